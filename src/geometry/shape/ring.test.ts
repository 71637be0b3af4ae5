import { areaOf, boundsOf, centroidOf, contains, distanceToOutline, signedArea } from './ring'
import { visualCentre } from './visualCentre'

const square = [0, 0, 10, 0, 10, 10, 0, 10]
const hole = [4, 4, 6, 4, 6, 6, 4, 6]
const hook = [0, 0, 100, 0, 100, 10, 10, 10, 10, 100, 0, 100]

test('a ring that runs with the clock has a positive area', () => {
  expect(signedArea(square)).toBe(100)
  expect(signedArea([0, 10, 10, 10, 10, 0, 0, 0])).toBe(-100)
})

test('a hole takes its area and its points away', () => {
  expect(areaOf([square, hole])).toBe(96)
  expect(contains([square, hole], 5, 5)).toBe(false)
  expect(contains([square, hole], 3, 5)).toBe(true)
})

test('bounds, centroid and distance of a square', () => {
  expect(boundsOf([square])).toEqual([0, 0, 10, 10])
  expect(centroidOf(square)).toEqual([5, 5])
  expect(distanceToOutline([square], 13, 14)).toBe(5)
})

test('the visual centre of a hook lies inside it, in its widest place', () => {
  const { x, y, radius } = visualCentre([hook], 0.1)
  expect(contains([hook], x, y)).toBe(true)
  expect(radius).toBeGreaterThan(5.5)
})
