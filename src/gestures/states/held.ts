import { type Held, idle, type Input, type Turn } from './machine'
import { beginPinch } from './pinching'
import { hasLeft, pickUp } from './pressing'

/** After a long press the finger may still take its piece along; anything else waits until it leaves. */
export function inHeld(state: Held, input: Input): Turn {
  const [first, second] = input.pointers
  if (input.kind === 'tick') return { state, effects: [] }
  if (!first || input.kind === 'cancel') return { state: idle, effects: [] }
  if (second) return beginPinch(first, second)
  if (state.piece === null || !hasLeft(state.at, first)) return { state, effects: [] }
  return pickUp(state.at, state.piece, { x: first.x, y: first.y, time: input.time })
}
