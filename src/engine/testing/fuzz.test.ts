import type { Draft, Frame, Game, Step, TableSpec, Verb } from '..'
import { below, cellsOf, put, tell } from '..'
import { checkRecord, fuzzGame } from './fuzz'
import { skirmish, type SkirmishState } from './skirmish'

type Skirmish = Game<SkirmishState>
type AnyVerb = Verb<SkirmishState>
const scenario = skirmish.scenarios[0]!.id

/** The tiny game with some verbs changed, wherever they are named. */
function withVerb(name: string, change: (verb: AnyVerb) => Partial<AnyVerb>): Skirmish {
  const changed = (verb: AnyVerb): AnyVerb => (verb.name === name ? { ...verb, ...change(verb) } : verb)
  const steps = Object.entries(skirmish.steps).map(([id, step]) => [id, { ...step, verbs: step.verbs?.map(changed) }])
  const rest = { verbs: skirmish.verbs.map(changed), anytime: skirmish.anytime.map(changed) }
  return { ...skirmish, ...rest, steps: Object.fromEntries(steps) as Skirmish['steps'] }
}
/** A verb that does something more after what it does. */
const playing = (name: string, more: (d: Draft<SkirmishState>, f: Frame, first: number) => void): Skirmish =>
  withVerb(name, verb => ({
    play(d, f, side, first, second) {
      verb.play(d, f, side, first, second)
      more(d, f, first)
    },
  }))
const withStep = (name: string, change: Partial<Step<SkirmishState>>): Skirmish => ({
  ...skirmish,
  steps: { ...skirmish.steps, [name]: { ...skirmish.steps[name]!, ...change } },
})
const withTable = (name: string, change: Partial<TableSpec>): Skirmish => ({
  ...skirmish,
  tables: { ...skirmish.tables, [name]: { ...skirmish.tables[name]!, ...change } },
})
const liftedOf = (f: Frame): number => (f as { lifted?: number }).lifted ?? 0

const unseen = /another world|imagined|do not show|sounds and looks/

/** What a careless rule could do, and what it is caught by. */
const mutants: readonly (readonly [string, Skirmish, RegExp])[] = [
  ['blocks lie open', withTable('at', { seen: 'all' }), unseen],
  ['strengths lie open', withTable('steps', { seen: 'all' }), unseen],
  ['the cup lies open', withTable('chit', { seen: 'all' }), unseen],
  ['a stack lies open', withTable('slot', { seen: 'all' }), unseen],
  ['everybody knows every cell', { ...skirmish, knows: () => true }, unseen],
  ['a frame shows the lifted block', withStep('order', { shows: ['formation', 'lifted'] }), unseen],
  ['an attack shows who takes part', withStep('attack', { shows: ['units'] }), unseen],
  ['an open order tells which formation may lift', withStep('order', { secrecy: 'open' }), /open decision/],
  [
    'a block is named as a number',
    playing('go', (d, f) => tell(d, 3, 'moved', { n: liftedOf(f) })),
    /sounds and looks the same/,
  ],
  [
    'a block is named to the enemy',
    playing('go', (d, f) =>
      d.told?.push(
        { kind: 'moved', to: 1, what: [{ piece: liftedOf(f) }] },
        { kind: 'moved', to: 0, what: [{ piece: liftedOf(f) }] },
      ),
    ),
    /hear its name|sounds and looks the same/,
  ],
  [
    'legality reads a hidden strength',
    withVerb('strike', verb => ({
      list(s, f, side, out) {
        const from = out.count
        verb.list(s, f, side, out)
        if (s.steps[side === 0 ? 6 : 0]! === 3 && s.at[side === 0 ? 6 : 0]! % 2 === 0) out.count = from
      },
    })),
    unseen,
  ],
  [
    'a cost reads the cup',
    withVerb('endOrder', verb => ({
      list(s, f, side, out) {
        verb.list(s, f, side, out)
        if (out.count > 0) out.costs[out.count - 1] = s.chit[side === 0 ? 3 : 0]!
      },
    })),
    unseen,
  ],
  ['chance is used unannounced', playing('stay', d => void below(d, 6)), /no exception/],
  [
    'faces come to light and nobody has learnt',
    playing('strike', d => d.s.known.length && put(d, 'known', 0, 3)),
    /has learnt|another world|imagined|derived/,
  ],
  [
    'a table that follows is not kept up',
    playing('go', (d, _, space) => put(d, 'count', space, 1 + cellsOf(d.s, 'count')[space]!)),
    /derived|refused|exception|imagined|another world/,
  ],
  [
    'a list writes into the state',
    withVerb('lift', verb => ({
      list(s, f, side, out) {
        verb.list(s, f, side, out)
        s.cells[0] = s.cells[0]! === 3 ? 4 : 3
      },
    })),
    /./,
  ],
  [
    'an answer is offered twice',
    withVerb('strike', verb => ({
      list(s, f, side, out) {
        verb.list(s, f, side, out)
        verb.list(s, f, side, out)
      },
    })),
    /offered twice/,
  ],
  ['an order cannot be ended', withVerb('endOrder', () => ({ list: () => undefined })), /has an answer|dead end/],
  ['an order never ends', withVerb('endOrder', () => ({ play: () => undefined })), /every game ends/],
  [
    'the order of secret answers matters',
    playing('choose', (d, _, first) => put(d, 'control', 0, first)),
    /commute|sounds and looks|another world/,
  ],
  [
    'a secret answer shows',
    playing('choose', (d, _, first) => put(d, 'control', 1, 1 + first)),
    /commute|sounds and looks|another world/,
  ],
  [
    'imagining forgets the other side',
    { ...skirmish, imagine: (v, seed) => ({ ...skirmish.imagine(v, seed), over: { winner: 0, rule: '5' } }) },
    /imagined/,
  ],
  [
    'an answer holds more than its verb touches',
    withVerb('stay', verb => ({
      list(s, f, side, out) {
        const from = out.count
        verb.list(s, f, side, out)
        if (out.count > from) out.actions[from]! += 5
      },
    })),
    /touches/,
  ],
  ['an event has no words', { ...skirmish, words: { ...skirmish.words, event: () => '' } }, /in words/],
]

test.each(mutants)('seeded fault: %s', (_, mutant, expected) => {
  let found = ''
  for (let seed = 1; seed <= 25 && !found; seed++) {
    const { fault } = fuzzGame(mutant, scenario, [], [seed, 5], { limit: 250 })
    if (fault) found = `${fault.property}: ${fault.detail}`
  }
  expect(found).toMatch(expected)
})

test('a fault that was written down is found again, and is gone once the rule is mended', () => {
  const mutant = playing('go', (d, f) => tell(d, 3, 'moved', { n: liftedOf(f) }))
  let seed = 1
  while (!fuzzGame(mutant, scenario, [], [seed, 5]).fault) seed++
  const { fault } = fuzzGame(mutant, scenario, [], [seed, 5])
  const file = JSON.parse(JSON.stringify(fault!.record)) as typeof fault extends null
    ? never
    : NonNullable<typeof fault>['record']
  expect(checkRecord(mutant, file).fault?.record.actions.length).toBeLessThanOrEqual(file.actions.length)
  expect(checkRecord(skirmish, file).fault).toBeNull()
})

test('the tiny game itself: 5 random games with every property', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const { fault, finished, checks } = fuzzGame(skirmish, scenario, [], [seed, 41])
    expect([fault, finished]).toEqual([null, true])
    expect(checks).toBeGreaterThan(0)
  }
})
