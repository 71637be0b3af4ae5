import { screens, type Driver, type Journey } from '../driver'
import { setPace } from './pace'
import { resign } from './resign'
import { lookIfCovered } from './skirmish'

interface Sitting {
  readonly scenario: string
  readonly name: string
  /** Ids to tap on the New game screen. */
  readonly taps: readonly string[]
}
/** Each scenario once, with every option that counts in it, and the ways to sit down. */
const sittings: readonly Sitting[] = [
  { scenario: 'campaign', name: 'The Southern Struggle', taps: ['optional-rules', 'option-14.9', 'options-below'] },
  { scenario: 'preludes', name: 'Les Preludes', taps: ['optional-rules', 'option-historical'] },
  { scenario: 'river', name: 'The River', taps: ['privacy-flat'] },
  { scenario: 'pocket', name: 'The Pocket', taps: ['mode-alone'] },
  { scenario: 'snow', name: 'The Snow', taps: ['mode-against', 'level-1-officer'] },
]

/** New game to the result for all five scenarios, and a demo of two opponents. */
export const everyScenario: Journey = {
  name: 'every scenario',
  screens: [screens.tablet],
  run: async app => {
    await app.launch({ fresh: true })
    await setPace(app, 'instant')
    for (const sitting of sittings) await playAndResign(app, sitting)
    await watchDemo(app)
    await app.tap('door-Saves')
    await app.seeCount('save-', sittings.length + 1)
    await app.screenshot('every-3-saves')
  },
}

async function playAndResign(app: Driver, { scenario, name, taps }: Sitting): Promise<void> {
  await app.tap('game-kiev41')
  await app.tap(`scenario-${scenario}`)
  await app.see('scenario-name', name)
  await app.see('balance')
  for (const tap of taps) await app.tap(tap)
  if (scenario === 'campaign') await app.see('optional-rules', '8 of 9')
  await app.screenshot(`every-1-${scenario}`)
  await app.tap('start')
  await lookIfCovered(app)
  await app.see('prompt')
  await resign(app)
  await app.see('result-title', /wins/)
  await app.tap('result-home')
  await app.see('home')
}

/** Nobody is asked for anything, and the war goes on by itself. */
async function watchDemo(app: Driver): Promise<void> {
  await app.tap('game-kiev41')
  await app.tap('scenario-snow')
  await app.tap('mode-watch')
  await app.tap('start')
  await app.see('thinking')
  await app.dontSee('curtain')
  await app.see('thinking-did-0', /\w/)
  await app.screenshot('every-2-demo')
  await app.tap('menu')
  await app.tap('menu-home')
  await app.see('resume-card', 'The Snow')
}
