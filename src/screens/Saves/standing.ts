import type { SaveHeader } from '../../stores'
import { gameOf } from '../../games'

/** Where a saved game stands, in words anybody may hear. */
export function standing({ game, outcome, damaged, soundTo, picture, length }: SaveHeader): string {
  if (damaged) return 'It cannot be read, and is kept as it is.'
  if (soundTo !== null) return `Kept whole, but damaged after ${soundTo} of ${length} actions.`
  if (outcome?.winner === 'draw') return 'Over: a draw'
  if (outcome) return `Over: ${gameOf(game)?.sides[outcome.winner] ?? 'one side'} won`
  return picture?.line || (length === 1 ? '1 action' : `${length} actions`)
}
