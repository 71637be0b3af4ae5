import { type Dragging, idle, type Input, type Turn } from './machine'
import { beginPinch } from './pinching'

export function inDragging(state: Dragging, input: Input): Turn {
  const { piece, at } = state
  const [first, second] = input.pointers
  if (input.kind === 'cancel') return { state: idle, effects: [{ kind: 'dropCancelled', piece }] }
  if (first && second) return beginPinch(first, second, [{ kind: 'dropCancelled', piece }])
  if (input.kind === 'release') return { state: idle, effects: [{ kind: 'drop', piece, x: at.x, y: at.y }] }
  if (input.kind !== 'move' || !first) return { state, effects: [] }
  const now = { x: first.x, y: first.y, time: input.time }
  return { state: { name: 'dragging', piece, at: now }, effects: [{ kind: 'drag', piece, x: now.x, y: now.y }] }
}
