import type { Core, Decision, Game, Refusal, Touch, View } from '../../src/engine'
import {
  apply,
  decision,
  firstOf,
  isApplied,
  mix,
  refuse,
  secondOf,
  start,
  verbOf,
  view,
  waiting,
} from '../../src/engine'
import { gameOf } from '../../src/games'
import { findRule, rulebookOf } from '../../src/rulebook'

const kiev41 = gameOf('kiev41')!
const book = rulebookOf('kiev41')!
const options = kiev41.options.map(({ id }) => id)
const POSITIONS = 120
/** One position in so many is looked at, one thing in so many touched. */
const EVERY = 6
const SKIP = 4

/** What a finger may touch now with success. */
function lit(game: Game<Core>, now: Decision): ReadonlySet<string> {
  const found = new Set<string>()
  for (const action of now.actions) {
    const { touch } = game.verbs[verbOf(action)]!
    if (touch[0]) found.add(touch[0] + firstOf(action))
    if (touch[1]) found.add(touch[1] + secondOf(action))
  }
  return found
}
const faultOf = (why: Refusal | null): string | null =>
  why === null
    ? 'no reason'
    : why.reason === ''
      ? 'an empty reason'
      : findRule(book, why.rule)
        ? null
        : `no rule ${why.rule}`

/** Everything that is dark, touched: what is wrong with the answers. */
function faults(game: Game<Core>, v: View<Core>, now: Decision, from: number): readonly string[] {
  const bright = lit(game, now)
  const wrong: string[] = []
  const touch = (kind: Touch, count: number): void => {
    for (let thing = from % SKIP; thing < count; thing += SKIP) {
      if (bright.has(kind + thing)) continue
      const fault = faultOf(refuse(game, v, [kind], thing))
      if (fault) wrong.push(`${now.step}${now.midway ? ', midway' : ''}: ${kind} ${thing}: ${fault}`)
    }
  }
  touch('piece', game.pieces.length)
  touch('space', game.spaces.length)
  return wrong
}
/** A piece laid on a space or a piece where the step takes such a touch. */
function pairFaults(game: Game<Core>, v: View<Core>, now: Decision, from: number): readonly string[] {
  const given = new Set(now.actions.map(action => `${firstOf(action)} ${secondOf(action)}`))
  const kinds = new Set(
    game.steps[now.step]!.verbs!.filter(({ touch }) => touch.length === 2).map(({ touch }) => touch.join()),
  )
  const wrong: string[] = []
  for (const kind of kinds) {
    for (let i = 0; i < 60; i++) {
      const first = mix(from, i) % game.pieces.length
      const second = mix(i, from) % (kind === 'piece,piece' ? game.pieces : game.spaces).length
      const fault = given.has(`${first} ${second}`)
        ? null
        : faultOf(refuse(game, v, kind.split(',') as Touch[], first, second))
      if (fault) wrong.push(`${now.step}: ${kind} ${first} ${second}: ${fault}`)
    }
  }
  return wrong
}

test.each(kiev41.scenarios.map(({ id }, i) => [id, i] as const))(
  'whatever is touched in vain in %s is refused with a reason and a rule of the book',
  (scenario, i) => {
    let s = start(kiev41, scenario, i % 2 === 0 ? options : [], [i, 12])
    for (let n = 0; n < POSITIONS * EVERY && !s.over; n++) {
      const side = waiting(kiev41, s)[0]!
      const now = decision(kiev41, s, side)!
      const v = view(kiev41, s, side)
      if (n % EVERY === 0) expect([...faults(kiev41, v, now, n), ...pairFaults(kiev41, v, now, n)]).toEqual([])
      const done = apply(kiev41, s, side, now.actions[mix(n, i) % now.actions.length]!)
      if (!isApplied(done)) throw new Error(done.reason)
      s = done.state
    }
  },
  30_000,
)

test('every rule a step, a verb or an ending names is in the book', () => {
  const named = [
    ...Object.values(kiev41.steps).map(({ rule }) => rule),
    ...kiev41.verbs.map(({ rule }) => rule),
    ...kiev41.options.map(({ rule }) => rule),
  ]
  expect(named.filter(rule => !findRule(book, rule))).toEqual([])
})
