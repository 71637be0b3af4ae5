import type { Driver } from '../driver'
import { setPace } from './pace'
import { lookIfCovered } from './skirmish'

/** Opens a scenario of Kiev '41 with a fixed seed and looks at it with the eyes of whoever decides. */
export async function openKiev(app: Driver, scenario: string, seed = 'journey', isInstant = false): Promise<void> {
  await app.launch({ fresh: true })
  if (isInstant) await setPace(app, 'instant')
  await app.see('home')
  await app.tap('game-kiev41')
  await app.tap(`scenario-${scenario}`)
  await app.tap('seed')
  await app.type('seed-field', seed)
  await app.tap('start')
  await lookIfCovered(app)
}

export const ready = (app: Driver): Promise<readonly string[]> => named(app, 'piece-p', 'can act')
export const lit = (app: Driver): Promise<readonly string[]> => named(app, 'space-', /Go here|Attack/)

/** Ids that start so and whose words for a screen reader say this; waited for. */
export async function named(app: Driver, start: string, words: string | RegExp): Promise<readonly string[]> {
  for (let tries = 0; tries < 60; tries++) {
    const found = (await app.labelsFrom(start)).filter(({ label }) =>
      typeof words === 'string' ? label.includes(words) : words.test(label),
    )
    if (found.length > 0) return found.map(({ id }) => id)
    await app.pause(100)
  }
  throw new Error(`nothing on the map says ${words}`)
}

/** The first button of that verb. */
export async function choose(app: Driver, verb: string): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const [found] = await app.idsFrom(`choice-${verb}-`)
    if (found) return app.tap(found)
    await app.pause(100)
  }
  throw new Error(`no button ${verb}`)
}

/** Waits until the sentence of the prompt has changed to one that says this. */
export const asked = (app: Driver, words: string | RegExp): Promise<void> => app.see('prompt', words)

/** The first command of Les Preludes, Kleist leading where he stands. */
export async function leadFromRovno(app: Driver): Promise<void> {
  await choose(app, 'tactical')
  await asked(app, 'Activate HQs')
  const hqs = await app.labelsFrom('piece-p')
  await app.tapOnMap(hqs.find(({ label }) => label.includes('von Kleist'))!.id)
  await asked(app, 'von Kleist')
  const [home] = await lit(app)
  await app.tapOnMap(home!)
  await asked(app, 'Activate HQs')
  await choose(app, 'endActivation')
  await asked(app, 'Give orders')
}
