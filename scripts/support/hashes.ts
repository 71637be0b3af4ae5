import type { Core, Game } from '../../src/engine'
import { advance, digest, list, mix, newOffers, open, start, waiting } from '../../src/engine'

/** Random games as one chain of digests, one link an action: the same number wherever the rules run the same. */
export function chainOf(
  game: Game<Core>,
  games: number,
  seed: number,
): { readonly actions: number; readonly chain: string } {
  const out = newOffers()
  let actions = 0
  let chain = 0
  for (let i = 0; i < games; i++) {
    const scenario = game.scenarios[i % game.scenarios.length]!.id
    const d = open(game, start(game, scenario, [], [seed, i]))
    for (let chance = mix(seed, i); !d.s.over; actions++) {
      const who = waiting(game, d.s)
      chance = mix(chance, d.s.seq)
      const side = who[chance % who.length]!
      list(game, d.s, side, out)
      advance(d, side, out.actions[mix(chance, 7) % out.count]!)
      chain = mix(chain, parseInt(digest(game, d.s).slice(0, 8), 16))
    }
  }
  return { actions, chain: chain.toString(16) }
}
