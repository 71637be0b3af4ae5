import { screens, type Driver, type Journey } from '../driver'
import { look, skirmishToOrder } from './skirmish'

/** Launch, see home, open the small game, move by tapping and by dragging, kill, reopen: both moves are there. */
export const firstMove: Journey = {
  name: 'first move',
  screens: [screens.phone, screens.tablet],
  run: async app => {
    await skirmishToOrder(app)
    await app.screenshot('first-move-1-order')
    const [tapped, dragged] = await readyPieces(app)
    const first = await moveByTap(app, tapped!)
    const second = dragged ? await moveByDrag(app, dragged) : null
    await app.screenshot('first-move-2-moved')
    await app.kill()
    await app.launch()
    await app.see('resume-card')
    await app.tap('resume')
    await app.see('curtain')
    await look(app)
    await stands(app, tapped!, first)
    if (dragged && second) await stands(app, dragged, second)
    await app.screenshot('first-move-3-reopened')
  },
}

async function readyPieces(app: Driver): Promise<readonly string[]> {
  const ids = await app.idsFrom('piece-p')
  const labels = await Promise.all(ids.map(id => app.labelOf(id)))
  const ready = ids.filter((_, i) => labels[i]!.includes('can act'))
  if (ready.length === 0) throw new Error('no piece can act')
  return ready
}

async function litSpaces(app: Driver): Promise<readonly string[]> {
  for (let tries = 0; tries < 40; tries++) {
    const ids = (await app.idsFrom('space-')).slice(0, 12)
    const labels = await Promise.all(ids.map(id => app.labelOf(id)))
    const lit = ids.filter((_, i) => labels[i]!.includes('Go here'))
    if (lit.length > 0) return lit
  }
  throw new Error('no space is lit')
}

const labelHas = async (app: Driver, piece: string, words: string): Promise<boolean> =>
  (await app.labelOf(piece)).includes(words)

async function moveByTap(app: Driver, piece: string): Promise<string> {
  await app.tapOnMap(piece)
  const [space] = await litSpaces(app)
  await app.tapOnMap(space!)
  await stands(app, piece, space!)
  return space!
}

async function moveByDrag(app: Driver, piece: string): Promise<string | null> {
  await app.tapOnMap(piece)
  const [space] = await litSpaces(app)
  await app.tapOnMap(piece)
  if (!(await labelHas(app, piece, 'can act'))) return null
  await app.dragOnMap(piece, space!)
  await stands(app, piece, space!)
  return space!
}

/** The screen reader's words for the space name the piece. */
export async function stands(app: Driver, piece: string, space: string): Promise<void> {
  const name = (await app.labelOf(piece)).split(',')[0]!
  for (let tries = 0; tries < 60; tries++) {
    if ((await app.labelOf(space)).includes(name)) return
    await app.pause(100)
  }
  throw new Error(`${name} is not in ${space}: ${await app.labelOf(space)}`)
}
