import {
  between,
  centreOf,
  clamp,
  fit,
  lookAt,
  mapToScreen,
  matrixOf,
  noInsets,
  panBy,
  resized,
  screenToMap,
  sees,
  zoomAt,
  zoomRange,
} from './camera'

const view = { width: 1000, height: 800, insets: noInsets }
const sheet = { width: 2000, height: 1200 }
const range = zoomRange(view, sheet, 4)
const camera = { x: 300, y: 200, zoom: 1.5 }

test('a map point and its screen point lead to each other', () => {
  const at = mapToScreen(camera, 640, 480)
  expect(at).toEqual({ x: 510, y: 420 })
  expect(screenToMap(camera, at.x, at.y)).toEqual({ x: 640, y: 480 })
})

test('the matrix says the same as mapToScreen', () => {
  const [a = 0, , c = 0, , e = 0, f = 0] = matrixOf(camera)
  expect({ x: a * 640 + c, y: e * 480 + f }).toEqual(mapToScreen(camera, 640, 480))
})

test('panning moves the paper with the finger', () => {
  const before = mapToScreen(camera, 640, 480)
  const after = mapToScreen(panBy(camera, 30, -12), 640, 480)
  expect(after.x - before.x).toBeCloseTo(30)
  expect(after.y - before.y).toBeCloseTo(-12)
})

test('zooming keeps the point under the fingers', () => {
  const held = screenToMap(camera, 700, 300)
  const after = screenToMap(zoomAt(camera, 3, 700, 300), 700, 300)
  expect(after.x).toBeCloseTo(held.x)
  expect(after.y).toBeCloseTo(held.y)
})

test('fit shows the whole sheet in the part no bar covers', () => {
  const insets = { top: 50, right: 0, bottom: 150, left: 0 }
  const whole = fit({ ...view, insets }, sheet)
  expect(mapToScreen(whole, 1000, 600)).toEqual({ x: 500, y: 350 })
  expect(mapToScreen(whole, 0, 0).x).toBeCloseTo(0)
})

test.each([
  ['too far left', { x: -5000, y: 0, zoom: 2 }],
  ['too far right and down', { x: 9000, y: 9000, zoom: 2 }],
  ['too close', { x: 500, y: 500, zoom: 50 }],
  ['too far out', { x: 500, y: 500, zoom: 0.01 }],
])('%s the camera comes back, and stays there', (_, lost) => {
  const kept = clamp(lost, view, sheet, range)
  expect(kept.zoom).toBeGreaterThanOrEqual(range.least)
  expect(kept.zoom).toBeLessThanOrEqual(range.most)
  const middle = centreOf(kept, view)
  expect(middle.x).toBeGreaterThan(0)
  expect(middle.x).toBeLessThan(sheet.width)
  const again = clamp(kept, view, sheet, range)
  expect(again.x).toBeCloseTo(kept.x)
  expect(again.y).toBeCloseTo(kept.y)
})

test('a sheet smaller than the window lies in the middle', () => {
  const kept = clamp({ x: 77, y: -400, zoom: range.least }, view, sheet, range)
  expect(mapToScreen(kept, 1000, 600)).toEqual({ x: 500, y: 400 })
})

test('the camera is clamped to the free window, so a bar never hides the edge of the sheet', () => {
  const barred = { ...view, insets: { top: 60, right: 0, bottom: 120, left: 0 } }
  const kept = clamp({ x: 500, y: 9000, zoom: 2 }, barred, sheet, range)
  expect(mapToScreen(kept, 0, sheet.height).y).toBeLessThanOrEqual(680)
})

test('a flight begins here, ends there, and its middle goes straight', () => {
  const from = lookAt(view, { x: 200, y: 200 }, 1)
  const to = lookAt(view, { x: 1200, y: 700 }, 3)
  expect(between(from, to, view, 0)).toEqual(from)
  expect(between(from, to, view, 1).x).toBeCloseTo(to.x)
  const half = centreOf(between(from, to, view, 0.5), view)
  expect((half.y - 200) / (half.x - 200)).toBeCloseTo(0.5)
})

test('turning the phone keeps the middle of the map', () => {
  const turned = { ...view, width: 800, height: 1000 }
  expect(centreOf(resized(camera, view, turned), turned)).toEqual(centreOf(camera, view))
})

test('a spot under a bar is not seen', () => {
  const spot = screenToMap(camera, 500, 780)
  expect(sees(camera, view, spot, 10)).toBe(true)
  expect(sees(camera, { ...view, insets: { ...noInsets, bottom: 100 } }, spot, 10)).toBe(false)
})
