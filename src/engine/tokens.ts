import { below } from './chance'
import type { Core, Draft, TableName } from './contract'
import { add, put } from './draft'
import { cellsOf } from './tables'

/** The three tables that make hidden pieces: which token a piece wears, which tokens were mixed, and the next number for a mix. */
export interface TokenTables<S extends Core> {
  /** By piece: the token the other side sees. */
  readonly token: TableName<S>
  /** By token: tokens with one number have been shuffled together. */
  readonly mixed: TableName<S>
  /** A table and cell with the next free number. */
  readonly next: { readonly table: TableName<S>; readonly index: number }
}

function nextMix<S extends Core>(d: Draft<S>, { next }: TokenTables<S>): number {
  const number = cellsOf(d.s, next.table)[next.index]!
  add(d, next.table, next.index, 1)
  return number
}

/** A face comes to light: from now on its token stands for nothing else. */
export function singleOut<S extends Core>(d: Draft<S>, tables: TokenTables<S>, piece: number): void {
  put(d, tables.mixed, cellsOf(d.s, tables.token)[piece]!, nextMix(d, tables))
}

/**
 * Pieces that look alike are shuffled face down: tokens are dealt anew, and everything mixed with any of them before
 * is mixed with all of them now. Pass only pieces with equal public marks, otherwise the mark tells them apart.
 */
export function shuffle<S extends Core>(d: Draft<S>, tables: TokenTables<S>, pieces: readonly number[]): void {
  if (pieces.length < 2) return
  for (let i = pieces.length - 1; i > 0; i--) swapTokens(d, tables, pieces[i]!, pieces[below(d, i + 1)]!)
  joinMixes(d, tables, pieces)
}
export function swapTokens<S extends Core>(d: Draft<S>, tables: TokenTables<S>, a: number, b: number): void {
  const token = cellsOf(d.s, tables.token)
  const kept = token[a]!
  put(d, tables.token, a, token[b]!)
  put(d, tables.token, b, kept)
}
function joinMixes<S extends Core>(d: Draft<S>, tables: TokenTables<S>, pieces: readonly number[]): void {
  const mixed = cellsOf(d.s, tables.mixed)
  const token = cellsOf(d.s, tables.token)
  const old: number[] = []
  for (let i = 0; i < pieces.length; i++) {
    const number = mixed[token[pieces[i]!]!]!
    if (old.indexOf(number) < 0) old.push(number)
  }
  if (old.length === 1) return
  const number = nextMix(d, tables)
  for (let i = 0; i < mixed.length; i++) if (old.indexOf(mixed[i]!) >= 0) put(d, tables.mixed, i, number)
}
