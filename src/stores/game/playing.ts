import type { Action, Core, Decision, Eyes, Forecast, Refusal, Side } from '../../engine'
import type { SaveHeader } from '../shelf'
import { movedOn, type Asked, type Curtain, type Table } from './curtain'
import { joined } from './joined'
import type { LogEntry } from './log'
import type { AnyView, Session, UndoState } from './session'
import { emptyHand, liveIn, offeredTo, type Hand, type Live, type Offer, type TouchContext } from './touch'

/** An order that closes undo, waiting for one deliberate press. */
export interface Pending {
  readonly actions: readonly Action[]
  readonly forecast: Forecast | null
}

/** What a screen knows of a running game: somebody's view, never the state. Covered, it knows nothing. */
export interface Playing {
  readonly save: SaveHeader
  readonly table: Table
  readonly asked: Asked
  readonly curtain: Curtain
  readonly view: AnyView | null
  /** Who decides now at this screen; null when nobody here does. */
  readonly by: Side | null
  readonly decision: Decision | null
  /** What would be offered once the touches in the hand are played: the same as `decision` with an empty hand. */
  readonly ahead: Decision | null
  readonly hand: Hand
  readonly live: Live
  readonly choices: readonly Offer[]
  readonly pending: Pending | null
  readonly undo: UndoState
  readonly log: readonly LogEntry[]
  /** Log lines each side has read, by number: the hand-over replays the rest. */
  readonly seen: readonly [number, number]
  readonly outcome: Core['over']
}

export const nothingLive: Live = { pieces: new Map(), spaces: new Map(), numbers: [], buttons: [] }
export interface Notice {
  readonly title: string
  readonly refusal: Refusal | null
  readonly tone: 'refusal' | 'undo' | 'plain'
}

export function deciderAt(session: Session, table: Table, curtain: Curtain): Side | null {
  if (curtain.is === 'covered') return null
  const persons = session.asked().waiting.filter(side => table.seats[side] === 'person')
  const { eyes } = curtain
  if (eyes === 'table') return persons[0] ?? null
  return persons.includes(eyes) ? eyes : (persons[0] ?? null)
}

export const contextOf = (session: Session, decision: Decision): TouchContext => ({
  verbs: session.game.verbs,
  decision,
  preview: chain => session.preview(decision.by, chain),
})

type Base = Pick<Playing, 'save' | 'table' | 'curtain' | 'seen'>

/** The picture of the game for whoever may look. */
export function pictureOf(
  session: Session,
  base: Base,
  hand: Hand = emptyHand,
  choices: readonly Offer[] = [],
): Playing {
  const { curtain } = base
  const by = deciderAt(session, base.table, curtain)
  const decision = by === null ? null : session.decision(by)
  const eyes = eyesOf(curtain)
  return {
    ...base,
    asked: session.asked(),
    by,
    decision,
    ahead: decision && offeredTo(contextOf(session, decision), hand),
    view: eyes === null ? null : viewAt(session, base.table, eyes, hand.chain),
    hand,
    choices,
    live: decision ? liveIn(contextOf(session, decision), hand) : nothingLive,
    pending: null,
    undo: session.undoState(),
    log: session.log(),
    outcome: session.outcome(),
  }
}
/** On an open table both sides' faces lie up, whoever decides. */
const viewAt = (session: Session, { privacy }: Table, eyes: Eyes, chain: readonly Action[]): AnyView =>
  privacy === 'open' ? joined(session.view(0, chain), session.view(1, chain), eyes) : session.view(eyes, chain)
export const eyesOf = (curtain: Curtain): Eyes | null => (curtain.is === 'covered' ? null : curtain.eyes)

/** The picture after the game has moved: perhaps somebody else must look now. */
export function afterMove(session: Session, now: Playing): Playing {
  const curtain = movedOn(now.table, session.asked(), now.curtain)
  return pictureOf(session, { save: now.save, table: now.table, curtain, seen: readBy(session, now) })
}

/** Whoever looks while something happens has read it. */
export function readBy(session: Session, now: Playing): readonly [number, number] {
  const eyes = eyesOf(now.curtain)
  const length = session.log().length
  const read = (side: Side): number => (eyes === side || eyes === 'table' ? length : Math.min(now.seen[side], length))
  return [read(0), read(1)]
}
