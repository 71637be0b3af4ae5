import fc from 'fast-check'
import { advance, draftOn, encodeState, list, newOffers, start, waiting } from '..'
import { fuzzGame } from './fuzz'
import { perft } from './perft'
import type { Property } from './properties'
import { fog } from './propertiesFog'
import { laws } from './propertiesLaws'
import { difference } from './propertiesSame'
import { skirmish } from './skirmish'

const word = fc.integer({ min: 0, max: 0xffffffff })
const seeds = fc.tuple(word, word)
const scenario = skirmish.scenarios[0]!.id

/** A random game along which these properties hold at every moment. */
const holds = (properties: readonly Property[], numRuns: number): void =>
  fc.assert(
    fc.property(seeds, seed => {
      const { fault } = fuzzGame(skirmish, scenario, [], seed, { properties, always: true })
      if (fault) throw new Error(`${fault.property}: ${fault.detail}`)
    }),
    { numRuns },
  )

test.each(laws.map(property => [property.name, property] as const))('%s', (_, property) => holds([property], 8))
test.each(fog.map(property => [property.name, property] as const))('fog: %s', (_, property) => holds([property], 8))
test('every game ends, has an answer at every position, and replays to the same digests', () => holds([], 60))

test('blocks are conserved: none appears, none gains a step, every token stands for one', () => {
  fc.assert(
    fc.property(seeds, fc.infiniteStream(fc.nat()), (seed, stream) => {
      const d = draftOn(skirmish, start(skirmish, scenario, [], seed))
      const out = newOffers()
      let before = encodeState(skirmish, d.s).tables
      while (!d.s.over) {
        const side = waiting(skirmish, d.s)[0]!
        list(skirmish, d.s, side, out)
        advance(d, side, out.actions[stream.next().value % out.count]!)
        const after = encodeState(skirmish, d.s).tables
        for (const piece of skirmish.pieces.keys()) {
          expect(after['steps']![piece]).toBeLessThanOrEqual(before['steps']![piece]!)
          if (before['at']![piece]! < 0) expect(after['at']![piece]).toBe(before['at']![piece])
        }
        expect(new Set(after['token']).size).toBe(skirmish.pieces.length)
        before = after
      }
    }),
    { numRuns: 15 },
  )
})

test('a difference is found wherever it is', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull()
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b: 2 against 3')
  expect(difference(Int16Array.of(1, 2), Int16Array.of(1, 2, 3))).toBe('2: undefined against 3')
  expect(difference({ a: 1 }, {})).toBe('a: 1 against undefined')
})

test.each([
  [1, 3],
  [4, 36],
  [6, 432],
  [7, 4896],
  [8, 13980],
])('lines of play to depth %d: %d', (depth, lines) => {
  expect(perft(skirmish, scenario, [], [41, 1941], depth)).toBe(lines)
})
