import type { Draft, Eyes, Frame, Game, Step, TableSpec, Verb } from '../../../engine'
import { below, otherSide, put, tell } from '../../../engine'
import { fuzzGame } from '../../../engine/testing/fuzz'
import { fog } from '../../../engine/testing/propertiesFog'
import { laws } from '../../../engine/testing/propertiesLaws'
import { kiev41 } from '..'
import { BLOCKS, END, FIRST, LEADER, ownerOf } from '../blocks'
import { AREAS } from '../map'
import { handOf } from '../rules/reinforcements'
import type { Look, State } from '../state'
import { POOL } from '../state'
import { runsOnTheSame } from '../testing/fog'
import { begin } from '../testing/table'

type Kiev = Game<State>
type AnyVerb = Verb<State>
type More = (d: Draft<State>, f: Frame, side: 0 | 1, first: number) => void

function withVerb(name: string, change: (verb: AnyVerb) => Partial<AnyVerb>): Kiev {
  const changed = (verb: AnyVerb): AnyVerb => (verb.name === name ? { ...verb, ...change(verb) } : verb)
  const steps = Object.entries(kiev41.steps).map(([id, step]) => [id, { ...step, verbs: step.verbs?.map(changed) }])
  return { ...kiev41, verbs: kiev41.verbs.map(changed), steps: Object.fromEntries(steps) as Kiev['steps'] }
}
/** A verb that does something more before what it does. */
const before = (name: string, more: More): Kiev =>
  withVerb(name, verb => ({
    play(d, f, side, first, second) {
      more(d, f, side, first)
      verb.play(d, f, side, first, second)
    },
  }))
const withStep = (name: string, change: Partial<Step<State>>): Kiev => ({
  ...kiev41,
  steps: { ...kiev41.steps, [name]: { ...kiev41.steps[name]!, ...change } },
})
const withTable = (name: string, change: Partial<TableSpec>): Kiev => ({
  ...kiev41,
  tables: { ...kiev41.tables, [name]: { ...kiev41.tables[name]!, ...change } },
})
const knowing = (also: (s: Look, eyes: Eyes, table: string, index: number) => boolean): Kiev => ({
  ...kiev41,
  knows: (s, eyes, table, index) => kiev41.knows(s, eyes, table, index) || also(s, eyes, table, index),
})
const liftedOf = (f: Frame): number => (f as { lifted?: number }).lifted ?? 0
/** A block of the other side that is hidden on the map. */
function hiddenFoe(s: Look, side: 0 | 1): number {
  const foe = otherSide(side)
  for (let block = FIRST[foe]!; block < END[foe]!; block++)
    if (s.at[block]! >= 0 && s.at[block]! < AREAS && s.known[block] === 1 << foe) return block
  return FIRST[foe]!
}
const isOdd = (s: Look, side: 0 | 1): boolean => {
  const foe = otherSide(side)
  let sum = 0
  for (let block = FIRST[foe]!; block < END[foe]!; block++) if (s.at[block]! >= 0) sum += s.steps[block]!
  return sum % 2 === 1
}

const unseen = /another world|imagined|sounds and looks/

/** What a careless rule could do, and what it is caught by. */
const mutants: readonly (readonly [string, Kiev, RegExp])[] = [
  ['places of blocks lie open', withTable('at', { seen: 'all' }), unseen],
  ['strengths lie open', withTable('steps', { seen: 'all' }), unseen],
  ['tokens lie open', withTable('token', { seen: 'all' }), unseen],
  ['who has had his action lies open', withTable('done', { seen: 'all' }), unseen],
  ['standing orders lie open', withTable('standing', { seen: 'all' }), unseen],
  ['everybody knows every cell', { ...kiev41, knows: () => true }, unseen],
  ['a pool lies open', knowing((s, _eyes, table, i) => table === 'at' && i < BLOCKS && s.at[i] === POOL), unseen],
  ['a leader shows his strength', knowing((_s, _eyes, table, i) => table === 'steps' && LEADER.includes(i)), unseen],
  [
    'tokens come in the order of battle',
    {
      ...kiev41,
      tokens: (s, eyes) => {
        const found = kiev41.tokens(s, eyes)
        const order = new Map(kiev41.pieces.map((_, piece) => [s.token[piece], piece]))
        return [...found].sort((a, b) => order.get(a.token)! - order.get(b.token)!)
      },
    },
    unseen,
  ],
  ['a frame shows the block in hand', withStep('command', { shows: ['mode', 'budget', 'lifted'] }), unseen],
  ['the reach of an exploitation shows', withStep('exploitation', { shows: ['mode', 'budget'] }), /another world/],
  ['orders are given with both looking', withStep('command', { secrecy: 'open' }), /another world/],
  ['a move names its block as a number', before('go', (d, f) => tell(d, 3, 'moved', { n: liftedOf(f) })), unseen],
  [
    'a move names its block to the enemy',
    before('go', (d, f, side) => d.told?.push({ kind: 'moved', to: otherSide(side), what: [{ piece: liftedOf(f) }] })),
    /hear its name/,
  ],
  [
    'arrivals are told in the order of battle',
    before('deployRest', (d, _f, side, space) => {
      for (const block of handOf(d.s, side)) tell(d, 3, 'arrived', { piece: block }, { space })
    }),
    /order sounds and looks/,
  ],
  [
    'legality reads hidden strengths',
    withVerb('passImpulse', verb => ({
      list(s, f, side, out) {
        if (!isOdd(s, side)) verb.list(s, f, side, out)
      },
    })),
    unseen,
  ],
  [
    'a cost reads hidden strengths',
    withVerb('lift', verb => ({
      list(s, f, side, out) {
        const from = out.count
        verb.list(s, f, side, out)
        if (out.count > from && isOdd(s, side)) out.costs[from]! += 1
      },
    })),
    unseen,
  ],
  [
    'a face is shown and undo stays open',
    before('lift', (d, _f, side) => put(d, 'known', hiddenFoe(d.s, side), 3)),
    /has learnt/,
  ],
  ['a die is rolled and undo stays open', before('lift', d => void below(d, 6)), /exception/],
  [
    'an imagined world forgets what stands where',
    {
      ...kiev41,
      imagine(v, seed) {
        const world = kiev41.imagine(v, seed)
        const block = world.at.length > 0 ? hiddenFoe(world, v.eyes === 1 ? 1 : 0) : 0
        Object.assign(world.at, { [block]: POOL })
        return world
      },
    },
    /imagined/,
  ],
]

const properties = [...fog, ...laws.filter(({ name }) => /has learnt/.test(name)), runsOnTheSame]

test.each(mutants)('seeded fault: %s', (_, mutant, expected) => {
  let found = ''
  for (let seed = 1; seed <= 30 && !found; seed++) {
    const scenario = kiev41.scenarios[seed % kiev41.scenarios.length]!.id
    const looked = properties.filter(({ name }) => expected.test(name))
    const { fault } = fuzzGame(mutant, scenario, [], [seed, 5], { limit: 120, properties: looked, always: true })
    if (fault && !/every game ends/.test(fault.property)) found = `${fault.property}: ${fault.detail}`
  }
  expect(found).toMatch(expected)
})

test('the game itself stands all of it', () => {
  for (const [i, { id }] of kiev41.scenarios.entries()) {
    const { fault } = fuzzGame(kiev41, id, [], [i + 1, 9], { limit: 40, properties })
    expect(fault?.property ?? 'every game ends').toBe('every game ends')
  }
})

test('confusion changes faces, strengths, pools, actions and orders of the other side, and nothing of its own', () => {
  const was = begin('campaign')
  const s = kiev41.confuse(was, 0, 5)
  const differs = (table: 'at' | 'steps' | 'done'): boolean =>
    kiev41.pieces.some((_, piece) => ownerOf(piece) === 1 && s[table][piece] !== was[table][piece])
  expect([differs('at'), differs('steps'), differs('done')]).toEqual([true, true, true])
  expect(kiev41.pieces.every((_, piece) => ownerOf(piece) === 1 || s.at[piece] === was.at[piece])).toBe(true)
})
