import { screens, type Journey } from '../driver'
import { skirmishToOrder } from './skirmish'

/** A file that is no save, and one that breaks off, are named and change nothing; a whole one comes in. */
export const brokenFile: Journey = {
  name: 'broken file',
  screens: [screens.phone, screens.tablet],
  run: async app => {
    await skirmishToOrder(app)
    await app.tap('menu')
    await app.tap('menu-home')
    await app.tap('door-Saves')
    await app.see('saves')
    const before = await app.idsFrom('save-')
    for (const content of ['not a save', '{"format":"black-earth-save","version":1,"game":"skir']) {
      await app.offerFile('broken.json', content, () => app.tap('import'))
      await app.see('saves-fault', 'Nothing else was changed')
      const after = await app.idsFrom('save-')
      if (after.length !== before.length) throw new Error('a broken file changed the list')
    }
    await app.screenshot('broken-file')
    const whole = await app.takeFile(() => app.tap(before[0]!.replace('save-', 'export-')))
    await app.offerFile('whole.json', whole, () => app.tap('import'))
    await app.seeCount('save-', before.length + 1)
    await app.tap(before[0]!.replace('save-', 'delete-'))
    await app.see('removed')
    await app.tap('restore')
    await app.dontSee('removed')
    await app.seeCount('save-', before.length + 1)
  },
}
