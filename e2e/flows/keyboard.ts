import { screens, type Driver, type Journey } from '../driver'
import { asked, lit } from './kiev41'

/** An impulse of Les Preludes without a finger or a mouse: tab, arrows, enter, escape. */
export const keyboard: Journey = {
  name: 'keyboard',
  screens: [screens.tablet],
  run: async app => {
    await app.launch({ fresh: true })
    await app.see('home')
    await press(app, 'door-Settings')
    await press(app, 'pace-instant')
    await press(app, 'back')
    await press(app, 'game-kiev41')
    await press(app, 'scenario-preludes')
    await press(app, 'start')
    await app.see('table')
    await app.background()
    await app.see('curtain')
    await press(app, 'hold-to-look')
    await app.see('curtain', 'Tap again to look')
    await app.key('Enter')
    await app.see('table')
    await press(app, await button(app, 'tactical'))
    await asked(app, 'Activate HQs')
    await press(app, await named(app, 'piece-p', 'von Kleist'))
    await asked(app, 'von Kleist')
    await press(app, (await lit(app))[0]!)
    await asked(app, 'Activate HQs')
    await press(app, await button(app, 'endActivation'))
    await asked(app, 'Give orders')
    await looksAround(app)
    await press(app, await named(app, 'piece-p', 'can act'))
    await asked(app, /Where does/)
    await app.screenshot('keyboard-1-in-hand')
    await press(app, (await lit(app))[0]!)
    await asked(app, 'Give orders')
    await readsList(app)
    await press(app, await button(app, 'endCommand'))
    await toTheHandOver(app)
    await app.screenshot('keyboard-2-over')
  },
}

const MOST_STOPS = 120

/** Tab by tab until it has the focus, then enter. */
export async function press(app: Driver, id: string): Promise<void> {
  await tabTo(app, id)
  await app.key('Enter')
}
export async function tabTo(app: Driver, id: string): Promise<void> {
  await app.see(id)
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if ((await app.focused()) === id) return
    await app.key('Tab')
  }
  throw new Error(`the tab key does not come to ${id}`)
}
async function button(app: Driver, verb: string): Promise<string> {
  for (let tries = 0; tries < 60; tries++) {
    const [found] = await app.idsFrom(`choice-${verb}-`)
    if (found) return found
    await app.pause(100)
  }
  throw new Error(`no button ${verb}`)
}
async function named(app: Driver, start: string, words: string): Promise<string> {
  for (let tries = 0; tries < 60; tries++) {
    const found = (await app.labelsFrom(start)).find(({ label }) => label.includes(words))
    if (found) return found.id
    await app.pause(100)
  }
  throw new Error(`nothing says ${words}`)
}

/** Arrows go by geography, enter on a quiet place opens its tray, its title the card, escape puts that away. */
async function looksAround(app: Driver): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS && !/^(piece|space)-/.test(await app.focused()); stops++) await app.key('Tab')
  const before = await app.focused()
  for (const arrow of ['ArrowRight', 'ArrowDown']) await app.key(arrow)
  if ((await app.focused()) === before) throw new Error('the arrows do not move the focus')
  await press(app, 'log')
  await app.see('log-sheet')
  await app.key('Escape')
  await app.dontSee('log-sheet')
}

/** Everything a finger can do stands in the list as well. */
async function readsList(app: Driver): Promise<void> {
  await press(app, 'actions')
  await app.see('action-sheet')
  await app.screenshot('keyboard-3-list')
  await app.key('Escape')
  await app.dontSee('action-sheet')
}

/** Nothing more is wanted this impulse: the wheat button, and the deliberate press where one is asked for. */
async function toTheHandOver(app: Driver): Promise<void> {
  for (let steps = 0; steps < 12; steps++) {
    const at = await app.seeOne('curtain', 'confirm', 'battle-go-on', 'prompt-bar')
    if (at === 'curtain') return
    if (at !== 'prompt-bar') await press(app, at)
    else {
      const choices = await app.idsFrom('choice-')
      const last = choices[choices.length - 1]
      if (last) await press(app, last).catch(() => undefined)
    }
    await app.pause(400)
  }
  throw new Error(`the impulse does not end: ${await app.textOf('prompt')}`)
}
