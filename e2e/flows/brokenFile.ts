import { screens, type Driver, type Journey } from '../driver'
import { skirmishToOrder } from './skirmish'

/** A file that is no save, breaks off, was changed or is from a newer version is named and changes nothing. */
export const brokenFile: Journey = {
  name: 'broken file',
  screens: [screens.phone],
  run: async app => {
    await skirmishToOrder(app)
    await app.tap('menu')
    await app.tap('menu-home')
    await app.tap('door-Saves')
    await app.see('saves')
    const [save] = await app.idsFrom('save-')
    const whole = await app.takeFile(() => app.tap(save!.replace('save-', 'export-')))
    for (const [content, said] of broken(whole)) await refused(app, content, said)
    await app.screenshot('broken-file')
    await app.tap('saves-fault-close')
    await app.dontSee('saves-fault')
    await app.offerFile('whole.json', whole, () => app.tap('import'))
    await app.seeCount('save-', 2)
  },
}

/** Each with what the player is told. */
function broken(whole: string): readonly (readonly [content: string, said: RegExp])[] {
  const file = JSON.parse(whole) as { readonly version: number; readonly gameVersion: number; readonly seed: unknown }
  const changed = (part: Partial<typeof file>): string => JSON.stringify({ ...file, ...part })
  return [
    ['not a save', /not a saved game/],
    [whole.slice(0, whole.length / 2), /breaks off/],
    [changed({ version: file.version + 1 }), /newer version of Black Earth.*Update the app/],
    [changed({ gameVersion: file.gameVersion + 1 }), /newer rules.*Update the app/],
    [changed({ seed: [1, 2] }), /does not fit/],
    [`${whole}${' '.repeat(1_100_000)}`, /too large/],
  ]
}

async function refused(app: Driver, content: string, said: RegExp): Promise<void> {
  await app.offerFile('broken.json', content, () => app.tap('import'))
  await app.see('saves-fault', said)
  await app.see('saves-fault', 'Nothing else was changed')
  await app.seeCount('save-', 1)
}
