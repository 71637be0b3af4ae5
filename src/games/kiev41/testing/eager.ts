import type { Action, Draft, Offers, Seed } from '../../../engine'
import { advance, digest, draftOn, firstOf, list, mix, newOffers, start, verbOf, waiting } from '../../../engine'
import { kiev41 } from '..'
import { SPACES } from '../map'
import type { State } from '../state'

/** Verbs that end something: an eager player comes to them late. */
const isEnding = kiev41.verbs.map(({ name }) => /^(end|confirm|pass|pause|sendNoMore|via|disband|strategic)/.test(name))
const GO = kiev41.verbs.findIndex(({ name }) => name === 'go')
const PATIENCE = 6
const TRIES = 4

/** A random answer of a player who wants to fight: he seldom stops early and likes areas with enemies. */
export function eagerAnswer(s: State, side: number, offers: Offers, chance: number): Action {
  let answer = offers.actions[chance % offers.count]!
  for (let i = 1; i <= TRIES && isTame(s, side, answer) && mix(chance, i) % PATIENCE !== 0; i++)
    answer = offers.actions[mix(chance, i + TRIES) % offers.count]!
  return answer
}
const isTame = (s: State, side: number, answer: Action): boolean =>
  isEnding[verbOf(answer)]! || (verbOf(answer) === GO && s.force[(1 - side) * SPACES + firstOf(answer)] === 0)

export interface Played {
  readonly actions: number
  readonly digest: string
  readonly winner: string
}
const MOST_ACTIONS = 20_000
/** A whole game of two eager players, on one open draft. */
export function playEagerly(
  scenario: string,
  options: readonly string[],
  seed: Seed,
  visit?: (d: Draft<State>) => void,
): Played {
  const d = draftOn(kiev41, start(kiev41, scenario, options, seed))
  const offers = newOffers()
  let actions = 0
  for (; d.s.over === null && actions < MOST_ACTIONS; actions++) {
    const side = waiting(kiev41, d.s)[0]!
    visit?.(d)
    const chance = mix(mix(seed[0], actions), seed[1])
    advance(d, side, eagerAnswer(d.s, side, list(kiev41, d.s, side, offers), chance))
  }
  return { actions, digest: digest(kiev41, d.s), winner: String(d.s.over?.winner) }
}
