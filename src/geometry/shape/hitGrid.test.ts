import { hitBench } from './hitBench'
import { hitGrid, shapeAt, shapesNear, shapeUnderThumb } from './hitGrid'

const square = (x: number, y: number, size: number) => [[x, y, x + size, y, x + size, y + size, x, y + size]]
const withHole = [...square(200, 0, 100), ...square(230, 30, 40)]
const grid = hitGrid([[square(0, 0, 100)], [square(100, 0, 100)], [withHole], [square(20, 20, 10)]])
const never = () => false

test('a point finds the shape that holds it', () => {
  expect([shapeAt(grid, 50, 50), shapeAt(grid, 150, 50), shapeAt(grid, 210, 50)]).toEqual([0, 1, 2])
})

test('a hole and the paper around hold nothing', () => {
  expect([shapeAt(grid, 250, 50), shapeAt(grid, 50, 150), shapeAt(grid, -5, 50), shapeAt(grid, 305, 50)]).toEqual([
    -1, -1, -1, -1,
  ])
})

test('a shape laid on another is found first', () => {
  expect(shapeAt(grid, 25, 25)).toBe(3)
})

test('near shapes come nearest first, the one underneath at no distance', () => {
  expect(shapesNear(grid, 95, 50, 10)).toEqual([
    { place: 0, away: 0 },
    { place: 1, away: 5 },
  ])
})

test('a thumb beside a border takes the lit space on the other side', () => {
  expect(shapeUnderThumb(grid, 95, 50, 10, place => place === 1)).toBe(1)
  expect(shapeUnderThumb(grid, 80, 50, 10, place => place === 1)).toBe(0)
})

test('with nothing lit a thumb takes what it touches, and a near miss takes the nearest', () => {
  expect(shapeUnderThumb(grid, 95, 50, 10, never)).toBe(0)
  expect(shapeUnderThumb(grid, 50, 106, 10, never)).toBe(0)
  expect(shapeUnderThumb(grid, 50, 130, 10, never)).toBe(-1)
})

test('1,500 spaces answer in under 50 microseconds', () => {
  const bench = hitBench(() => performance.now(), 1000)
  expect(bench.spaces).toBe(1500)
  expect(bench.microsecondsAtPoint).toBeLessThan(50)
})
