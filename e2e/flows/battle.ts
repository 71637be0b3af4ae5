import { screens, type Driver, type Journey } from '../driver'
import { battleSave } from '../fixtures/kiev41Battle'
import { asked, choose, named } from './kiev41'
import { setPace } from './pace'
import { lookIfCovered } from './skirmish'

const QUESTION = 'Which of your strongest blocks takes the hit?'

/** A battle from its forecast to the log: declared on the map, fought with dice in view, the tie decided by the defender. */
export const battle: Journey = {
  name: 'battle',
  screens: [screens.phone, screens.tablet],
  run: async app => {
    await toTheBattle(app, 'slow')
    await watchDice(app)
    await app.tap('battle-finish')
    await app.see('battle-question', QUESTION)
    await app.screenshot('battle-4-tie')
    const [first] = await app.idsFrom('answer-takeHit-')
    const victim = /Hit (.+), strength 1/.exec(await app.textOf(first!))![1]!
    await named(app, 'piece-p', victim)
    await app.tap(first!)
    if ((await app.seeOne('confirm', 'curtain', 'battle-finish', 'battle-go-on')) === 'confirm')
      await app.tap('confirm')
    await lookIfCovered(app)
    for (let taps = 0; taps < 4 && (await app.seeOne('battle-finish', 'battle-go-on')) === 'battle-finish'; taps++)
      await app.tap('battle-finish')
    await app.dontSee('fault')
    await isGone(app, victim)
    await app.seeMapPainted()
    await app.screenshot('battle-5-after')
    await readLog(app)
  },
}

/** The app is killed while the defender is asked: reopened, the same question waits, with the same blocks to choose from. */
export const killMidBattle: Journey = {
  name: 'kill mid-battle',
  screens: [screens.phone],
  run: async app => {
    await toTheTie(app)
    const before = await app.idsFrom('answer-takeHit-')
    await app.kill()
    await app.launch()
    await app.tap('resume')
    await lookIfCovered(app)
    await app.see('battle-sheet')
    await app.see('battle-question', QUESTION)
    await app.screenshot('battle-6-reopened')
    const again = await app.idsFrom('answer-takeHit-')
    if (again.join() !== before.join()) throw new Error(`other blocks are asked for: ${before} before, ${again} now`)
  },
}

async function toTheBattle(app: Driver, pace: 'instant' | 'slow'): Promise<void> {
  const { content, area } = battleSave()
  await app.launch({ fresh: true })
  await setPace(app, pace)
  await app.tap('door-Saves')
  await app.offerFile('battle.json', content, () => app.tap('import'))
  await app.seeCount('save-', 1)
  const [save] = await app.idsFrom('save-')
  await app.tap(save!.replace('save-', 'open-'))
  await lookIfCovered(app)
  await asked(app, 'Choose the next battle')
  if (await app.isThere('battle-go-on')) await app.tap('battle-go-on')
  await app.screenshot('battle-1-choose')
  await app.tapOnMap(`space-${area}`)
  await choose(app, 'fight')
  await app.see('forecast')
  await app.screenshot('battle-2-forecast')
  await app.tap('confirm')
  await app.seeOne('curtain', 'battle-sheet')
  await lookIfCovered(app)
  await app.see('battle-sheet')
}

/** Dice fall in view; a tap brings them to rest, the next shows what they did. */
async function watchDice(app: Driver): Promise<void> {
  await app.tap('battle-pause')
  await app.screenshot('battle-3-showdown')
  for (let taps = 0; !/: \d+ (die|dice)$/.test(await app.textOf('battle-told')); taps++) {
    if (taps > 10) throw new Error('no dice fall')
    const before = await app.textOf('battle-told')
    await app.tap('battle-step')
    for (let tries = 0; tries < 60 && (await app.textOf('battle-told')) === before; tries++) await app.pause(100)
  }
  await app.screenshot('battle-3-rolling')
  await app.tap('battle-body')
  await app.see('battle-told', /hits? from/)
  await app.screenshot('battle-3-rolled')
  await app.tap('battle-body')
  await app.see('battle-told', /^(?!.*hits? from)/)
  await app.dontSee('battle-question')
}

async function toTheTie(app: Driver): Promise<void> {
  await toTheBattle(app, 'instant')
  if ((await app.seeOne('battle-question', 'battle-finish')) === 'battle-finish') await app.tap('battle-finish')
  await app.see('battle-question', QUESTION)
}

/** It had one step left: the map has it no more, while the sheet still tells of it. */
async function isGone(app: Driver, victim: string): Promise<void> {
  await app.see('battle-go-on')
  for (let tries = 0; tries < 60; tries++) {
    const pieces = await app.labelsFrom('piece-')
    if (!pieces.some(({ label }) => label.includes(victim))) return
    await app.pause(100)
  }
  throw new Error(`${victim} is lost and still on the map`)
}

async function readLog(app: Driver): Promise<void> {
  await app.tap('menu')
  await app.tap('menu-log')
  await app.see('log-sheet', /battle/i)
  await app.screenshot('battle-7-log')
  const [told] = await app.idsFrom('log-detail-')
  await app.see(told!, /hits? from \d+ \(\d\.\d expected\), lost/)
  const [entry] = await app.idsFrom('log-battle-')
  await app.tap(entry!)
  await app.see('battle-record-sheet', /expected/)
  await app.screenshot('battle-8-record')
}
