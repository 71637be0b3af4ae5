import type { Board } from '../../atlas/board'
import { alongStops, tripOf } from './glide'
import type { Placed } from './layout'

const stops = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 30 },
]
test('every stretch takes the same time, whatever its length', () => {
  expect(alongStops(stops, 0)).toEqual({ x: 0, y: 0, hop: 0 })
  expect(alongStops(stops, 0.25)).toEqual({ x: 5, y: 0, hop: 1 })
  expect(alongStops(stops, 0.5)).toEqual({ x: 10, y: 0, hop: 0 })
  expect(alongStops(stops, 0.75)).toEqual({ x: 10, y: 15, hop: 1 })
  expect(alongStops(stops, 1)).toEqual({ x: 10, y: 30, hop: 0 })
  expect(alongStops(stops, 2)).toEqual({ x: 10, y: 30, hop: 0 })
})

const board = { spaces: [{ label: [0, 0] }, { label: [100, 0] }, { label: [200, 0] }] } as unknown as Board
const piece = (key: string, space: number, x: number): Placed => {
  const thing = { key, space, kind: 'block', camp: 'first', nation: 'german', label: key } as const
  return { thing, x, y: 5, side: 40, members: [thing] }
}
const glide = { key: 'p1', path: [0, 1, 2], lasts: 500 }

test('a trip leads from its old place through the spaces between to its new place', () => {
  const trip = tripOf(board, [piece('p1', 0, -7)], [piece('p1', 2, 207)], glide)
  expect(trip?.stops).toEqual([
    { x: -7, y: 5 },
    { x: 100, y: 0 },
    { x: 207, y: 5 },
  ])
})
test('what was not to be seen before comes from the middle of its space', () => {
  expect(tripOf(board, [], [piece('p1', 2, 207)], glide)?.stops[0]).toEqual({ x: 0, y: 0 })
})
test('what is not there any more makes no trip', () => {
  expect(tripOf(board, [piece('p1', 0, 0)], [], glide)).toBeNull()
})
