import type { Action, Core, Game, View } from '../engine'
import type { Kiev41State } from '../games/kiev41'
import { outcomeFor } from './evaluate/outcome'
import { marshal, officer, recruit } from './plans/kiev41/minds'
import { kiev41Reason } from './plans/kiev41/reason'
import { oneOrderAhead } from './search/generic'
import { playerWith } from './search/player'
import type { Level, Mind, Player } from './types'

export { balance } from './balance'
export type { Balance } from './balance'
export { beliefs, believing } from './search/beliefs'
export { levels } from './types'
export type { Belief, Level, Player, Thinker } from './types'

const kiev41Minds: { readonly [L in Level]: Mind<Kiev41State> } = { recruit, officer, marshal }
const WORLDS: { readonly [L in Level]: number } = { recruit: 1, officer: 2, marshal: 4 }

/** A player of that level, seated for one game: it keeps a plan from touch to touch. */
export function playerFor(game: Game<Core>, level: Level): Player {
  if (game.id === 'kiev41') return playerWith(game as unknown as Game<Kiev41State>, kiev41Minds[level])
  return playerWith(game, oneOrderAhead(outcomeFor, WORLDS[level]))
}
/** Why that touch, in one sentence with numbers: for the hint. */
export function reason(game: Game<Core>, view: View<Core>, action: Action): string {
  if (game.id !== 'kiev41') return 'It looks best one order ahead.'
  return kiev41Reason(game as unknown as Game<Kiev41State>, view as unknown as View<Kiev41State>, action)
}
