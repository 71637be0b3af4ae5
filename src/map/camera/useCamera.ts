import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react'
import {
  useFrameCallback,
  useSharedValue,
  type FrameCallback,
  type FrameInfo,
  type SharedValue,
} from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'
import {
  centreOf,
  clamp,
  fit,
  lookAt,
  panBy,
  resized,
  sameCamera,
  zoomAt,
  zoomRange,
  type Camera,
  type Sheet,
  type Spot,
  type Viewport,
} from './camera'
import { startGlide } from './fling'
import { advanceMotion, rest, type Motion, type Stage } from './motion'

const flightLasts = 420
const longestFrame = 64
/** A hand that has not moved for so long rests: what it has uncovered may be painted under it. */
const handRestsAfter = 200

export interface CameraRig {
  /** What the canvas draws with; changes many times a second and never through React. */
  readonly camera: SharedValue<Camera>
  readonly stage: Stage
  readonly current: () => Camera
  /** The map point in the middle of the free window. */
  readonly centre: () => Spot
  /** By hand: points of pan, or a factor of zoom at a point. */
  readonly pan: (dx: number, dy: number) => void
  readonly zoom: (factor: number, x: number, y: number) => void
  readonly stop: () => void
  /** A hand is on the map, said at its every move: nothing slow may begin until it rests. */
  readonly hold: (isHeld: boolean) => void
  readonly isBusy: () => boolean
  readonly fling: (vx: number, vy: number) => void
  readonly settle: () => void
  /** While a piece is held at the edge: points a millisecond. */
  readonly pull: (vx: number, vy: number) => void
  readonly fly: (to: Camera) => void
  readonly flyTo: (spot: Spot, zoom?: number) => void
  readonly fit: () => void
}

export interface Look {
  readonly spot: Spot
  readonly zoom: number
}

export interface RigOptions {
  readonly view: Viewport
  readonly sheet: Sheet
  readonly closest: number
  readonly cuts: boolean
  /** What to look at first; the whole sheet without it. */
  readonly begin?: Look
  readonly onRest: (camera: Camera) => void
}

/** Moves the camera. The hand moves it from here; glides and flights run on the thread that draws. */
export function useCamera({ view, sheet, closest, cuts, begin, onRest }: RigOptions): CameraRig {
  const stage = useMemo<Stage>(() => ({ view, sheet, range: zoomRange(view, sheet, closest) }), [view, sheet, closest])
  const camera = useSharedValue<Camera>(firstLook(stage, begin))
  const motion = useSharedValue<Motion>(rest)
  const sharedStage = useSharedValue<Stage>(stage)
  /** The truth while a hand moves the map: what was written to a shared value cannot be read back at once. */
  const inHand = useRef<Camera | null>(null)
  const held = useRef<ReturnType<typeof setTimeout> | null>(null)
  const moving = useRef(false)
  useEffect(() => () => clearTimeout(held.current ?? undefined), [])

  const arrived = useCallback(
    (at: Camera) => {
      inHand.current = at
      moving.current = false
      onRest(at)
    },
    [onRest],
  )
  const frames = useFrameCallback(({ timeSincePreviousFrame }: FrameInfo) => {
    'worklet'
    if (motion.value.kind === 'rest') return
    const passed = Math.min(longestFrame, timeSincePreviousFrame ?? 16)
    const step = advanceMotion(motion.value, camera.value, sharedStage.value, passed)
    camera.value = step.camera
    motion.value = step.motion
    if (step.motion.kind === 'rest') scheduleOnRN(arrived, step.camera)
  }, false)

  const rig = useMemo<CameraRig>(
    () => makeRig({ camera, motion, frames, inHand, held, moving, stage, cuts, onRest }),
    [camera, cuts, frames, motion, onRest, stage],
  )

  useKeptView(rig, stage, sharedStage, begin)
  return rig
}

interface RigParts {
  readonly camera: SharedValue<Camera>
  readonly motion: SharedValue<Motion>
  readonly frames: FrameCallback
  readonly inHand: RefObject<Camera | null>
  /** Runs while the hand moves. */
  readonly held: RefObject<ReturnType<typeof setTimeout> | null>
  readonly moving: RefObject<boolean>
  readonly stage: Stage
  readonly cuts: boolean
  readonly onRest: (camera: Camera) => void
}

function makeRig({ camera, motion, frames, inHand, held, moving, stage, cuts, onRest }: RigParts): CameraRig {
  const current = () => inHand.current ?? camera.value
  const put = (next: Camera) => {
    inHand.current = clamp(next, stage.view, stage.sheet, stage.range)
    camera.value = inHand.current
  }
  const set = (next: Motion) => {
    inHand.current = next.kind === 'rest' ? inHand.current : null
    motion.value = next
    moving.current = next.kind !== 'rest'
    frames.setActive(next.kind !== 'rest')
  }
  const stop = () => {
    inHand.current = camera.value
    set(rest)
  }
  const settle = () => {
    stop()
    onRest(current())
  }
  const handRests = () => {
    held.current = null
    if (!moving.current) onRest(current())
  }
  const fly = (to: Camera) => {
    const kept = clamp(to, stage.view, stage.sheet, stage.range)
    const from = current()
    if (cuts || sameCamera(from, kept)) {
      set(rest)
      put(kept)
      return onRest(kept)
    }
    set({ kind: 'flight', from, to: kept, passed: 0, lasts: flightLasts })
  }
  return {
    camera,
    stage,
    current,
    centre: () => centreOf(current(), stage.view),
    stop,
    hold: isHeld => {
      clearTimeout(held.current ?? undefined)
      held.current = isHeld ? setTimeout(handRests, handRestsAfter) : null
    },
    isBusy: () => held.current !== null || moving.current,
    settle,
    fly,
    pan: (dx, dy) => put(panBy(current(), dx, dy)),
    zoom: (factor, x, y) => {
      const { least, most } = stage.range
      const from = current()
      put(zoomAt(from, Math.min(most, Math.max(least, from.zoom * factor)), x, y))
    },
    fling: (vx, vy) => {
      const glide = startGlide(vx, vy)
      if (glide && !cuts) set({ kind: 'glide', glide })
      else onRest(current())
    },
    pull: (vx, vy) => {
      if (vx || vy) set({ kind: 'pull', vx, vy })
      else stop()
    },
    flyTo: (spot, zoom) => fly(lookAt(stage.view, spot, zoom ?? current().zoom)),
    fit: () => fly(fit(stage.view, stage.sheet)),
  }
}

export const firstLook = ({ view, sheet, range }: Stage, begin?: Look): Camera =>
  clamp(begin ? lookAt(view, begin.spot, begin.zoom) : fit(view, sheet), view, sheet, range)

/** Only the bars around the map have changed: nothing moves under the eyes, and a flight goes on. */
const isSameWindow = (a: Stage, b: Stage): boolean =>
  a.sheet === b.sheet && a.view.width === b.view.width && a.view.height === b.view.height

/** A new window keeps the middle of the map; the first one shows where play is, or the whole sheet. */
function useKeptView(rig: CameraRig, stage: Stage, sharedStage: SharedValue<Stage>, begin?: Look): void {
  const first = useRef(begin)
  const before = useRef<Stage | null>(null)
  useEffect(() => {
    const last = before.current
    if (last === stage) return
    before.current = stage
    sharedStage.value = stage
    if (last && isSameWindow(last, stage)) return
    const isNew = !last || last.sheet !== stage.sheet || last.view.width <= 1
    const next = isNew
      ? firstLook(stage, last ? undefined : first.current)
      : resized(rig.current(), last.view, stage.view)
    const kept = clamp(next, stage.view, stage.sheet, stage.range)
    rig.camera.value = kept
    rig.settle()
  }, [rig, stage, sharedStage])
}
