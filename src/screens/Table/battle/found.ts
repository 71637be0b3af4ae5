import { heardBy, type AnyView, type Event, type Eyes, type LogEntry } from '../../../stores'
import type { BattleTeller, TableBoard } from '../boards'
import type { Exchange } from './exchange'

/** The entries of the log that one battle takes: from the one that began it to the one after its last. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly isOver: boolean
}

const has = ({ events }: LogEntry, kind: string): boolean => events.some(event => event.kind === kind)

/** Of every entry the battle it is part of. That a battle begins and ends both sides hear. */
function spansIn({ begins, ends }: BattleTeller, log: readonly LogEntry[]): readonly (Span | null)[] {
  const spans: (Span | null)[] = log.map(() => null)
  let from = -1
  const close = (to: number, isOver: boolean): void => {
    if (from >= 0) spans.fill({ from, to, isOver }, from, to)
    from = -1
  }
  log.forEach((entry, i) => {
    if (has(entry, begins)) from = i
    if (from >= 0 && has(entry, ends)) close(i + 1, true)
  })
  close(log.length, false)
  return spans
}
const known = new WeakMap<readonly LogEntry[], readonly (Span | null)[]>()

/** The battle an entry is part of, or null. */
export function spanAt({ battles }: TableBoard, log: readonly LogEntry[], index: number): Span | null {
  if (!battles) return null
  const spans = known.get(log) ?? spansIn(battles, log)
  known.set(log, spans)
  return spans[index] ?? null
}

/** The battle told from its first moment, by what those eyes heard and saw. */
export function exchangeOf(
  board: TableBoard,
  log: readonly LogEntry[],
  eyes: Eyes,
  span: Span,
  viewAfter: (count: number) => AnyView | null,
): Exchange | null {
  const before = viewAfter(span.from)
  if (!board.battles || !before) return null
  const { begins, ends, unveils } = board.battles
  const entries = log.slice(span.from, span.to)
  return board.battles.exchange({
    key: `${span.from}`,
    before,
    actions: entries.map(entry => within(heardBy(entry, eyes), begins, ends)),
    unveiled: unveiledIn(entries[0]?.events ?? [], begins, unveils).filter(({ to }) => eyes === 'table' || to === eyes),
  })
}
/** The showdown: what was turned up for one side the other knew, so the table may see it. */
function unveiledIn(events: readonly Event[], begins: string, unveils: string): readonly Event[] {
  const since = events.slice(events.findIndex(({ kind }) => kind === begins))
  const after = since.findIndex(({ kind }) => kind !== begins && kind !== unveils)
  return since.slice(0, after < 0 ? since.length : after).filter(({ kind }) => kind === unveils)
}

/** Only the battle's own part of what was told. */
function within(events: readonly Event[], begins: string, ends: string): readonly Event[] {
  const from = events.findIndex(({ kind }) => kind === begins)
  const to = events.findIndex(({ kind }) => kind === ends)
  return events.slice(Math.max(0, from), to < 0 ? events.length : to + 1)
}
