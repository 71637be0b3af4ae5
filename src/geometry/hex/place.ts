import { round } from './round'
import type { Axial } from './types'

const ROOT3 = Math.sqrt(3)
const HALF_ROOT3 = ROOT3 / 2

/** The centre of a hex with sides of length `side`, the hex 0,0 at the origin. */
export function centreOf(hex: Axial, side: number, pointy: boolean): readonly [number, number] {
  const long = 1.5 * side
  return pointy
    ? [side * ROOT3 * (hex.q + hex.r / 2), long * hex.r]
    : [long * hex.q, side * ROOT3 * (hex.r + hex.q / 2)]
}

/** The hex a point lies in. */
export function hexAt(x: number, y: number, side: number, pointy: boolean): Axial {
  const across = pointy ? y / (1.5 * side) : x / (1.5 * side)
  const along = (pointy ? x : y) / (side * ROOT3) - across / 2
  return round(pointy ? { q: along, r: across } : { q: across, r: along })
}

const pointyCorners: readonly (readonly [number, number])[] = [
  [0, -1],
  [HALF_ROOT3, -0.5],
  [HALF_ROOT3, 0.5],
  [0, 1],
  [-HALF_ROOT3, 0.5],
  [-HALF_ROOT3, -0.5],
]
/** The six corners clockwise as x0 y0 x1 y1 ...; a pointy hex begins at the top, a flat one at the left. */
export function cornersOf(hex: Axial, side: number, pointy: boolean): readonly number[] {
  const [x, y] = centreOf(hex, side, pointy)
  return pointyCorners.flatMap(([dx, dy]) => (pointy ? [x + dx * side, y + dy * side] : [x + dy * side, y - dx * side]))
}
