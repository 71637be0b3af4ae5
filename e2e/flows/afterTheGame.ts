import { screens, type Driver, type Journey } from '../driver'
import { idleImpulse, myTurn, sitDown } from './againstOpponent'
import { resign } from './resign'

/** A short war: one idle impulse, the opponent's answer, a look back as this side saw it, and giving up; then the whole truth. */
export const afterTheGame: Journey = {
  name: 'after the game',
  screens: [screens.tablet],
  run: async app => {
    await sitDown(app)
    await idleImpulse(app)
    await app.tap('thinking-skip')
    await myTurn(app)
    await lookBack(app)
    await resign(app)
    await app.see('result-title', 'Soviet wins')
    await app.see('story')
    await app.see('luck-0', /dice/)
    await app.screenshot('after-1-result')
    await app.tap('result-replay')
    await watch(app)
    await app.tap('back')
    await app.tap('result-beliefs')
    await app.see('beliefs-score', /hidden blocks/)
    await app.screenshot('after-4-beliefs')
  },
}

async function openMenu(app: Driver): Promise<void> {
  await app.tap('menu')
  await app.see('menu-sheet')
}
/** While the game runs there is no choice of eyes. */
async function lookBack(app: Driver): Promise<void> {
  await openMenu(app)
  await app.tap('menu-replay')
  await app.see('replay')
  await app.dontSee('replay-eyes-1')
  await app.tap('replay-step-back')
  await app.screenshot('after-0-looking-back')
  await app.tap('back')
  await app.see('table')
}
async function watch(app: Driver): Promise<void> {
  await app.see('replay')
  for (const eyes of ['0', '1', 'open']) await app.tap(`replay-eyes-${eyes}`)
  const last = await app.textOf('replay-told')
  for (let steps = 0; steps < 3; steps++) await app.tap('replay-step-back')
  if ((await app.textOf('replay-told')) === last) throw new Error('the replay does not step')
  await app.seeMapPainted()
  await app.screenshot('after-2-replay')
  await app.tap('replay-battle-next')
}
