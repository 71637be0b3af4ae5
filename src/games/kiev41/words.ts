import type { Words } from '../../engine'
import { firstOf, verbOf } from '../../engine'
import type { State } from './state'

/** Placeholder until every verb has its sentence. */
export const words: Words<State> = {
  prompt: (_v, now) => ({ text: now.step }),
  action: (_v, action) => `${verbOf(action)} ${firstOf(action)}`,
  event: (_v, event) => event.kind,
  piece: (_v, piece) => String(piece),
  space: space => String(space),
}
