import {
  advance,
  digest,
  newHistory,
  open,
  parseAction,
  remember,
  start,
  waiting,
  type Action,
  type Applied,
  type Border,
  type Core,
  type GameRecord,
  type History,
  type Side,
} from '../../engine'
import type { LogEntry } from './log'
import { entryOf, type AnyGame } from './session'

/** A saved game walked through again: where it stands, what was told, and what can still be taken back. */
export interface Retraced {
  readonly state: Core
  readonly log: readonly LogEntry[]
  readonly history: History<Core>
  /** The position before each entry of the log. */
  readonly past: readonly Core[]
}

/**
 * The record has been verified on opening from its last snapshot, so legality is not asked again: opening a long game
 * stays quick. Null when it does not come out where the record says.
 */
export function retrace(game: AnyGame, record: GameRecord, twoPeople: boolean): Retraced | null {
  try {
    const traced = walk(game, record, twoPeople)
    const last = record.actions.at(-1)?.digest
    return last === undefined || last === digest(game, traced.state) ? traced : null
  } catch {
    return null
  }
}
function walk(game: AnyGame, record: GameRecord, twoPeople: boolean): Retraced {
  let state = start(game, record.scenario, record.options, record.seed)
  let history = newHistory<Core>()
  const log: LogEntry[] = []
  const past: Core[] = []
  for (const { side, text } of record.actions) {
    const action = parseAction(game, text)
    if (action === null) break
    const bothLook =
      twoPeople && (game.steps[state.frames[state.frames.length - 1]!.step]!.secrecy ?? 'open') === 'open'
    const done = played(game, state, side, action)
    history = remember(history, state, side, action, done, { bothLook })
    log.push(entryOf(game, side, action, done))
    past.push(state)
    state = done.state
  }
  return { state, log, history, past }
}

function played(game: AnyGame, before: Core, side: Side, action: Action): Applied<Core> {
  const draft = open(game, before, [])
  advance(draft, side, action)
  return {
    state: draft.s,
    events: draft.told ?? [],
    border: borderOf(game, before, draft.s, draft.learnt, side),
    learnt: draft.learnt,
  }
}

function borderOf(game: AnyGame, before: Core, after: Core, learnt: number, side: Side): Border {
  if (after.draws !== before.draws) return 'chance'
  if (learnt & (1 << side)) return 'reveal'
  return waiting(game, after).includes(side) ? null : 'handover'
}
