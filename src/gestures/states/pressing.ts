import { type Effect, idle, type Input, type Pointer, type Pressing, type Sample, type Turn } from './machine'
import { beginPinch } from './pinching'

/** A finger that trembles within this many points still taps. */
export const slop = 8
export const holdAfter = 500
const doubleTapWithin = 300
const doubleTapReach = 28

const isFar = (a: Sample, x: number, y: number, reach: number) => Math.hypot(x - a.x, y - a.y) > reach

export function inPressing(state: Pressing, input: Input): Turn {
  const [first, second] = input.pointers
  if (input.kind === 'cancel') return { state: idle, effects: [] }
  if (first && second) return beginPinch(first, second)
  if (input.kind === 'release') return release(state, input.time)
  if (input.kind === 'tick') return hold(state, input.time)
  return first && isFar(state.at, first.x, first.y, slop) ? leave(state, first, input.time) : { state, effects: [] }
}

function release({ at, tapped }: Pressing, time: number): Turn {
  const twice = tapped && time - tapped.time <= doubleTapWithin && !isFar(tapped, at.x, at.y, doubleTapReach)
  const effect: Effect = { kind: twice ? 'doubleTap' : 'tap', x: at.x, y: at.y }
  return { state: { name: 'idle', tapped: twice ? null : { ...at, time } }, effects: [effect] }
}

function hold(state: Pressing, time: number): Turn {
  if (time - state.at.time < holdAfter) return { state, effects: [] }
  return {
    state: { name: 'held', at: state.at, piece: state.piece },
    effects: [{ kind: 'hold', x: state.at.x, y: state.at.y }],
  }
}

/** On a piece that may move the finger takes it along, anywhere else the map. */
function leave({ at, piece }: Pressing, { x, y }: Pointer, time: number): Turn {
  const now: Sample = { x, y, time }
  if (piece !== null) return pickUp(at, piece, now)
  return { state: { name: 'panning', trail: [at, now] }, effects: [{ kind: 'pan', dx: x - at.x, dy: y - at.y }] }
}

export const hasLeft = (at: Sample, { x, y }: Pointer): boolean => isFar(at, x, y, slop)

export function pickUp(at: Sample, piece: string, now: Sample): Turn {
  const effects: Effect[] = [
    { kind: 'lift', piece, x: at.x, y: at.y },
    { kind: 'drag', piece, x: now.x, y: now.y },
  ]
  return { state: { name: 'dragging', piece, at: now }, effects }
}
