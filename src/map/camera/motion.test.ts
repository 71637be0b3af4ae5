import { lookAt, noInsets, zoomRange } from './camera'
import { advanceMotion, rest, type Motion, type Stage } from './motion'

const view = { width: 1000, height: 800, insets: noInsets }
const sheet = { width: 4000, height: 3000 }
const stage: Stage = { view, sheet, range: zoomRange(view, sheet, 4) }
const start = lookAt(view, { x: 2000, y: 1500 }, 1)

function run(motion: Motion, frames: number) {
  let step = { camera: start, motion }
  for (let i = 0; i < frames; i++) step = advanceMotion(step.motion, step.camera, stage, 16)
  return step
}

test('at rest nothing moves', () => {
  expect(run(rest, 3)).toEqual({ camera: start, motion: rest })
})

test('a glide moves on and comes to rest', () => {
  const { camera, motion } = run({ kind: 'glide', glide: { vx: 1, vy: 0 } }, 120)
  expect(motion.kind).toBe('rest')
  expect(start.x - camera.x).toBeGreaterThan(200)
})

test('a glide ends at the edge of the table', () => {
  const { motion } = run({ kind: 'glide', glide: { vx: 4, vy: 0 } }, 60)
  expect(motion.kind).toBe('glide')
  const edge = { ...start, x: -24 }
  expect(advanceMotion({ kind: 'glide', glide: { vx: 4, vy: 0 } }, edge, stage, 16).motion.kind).toBe('rest')
})

test('a flight arrives exactly, on time', () => {
  const to = lookAt(view, { x: 900, y: 700 }, 2)
  const flight: Motion = { kind: 'flight', from: start, to, passed: 0, lasts: 400 }
  expect(run(flight, 12).motion.kind).toBe('flight')
  expect(run(flight, 25)).toEqual({ camera: to, motion: rest })
})

test('a pull at the edge goes on until it is let go', () => {
  const { camera, motion } = run({ kind: 'pull', vx: -0.5, vy: 0 }, 10)
  expect(motion.kind).toBe('pull')
  expect(camera.x - start.x).toBeCloseTo(80)
})

test('a pull comes to rest where the table ends', () => {
  const edge = { ...start, x: -24 }
  expect(advanceMotion({ kind: 'pull', vx: 0.5, vy: 0 }, edge, stage, 16)).toEqual({ camera: edge, motion: rest })
})
