import type { Side } from '../../engine'
import type { AnyGame, AnyView } from '../game/session'
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

const WORLDS = 80
const MOST_GUESSES = 3

/** How often each piece stands under each token, over worlds that fit what those eyes know. */
export function sampled(
  game: AnyGame,
  view: AnyView,
  worlds = WORLDS,
): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const counts = new Map(view.tokens.map(({ token }) => [token, new Map<number, number>()]))
  for (let world = 1; world <= worlds; world++) {
    const state = game.imagine(view, [world, 1941])
    game.pieces.forEach((_, piece) => {
      const under = counts.get(game.tokenOf(state, piece))
      under?.set(piece, (under.get(piece) ?? 0) + 1 / worlds)
    })
  }
  return counts
}

/** What a side believed after so many actions. Only for a game that is over: it tells the truth beside. */
export function believedBy(tape: Tape, side: Side, step: number): readonly Believed[] {
  const view = tape.view(step, side)
  const counts = sampled(tape.game, view)
  return view.tokens
    .filter(({ at }) => at >= 0)
    .map(({ token, at }) => {
      const chances = counts.get(token) ?? new Map<number, number>()
      const was = tape.pieceUnder(step, token)
      const guesses = [...chances].map(([piece, chance]) => ({ piece, chance })).sort((a, b) => b.chance - a.chance)
      return {
        token,
        at,
        guesses: guesses.slice(0, MOST_GUESSES),
        was,
        chance: was === null ? 0 : (chances.get(was) ?? 0),
      }
    })
}
