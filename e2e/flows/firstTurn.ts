import { screens, type Driver, type Journey } from '../driver'
import { asked, choose, leadFromRovno, named, openKiev } from './kiev41'
import { look } from './skirmish'

/**
 * The whole first turn of Les Preludes, which is all of it, by two people at one device. At every moment the screen says who is asked and what is
 * wanted, something can be done, and the device goes to the other side no more than once an impulse.
 */
export const firstTurn: Journey = {
  name: 'first turn',
  screens: [screens.phone, screens.tablet],
  run: async app => {
    await openKiev(app, 'preludes', 'journey', true)
    const story = newStory()
    await isClear(app, 'Axis')
    await leadFromRovno(app)
    for (const corps of ['III Panzer', 'XIV Panzer']) await attackWith(app, corps, 'space-15')
    await app.screenshot('turn-1-orders')
    await choose(app, 'endCommand')
    await asked(app, 'Assign artillery')
    await isClear(app, 'Axis')
    await fireWith(app, 'von Kleist', 'space-15')
    await choose(app, 'confirmSupport')
    await throughBattle(app, story)
    await endImpulse(app, story, 'Axis')
    for (const side of ['Soviet', 'Axis'] as const) {
      await takeDevice(app, story, side)
      await choose(app, 'passImpulse')
      await asked(app, /One block may move|End the Pass/)
      await isClear(app, side)
      await choose(app, 'endCommand')
    }
    await app.see('result')
    await app.screenshot('turn-5-over')
    const overs = story.handOvers.join(', ')
    if (overs !== 'Soviet, Axis') throw new Error(`the device went to ${overs || 'nobody'}`)
    if (story.hits === 0) throw new Error('nobody was asked about a hit')
  },
}

type SideName = 'Axis' | 'Soviet'
interface Story {
  /** To whom the device was handed, in order. */
  readonly handOvers: string[]
  hits: number
}
const newStory = (): Story => ({ handOvers: [], hits: 0 })

/** Who is asked stands beside what is asked, and the sentence is not the only thing on the bar or the map. */
async function isClear(app: Driver, side: SideName): Promise<void> {
  await app.see('who', side)
  await app.see('prompt', /\w+ \w+/)
  await app.see('status-note', `${side} impulse`)
  if ((await app.idsFrom('choice-')).length > 0) return
  await named(app, 'piece-p', 'can act')
}

async function attackWith(app: Driver, corps: string, target: string): Promise<void> {
  const [piece] = await named(app, 'piece-p', new RegExp(`^${corps}`))
  await app.tapOnMap(piece!)
  await asked(app, `Where does ${corps}`)
  await app.tapOnMap(target)
  await asked(app, 'Give orders')
  await isClear(app, 'Axis')
}

async function fireWith(app: Driver, hq: string, target: string): Promise<void> {
  const [piece] = await named(app, 'piece-p', hq)
  await app.tapOnMap(piece!)
  await named(app, target, 'can be chosen')
  await app.screenshot('turn-2-artillery')
  await app.tapOnMap(target)
  await named(app, 'piece-p', new RegExp(`${hq}(?!.*can act)`))
}

/** Odds, dice, hits among equals: whoever owns the blocks is named and chooses by touching one in the sheet. */
async function throughBattle(app: Driver, story: Story): Promise<void> {
  await asked(app, 'Fight the battle in')
  await choose(app, 'fight')
  await app.see('forecast', 'Battle of Proskurov')
  await app.tap('confirm')
  for (let moments = 0; moments < 40; moments++) {
    const at = await app.seeOne('battle-go-on', 'battle-question', 'battle-finish')
    if (at === 'battle-go-on') return app.tap('battle-go-on')
    if (at === 'battle-finish') await app.tap('battle-finish')
    else await takeHit(app, story)
  }
  throw new Error('the battle does not end')
}
async function takeHit(app: Driver, story: Story): Promise<void> {
  await app.see('who', /Axis|Soviet/)
  const [block] = await app.idsFrom('pick-')
  if (!block) throw new Error('no block can be chosen in the sheet')
  if (story.hits === 0) await app.screenshot('turn-3-hit')
  story.hits++
  await app.tap(block)
  await app.see('battle-sheet')
  await app.tap('confirm')
  await app.dontSee('confirm')
}

/** After the open part the side that goes on holds the device: it is not handed over, only covered. */
async function endImpulse(app: Driver, story: Story, side: SideName): Promise<void> {
  for (let steps = 0; steps < 8; steps++) {
    const at = await app.seeOne('curtain', 'who')
    if (at === 'curtain' && (await app.textOf('curtain')).includes('Hand over')) return
    if (at === 'curtain') {
      await app.see('curtain', `${side} goes on`)
      await app.tap('curtain-unseen')
      await app.see('curtain', 'Hand over')
      return
    }
    await isClear(app, side)
    const before = await app.textOf('prompt')
    const [first] = (await app.idsFrom('choice-end')).slice(0, 1)
    if (!first) throw new Error(`no way to go on at: ${before}`)
    await app.tap(first)
    for (let tries = 0; tries < 60 && (await app.textOf('prompt')) === before; tries++) await app.pause(100)
  }
  throw new Error(`the impulse of the ${side} does not end; handed to ${story.handOvers.join()}`)
}

async function takeDevice(app: Driver, story: Story, side: SideName): Promise<void> {
  await app.see('curtain', `Hand over to the ${side}`)
  story.handOvers.push(side)
  if (story.handOvers.length === 1) await app.screenshot('turn-4-hand-over')
  await look(app)
  await isClear(app, side)
}
