import type { Core } from '../../engine'

/** All that can be said of a game without an evaluation of its own: who has won. */
export function outcomeFor(s: Core, side: 0 | 1): number {
  if (s.over === null || s.over.winner === 'draw') return 0
  return s.over.winner === side ? 1 : -1
}
