import { type Effect, idle, type Input, type Pinching, type Pointer, type Turn } from './machine'

/** Two fingers always move the camera. They never begin, carry or end an order. */
export const beginPinch = (a: Pointer, b: Pointer, effects: readonly Effect[] = []): Turn => ({
  state: { name: 'pinching', a, b },
  effects,
})

export function inPinching(state: Pinching, input: Input): Turn {
  const [first, second] = input.pointers
  if (!first || input.kind === 'cancel') return { state: idle, effects: [{ kind: 'settle' }] }
  if (!second) return { state: { name: 'panning', trail: [{ x: first.x, y: first.y, time: input.time }] }, effects: [] }
  const a = find(input.pointers, state.a.id) ?? first
  const b = find(input.pointers, state.b.id) ?? second
  const isSamePair = a.id === state.a.id && b.id === state.b.id && a.id !== b.id
  if (!isSamePair) return beginPinch(first, second)
  return { state: { name: 'pinching', a, b }, effects: input.kind === 'move' ? moved(state, a, b) : [] }
}

const find = (pointers: readonly Pointer[], id: number) => pointers.find(pointer => pointer.id === id)
const spread = (a: Pointer, b: Pointer) => Math.max(24, Math.hypot(a.x - b.x, a.y - b.y))
const middle = (a: Pointer, b: Pointer) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

function moved(before: Pinching, a: Pointer, b: Pointer): Effect[] {
  const from = middle(before.a, before.b)
  const to = middle(a, b)
  return [
    { kind: 'pan', dx: to.x - from.x, dy: to.y - from.y },
    { kind: 'pinch', x: to.x, y: to.y, factor: spread(a, b) / spread(before.a, before.b) },
  ]
}
