import { noInsets } from '../camera/camera'
import { covers, onSheet, seenBox, widened } from './windows'

const view = { width: 1000, height: 800, insets: noInsets }

test('a painted window with room around it still covers the view after a small pan', () => {
  const seen = seenBox({ x: 100, y: 100, zoom: 2 }, view)
  const painted = widened(seen, 0.25)
  expect(covers(painted, seen)).toBe(true)
  expect(covers(painted, { ...seen, x: seen.x + 120 })).toBe(true)
  expect(covers(painted, { ...seen, x: seen.x + 130 })).toBe(false)
})

test('beside the sheet nothing is painted', () => {
  const box = onSheet({ x: -900, y: 50, width: 2000, height: 5000 }, { width: 800, height: 600 }, 40)
  expect(box).toEqual({ x: -40, y: 50, width: 880, height: 590 })
})
