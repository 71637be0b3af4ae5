import type { Action, Border, Event, Eyes, Ref, Side } from '../../engine'

/** One action and what was told about it. Which words a reader gets depends on his eyes. */
export interface LogEntry {
  readonly by: Side
  readonly action: Action
  readonly rule: string
  readonly events: readonly Event[]
  readonly border: Border
}

/** What those eyes may read of an action. */
export const heardBy = (entry: LogEntry, eyes: Eyes): readonly Event[] =>
  eyes === 'table' ? openTo(entry.events) : entry.events.filter(event => event.to === eyes)

/** What both sides heard, in the words of the one who knows less. */
function openTo(events: readonly Event[]): readonly Event[] {
  const out: Event[] = []
  for (let i = 0; i + 1 < events.length; i++) {
    const [one, other] = [events[i]!, events[i + 1]!]
    if (one.to === other.to || one.kind !== other.kind || one.what.length !== other.what.length) continue
    out.push({ ...one, what: one.what.map((ref, at) => lessTelling(ref, other.what[at]!)) })
    i++
  }
  return out
}
const lessTelling = (one: Ref, other: Ref): Ref => ('piece' in one && 'token' in other ? other : one)
