import type { Action, Core, Decision, Eyes, Forecast, Refusal, Side } from '../../engine'
import type { SaveHeader } from '../shelf'
import { isShy, movedOn, type Asked, type Curtain, type Table } from './curtain'
import { liveForAll, readyIn } from './group'
import { joined } from './joined'
import type { LogEntry } from './log'
import type { AnyView, Session, UndoState } from './session'
import { emptyHand, liveIn, offeredTo, type Hand, type Live, type Offer, type TouchContext } from './touch'

/** An order that closes undo, waiting for one deliberate press. */
export interface Pending {
  readonly actions: readonly Action[]
  readonly forecast: Forecast | null
}

/** A button that says nothing of what is hidden: it can be pressed without a look behind the curtain. */
export interface Unseen {
  readonly action: Action
  readonly label: string
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
  /** Pieces that go together, the one in the hand first; empty unless there are several. */
  readonly group: readonly number[]
  /** Pieces that could be taken up with an empty hand. */
  readonly ready: ReadonlySet<number>
  /** Everybody looks, but what is asked is secret: no order shows or is taken until the eye is held. */
  readonly isShy: boolean
  readonly live: Live
  readonly choices: readonly Offer[]
  readonly pending: Pending | null
  /** Covered for the side that goes on: what it may answer unseen. */
  readonly unseen: readonly Unseen[]
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
  wanted: Hand = emptyHand,
  choices: readonly Offer[] = [],
  group: readonly number[] = [],
): Playing {
  const { curtain } = base
  const asked = session.asked()
  const shy = isShy(base.table, asked, curtain)
  const hand = shy ? emptyHand : wanted
  const by = deciderAt(session, base.table, curtain)
  const decision = by === null ? null : session.decision(by)
  const context = decision && contextOf(session, decision)
  const eyes = eyesOf(curtain)
  return {
    ...base,
    asked,
    by,
    decision,
    ahead: context && offeredTo(context, hand),
    view: eyes === null ? null : viewAt(session, base.table, eyes, hand.chain),
    hand,
    choices: shy ? [] : choices,
    group: shy ? [] : group,
    ready: context && !shy ? readyIn(context) : nobody,
    isShy: shy,
    live: context ? (shy ? liveInSight(context) : liveOf(context, hand, group)) : nothingLive,
    pending: null,
    unseen: unseenFor(session, base),
    undo: session.undoState(),
    log: session.log(),
    outcome: session.outcome(),
  }
}
/** Only for who holds the device already, and not where a PIN keeps others from answering for him. */
function unseenFor(session: Session, { curtain, save }: Base): readonly Unseen[] {
  if (curtain.is !== 'covered' || curtain.handOver || save.table.pins[curtain.next]) return []
  const decision = session.decision(curtain.next)
  if (!decision) return []
  const view = session.view('table')
  const { buttons } = liveIn(contextOf(session, decision), emptyHand)
  return buttons.map(({ action }) => ({ action, label: session.game.words.action(view, action) }))
}
/** Plain buttons say nothing of a block. */
const liveInSight = (context: TouchContext): Live => ({
  ...nothingLive,
  buttons: liveIn(context, emptyHand).buttons,
  numbers: liveIn(context, emptyHand).numbers,
})
const nobody: ReadonlySet<number> = new Set()
const liveOf = (context: TouchContext, hand: Hand, group: readonly number[]): Live =>
  group.length > 1 ? liveForAll(context, group) : liveIn(context, hand)
/** The same look at an earlier moment: after the first so many actions. */
export function viewThen(session: Session, { table, curtain }: Base, count: number): AnyView | null {
  const eyes = eyesOf(curtain)
  if (eyes === null) return null
  const seen = (by: Eyes): AnyView => session.viewAfter(count, by)
  return table.privacy === 'open' ? joined(seen(0), seen(1), eyes) : seen(eyes)
}
/** On an open table both sides' faces lie up, whoever decides. */
const viewAt = (session: Session, { privacy }: Table, eyes: Eyes, chain: readonly Action[]): AnyView =>
  privacy === 'open' ? joined(session.view(0, chain), session.view(1, chain), eyes) : session.view(eyes, chain)
export const eyesOf = (curtain: Curtain): Eyes | null => (curtain.is === 'covered' ? null : curtain.eyes)

/** The picture after the game has moved: perhaps somebody else must look now. */
export function afterMove(session: Session, now: Playing): Playing {
  const curtain = movedOn(now.table, session.asked(), now.curtain, session.log().at(-1)?.by ?? null)
  return pictureOf(session, { save: now.save, table: now.table, curtain, seen: readBy(session, now, curtain) })
}

/** Whoever looks while something happens has read it; dice that fell as the curtain closed nobody has seen. */
export function readBy(session: Session, now: Playing, after: Curtain): readonly [number, number] {
  const eyes = eyesOf(now.curtain)
  const log = session.log()
  const isUnseen = after.is === 'covered' && log.at(-1)?.border === 'chance'
  const length = isUnseen ? Math.min(now.log.length, log.length) : log.length
  const read = (side: Side): number => (eyes === side || eyes === 'table' ? length : Math.min(now.seen[side], length))
  return [read(0), read(1)]
}
