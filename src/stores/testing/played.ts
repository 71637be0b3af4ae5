import { apply, decision, isApplied, mix, start, verbOf, view, waiting } from '../../engine'
import type { Action, Core, Decision, Eyes, Game } from '../../engine'
import { gameOf } from '../../games'
import type { LogEntry } from '../game/log'
import type { AnyView } from '../game/session'

/** A game played at random, with all its positions: for tests of what is shown of it. */
export interface Played {
  readonly log: readonly LogEntry[]
  viewAfter(count: number, eyes: Eyes): AnyView
  readonly state: Core
}

const quietVerbs = /^(end|pass|pause|resign|strategic|disband)/
/** Ends nothing early if it can help it: battles come about by blocks that march. */
function answer(game: Game<Core>, { actions }: Decision, chance: number): Action {
  const lively = actions.filter(action => !quietVerbs.test(game.verbs[verbOf(action)]!.name))
  const among = lively.length > 0 && chance % 5 > 0 ? lively : actions
  return among[mix(chance, 1) % among.length]!
}

export function playedAtRandom(id: string, scenario: string, luck: number, most: number): Played {
  const game = gameOf(id)!
  let state = start(game, scenario, [], [luck, 1941])
  const past: Core[] = []
  const log: LogEntry[] = []
  while (!state.over && log.length < most) {
    const side = waiting(game, state)[0]!
    const action = answer(game, decision(game, state, side)!, mix(luck, log.length))
    const done = apply(game, state, side, action)
    if (!isApplied(done)) throw new Error(done.reason)
    past.push(state)
    log.push({ by: side, action, rule: '', events: done.events, border: done.border })
    state = done.state
  }
  return { log, state, viewAfter: (count, eyes) => view(game, past[count] ?? state, eyes) }
}
