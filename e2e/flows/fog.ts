import { screens, type Driver, type Journey } from '../driver'
import { setPace } from './pace'
import { named } from './kiev41'
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
  const picture = await stillPicture(app, 'fog-curtain')
  const words = [...(await app.spoken())].sort((a, b) => (a < b ? -1 : 1)).join('\n')
  return { picture, words }
}

/** Nothing moves any more: two pictures in a row are the same. */
async function stillPicture(app: Driver, name: string): Promise<Buffer> {
  let before = await app.screenshot(name)
  for (let tries = 0; tries < 20; tries++) {
    await app.pause(200)
    const now = await app.screenshot(name)
    if (now.equals(before)) return now
    before = now
  }
  throw new Error('the screen does not come to rest')
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

/** The covered faces of a flat table, just dealt from that seed. */
async function dealt(app: Driver, seed: string): Promise<{ picture: Buffer; words: string }> {
  await app.launch({ fresh: true })
  await setPace(app, 'instant')
  await app.tap('game-kiev41')
  await app.tap('scenario-preludes')
  await app.tap('privacy-flat')
  await app.tap('seed')
  await app.type('seed-field', seed)
  await app.tap('start')
  await app.see('prompt', 'Declare your impulse')
  await app.seeMapPainted()
  const picture = await stillPicture(app, 'fog-table')
  return { picture, words: [...(await app.spoken())].sort((a, b) => (a < b ? -1 : 1)).join('\n') }
}

/** Les Preludes dealt twice, with other blocks under the same wood: with both looking it is the same table. */
export const fogOnTable: Journey = {
  name: 'open table shows no hidden block',
  screens: [screens.tablet],
  run: async app => {
    const one = await dealt(app, 'one deal')
    const faces = await heldWords(app)
    await app.kill()
    const other = await dealt(app, 'another deal')
    if (faces === (await heldWords(app))) throw new Error('the two deals are the same: nothing is compared')
    if (one.words !== other.words) throw new Error('the screen reader tells the two deals apart')
    if (!one.picture.equals(other.picture)) throw new Error('the pictures of the two deals differ')
  },
}

/** What the deciding side sees while the eye is held. */
async function heldWords(app: Driver): Promise<string> {
  const { x, y, width, height } = await app.frameOf('hold-faces')
  await app.fingers([{ x: x + width / 2, y: y + height / 2 }])
  await named(app, 'piece-p', 'III Panzer')
  const words = (await app.labelsFrom('piece-p')).map(({ label }) => label).sort()
  const places = (await app.labelsFrom('space-')).map(({ label }) => label).sort()
  await app.fingers([])
  return [...words, ...places].join('\n')
}
