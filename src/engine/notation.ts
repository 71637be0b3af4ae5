import type { Action } from './action'
import { act, firstOf, secondOf, verbOf } from './action'
import type { Core, Game, Touch } from './contract'
import { verbId } from './run'

/** The save's word for an action: verb and printed ids, so that a renumbered table breaks no save. */
export function formatAction<S extends Core>(game: Game<S>, action: Action): string {
  const verb = game.verbs[verbOf(action)]!
  const things = [firstOf(action), secondOf(action)]
  return [verb.name, ...verb.touch.map((touch, i) => printed(game, touch, things[i]!))].join(' ')
}
const printed = <S extends Core>(game: Game<S>, touch: Touch, n: number): string =>
  touch === 'piece' ? game.pieces[n]! : touch === 'space' ? game.spaces[n]! : String(n)

/** Null when the text names no action of this game. */
export function parseAction<S extends Core>(game: Game<S>, text: string): Action | null {
  const [name = '', ...words] = text.split(' ')
  const verb = game.verbs.find(candidate => candidate.name === name)
  if (!verb || verb.touch.length !== words.length) return null
  const things = verb.touch.map((touch, i) => numberOf(game, touch, words[i]!))
  if (things.some(n => n < 0)) return null
  return act(verbId(game, name), things[0] ?? 0, things[1] ?? 0)
}
function numberOf<S extends Core>(game: Game<S>, touch: Touch, word: string): number {
  if (touch === 'piece') return game.pieces.indexOf(word)
  if (touch === 'space') return game.spaces.indexOf(word)
  return /^\d{1,4}$/.test(word) && Number(word) < 8192 ? Number(word) : -1
}
