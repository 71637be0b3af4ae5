import { screens, type Driver, type Journey, type Spot } from '../driver'
import { asked, choose, openKiev } from './kiev41'

/** Real fingers on the glass: none of this gives an order by accident. */
export const gestures: Journey = {
  name: 'gestures',
  screens: [screens.phone, screens.tablet],
  run: async app => {
    await openKiev(app, 'preludes', 'journey', true)
    await choose(app, 'tactical')
    await asked(app, 'Activate HQs')
    const [block, other] = await Promise.all(['von Kleist', 'von Reichenau'].map(name => piece(app, name)))
    await app.tapOnMap(block!)
    await asked(app, 'von Kleist')
    await app.tapOnMap(block!)
    await asked(app, 'Activate HQs')
    await pinchesOnBlock(app, block!)
    await pinchesWhileDragging(app, block!)
    await flings(app, block!)
    await zoomsByDoubleTap(app, block!)
    await asksByLongPress(app, block!)
    await pansAtTheEdge(app, block!, other!)
  },
}

const piece = async (app: Driver, name: string): Promise<string> => {
  const found = (await app.labelsFrom('piece-p')).find(({ label }) => label.includes(name))
  if (!found) throw new Error(`${name} is not on the map`)
  return found.id
}
const middle = async (app: Driver, id: string): Promise<Spot> => {
  const { x, y, width, height } = await app.frameOf(id)
  return { x: x + width / 2, y: y + height / 2 }
}
const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
async function slide(app: Driver, from: readonly Spot[], to: readonly Spot[], steps = 8): Promise<void> {
  for (let step = 1; step <= steps; step++) {
    await app.fingers(from.map((spot, i) => between(spot, to[i]!, step / steps)))
    await app.pause(16)
  }
}
async function still(app: Driver, id: string): Promise<Spot> {
  let before = await middle(app, id)
  for (let quiet = 0, tries = 0; quiet < 3 && tries < 60; tries++) {
    await app.pause(100)
    const now = await middle(app, id)
    quiet = now.x === before.x && now.y === before.y ? quiet + 1 : 0
    before = now
  }
  return before
}
/** What an order would change: the question, and the words for the block. */
const standing = async (app: Driver, id: string): Promise<string> =>
  `${await app.textOf('prompt')} ${await app.labelOf(id)}`
async function unchanged(app: Driver, id: string, before: string, deed: string): Promise<void> {
  const now = await standing(app, id)
  if (now !== before) throw new Error(`${deed} gave an order: ${before} became ${now}`)
}
const isNear = (a: Spot, b: Spot, reach: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) < reach

async function pinchesOnBlock(app: Driver, block: string): Promise<void> {
  const before = await standing(app, block)
  const at = await still(app, block)
  const { width } = await app.frameOf(block)
  const beside = { x: at.x + 40, y: at.y + 30 }
  await app.fingers([at])
  await app.fingers([at, beside])
  await slide(
    app,
    [at, beside],
    [
      { x: at.x - 50, y: at.y - 40 },
      { x: beside.x + 60, y: beside.y + 50 },
    ],
  )
  await app.fingers([])
  await still(app, block)
  await unchanged(app, block, before, 'a pinch that began on a block')
  await app.screenshot('gestures-1-pinched')
  if ((await app.frameOf(block)).width <= width && width > 44) throw new Error('the pinch did not come nearer')
}

async function pinchesWhileDragging(app: Driver, block: string): Promise<void> {
  const before = await standing(app, block)
  const at = await still(app, block)
  await app.fingers([at])
  await slide(app, [at], [{ x: at.x + 60, y: at.y + 40 }])
  await app.see('carried')
  const second = { x: at.x - 40, y: at.y }
  await app.fingers([{ x: at.x + 60, y: at.y + 40 }, second])
  await slide(app, [{ x: at.x + 60, y: at.y + 40 }, second], [{ x: at.x + 20, y: at.y + 40 }, second])
  await app.fingers([])
  await app.dontSee('carried')
  await still(app, block)
  await unchanged(app, block, before, 'a second finger on a drag')
}

async function flings(app: Driver, block: string): Promise<void> {
  const before = await standing(app, block)
  await still(app, block)
  const map = await app.frameOf('map')
  const seen = await inSight(app, map)
  const bare = await bareGround(app, map)
  const throws = [0, 0.25, 0.5, 0.75, 1].map(share => [between(bare, { x: bare.x - 90, y: bare.y }, share)])
  await Promise.all([...throws, []].map(places => app.fingers(places)))
  await still(app, block)
  await still(app, [...seen.keys()][0] ?? block)
  const after = await inSight(app, map)
  const ways = [...seen].flatMap(([id, was]) =>
    after.has(id) ? [Math.hypot(was.x - after.get(id)!.x, was.y - after.get(id)!.y)] : [],
  )
  const way = ways.length > 0 ? Math.max(...ways) : Infinity
  if (way < 88) throw new Error('the map did not follow the finger')
  if (way < 100) throw new Error('the map stood still when it was flung')
  await unchanged(app, block, before, 'a fling')
}
/** Places of the map that are truly in the window, and where: what lies beside it waits at its edge. */
async function inSight(app: Driver, map: { width: number; height: number }): Promise<ReadonlyMap<string, Spot>> {
  const spaces = await Promise.all((await app.idsFrom('space-')).map(async id => ({ id, at: await middle(app, id) })))
  return new Map(
    spaces
      .filter(({ at }) => at.x > 60 && at.x < map.width - 60 && at.y > 110 && at.y < map.height - 220)
      .map(({ id, at }) => [id, at]),
  )
}
/** A point of the map that no piece lies under. */
async function bareGround(app: Driver, map: { width: number; height: number }): Promise<Spot> {
  const pieces = await Promise.all((await app.idsFrom('piece-')).map(id => app.frameOf(id)))
  for (let y = 140; y < map.height - 220; y += 24)
    for (let x = map.width - 90; x > 120; x -= 24)
      if (
        pieces.every(
          box => x < box.x - 30 || x > box.x + box.width + 30 || y < box.y - 30 || y > box.y + box.height + 30,
        )
      )
        return { x, y }
  throw new Error('there is no bare ground')
}

async function zoomsByDoubleTap(app: Driver, block: string): Promise<void> {
  await app.tap('fit')
  const far = await still(app, block)
  await Promise.all([[far], [], [far], []].map(places => app.fingers(places)))
  await still(app, block)
  await app.screenshot('gestures-2-double-tapped')
  const pieces = await Promise.all((await app.idsFrom('piece-p')).map(id => app.frameOf(id)))
  if (!pieces.some(({ width }) => width > 46)) throw new Error('the double tap did not come near')
  if (/Where does/.test(await app.textOf('prompt'))) await app.tap('undo')
  await asked(app, 'Activate HQs')
}

async function asksByLongPress(app: Driver, block: string): Promise<void> {
  const before = await standing(app, block)
  const at = await still(app, block)
  await app.fingers([at])
  await app.pause(700)
  await app.see('place-sheet')
  await app.fingers([])
  await app.screenshot('gestures-3-place')
  await app.tap('sheet-close')
  await unchanged(app, block, before, 'a long press')
}

async function pansAtTheEdge(app: Driver, block: string, other: string): Promise<void> {
  await app.tapOnMap(block)
  await app.tapOnMap(block)
  await asked(app, 'Activate HQs')
  const at = await still(app, block)
  const { width } = await app.frameOf('map')
  const far = await middle(app, other)
  await app.fingers([at])
  await slide(app, [at], [{ x: width - 6, y: at.y }])
  await app.pause(500)
  const { x, y, width: lens, height } = await app.frameOf('carried-lens')
  if (y + height / 2 > at.y - 50)
    throw new Error(`the finger hides the piece: it is carried at ${x + lens / 2}, ${y + height / 2}`)
  await app.screenshot('gestures-4-edge')
  await app.fingers([{ x: width / 2, y: 8 }])
  await app.pause(50)
  await app.fingers([])
  const moved = await still(app, other)
  if (isNear(moved, far, 20)) throw new Error('the map did not come along at the edge')
  await app.dontSee('carried')
  await app.dontSee('fault')
}
