import { type Effect, idle, type Input, type Panning, type Sample, type Turn } from './machine'
import { beginPinch } from './pinching'

/** Only what the finger did last makes the throw. */
const memory = 90

export function inPanning(state: Panning, input: Input): Turn {
  const [first, second] = input.pointers
  if (input.kind === 'cancel') return { state: idle, effects: [{ kind: 'settle' }] }
  if (first && second) return beginPinch(first, second)
  if (input.kind === 'release') return { state: idle, effects: [thrown(state.trail, input.time)] }
  const last = state.trail.at(-1)
  if (input.kind !== 'move' || !first || !last) return { state, effects: [] }
  const now: Sample = { x: first.x, y: first.y, time: input.time }
  const trail = [...state.trail.filter(sample => input.time - sample.time <= memory), now]
  return { state: { name: 'panning', trail }, effects: [{ kind: 'pan', dx: now.x - last.x, dy: now.y - last.y }] }
}

/** A finger that stopped before it left throws nothing. */
function thrown(trail: readonly Sample[], time: number): Effect {
  const fresh = trail.filter(sample => time - sample.time <= memory)
  const [first, last] = [fresh[0], fresh.at(-1)]
  if (!first || !last || last.time <= first.time) return { kind: 'settle' }
  const span = Math.max(last.time - first.time, 8)
  return { kind: 'fling', vx: (last.x - first.x) / span, vy: (last.y - first.y) / span }
}
