import type { LogEntry } from '../game/log'
import { toldTo, type Gaze } from './tape'

/** A moment of the game with something to see: the number of actions played when it shows. */
export interface Moment {
  readonly step: number
  readonly kinds: ReadonlySet<string>
}

/** The moments those eyes could see, in order; actions that told them nothing are passed over. */
export function momentsOf(log: readonly LogEntry[], gaze: Gaze, whispers?: ReadonlySet<string>): readonly Moment[] {
  return log.flatMap((entry, i) => {
    const kinds = new Set(toldTo(entry, gaze).map(({ kind }) => kind))
    for (const kind of whispers ?? []) kinds.delete(kind)
    return kinds.size > 0 ? [{ step: i + 1, kinds }] : []
  })
}

/** The place among the moments next to here in that direction, of that kind if one is asked for; stays when there is none. */
export function momentBeside(moments: readonly Moment[], step: number, by: 1 | -1, kind?: string): number {
  const fits = ({ step: at, kinds }: Moment): boolean =>
    (by > 0 ? at > step : at < step) && (kind === undefined || kinds.has(kind))
  const found = by > 0 ? moments.find(fits) : moments.findLast(fits)
  if (found) return found.step
  return by < 0 && kind === undefined ? 0 : step
}
