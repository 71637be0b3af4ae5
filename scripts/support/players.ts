import type { Action, Core, Decision, Event, Game, Side, View } from '../../src/engine'
import { mix } from '../../src/engine'
import { levels, playerFor } from '../../src/ai'

/** Whoever answers for a side: from what it sees and has heard, nothing else. */
export interface Player {
  /** It does not look: sparing it the view makes random play several times faster. */
  readonly blind?: true
  choose(view: View<Core> | null, now: Decision, heard: readonly Event[]): Action
}
/** Seats a player for one game; `chance` is all the luck it gets. */
export type Seat = (game: Game<Core>, side: Side, chance: number) => Player

const random: Seat = (_game, _side, chance) => ({
  blind: true,
  choose: (_view, { actions }) => actions[(chance = mix(chance, actions.length)) % actions.length]!,
})

/** Players by name. */
export const seats: { readonly [level: string]: Seat } = {
  random,
  ...Object.fromEntries(levels.map((level): [string, Seat] => [level, game => playerFor(game, level)])),
}
