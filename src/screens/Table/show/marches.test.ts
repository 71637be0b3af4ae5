import type { Thing } from '../../../map'
import type { Event } from '../../../stores'
import type { TableBoard } from '../boards'
import { arrowsOf, glidesOf, marchesOf } from './marches'
import { beatTime, glideTime, readingTime, tumbleTime } from './pace'
import { feelingOf } from './useFeel'
import { placesOf } from './useWatching'

const board = { marches: new Set(['moved']) } as unknown as TableBoard
const event = (what: Event['what'], kind = 'moved'): Event => ({ kind, to: 0, what })
const thing = (key: string, space: number, camp: 'first' | 'second' = 'first') =>
  ({ key, space, camp }) as unknown as Thing

test('a way is told space by space, and a block that is not known goes as its token', () => {
  const told = [event([{ token: 7 }, { space: 1 }, { space: 2 }, { space: 3 }]), event([{ piece: 1 }], 'other')]
  expect(marchesOf(board, told, [])).toEqual([{ key: 't7', path: [1, 2, 3] }])
})
test('where only the end is told it comes from where it stood; from nowhere it does not glide', () => {
  const told = [event([{ piece: 4 }, { space: 9 }]), event([{ piece: 5 }, { space: 9 }])]
  expect(marchesOf(board, told, [thing('p4', 8)])).toEqual([{ key: 'p4', path: [8, 9] }])
})
test('of two marches of one block the last counts', () => {
  const told = [event([{ piece: 4 }, { space: 1 }, { space: 2 }]), event([{ piece: 4 }, { space: 2 }, { space: 3 }])]
  expect(marchesOf(board, told, [])).toEqual([{ key: 'p4', path: [2, 3] }])
})
test('an arrow into the enemy is an attack', () => {
  const marches = [{ key: 'p4', path: [1, 2, 3] }]
  const after = [thing('p4', 3), thing('t1', 3, 'second')]
  expect(arrowsOf(marches, after)).toEqual([{ from: 1, to: 3, kind: 'attack' }])
  expect(arrowsOf(marches, [thing('p4', 3)])).toEqual([{ from: 1, to: 3, kind: 'move' }])
})
test('the map looks at the whole way, else at the last place named', () => {
  expect(placesOf({ marches: [{ key: 'p4', path: [1, 2, 3] }], told: [] })).toEqual([1, 3])
  expect(placesOf({ marches: [], told: [event([{ space: 5 }]), event([{ n: 1 }])] })).toEqual([5])
})

test('a longer way takes longer, up to a limit; slower is slower', () => {
  expect(glideTime(4, 'normal')).toBeGreaterThan(glideTime(1, 'normal'))
  expect(glideTime(50, 'normal')).toBe(900)
  expect(glideTime(4, 'slow')).toBeGreaterThan(glideTime(4, 'fast'))
  expect(glidesOf([{ key: 'p1', path: [1, 2] }], 'normal', 300)[0]).toMatchObject({ delay: 300, path: [1, 2] })
})
test('instant waits for nothing, and nothing to read needs no time', () => {
  const beat = { kind: 'open', step: 0, text: '', rule: '', notes: [] } as const
  expect(beatTime(beat, 'instant')).toBe(0)
  expect(tumbleTime(beat, 'slow')).toBe(0)
  expect(readingTime(0, 'slow')).toBe(0)
  expect(readingTime(3, 'instant')).toBe(0)
  expect(readingTime(500, 'normal')).toBe(readingTime(50, 'normal'))
})

test('a hand feels what it takes up, sets down, and what is refused', () => {
  const still = { isHolding: false, length: 3, hasRefusal: false }
  const holding = { ...still, isHolding: true }
  expect(feelingOf(still, holding)).toBe('lift')
  expect(feelingOf(holding, { ...still, length: 5 })).toBe('drop')
  expect(feelingOf(holding, { ...holding, hasRefusal: true })).toBe('refusal')
  expect(feelingOf(still, { ...still, length: 4 })).toBeNull()
  expect(feelingOf(holding, holding)).toBeNull()
})
