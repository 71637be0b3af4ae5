import { screens, type Driver, type Journey } from '../driver'
import { setPace } from './pace'
import { look, lookIfCovered } from './skirmish'

/** Plays to the hand-over with these plans of the first side, and says all that screen and screen reader give away. */
async function handOver(app: Driver, plans: readonly string[]): Promise<{ picture: Buffer; words: string }> {
  await app.launch({ fresh: true })
  await setPace(app, 'instant')
  await app.tap('game-skirmish')
  await app.tap('seed')
  await app.type('seed-field', 'fog')
  await app.tap('start')
  await lookIfCovered(app)
  for (const plan of plans) {
    await app.tap(plan)
    await app.pause(400)
  }
  await app.see('curtain')
  await app.see('ornament')
  const picture = await stillPicture(app)
  const words = [...(await app.spoken())].sort((a, b) => (a < b ? -1 : 1)).join('\n')
  return { picture, words }
}

/** Nothing moves any more: two pictures in a row are the same. */
async function stillPicture(app: Driver): Promise<Buffer> {
  let before = await app.screenshot('fog-curtain')
  for (let tries = 0; tries < 20; tries++) {
    await app.pause(200)
    const now = await app.screenshot('fog-curtain')
    if (now.equals(before)) return now
    before = now
  }
  throw new Error('the curtain does not come to rest')
}

/** Two games that differ only in what the first side keeps secret look and sound the same at the hand-over. */
export const fog: Journey = {
  name: 'hand-over shows nothing',
  screens: [screens.phone, screens.tablet],
  run: async app => {
    const one = await handOver(app, ['choice-choose-0', 'choice-choose-8192'])
    await app.kill()
    const other = await handOver(app, ['choice-choose-8192', 'choice-choose-16384'])
    if (one.words !== other.words) throw new Error('the screen reader tells the two games apart')
    if (!one.picture.equals(other.picture)) throw new Error('the pictures of the two curtains differ')
    await look(app)
    await app.background()
    await app.see('curtain')
    if (await app.isThere('map')) throw new Error('the map is still there behind the curtain')
  },
}
