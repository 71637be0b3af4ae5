import {
  advance,
  open,
  parseAction,
  start,
  view,
  type Core,
  type Event,
  type Eyes,
  type GameRecord,
  type Ref,
} from '../../engine'
import { joined } from '../game/joined'
import { heardBy, type LogEntry } from '../game/log'
import { entryOf, type AnyGame, type AnyView } from '../game/session'

/** Whose eyes a replay looks through; open, both sides lay their faces up. */
export type Gaze = Eyes | 'open'

/** A game from its first moment to its last. It alone holds the states; it hands out what somebody may see. */
export interface Tape {
  readonly game: AnyGame
  readonly log: readonly LogEntry[]
  /** How it looked after so many actions. */
  view(step: number, gaze: Gaze): AnyView
  /** The piece under a token then: for when everything may be known. */
  pieceUnder(step: number, token: number): number | null
}

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
  const at = (step: number): Core => states[Math.max(0, Math.min(step, log.length))]!
  return {
    game,
    log,
    view: (step, gaze) =>
      gaze === 'open' ? joined(view(game, at(step), 0), view(game, at(step), 1), 0) : view(game, at(step), gaze),
    pieceUnder: (step, token) => {
      const piece = game.pieces.findIndex((_, i) => game.tokenOf(at(step), i) === token)
      return piece < 0 ? null : piece
    },
  }
}

/** What is told of an action to those eyes; open, in the words of the one who knows more. */
export const toldTo = (entry: LogEntry, gaze: Gaze): readonly Event[] =>
  gaze === 'open' ? openTo(entry.events) : heardBy(entry, gaze)

function openTo(events: readonly Event[]): readonly Event[] {
  const out: Event[] = []
  for (let i = 0; i < events.length; i++) {
    const [one, other] = [events[i]!, events[i + 1]]
    const isPair = other && one.to !== other.to && one.kind === other.kind && one.what.length === other.what.length
    out.push(isPair ? { ...one, what: one.what.map((ref, at) => moreTelling(ref, other.what[at]!)) } : one)
    if (isPair) i++
  }
  return out
}
const moreTelling = (one: Ref, other: Ref): Ref => ('token' in one && 'piece' in other ? other : one)
