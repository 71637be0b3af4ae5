import { screens, type Driver, type Journey } from '../driver'
import { choose, openKiev } from './kiev41'
import { lookIfCovered } from './skirmish'

/** The Snow from New game to the result: both sides pass through its two turns, and the map decides. */
export const snow: Journey = {
  name: 'snow',
  screens: [screens.phone],
  run: async app => {
    await openKiev(app, 'snow', 'journey', true)
    await passTurn(app)
    for (let sides = 0; sides < 2; sides++) await answer(app, 'pauseLogistics')
    await app.screenshot('snow-1-second-turn')
    await passTurn(app)
    await app.see('result')
    await app.see('result-title', 'Axis wins')
    await app.see('result', 'Victory Areas: Axis 5, Soviet 2')
    await app.see('result', '2.4.4.2')
    await app.screenshot('snow-2-result')
  },
}

async function passTurn(app: Driver): Promise<void> {
  for (let sides = 0; sides < 2; sides++) {
    await answer(app, 'passImpulse')
    await answer(app, 'endCommand')
  }
}

/** After the button the question changes, the device is handed over, or the game is over. */
async function answer(app: Driver, verb: string): Promise<void> {
  await lookIfCovered(app)
  await choose(app, verb)
  for (let tries = 0; tries < 100 && (await isStillAsked(app, verb)); tries++) await app.pause(100)
}
const isStillAsked = async (app: Driver, verb: string): Promise<boolean> =>
  (await app.idsFrom(`choice-${verb}-`)).length > 0
