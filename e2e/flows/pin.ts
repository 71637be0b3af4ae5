import { screens, type Journey } from '../driver'

/** Each side has a PIN: behind the curtain a wrong one shows nothing, the right one the table. */
export const pin: Journey = {
  name: 'pin',
  screens: [screens.phone],
  run: async app => {
    await app.launch({ fresh: true })
    await app.tap('game-kiev41')
    await app.tap('scenario-preludes')
    await app.tap('pins')
    await app.type('pin-0', '1941')
    await app.type('pin-1', '1941')
    await app.screenshot('pin-1-new-game')
    await app.tap('start')
    await app.see('curtain')
    for (let hold = 1000; !(await app.isThere('pin-field')); hold += 1000) await app.hold('hold-to-look', hold)
    await app.type('pin-field', '1942')
    await app.see('pin-wrong', 'not the PIN')
    await app.dontSee('table')
    await app.screenshot('pin-2-wrong')
    await app.type('pin-field', '1941')
    await app.see('table')
    await app.dontSee('curtain')
  },
}
