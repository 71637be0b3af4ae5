import { noInsets } from '../map/camera/camera'
import { edgePull } from './edgePan'
import { readKey } from './keys'

const view = { width: 800, height: 600, insets: { ...noInsets, bottom: 100 } }

test('in the middle nothing pulls', () => {
  expect(edgePull(view, 400, 250)).toEqual({ vx: 0, vy: 0 })
})

test('the nearer the edge, the stronger the pull, and the map comes the other way', () => {
  const near = edgePull(view, 770, 250).vx
  const nearer = edgePull(view, 795, 250).vx
  expect(near).toBeLessThan(0)
  expect(nearer).toBeLessThan(near)
  expect(edgePull(view, 2, 250).vx).toBeGreaterThan(0)
})

test('the edge is where the bar begins', () => {
  expect(edgePull(view, 400, 480).vy).toBeLessThan(0)
})

test('arrows look that way, plus and minus zoom, other keys do nothing', () => {
  expect(readKey('ArrowRight')).toMatchObject({ kind: 'pan', dx: -80 })
  expect(readKey('+')).toMatchObject({ kind: 'zoom', factor: 1.4 })
  expect(readKey('q')).toBeNull()
})
