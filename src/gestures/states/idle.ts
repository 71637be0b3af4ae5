import type { Idle, Input, Sample, Table, Turn } from './machine'
import { beginPinch } from './pinching'

export function inIdle(state: Idle, input: Input, table: Table): Turn {
  const [first, second] = input.pointers
  if (input.kind !== 'press' || !first) return { state, effects: [] }
  if (second) return beginPinch(first, second, [{ kind: 'stop' }])
  const at: Sample = { x: first.x, y: first.y, time: input.time }
  const piece = table.movableAt(at.x, at.y)
  return { state: { name: 'pressing', at, piece, tapped: state.tapped }, effects: [{ kind: 'stop' }] }
}
