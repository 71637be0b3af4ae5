import type { Board } from '../../atlas/board'
import { noInsets } from '../camera/camera'
import type { Placed } from '../pieces/layout'
import type { BlockThing } from '../pieces/thing'
import { nextThatWay } from './geography'
import { overlayItems } from './items'
import { frameOf } from './place'

const square = (x: number, y: number) => [[[x, y, x + 100, y, x + 100, y + 100, x, y + 100]]]
const space = (id: string, name: string, x: number, y: number) => ({
  id,
  name,
  kind: 'area',
  outline: square(x, y),
  label: [x + 50, y + 50],
})
const board = {
  width: 300,
  height: 200,
  spaces: [
    space('1', 'Kiev', 0, 0),
    space('2', 'Lubny', 100, 0),
    space('3', 'Uman', 0, 100),
    space('4', 'Poltava', 200, 0),
  ],
} as unknown as Board

const thing = (key: string, at: number, canAct: boolean): BlockThing => ({
  key,
  kind: 'block',
  space: at,
  camp: 'first',
  nation: 'german',
  label: `Block ${key}`,
  flags: { canAct },
})
const placed: Placed[] = [thing('a', 0, false), thing('b', 1, true)].map(piece => ({
  thing: piece,
  x: 50,
  y: 50,
  side: 20,
  members: [piece],
}))
const lit = [
  { space: 3, kind: 'attack', cost: 3, crossesRiver: true },
  { space: 1, kind: 'here' },
] as const

const items = () =>
  overlayItems({ board, placed, lit, describe: index => (index === 3 ? 'City. One hidden Soviet block' : 'Open') })
const find = (id: string) => items().find(item => item.id === id)!

test('lit spaces come first, then pieces that can act, then the rest', () => {
  expect(items().map(({ id }) => id)).toEqual(['space-4', 'piece-b', 'piece-a', 'space-1', 'space-2', 'space-3'])
})

test('a lit space says name, ground, pieces, what you can do and the cost', () => {
  expect(find('space-4').label).toBe('Poltava. City. One hidden Soviet block. Attack: 3 points, across a river')
  expect(find('space-1').label).toBe('Kiev. Open')
})

test('a piece says what it is and what it can do', () => {
  expect(find('piece-b').label).toBe('Block b, can act')
})

test('from far every member of a stack still has its name', () => {
  const members = [thing('a', 0, false), thing('b', 0, true)]
  const stacked = [{ thing: members[0]!, x: 1, y: 1, side: 9, members }]
  expect(
    overlayItems({ board, placed: stacked, lit: [] })
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['piece-b', 'piece-a'])
})

test('arrows go by geography', () => {
  const spaces = items().filter(({ piece }) => piece === null)
  const from = (id: string, key: 'ArrowRight' | 'ArrowDown' | 'ArrowUp') => nextThatWay(spaces, find(id), key)?.id
  expect(from('space-1', 'ArrowRight')).toBe('space-2')
  expect(from('space-2', 'ArrowRight')).toBe('space-4')
  expect(from('space-1', 'ArrowDown')).toBe('space-3')
  expect(from('space-1', 'ArrowUp')).toBeUndefined()
})

test('a target has finger size even when the drawing is small, and waits at the edge when out of sight', () => {
  const view = { width: 400, height: 300, insets: noInsets }
  const camera = { x: 0, y: 0, zoom: 1 }
  expect(frameOf(find('piece-a'), camera, view)).toEqual({ left: 28, top: 28, width: 44, height: 44 })
  expect(frameOf(find('space-4'), { ...camera, x: 1000 }, view).left).toBe(0)
})
