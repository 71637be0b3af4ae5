import { screens, type Driver, type Journey } from '../driver'
import { asked, choose, openKiev, ready } from './kiev41'

/** One side moves; the other takes the device and sees on the map what it could see of it: step, pause, list, skip. */
export const handOverReplay: Journey = {
  name: 'hand-over replay',
  screens: [screens.phone, screens.tablet],
  run: async app => {
    await openKiev(app, 'preludes')
    await asked(app, 'Declare your impulse')
    await choose(app, 'passImpulse')
    await asked(app, 'One block may move')
    await moveOne(app)
    await choose(app, 'endCommand')
    await app.see('curtain')
    for (let hold = 1000; await app.isThere('curtain'); hold += 1000) await app.hold('hold-to-look', hold)
    await watchReplay(app)
    await app.tap('missed-go-on')
    await app.see('prompt')
    await app.dontSee('replaying')
    await app.screenshot('replay-3-now')
  },
}

const FREE = /^(?!Where does)/
/** A Pass lets one block march. */
async function moveOne(app: Driver): Promise<void> {
  for (const block of await ready(app)) {
    await app.tapOnMap(block)
    await asked(app, /Where does/)
    const target = (await app.labelsFrom('space-')).find(({ label }) => label.includes('Go here'))
    if (target) {
      await app.tapOnMap(target.id)
      await app.pause(150)
      await app.screenshot('replay-0-own-glide')
      return asked(app, FREE)
    }
    await app.tap('undo')
    await asked(app, FREE)
  }
}

async function watchReplay(app: Driver): Promise<void> {
  await app.see('replaying')
  await app.tap('watching-pause')
  await app.see('watching-place', /Since you last looked: \d+ of \d+/)
  const first = await app.textOf('watching-place')
  await app.screenshot('replay-1-first')
  await app.tap('watching-step')
  await app.pause(300)
  await app.screenshot('replay-2-second')
  if ((await app.textOf('watching-place')) === first) throw new Error('the replay does not step')
  await app.tap('watching-list')
  await app.see('missed', /moves from/)
  if (/Corps|Division|Panzer/.test(await app.textOf('missed')))
    throw new Error('the replay names a block this side has never seen')
}
