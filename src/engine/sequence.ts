import type { Core, Draft, Frame, Step } from './contract'
import { pop, push, update } from './draft'

/** A row of a sequence of play: the step it leads to, taken when its condition holds. */
export interface Row<S extends Core> {
  readonly name: string
  readonly when?: (s: S) => boolean
  readonly go: (s: S, caller: RowFrame) => Frame
}
/** The frame of a sequence: which row comes next. */
export interface RowFrame extends Frame {
  readonly row: number
}

/** A sequence of play as a table to hold next to the book. Begins at its frame's row, ends after the last. */
export function inOrder<S extends Core>(
  rule: string,
  rows: readonly Row<S>[],
  shows: readonly string[] = [],
): Step<S, RowFrame> {
  const next = (d: Draft<S>, frame: RowFrame): void => {
    let row = frame.row
    while (row < rows.length && rows[row]!.when && !rows[row]!.when!(d.s)) row++
    if (row === rows.length) return pop(d)
    const now: RowFrame = { ...frame, row: row + 1 }
    update(d, now)
    push(d, rows[row]!.go(d.s, now))
  }
  return { rule, shows: ['row', ...shows], begin: next, resume: next }
}

export type Change<S extends Core> = (rows: readonly Row<S>[]) => readonly Row<S>[]
const placeOf = <S extends Core>(rows: readonly Row<S>[], name: string): number => {
  const at = rows.findIndex(row => row.name === name)
  if (at < 0) throw new Error(`no row ${name} to amend`)
  return at
}
/** One game's table as another's rules change it. */
export const amend = <S extends Core>(rows: readonly Row<S>[], changes: readonly Change<S>[]): readonly Row<S>[] =>
  changes.reduce((now, change) => change(now), rows)
export const drop =
  <S extends Core>(name: string): Change<S> =>
  rows => {
    const at = placeOf(rows, name)
    return rows.filter((_, i) => i !== at)
  }
export const insertAfter =
  <S extends Core>(name: string, row: Row<S>): Change<S> =>
  rows => {
    const at = placeOf(rows, name)
    return [...rows.slice(0, at + 1), row, ...rows.slice(at + 1)]
  }
export const substitute =
  <S extends Core>(name: string, row: Row<S>): Change<S> =>
  rows => {
    const at = placeOf(rows, name)
    return rows.map((old, i) => (i === at ? row : old))
  }
