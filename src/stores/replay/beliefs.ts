import { believing } from '../../ai'
import type { Side } from '../../engine'
import type { Sliced } from '../slices'
import type { Tape } from './tape'

/** What a side took to be under one enemy token, beside what was. */
export interface Believed {
  readonly token: number
  readonly at: number
  /** Most likely first. */
  readonly guesses: readonly { readonly piece: number; readonly chance: number }[]
  readonly was: number | null
  /** The chance it gave to what was. */
  readonly chance: number
}

const MOST_GUESSES = 3

/** What a side believed after so many actions. Only for a game that is over: it tells the truth beside. */
export function* believedBy(tape: Tape, side: Side, step: number): Sliced<readonly Believed[]> {
  const all = yield* believing(tape.game, tape.view(step, side))
  return all
    .filter(({ at }) => at >= 0)
    .map(({ token, at, pieces }) => {
      const was = tape.pieceUnder(step, token)
      const truth = pieces.find(({ piece }) => piece === was)
      return { token, at, guesses: pieces.slice(0, MOST_GUESSES), was, chance: truth?.chance ?? 0 }
    })
}
