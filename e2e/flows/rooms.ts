import { screens, type Driver, type Journey } from '../driver'
import { press, tabTo } from './keyboard'
import { skirmishToOrder } from './skirmish'

/** Every screen around the table without a finger or a mouse. */
export const rooms: Journey = {
  name: 'rooms by keyboard',
  screens: [screens.tablet],
  run: async app => {
    await skirmishToOrder(app)
    await press(app, 'menu')
    await press(app, 'menu-home')
    await app.see('home')
    await settings(app)
    await rules(app)
    await savedGames(app)
    await press(app, 'resume')
    await app.seeOne('curtain', 'table')
  },
}

async function settings(app: Driver): Promise<void> {
  await press(app, 'door-Settings')
  await press(app, 'look-dark')
  await press(app, 'switch-leftHanded')
  await press(app, 'text-1.3')
  await app.screenshot('rooms-1-settings')
  await press(app, 'back')
  await app.see('home')
}

async function rules(app: Driver): Promise<void> {
  await press(app, 'door-Rules')
  await press(app, 'section-10.12')
  await tabTo(app, 'rules-search')
  for (const letter of 'tank attack') await app.key(letter === ' ' ? 'Space' : letter)
  await app.see('rules-count', /\d+ rule/)
  await press(app, 'found-10.13.6.2')
  await app.see('rule', 'Tank Attack')
  await press(app, 'rule-next')
  await app.see('rule', 'Absorbing hits')
  for (let pages = 0; pages < 3; pages++) await press(app, 'back')
  await app.see('home')
}

async function savedGames(app: Driver): Promise<void> {
  await press(app, 'door-Saves')
  await app.seeCount('save-', 1)
  const id = (await app.idsFrom('save-'))[0]!.slice('save-'.length)
  await press(app, `rename-${id}`)
  await app.see('rename-field')
  await app.key('Escape')
  await app.dontSee('rename-field')
  await press(app, `duplicate-${id}`)
  await app.seeCount('save-', 2)
  await press(app, `delete-${id}`)
  await app.seeCount('save-', 1)
  await app.screenshot('rooms-2-deleted')
  await press(app, 'restore')
  await app.seeCount('save-', 2)
  await press(app, 'back')
  await app.see('home')
}
