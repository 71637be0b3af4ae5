import type { Board, BoardSpace } from '../../atlas/board'
import { medianDiameter, zoomStepOf } from './zoomStep'

test.each([
  [40, 'far'],
  [69.9, 'far'],
  [70, 'middle'],
  [223, 'middle'],
  [224, 'near'],
  [400, 'near'],
])('a space of %d points is seen from %s', (diameter, step) => {
  expect(zoomStepOf(diameter)).toBe(step)
})

const square = (side: number, kind: BoardSpace['kind']) => ({ kind, outline: [[[0, 0, side, 0, side, side, 0, side]]] })

test('the median space counts, boxes do not', () => {
  const spaces = [square(10, 'area'), square(20, 'area'), square(900, 'area'), square(9000, 'box')]
  const board = { spaces, width: 1, height: 1 } as unknown as Board
  expect(medianDiameter(board)).toBeCloseTo(20 * Math.sqrt(4 / Math.PI))
})
