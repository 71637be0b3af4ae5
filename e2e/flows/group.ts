import { screens, type Driver, type Journey } from '../driver'
import { asked, leadFromRovno, lit, openKiev, ready } from './kiev41'
import { stands } from './firstMove'

/** Blocks of one area go together: by tap and by drag from the tray's selection, and back one by one. */
export const group: Journey = {
  name: 'group orders',
  screens: [screens.phone, screens.tablet],
  run: async app => {
    await toOrders(app)
    const stack = await openStack(app)
    await app.tap('select-all')
    await app.see('prompt', /Where do these \d go/)
    await app.screenshot('group-1-selected')
    const [target] = await lit(app)
    await app.tapOnMap(target!)
    await app.see('notice', /stay/)
    await stands(app, stack[0]!, target!)
    await app.screenshot('group-2-moved')
    await takeBack(app, stack)
    await asked(app, 'Give orders')
    const [again, ...others] = await openStack(app)
    for (const other of others.slice(0, 1)) await app.tap(other.replace('piece-', 'tray-'))
    await app.see('prompt', 'Where do these 2 go')
    await app.dragOnMap(again!, target!)
    await stands(app, again!, target!)
    await stands(app, others[0]!, target!)
    await app.dontSee('fault')
    await app.screenshot('group-3-dragged')
  },
}

async function toOrders(app: Driver): Promise<void> {
  await openKiev(app, 'preludes', 'journey', true)
  await leadFromRovno(app)
}

/** Takes up a block of an area where several can act, and names them: the one in the hand first. */
async function openStack(app: Driver): Promise<readonly string[]> {
  for (const piece of await ready(app)) {
    await app.tapOnMap(piece)
    await asked(app, /Where does/)
    if (await app.isThere('select-all')) return [piece, ...(await besides(app, piece))]
    await app.tapOnMap(piece)
    await asked(app, 'Give orders')
  }
  throw new Error('no area has two blocks that can act')
}
/** Undo, order by order, until all of them can act again. */
async function takeBack(app: Driver, pieces: readonly string[]): Promise<void> {
  let can = await ready(app)
  for (let orders = 0; orders < pieces.length && !pieces.every(piece => can.includes(piece)); orders++) {
    await app.tap('undo')
    can = await readyOtherThan(app, can)
  }
}
async function readyOtherThan(app: Driver, before: readonly string[]): Promise<readonly string[]> {
  for (let tries = 0; tries < 60; tries++) {
    const can = await ready(app)
    if (can.join() !== before.join()) return can
    await app.pause(100)
  }
  throw new Error('undo changed nothing')
}
const besides = async (app: Driver, piece: string): Promise<readonly string[]> =>
  (await app.labelsFrom('tray-p'))
    .filter(({ label }) => label.includes('can act'))
    .map(({ id }) => id.replace('tray-', 'piece-'))
    .filter(id => id !== piece)
