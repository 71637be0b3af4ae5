import type { Action, Decision, Forecast, Side } from '../../engine'
import { heardBy } from '../game/log'
import type { Playing } from '../game/playing'
import type { Session } from '../game/session'
import type { Asking } from './runner'

function asked(session: Session, side: Side, decision: Decision | null, chain: readonly Action[]): Asking | null {
  const heard = session.log().flatMap(entry => heardBy(entry, side))
  return decision && { side, view: session.view(side, chain), decision, heard }
}

/** What a seat of the AI is asked now, from its own eyes alone; null while a person decides. */
export function seatAsked(session: Session, { table }: Playing): Asking | null {
  const { waiting } = session.asked()
  const [side] = waiting
  if (side === undefined || waiting.some(by => table.seats[by] === 'person')) return null
  return asked(session, side, session.decision(side), [])
}
/** The same for the person who decides, with the touches already in the hand. */
export const personAsked = (session: Session, { by, ahead, hand }: Playing): Asking | null =>
  by === null ? null : asked(session, by, ahead, hand.chain)

/** The odds that would be shown once the person has done that. */
export const oddsBehind = (session: Session, { by, hand }: Playing, action: Action): Forecast | null =>
  by === null ? null : session.forecast(by, by, [...hand.chain, action])
