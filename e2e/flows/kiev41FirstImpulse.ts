import { screens, type Driver, type Journey } from '../driver'
import { stands } from './firstMove'
import { asked, choose, lit, named, openKiev, ready } from './kiev41'

/** Les Preludes: declare, activate an HQ where it stands, move a corps by drag, take everything back to the border. */
export const kiev41FirstImpulse: Journey = {
  name: 'kiev41 first impulse',
  screens: [screens.phone, screens.tablet],
  run: async app => {
    await openKiev(app, 'preludes', 'journey', true)
    await asked(app, 'Declare your impulse')
    await app.screenshot('kiev41-1-declare')
    await choose(app, 'tactical')
    await asked(app, 'Activate HQs')
    const hqs = await app.labelsFrom('piece-p')
    const kleist = hqs.find(({ label }) => label.includes('von Kleist'))!.id
    await app.tapOnMap(kleist)
    await asked(app, 'von Kleist')
    const [home] = await lit(app)
    await app.screenshot('kiev41-2-hq-lifted')
    await app.tapOnMap(home!)
    await asked(app, 'Activate HQs')
    await choose(app, 'endActivation')
    await asked(app, 'Give orders')
    const [block] = await ready(app)
    await app.tapOnMap(block!)
    await asked(app, /Where does/)
    const targets = await lit(app)
    await app.screenshot('kiev41-3-corps-lifted')
    await app.tapOnMap(block!)
    await asked(app, 'Give orders')
    await app.dragOnMap(block!, targets[0]!)
    await stands(app, block!, targets[0]!)
    await app.see('undo')
    await app.screenshot('kiev41-4-corps-moved')
    await takeBackAndAgain(app, block!, targets[0]!)
    await toTheBorder(app)
    await app.see('notice', 'Undo ends here')
    await app.screenshot('kiev41-5-undo-border')
  },
}

/** One undo takes the whole order back, one redo gives it again. */
async function takeBackAndAgain(app: Driver, block: string, target: string): Promise<void> {
  const name = (await app.labelOf(block)).split(',')[0]!
  await app.tap('undo')
  await named(app, block, 'can act')
  if ((await app.labelOf(target)).includes(name)) throw new Error('undo did not take the order back')
  await app.tap('redo')
  await stands(app, block, target)
}

/** Everything at once, as far as it may go; then undo says what closed it. */
async function toTheBorder(app: Driver): Promise<void> {
  if (await app.isThere('reset')) await app.tap('reset')
  else {
    await app.tap('more')
    await app.tap('menu-reset')
  }
  await asked(app, 'Declare your impulse')
  await app.tap('undo')
}
