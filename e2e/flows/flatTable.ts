import { screens, type Driver, type Journey, type Spot } from '../driver'
import { asked, choose, named } from './kiev41'
import { setPace } from './pace'

/** A tablet between the players: faces and orders only while the eye is held, and nothing of them a moment later. */
export const flatTable: Journey = {
  name: 'flat table',
  screens: [screens.tablet],
  run: async app => {
    await app.launch({ fresh: true })
    await setPace(app, 'instant')
    await app.tap('game-kiev41')
    await app.tap('scenario-preludes')
    await app.tap('privacy-flat')
    await app.tap('start')
    await app.see('table')
    await app.dontSee('curtain')
    await choose(app, 'tactical')
    await asked(app, 'Activate HQs')
    await isCovered(app)
    const tokens = await app.labelsFrom('piece-t')
    await app.tapOnMap(tokens.find(({ label }) => label.includes('german'))!.id)
    await app.see('notice', 'Hold the eye')
    await app.screenshot('flat-1-covered')
    const eye = await middle(app, 'hold-faces')
    await app.fingers([eye])
    const [kleist] = await named(app, 'piece-p', 'von Kleist')
    await app.screenshot('flat-2-held')
    await app.tapOnMap(kleist!)
    await asked(app, 'von Kleist')
    const [home] = await named(app, 'space-', 'Go here')
    await app.tapOnMap(home!)
    await asked(app, 'Activate HQs')
    await named(app, 'piece-p', 'von Reichenau')
    await app.fingers([])
    await asked(app, 'Activate HQs')
    await named(app, 'piece-p', 'von Kleist')
    await isCovered(app)
    await app.screenshot('flat-3-covered-again')
  },
}

async function middle(app: Driver, id: string): Promise<Spot> {
  const { x, y, width, height } = await app.frameOf(id)
  return { x: x + width / 2, y: y + height / 2 }
}
/** Neither the map nor the screen reader names a block that is not open to both. */
async function isCovered(app: Driver): Promise<void> {
  for (let tries = 0; tries < 30; tries++) {
    const said = (await app.spoken()).filter(words => /Corps|Reichenau|Stülpnagel|Schobert/.test(words))
    if (said.length === 0) return
    await app.pause(100)
    if (tries === 29) throw new Error(`the table tells: ${said[0]}`)
  }
}
