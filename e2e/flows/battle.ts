import { screens, type Driver, type Journey } from '../driver'
import { battleSave } from '../fixtures/kiev41Battle'
import { asked, choose } from './kiev41'
import { lookIfCovered } from './skirmish'

const QUESTION = 'Which of your strongest blocks takes the hit?'

/** A battle from its forecast to the log: declared on the map, fought with dice in view, the tie decided by the defender. */
export const battle: Journey = {
  name: 'battle',
  screens: [screens.phone, screens.tablet],
  run: async app => {
    await toTheTie(app)
    await app.screenshot('battle-4-tie')
    const [first] = await app.idsFrom('answer-takeHit-')
    await app.tap(first!)
    if ((await app.seeOne('confirm', 'curtain', 'battle-go-on')) === 'confirm') await app.tap('confirm')
    await lookIfCovered(app)
    await app.dontSee('fault')
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

async function toTheTie(app: Driver): Promise<void> {
  const { content, area } = battleSave()
  await app.launch({ fresh: true })
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
  await app.screenshot('battle-3-fought')
  await lookIfCovered(app)
  await app.see('battle-sheet')
  await app.see('battle-question', QUESTION)
}

async function readLog(app: Driver): Promise<void> {
  await app.tap('menu')
  await app.tap('menu-log')
  await app.see('log-sheet', /battle/i)
  await app.screenshot('battle-7-log')
}
