import type { Driver } from '../driver'

/** Gives the game up through the list of everything that can be done, and waits for the result. */
export async function resign(app: Driver, atStep: (step: string) => Promise<void> = async () => {}): Promise<void> {
  await app.tap('menu')
  await app.see('menu-sheet')
  await atStep('menu')
  await app.tap('menu-actions')
  await app.see('action-sheet')
  await atStep('actions')
  const [found] = await app.idsFrom('action-resign-')
  if (!found) throw new Error('there is no way to resign')
  await app.tap(found)
  if ((await app.seeOne('confirm', 'result')) === 'confirm') await app.tap('confirm')
  await app.see('result')
}
