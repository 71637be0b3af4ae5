import { pillPlace } from './carried'

const view = { width: 360, height: 640, insets: { top: 50, bottom: 120, left: 0, right: 0 } }
const across = 150

test('the pill stands above the piece while there is room', () => {
  expect(pillPlace(view, { x: 180, y: 300 }, across)).toEqual({ x: 180, y: 230 })
})

test.each([20, 76, 110])('near the upper bar, at %d, it is in sight and off the piece', y => {
  const place = pillPlace(view, { x: 180, y }, across)
  expect(place.y).toBeGreaterThan(view.insets.top + 14)
  expect(place.y - y).toBeGreaterThan(28)
})

test.each([5, 355])('at the edge, at %d, it is not cut off', x => {
  const place = pillPlace(view, { x, y: 300 }, across)
  expect(place.x - across / 2).toBeGreaterThanOrEqual(0)
  expect(place.x + across / 2).toBeLessThanOrEqual(view.width)
})
