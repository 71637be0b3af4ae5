import { type Held, idle, type Input, type Turn } from './machine'

/** After a long press nothing counts until the finger leaves. */
export const inHeld = (state: Held, input: Input): Turn => ({
  state: input.pointers.length === 0 ? idle : state,
  effects: [],
})
