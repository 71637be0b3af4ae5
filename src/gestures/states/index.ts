import { inDragging } from './dragging'
import { inHeld } from './held'
import { inIdle } from './idle'
import type { Input, State, Table, Turn } from './machine'
import { inPanning } from './panning'
import { inPinching } from './pinching'
import { inPressing } from './pressing'

export { idle } from './machine'
export type { Effect, Input, Pointer, State, Table, Turn } from './machine'
export { holdAfter } from './pressing'

/** One event of the hand: the state after it, and what the table should do. */
export function advance(state: State, input: Input, table: Table): Turn {
  switch (state.name) {
    case 'idle':
      return inIdle(state, input, table)
    case 'pressing':
      return inPressing(state, input)
    case 'held':
      return inHeld(state, input)
    case 'panning':
      return inPanning(state, input)
    case 'pinching':
      return inPinching(state, input)
    case 'dragging':
      return inDragging(state, input)
  }
}
