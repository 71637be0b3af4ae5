import type { Core, Game, Seed, Side } from './contract'
import { apply, isApplied } from './apply'
import { digest } from './digest'
import { draftOn } from './draft'
import { formatAction, parseAction } from './notation'
import { advance, start } from './run'
import { copyOf } from './tables'

/** A game as it is written down: how it began and every action with its side. */
export interface GameRecord {
  readonly game: string
  readonly version: number
  readonly scenario: string
  readonly options: readonly string[]
  readonly seed: Seed
  readonly actions: readonly RecordedAction[]
}
export interface RecordedAction {
  readonly side: Side
  readonly text: string
  /** The state's digest after it, where one was kept. */
  readonly digest?: string
}
/** Where a replay left the recorded game, and why. */
export interface Divergence {
  readonly at: number
  readonly action: string
  readonly reason: string
}
export interface Replayed<S extends Core> {
  /** The last state that agrees with the record. */
  readonly state: S
  readonly played: number
  readonly divergence: Divergence | null
}

/** Plays a record again, checking legality and digest at every action; stops where it diverges. */
export function replay<S extends Core>(game: Game<S>, record: GameRecord): Replayed<S> {
  return replayOn(game, start(game, record.scenario, record.options, record.seed), record.actions)
}
export function replayOn<S extends Core>(game: Game<S>, from: S, actions: readonly RecordedAction[]): Replayed<S> {
  let state = from
  for (let at = 0; at < actions.length; at++) {
    const next = replayOne(game, state, actions[at]!)
    if (typeof next === 'string')
      return { state, played: at, divergence: { at, action: actions[at]!.text, reason: next } }
    state = next
  }
  return { state, played: actions.length, divergence: null }
}
/** The next state, or why there is none. */
function replayOne<S extends Core>(
  game: Game<S>,
  state: S,
  { side, text, digest: expected }: RecordedAction,
): S | string {
  const action = parseAction(game, text)
  if (action === null) return 'no such action in this game'
  const done = apply(game, state, side, action)
  if (!isApplied(done)) return `${done.rule}: ${done.reason}`
  if (expected !== undefined && digest(game, done.state) !== expected) return 'the state differs from the recorded one'
  return done.state
}

/** The same without checks, on one open draft: fast, for records that have been checked before. */
export function replayTrusted<S extends Core>(game: Game<S>, from: S, actions: readonly RecordedAction[]): S {
  const d = draftOn(game, copyOf(game, from))
  for (const { side, text } of actions) {
    const action = parseAction(game, text)
    if (action === null) throw new Error(`${game.id}: cannot read the action ${text}`)
    advance(d, side, action)
  }
  return d.s
}

export const recordAction = <S extends Core>(game: Game<S>, side: Side, action: number, after: S): RecordedAction => ({
  side,
  text: formatAction(game, action),
  digest: digest(game, after),
})
