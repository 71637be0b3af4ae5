import { mapToScreen, noInsets, type Camera, type Viewport } from './camera'
import { framing } from './frame'

const view: Viewport = { width: 400, height: 600, insets: noInsets }
const camera: Camera = { x: 0, y: 0, zoom: 1 }
const first = { x: 200, y: 300 }

test('what is in sight moves nothing', () => {
  expect(framing(camera, view, first, [{ x: 250, y: 350 }], 0.5)).toBeNull()
})
test('a place beside the window is brought in, the piece with it', () => {
  const far = { x: 470, y: 300 }
  const to = framing(camera, view, first, [far], 0.5)!
  for (const { x, y } of [first, far]) {
    const at = mapToScreen(to, x, y)
    expect(at.x).toBeGreaterThanOrEqual(60)
    expect(at.x).toBeLessThanOrEqual(340)
    expect(at.y).toBeGreaterThan(0)
  }
  expect(to.zoom).toBe(1)
})
test('it goes farther away to show more, but not beyond the least', () => {
  const to = framing(camera, view, first, [{ x: 800, y: 300 }], 0.4)!
  expect(to.zoom).toBeCloseTo(280 / 600, 5)
  const near = { x: 100, y: 300 }
  const kept = framing(camera, view, { x: -500, y: 300 }, [near, { x: 5000, y: 300 }], 0.4)!
  expect(kept.zoom).toBeGreaterThanOrEqual(0.4)
  expect(mapToScreen(kept, near.x, near.y).x).toBeLessThanOrEqual(400)
})
test('it never comes closer than the eye is', () => {
  const to = framing({ x: 0, y: 0, zoom: 0.2 }, view, { x: 2500, y: 300 }, [], 0.5)!
  expect(to.zoom).toBe(0.2)
})
test('a bar over the window counts as hidden', () => {
  const barred = { ...view, insets: { ...noInsets, bottom: 280 } }
  const to = framing(camera, barred, { x: 200, y: 400 }, [], 0.5)!
  expect(mapToScreen(to, 200, 400)).toEqual({ x: 200, y: 160 })
})
