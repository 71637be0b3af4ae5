import type { Core, Draft, Game, Seed } from '..'
import { advance, draftOn, list, mark, newOffers, restore, start, waiting } from '..'

/** How many lines of play there are from a beginning, by depth: one number that guards every list and every rule. */
export function perft<S extends Core>(
  game: Game<S>,
  scenario: string,
  options: readonly string[],
  seed: Seed,
  depth: number,
): number {
  return linesFrom(draftOn(game, start(game, scenario, options, seed)), depth)
}

/** The same from any position. The draft is left as it was. */
export function linesFrom<S extends Core>(d: Draft<S>, depth: number): number {
  const side = waiting(d.game, d.s)[0]
  if (depth === 0 || side === undefined) return 1
  const offers = list(d.game, d.s, side, newOffers())
  if (depth === 1) return offers.count
  const here = mark(d, new Int16Array(d.s.cells.length))
  let lines = 0
  for (const action of offers.actions.slice(0, offers.count)) {
    advance(d, side, action)
    lines += linesFrom(d, depth - 1)
    restore(d, here)
  }
  return lines
}
