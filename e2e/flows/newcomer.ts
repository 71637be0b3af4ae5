import { screens, type Driver, type Journey } from '../driver'
import { stands } from './firstMove'
import { asked, lit, ready } from './kiev41'

/** The first move of somebody who has never seen the app: New game, Start, a piece, a place. */
export const newcomer: Journey = {
  name: 'newcomer',
  screens: [screens.phone, screens.tablet],
  run: async app => {
    await app.launch({ fresh: true })
    await app.tap('first-game')
    await app.tap('start')
    await app.see('table')
    await app.seeMapPainted()
    await app.screenshot('newcomer-1-table')
    const kleist = await readyInSight(app, 'von Kleist')
    await app.tapOnMap(kleist)
    await asked(app, /Where does/)
    const [place] = await lit(app)
    await app.screenshot('newcomer-2-in-hand')
    await app.tapOnMap(place!)
    await asked(app, 'Activate HQs')
    await stands(app, kleist, place!)
    await app.see('undo')
    await app.screenshot('newcomer-3-moved')
  },
}

/** A newcomer looks for nothing: what can act is before his eyes. */
async function readyInSight(app: Driver, name: string): Promise<string> {
  const ids = await ready(app)
  const labels = await app.labelsFrom('piece-p')
  const found = labels.find(({ id, label }) => ids.includes(id) && label.includes(name))
  if (!found) throw new Error(`${name} cannot act`)
  const map = await app.frameOf('map')
  const { x, y, width, height } = await app.frameOf(found.id)
  const isInSight = x >= map.x && y >= map.y && x + width <= map.x + map.width && y + height <= map.y + map.height
  if (!isInSight) throw new Error(`${name} is not in sight`)
  return found.id
}
