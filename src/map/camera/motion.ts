import { between, clamp, panBy, type Camera, type Sheet, type Viewport, type ZoomRange } from './camera'
import { glideFor, type Glide } from './fling'

/** What moves the camera while no finger does. */
export type Motion =
  | { readonly kind: 'rest' }
  | { readonly kind: 'glide'; readonly glide: Glide }
  | {
      readonly kind: 'flight'
      readonly from: Camera
      readonly to: Camera
      readonly passed: number
      readonly lasts: number
    }
  | { readonly kind: 'pull'; readonly vx: number; readonly vy: number }

export interface Stage {
  readonly view: Viewport
  readonly sheet: Sheet
  readonly range: ZoomRange
}

export interface MotionStep {
  readonly camera: Camera
  readonly motion: Motion
}

export const rest: Motion = { kind: 'rest' }

/** Quick at first, long in arriving. */
export function easeOut(share: number): number {
  'worklet'
  const left = 1 - share
  return 1 - left * left * left
}

/** The camera some milliseconds later, and what still moves it. */
export function advanceMotion(motion: Motion, camera: Camera, stage: Stage, milliseconds: number): MotionStep {
  'worklet'
  const keep = (moved: Camera) => clamp(moved, stage.view, stage.sheet, stage.range)
  if (motion.kind === 'glide') {
    const { dx, dy, glide } = glideFor(motion.glide, milliseconds)
    const moved = keep(panBy(camera, dx, dy))
    const isStuck = moved.x === camera.x && moved.y === camera.y
    return { camera: moved, motion: glide && !isStuck ? { kind: 'glide', glide } : { kind: 'rest' } }
  }
  if (motion.kind === 'flight') {
    const passed = motion.passed + milliseconds
    if (passed >= motion.lasts) return { camera: motion.to, motion: { kind: 'rest' } }
    return {
      camera: between(motion.from, motion.to, stage.view, easeOut(passed / motion.lasts)),
      motion: { ...motion, passed },
    }
  }
  if (motion.kind === 'pull') {
    const moved = keep(panBy(camera, motion.vx * milliseconds, motion.vy * milliseconds))
    const isStuck = moved.x === camera.x && moved.y === camera.y
    return { camera: moved, motion: isStuck ? { kind: 'rest' } : motion }
  }
  return { camera, motion }
}
