/** Axial coordinates: the third one is -q - r. */
export interface Axial {
  readonly q: number
  readonly r: number
}
/** Column and row as printed on a map sheet. */
export interface Offset {
  readonly column: number
  readonly row: number
}
/** Which rows (pointy hexes) or columns (flat hexes) are shoved by half a hex. */
export const layouts = ['oddRow', 'evenRow', 'oddColumn', 'evenColumn'] as const
export type HexLayout = (typeof layouts)[number]
export const isPointy = (layout: HexLayout): boolean => layout === 'oddRow' || layout === 'evenRow'
