import type { Core, Game } from '../engine'
import type { Kiev41State } from '../games/kiev41'
import { marshal, officer, recruit } from './plans/kiev41/minds'
import { playerWith } from './search/player'
import type { Level, Mind, Player } from './types'

export { levels } from './types'
export type { Belief, Level, Player, Thinker } from './types'

const kiev41Minds: { readonly [L in Level]: Mind<Kiev41State> } = { recruit, officer, marshal }

/** A player of that level for one side of one game. */
export function playerFor(game: Game<Core>, level: Level): Player {
  return playerWith(game as unknown as Game<Kiev41State>, kiev41Minds[level])
}
