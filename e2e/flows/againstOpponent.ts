import { screens, type Driver, type Journey } from '../driver'
import { asked, choose, leadFromRovno } from './kiev41'

/** Les Preludes against a Recruit: the person is asked, gets a hint, plays; the opponent answers, is held, hurried, left and found again. */
export const againstOpponent: Journey = {
  name: 'against opponent',
  screens: [screens.phone],
  run: async app => {
    await sitDown(app)
    await asked(app, 'Declare your impulse')
    await takeHint(app)
    await idleImpulse(app)
    await app.see('thinking')
    await holdAndGoOn(app)
    await app.screenshot('opponent-4-plays')
    await leaveAndReturn(app)
    await myTurn(app)
    await app.dontSee('curtain')
    await app.screenshot('opponent-5-my-turn')
  },
}

export async function sitDown(app: Driver): Promise<void> {
  await app.launch({ fresh: true })
  await app.see('home')
  await app.tap('game-kiev41')
  await app.tap('scenario-preludes')
  await app.tap('mode-against')
  await app.tap('level-1-recruit')
  await app.screenshot('opponent-1-new-game')
  await app.tap('seed')
  await app.type('seed-field', 'journey')
  await app.tap('start')
  await app.see('table')
}

/** An impulse in which nobody marches. Not a Pass: an opponent who passes as well would end the war. */
export async function idleImpulse(app: Driver): Promise<void> {
  await leadFromRovno(app)
  await choose(app, 'endCommand')
  await choose(app, 'endExploitation')
}

/** The hint speaks and lights; following it half-way lights the other half. */
async function takeHint(app: Driver): Promise<void> {
  const before = await app.textOf('prompt')
  await app.tap('hint')
  await app.see('hint-card')
  await app.see('hint-reason', /\d/)
  await app.screenshot('opponent-2-hint')
  await asked(app, before)
  await app.tap('hint-close')
  await app.dontSee('hint-card')
}

async function holdAndGoOn(app: Driver): Promise<void> {
  await app.tap('thinking-pause')
  await app.see('thinking-at', 'waits for you')
  const before = await atRest(app, 'thinking')
  await app.background()
  await app.pause(1500)
  if ((await app.textOf('thinking')) !== before) throw new Error('held, the opponent went on')
  await app.screenshot('opponent-3-held')
  await app.tap('thinking-pause')
}

/** What it says once that no longer changes: what was under way when it was held is still written down. */
async function atRest(app: Driver, id: string): Promise<string> {
  let before = await app.textOf(id)
  for (let tries = 0, still = 0; tries < 40; tries++) {
    await app.pause(250)
    const now = await app.textOf(id)
    still = now === before ? still + 1 : 0
    if (still === 3) return now
    before = now
  }
  throw new Error(`held, it goes on: ${before}`)
}

async function leaveAndReturn(app: Driver): Promise<void> {
  await app.kill()
  await app.launch()
  await app.tap('resume')
  await app.see('table')
  if ((await app.seeOne('thinking-skip', 'prompt')) === 'thinking-skip') await app.tap('thinking-skip')
}

/** An opponent's impulse is many actions, each drawn and written down. */
export async function myTurn(app: Driver): Promise<void> {
  for (let tries = 0; tries < 240 && !(await app.isThere('prompt')); tries++) await app.pause(500)
  await app.see('prompt')
}
