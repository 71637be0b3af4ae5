import { view, type Core, type Eyes, type Game, type View } from '../../engine'
import { joined } from './joined'
import type { LogEntry } from './log'

/** Whose eyes a replay looks through; open, both sides lay their faces up. */
export type Gaze = Eyes | 'open'

/** A game from its first moment to its last. It alone holds the states; it hands out what somebody may see. */
export interface Tape {
  readonly game: Game<Core>
  readonly log: readonly LogEntry[]
  /** How it looked after so many actions. */
  view(step: number, gaze: Gaze): View<Core>
  /** The piece under a token then: for when everything may be known. */
  pieceUnder(step: number, token: number): number | null
}

/** Over positions that are known: before each entry of the log, and the last. */
export function tapeOver(game: Game<Core>, states: readonly Core[], log: readonly LogEntry[]): Tape {
  const at = (step: number): Core => states[Math.max(0, Math.min(step, log.length))]!
  return {
    game,
    log,
    view: (step, gaze) =>
      gaze === 'open' ? joined(view(game, at(step), 0), view(game, at(step), 1), 0) : view(game, at(step), gaze),
    pieceUnder: (step, token) => {
      const piece = game.pieces.findIndex((_, i) => game.tokenOf(at(step), i) === token)
      return piece < 0 ? null : piece
    },
  }
}
