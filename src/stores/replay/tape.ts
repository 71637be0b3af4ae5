import { advance, open, parseAction, start, type Core, type Event, type GameRecord, type Ref } from '../../engine'
import { heardBy, type LogEntry } from '../game/log'
import { entryOf, type AnyGame } from '../game/session'
import { tapeOver, type Gaze, type Tape } from '../game/tape'

export type { Gaze, Tape } from '../game/tape'

/** The record has been verified on opening. */
export function tapeOf(game: AnyGame, record: GameRecord): Tape {
  const states: Core[] = [start(game, record.scenario, record.options, record.seed)]
  const log: LogEntry[] = []
  for (const { side, text } of record.actions) {
    const action = parseAction(game, text)
    if (action === null) break
    const draft = open(game, states[states.length - 1]!, [])
    advance(draft, side, action)
    log.push(entryOf(game, side, action, { state: draft.s, events: draft.told ?? [], border: null, learnt: 0 }))
    states.push(draft.s)
  }
  return tapeOver(game, states, log)
}

/** What is told of an action to those eyes; open, in the words of the one who knows more. */
export const toldTo = (entry: LogEntry, gaze: Gaze): readonly Event[] =>
  gaze === 'open' ? openTo(entry.events) : heardBy(entry, gaze)

/** What is told of the action that led to that step; open, with the name of every piece. */
export function toldOn(tape: Tape, step: number, gaze: Gaze): readonly Event[] {
  const entry = tape.log[step - 1]
  const events = entry ? toldTo(entry, gaze) : []
  return gaze === 'open'
    ? events.map(event => ({ ...event, what: event.what.map(ref => named(tape, step, ref)) }))
    : events
}
function named(tape: Tape, step: number, ref: Ref): Ref {
  const piece = 'token' in ref ? tape.pieceUnder(step - 1, ref.token) : null
  return piece === null ? ref : { piece }
}

function openTo(events: readonly Event[]): readonly Event[] {
  const out: Event[] = []
  for (let i = 0; i < events.length; i++) {
    const [one, other] = [events[i]!, events[i + 1]]
    const isPair = other && isSame(one, other)
    out.push(isPair ? { ...one, what: one.what.map((ref, at) => moreTelling(ref, other.what[at]!)) } : one)
    if (isPair) i++
  }
  return out
}
/** One thing told to both: two faces turned up one after the other, each for the other side, are two things. */
const isSame = (one: Event, other: Event): boolean =>
  one.to !== other.to &&
  one.kind === other.kind &&
  one.what.length === other.what.length &&
  one.what.every((ref, at) => isSameRef(ref, other.what[at]!))
const isSameRef = (one: Ref, other: Ref): boolean =>
  'token' in one !== 'token' in other || JSON.stringify(one) === JSON.stringify(other)
const moreTelling = (one: Ref, other: Ref): Ref => ('token' in one && 'piece' in other ? other : one)
