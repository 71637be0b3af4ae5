import type { Board } from '../../atlas/board'
import { zoomAt } from '../layers/zoom'
import { campsOf } from './camps'
import { layOutThings, movableKey, pieceAt } from './layout'
import type { BlockThing, Camp, Thing, ThingFlags } from './thing'

const space = (id: string, x: number) => ({
  id,
  name: id,
  kind: 'area',
  outline: [[[x, 0, x + 200, 0, x + 200, 200, x, 200]]],
  label: [x + 100, 100],
  slots: { first: [], second: [] },
  slotSize: 40,
})
const box = {
  ...space('box', 600),
  kind: 'box',
  slots: {
    first: [
      [620, 20],
      [660, 20],
    ],
    second: [],
  },
  slotSize: 30,
}
const board = {
  width: 1000,
  height: 400,
  unitsPerKilometre: 3,
  spaces: [space('1', 0), space('2', 200), box],
} as unknown as Board

const block = (key: string, at: number, camp: Camp = 'first', flags: ThingFlags = {}): BlockThing => ({
  key,
  kind: 'block',
  space: at,
  camp,
  nation: camp === 'first' ? 'german' : 'soviet',
  label: key,
  flags,
})
const many = (count: number, camp: Camp = 'first') =>
  Array.from({ length: count }, (_, i) => block(`${camp}${i}`, 0, camp))
const near = zoomAt(board, 1.5)
const far = zoomAt(board, 0.2)
const rowsOf = (things: readonly Thing[]) => {
  const rows = new Map<number, number>()
  for (const { y } of layOutThings(board, things, near)) rows.set(y, (rows.get(y) ?? 0) + 1)
  return [...rows.values()]
}

test.each([
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [6, [3, 3]],
])('%d blocks stand in rows of %j', (count, rows) => {
  expect(rowsOf(many(count))).toEqual(rows)
})

test('one camp stands in the middle of its space', () => {
  const placed = layOutThings(board, many(3), near)
  expect(placed.map(({ x }) => x).reduce((sum, x) => sum + x, 0) / 3).toBeCloseTo(100)
  expect(placed[0]?.side).toBeCloseTo(62 / 1.5)
})

test('two camps stand own left, enemy right, 0.62 of a side apart', () => {
  const placed = layOutThings(board, [...many(2), ...many(1, 'second')], near)
  const side = placed[0]?.side ?? 0
  const right = Math.max(...placed.filter(({ thing }) => thing.camp === 'first').map(({ x }) => x + side / 2))
  const left = Math.min(...placed.filter(({ thing }) => thing.camp === 'second').map(({ x }) => x - side / 2))
  expect((left - right) / side).toBeCloseTo(0.62)
})

test('a defensive line lies under its blocks', () => {
  const line: Thing = { key: 'line', kind: 'line', space: 0, camp: 'first', nation: 'soviet', label: '' }
  const placed = layOutThings(board, [line, ...many(2)], near)
  expect(placed.at(-1)?.thing.key).toBe('line')
})

test('from far a camp is one chip with its count, and knows who is in it', () => {
  const [chip, ...rest] = layOutThings(board, many(4), far)
  expect(rest).toEqual([])
  expect(chip?.thing).toMatchObject({ kind: 'chip', key: 'stack-1-first', count: 4 })
  expect(chip?.members).toHaveLength(4)
})

test('a chip of hidden blocks tells no steps', () => {
  const [chip] = layOutThings(board, many(2, 'second'), far)
  expect(chip?.thing).toMatchObject({ steps: undefined, hasHq: false })
})

test('in a box every piece has its printed slot', () => {
  const placed = layOutThings(board, [block('a', 2), block('b', 2)], far)
  expect(placed.map(({ x, y }) => [x, y])).toEqual([
    [620, 20],
    [660, 20],
  ])
})

test('a finger finds the nearest piece, also a little beside a small one', () => {
  const placed = layOutThings(board, many(2), near)
  const [first] = placed
  expect(pieceAt(placed, first?.x ?? 0, first?.y ?? 0)?.thing.key).toBe('first0')
  expect(pieceAt(placed, 100, 190)).toBeNull()
  expect(pieceAt(placed, (first?.x ?? 0) - 30, first?.y ?? 0, 34)?.thing.key).toBe('first0')
})

test('from a stack only the single piece that can act is picked up', () => {
  const one = layOutThings(board, [block('a', 0), block('b', 0, 'first', { canAct: true })], far)
  expect(one[0] && movableKey(one[0])).toBe('b')
  const two = layOutThings(
    board,
    [block('a', 0, 'first', { canAct: true }), block('b', 0, 'first', { canAct: true })],
    far,
  )
  expect(two[0] && movableKey(two[0])).toBeNull()
})

test('a camp box covers every piece of the space', () => {
  const placed = layOutThings(board, many(4), near)
  const [area] = campsOf(placed)
  const [left = 0, top = 0, right = 0, bottom = 0] = area?.box ?? []
  for (const { x, y, side } of placed) {
    expect(x - side / 2).toBeGreaterThanOrEqual(left)
    expect(x + side / 2).toBeLessThanOrEqual(right)
    expect(y - side / 2).toBeGreaterThanOrEqual(top)
    expect(y + side / 2).toBeLessThanOrEqual(bottom)
  }
})

test('two camps close up where there is little room, so that they stay in their own space', () => {
  const things = [...many(2), ...many(2, 'second')]
  const widthAt = (scale: number): number => {
    const placed = layOutThings(board, things, zoomAt(board, scale))
    return (
      Math.max(...placed.map(({ x, side }) => x + side / 2)) - Math.min(...placed.map(({ x, side }) => x - side / 2))
    )
  }
  expect(widthAt(0.5)).toBeLessThan(226)
  const rows = new Set(layOutThings(board, things, near).map(({ y }) => y))
  expect(rows.size).toBe(1)
})
