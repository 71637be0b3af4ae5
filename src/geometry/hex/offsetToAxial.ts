import type { Axial, HexLayout, Offset } from './types'

/** How far the line with this number is shoved, in half hexes: 0 or 1. */
const shoved = (layout: HexLayout, line: number): number =>
  layout === 'oddRow' || layout === 'oddColumn' ? line & 1 : -(line & 1)

export function offsetToAxial(layout: HexLayout, { column, row }: Offset): Axial {
  if (layout === 'oddRow' || layout === 'evenRow') return { q: column - (row - shoved(layout, row)) / 2, r: row }
  return { q: column, r: row - (column - shoved(layout, column)) / 2 }
}

export function axialToOffset(layout: HexLayout, { q, r }: Axial): Offset {
  if (layout === 'oddRow' || layout === 'evenRow') return { column: q + (r - shoved(layout, r)) / 2, row: r }
  return { column: q, row: r + (q - shoved(layout, q)) / 2 }
}
