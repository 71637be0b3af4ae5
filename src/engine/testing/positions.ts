import { mix } from '../chance'
import type { Core, Event, Game, Seed, Side } from '../contract'
import { apply, isApplied } from '../apply'
import { parseAction } from '../notation'
import { newOffers } from '../offers'
import { list, start, waiting } from '../run'

/** One random touch: who gave it and what the state was before. */
export interface Moment<S extends Core> {
  readonly before: S
  readonly side: Side
  readonly action: number
  readonly after: S
  readonly events: readonly Event[]
}

/** Plays random legal touches from the start and hands every moment to `visit`; gives the last state. */
export function playRandomly<S extends Core>(
  game: Game<S>,
  scenario: string,
  seed: Seed,
  visit: (moment: Moment<S>) => void = () => undefined,
  most = 100000,
): S {
  const out = newOffers()
  let s = start(game, scenario, [], seed)
  let chance = mix(seed[0], seed[1])
  for (let i = 0; i < most && !s.over; i++) {
    chance = mix(chance, i)
    const who = waiting(game, s)
    const side = who[chance % who.length]!
    list(game, s, side, out)
    if (out.count === 0) throw new Error(`${game.id}: dead end at ${JSON.stringify(s.frames)}`)
    const action = out.actions[mix(chance, 7) % out.count]!
    const done = apply(game, s, side, action)
    if (!isApplied(done)) throw new Error(`${game.id}: an offered action was refused: ${done.rule} ${done.reason}`)
    visit({ before: s, side, action, after: done.state, events: done.events })
    s = done.state
  }
  return s
}

/** Plays the named actions from a state; throws with the refusal when one is not legal. */
export function playWords<S extends Core>(game: Game<S>, from: S, words: readonly (readonly [Side, string])[]): S {
  return words.reduce((s, [side, text]) => {
    const action = parseAction(game, text)
    if (action === null) throw new Error(`${game.id}: no action ${text}`)
    const done = apply(game, s, side, action)
    if (!isApplied(done)) throw new Error(`${text}: ${done.rule} ${done.reason}`)
    return done.state
  }, from)
}
