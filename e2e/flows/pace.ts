import type { Driver } from '../driver'

/** From home: how fast moves and dice are shown. Where motion is not the point of a journey it only takes time. */
export async function setPace(app: Driver, pace: 'instant' | 'fast' | 'normal' | 'slow'): Promise<void> {
  await app.see('home')
  await app.tap('door-Settings')
  await app.tap(`pace-${pace}`)
  await app.tap('back')
  await app.see('home')
}
