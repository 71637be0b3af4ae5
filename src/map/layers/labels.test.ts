import type { Board } from '../../atlas/board'
import kiev41 from '../../atlas/compiled/kiev41.json'
import { usualCost } from './badges'
import { overlap, Taken, type Box } from './boxes'
import { inTwo } from './labelContent'
import { layoutNames } from './labels'
import { emptyPlay, type Play } from './scene'
import { sceneOf } from './testing/offscreen'
import { tinyBoard } from './testing/tinyBoard'
import { middleFrom, nearFrom, spaceDiameter } from './zoom'

const kiev = kiev41 as unknown as Board
const areas = kiev.spaces.filter(space => space.kind !== 'box').length
const middle = middleFrom / spaceDiameter(kiev)
const near = nearFrom / spaceDiameter(kiev)

function boxesAt(board: Board, scale: number, play: Play = emptyPlay): readonly (readonly Box[])[] {
  const { spaces, rivers, places } = layoutNames(sceneOf(board, { scale }), play)
  return [...spaces.map(({ box }) => [box]), ...rivers.map(({ boxes }) => boxes), ...places.map(({ box }) => [box])]
}

function collisions(names: readonly (readonly Box[])[]): number {
  return names.reduce(
    (sum, one, i) => sum + names.slice(i + 1).filter(other => one.some(a => other.some(b => overlap(a, b)))).length,
    0,
  )
}

test.each([
  ['where the middle zoom begins', middle * 1.01],
  ['in the middle zoom', middle * 1.6],
  ['where the near zoom begins', near * 1.01],
])('every area of Kiev has its name %s', (_where, scale) => {
  expect(layoutNames(sceneOf(kiev, { scale }), emptyPlay).spaces).toHaveLength(areas)
})

test.each([0.09, 0.25, middle * 1.01, near * 1.01])('no two names of Kiev collide at %d points a unit', scale => {
  const names = boxesAt(kiev, scale)
  expect(names.length).toBeGreaterThan(20)
  expect(collisions(names)).toBe(0)
})

test('far out only victory areas and cities have names, and every victory area has', () => {
  const { spaces } = layoutNames(sceneOf(kiev, { scale: 0.09 }), emptyPlay)
  expect(spaces.filter(({ rank }) => rank === 0)).toHaveLength(7)
  expect(spaces.filter(({ rank }) => rank === 2)).toHaveLength(0)
})

test('names stay inside the neatline', () => {
  const [left, top, right, bottom] = kiev.frame
  const outside = boxesAt(kiev, middle * 1.2)
    .flat()
    .filter(box => box[0] < left || box[1] < top || box[2] > right || box[3] > bottom)
  expect(outside).toEqual([])
})

test('names keep clear of pieces', () => {
  const box: Box = [430, 300, 570, 400]
  const play: Play = { ...emptyPlay, camps: [{ space: 1, box }] }
  expect(collisions([[box], ...boxesAt(tinyBoard, 0.6, play)])).toBe(0)
})

test('a long name parts near its middle', () => {
  expect(inTwo('Novograd-Volynsky')).toEqual(['Novograd-', 'Volynsky'])
  expect(inTwo('Belaya Tserkov')).toEqual(['Belaya', 'Tserkov'])
  expect(inTwo('Kiev')).toEqual(['Kiev'])
})

test('8.0 badges show what the weather makes of the ground', () => {
  expect(['good', 'rain', 'snow'].map(weather => usualCost('hard', weather as 'good'))).toEqual([3, 3, 2])
  expect(usualCost('open', 'good')).toBe(1)
  expect(usualCost('staging', 'rain')).toBe(1)
})

test('what is taken is found in every cell it covers', () => {
  const taken = new Taken(10)
  taken.add([5, 5, 35, 8])
  expect(taken.isFree([30, 0, 40, 6])).toBe(false)
  expect(taken.isFree([36, 0, 40, 6])).toBe(true)
})
