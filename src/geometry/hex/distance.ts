import type { Axial } from './types'

/** Steps from one hex to another. */
export function distance(a: Axial, b: Axial): number {
  const q = a.q - b.q
  const r = a.r - b.r
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}
