import type { Axial } from './types'

/** The hex a fractional coordinate lies in. */
export function round({ q, r }: Axial): Axial {
  const s = -q - r
  const nq = Math.round(q)
  const nr = Math.round(r)
  const ns = Math.round(s)
  const dq = Math.abs(nq - q)
  const dr = Math.abs(nr - r)
  const ds = Math.abs(ns - s)
  if (dq > dr && dq > ds) return { q: plain(-nr - ns), r: plain(nr) }
  if (dr > ds) return { q: plain(nq), r: plain(-nq - ns) }
  return { q: plain(nq), r: plain(nr) }
}
/** No negative zero: it would compare and print as another hex. */
const plain = (n: number): number => (n === 0 ? 0 : n)
