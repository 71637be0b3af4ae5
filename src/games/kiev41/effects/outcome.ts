import type { Outcome } from '../../../engine'
import { finish, tell } from '../../../engine'
import type { D } from '../state'

/** Ends the game if there is a result. */
export function finishWith(d: D, outcome: Outcome | null): void {
  if (outcome === null || d.s.over !== null) return
  tell(d, 3, 'gameOver', { n: outcome.winner === 'draw' ? 2 : outcome.winner })
  finish(d, outcome)
}
