import type { Core, Draft, TableName } from './contract'
import { looseOf, put } from './draft'
import { cellsOf } from './tables'

/** Two integers stirred into one, the same on every JavaScript engine. */
export function mix(a: number, b: number): number {
  let x = Math.imul(a ^ (b + 0x9e3779b9), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13) ^ b, 0xc2b2ae35)
  return (x ^ (x >>> 16)) >>> 0
}

/** A whole number from 0 to n - 1, evenly. Counter-based: the state shows how much chance has been used. */
export function below<S extends Core>(d: Draft<S>, n: number): number {
  const s = looseOf(d.s)
  const limit = 0x100000000 - (0x100000000 % n)
  for (;;) {
    const x = mix(mix(s.seed[0], s.draws), mix(s.seed[1], s.draws + 1))
    s.draws++
    if (x < limit) return x % n
  }
}
export const rollDie = <S extends Core>(d: Draft<S>): number => 1 + below(d, 6)

/** Draws one of the cells of a pile that hold `inPile`, gives its index and marks it `drawn`; -1 from an empty pile. */
export function drawFrom<S extends Core>(
  d: Draft<S>,
  pile: TableName<S>,
  range: { readonly from: number; readonly to: number },
  inPile: number,
  drawn: number,
): number {
  const cells = cellsOf(d.s, pile)
  let count = 0
  for (let i = range.from; i < range.to; i++) if (cells[i] === inPile) count++
  if (count === 0) return -1
  let skip = below(d, count)
  let i = range.from
  while (cells[i] !== inPile || skip-- > 0) i++
  put(d, pile, i, drawn)
  return i
}
