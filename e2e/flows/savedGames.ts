import { screens, type Driver, type Journey } from '../driver'
import { lookIfCovered, skirmishToOrder } from './skirmish'

/** The list of saved games: map and standing, rename, duplicate, delete and undo, out to a file and in again. */
export const savedGames: Journey = {
  name: 'saved games',
  screens: [screens.phone],
  run: async app => {
    await skirmishToOrder(app)
    await app.tap('menu')
    await app.tap('menu-home')
    await app.see('resume-card', 'Turn 1')
    await app.tap('door-Saves')
    const [only] = await listed(app, 1)
    await app.see(`about-${only}`, 'Turn 1')
    await app.see('ornament')
    await app.tap(`rename-${only}`)
    await app.type('rename-field', 'At the ford')
    await app.see(`save-${only}`, 'At the ford')
    await app.tap(`duplicate-${only}`)
    const [copy] = await listed(app, 2)
    await app.see(`save-${copy}`, 'At the ford, copy')
    await roundTrip(app, only!)
    await app.screenshot('saved-1-list')
    await deleteAndBringBack(app)
    const [last] = await listed(app, 3)
    await app.tap(`open-${last}`)
    await lookIfCovered(app)
    await app.see('prompt')
  },
}

/** The numbers of the saved games, from the top. */
async function listed(app: Driver, count: number): Promise<readonly string[]> {
  await app.seeCount('save-', count)
  return (await app.idsFrom('save-')).map(id => id.slice('save-'.length))
}

/** What comes in goes out again as the same file. */
async function roundTrip(app: Driver, save: string): Promise<void> {
  const out = await app.takeFile(() => app.tap(`export-${save}`))
  await app.offerFile('at-the-ford.json', out, () => app.tap('import'))
  const [imported] = await listed(app, 3)
  await app.see(`about-${imported}`, 'Turn 1')
  const again = await app.takeFile(() => app.tap(`export-${imported}`))
  if (again !== out) throw new Error('a game that came in does not go out as it was')
}

/** Two are deleted one after the other; the one deleted last comes back first. */
async function deleteAndBringBack(app: Driver): Promise<void> {
  const [first, second] = await listed(app, 3)
  await app.tap(`delete-${first}`)
  await app.tap(`delete-${second}`)
  await app.see('removed', 'and 1 before it')
  await listed(app, 1)
  await app.screenshot('saved-2-deleted')
  await app.tap('restore')
  await app.see(`save-${second}`)
  await app.tap('restore')
  await app.see(`save-${first}`)
  await app.dontSee('removed')
}
