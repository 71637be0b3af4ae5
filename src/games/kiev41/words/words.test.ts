import { act, apply, decision, isApplied, sides, view } from '../../../engine'
import { kiev41 } from '..'
import { steps } from '../steps'
import { eagerAnswer, playEagerly } from '../testing/eager'
import { verbs } from '../verbs'
import { briefVerbs, spokenVerbs } from './actions'
import { eventKinds } from './events'
import { promptedSteps } from './prompts'

test('every verb has its button or line', () => {
  expect(verbs.map(verb => verb.name).filter(name => spokenVerbs.indexOf(name) < 0)).toEqual([])
})
test('every step that asks has its prompt', () => {
  const asking = Object.entries(steps).flatMap(([name, step]) => (step.who ? [name] : []))
  expect(asking.filter(name => promptedSteps.indexOf(name) < 0)).toEqual([])
})

/** What is read on the screen is part of what is said, so that voice control finds it. */
test('the short word of a button is found in its full one', () => {
  const v = {} as Parameters<typeof kiev41.words.action>[0]
  const pairs = briefVerbs.map(name => {
    const action = act(verbs.findIndex(verb => verb.name === name))
    return [kiev41.words.action(v, action), kiev41.words.brief?.(v, action) ?? ''] as const
  })
  expect(pairs.length).toBeGreaterThan(3)
  expect(pairs.filter(([full, brief]) => !full.toLowerCase().includes(brief.toLowerCase()))).toEqual([])
})

/** Nothing is missing in a line that is spoken. */
const isSpoken = (line: string): boolean => line !== '' && !/undefined|NaN|null|\bobject\b/.test(line)

test.each(kiev41.scenarios.map(({ id }) => id))('prompts, answers and events of %s are said in words', scenario => {
  const unsaid = new Set<string>()
  let n = 0
  playEagerly(scenario, ['14.1', '14.4', '14.5', '14.7', '14.8', '14.9'], [8, 2], d => {
    if (n++ % EVERY !== 0) return
    const side = sides.find(one => decision(kiev41, d.s, one) !== null)!
    const now = decision(kiev41, d.s, side)!
    const v = view(kiev41, d.s, side)
    if (!isSpoken(kiev41.words.prompt(v, now).text)) unsaid.add(`prompt of ${now.step}`)
    for (const action of [...now.actions, ...now.anytime])
      if (!isSpoken(kiev41.words.action(v, action))) unsaid.add(`answer ${action} at ${now.step}`)
    const offers = { count: now.actions.length, actions: [...now.actions] } as Parameters<typeof eagerAnswer>[2]
    const done = apply(kiev41, d.s, side, eagerAnswer(d.s, side, offers, n * 7919))
    if (!isApplied(done)) throw new Error(done.reason)
    for (const event of done.events)
      if (
        eventKinds.indexOf(event.kind) < 0 ||
        !isSpoken(kiev41.words.event(view(kiev41, done.state, event.to), event))
      )
        unsaid.add(`event ${event.kind}: ${kiev41.words.event(view(kiev41, done.state, event.to), event)}`)
  })
  expect([...unsaid]).toEqual([])
})
const EVERY = 5
