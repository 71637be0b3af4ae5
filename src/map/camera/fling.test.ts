import { glideFor, startGlide } from './fling'

const run = (vx: number, frame: number) => {
  let glide = startGlide(vx, 0)
  let way = 0
  let frames = 0
  while (glide && frames < 10000) {
    const step = glideFor(glide, frame)
    way += step.dx
    glide = step.glide
    frames++
  }
  return { way, frames }
}

test('a resting finger throws nothing', () => {
  expect(startGlide(0.05, 0.05)).toBeNull()
})

test('a throw slows down and ends', () => {
  const { way, frames } = run(1, 16)
  expect(frames).toBeLessThan(100)
  expect(way).toBeGreaterThan(200)
  expect(way).toBeLessThan(300)
})

test('the way does not depend on the frame rate', () => {
  expect(run(1.5, 8).way).toBeCloseTo(run(1.5, 33).way, -1)
})

test('no throw is faster than the fastest', () => {
  const glide = startGlide(30, 40)
  expect(Math.hypot(glide?.vx ?? 0, glide?.vy ?? 0)).toBeCloseTo(4)
})
