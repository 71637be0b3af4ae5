import { signedArea } from '../../geometry/shape/ring'
import type { Line, Point, Shape } from '../board'
import { facesOf } from './faces'
import { noded, type Arc } from './noding'
import { outlinesOf, sharedLines, type Labels } from './regions'
import { flat } from './lines'

export interface HexSheet {
  readonly columns: number
  readonly rows: number
  /** flat: hexes stand in columns, with a side at the top; pointed: they lie in rows, with a corner at the top. */
  readonly orientation: 'flat' | 'pointed'
  /** Which columns (of flat hexes) or rows (of pointed ones) sit half a hex further on, counted from 1. */
  readonly shifted: 'odd' | 'even'
  readonly idOf: (column: number, row: number) => string
  /** Hexes that the sheet leaves out. */
  readonly isMissing?: (column: number, row: number) => boolean
}

/** A hex that stands at a known point of the map. */
export interface Anchor {
  readonly column: number
  readonly row: number
  readonly at: Point
  readonly weight?: number
}

/** x = xx u + xy v + x0, y = yx u + yy v + y0, from grid to sheet. */
export interface Affine {
  readonly xx: number
  readonly xy: number
  readonly x0: number
  readonly yx: number
  readonly yy: number
  readonly y0: number
}

export interface HexPartition {
  readonly ids: readonly string[]
  readonly centres: readonly Point[]
  readonly outlines: readonly Shape[][]
  readonly lines: ReadonlyMap<string, readonly Line[]>
}

/** The middle of a hex in grid measure: neighbours lie one unit apart along a column (flat) or a row (pointed). */
export function gridPoint({ orientation, shifted }: HexSheet, column: number, row: number): Point {
  const across = orientation === 'flat' ? column : row
  const along = orientation === 'flat' ? row : column
  const half = (across % 2 === 1) === (shifted === 'odd') ? 0.5 : 0
  const wide = (across * Math.sqrt(3)) / 2
  return orientation === 'flat' ? [wide, along + half] : [along + half, wide]
}

/** The affine map that brings the anchors' hexes nearest to where they lie on the map (least squares). */
export function fitAnchors(sheet: HexSheet, anchors: readonly Anchor[]): Affine {
  const rows = anchors.map(anchor => ({
    grid: gridPoint(sheet, anchor.column, anchor.row),
    at: anchor.at,
    weight: anchor.weight ?? 1,
  }))
  const [xx, xy, x0] = solve(rows.map(({ grid, at, weight }) => ({ grid, value: at[0], weight })))
  const [yx, yy, y0] = solve(rows.map(({ grid, at, weight }) => ({ grid, value: at[1], weight })))
  return { xx, xy, x0, yx, yy, y0 }
}

interface Sample {
  readonly grid: Point
  readonly value: number
  readonly weight: number
}

/** Least squares for value = a u + b v + c by the normal equations. */
function solve(samples: readonly Sample[]): [number, number, number] {
  const matrix = [0, 1, 2].map(() => [0, 0, 0, 0])
  for (const { grid, value, weight } of samples) {
    const terms = [grid[0], grid[1], 1]
    terms.forEach((one, i) => {
      terms.forEach((other, j) => (matrix[i]![j]! += weight * one * other))
      matrix[i]![3]! += weight * one * value
    })
  }
  return eliminated(matrix)
}

function eliminated(matrix: number[][]): [number, number, number] {
  for (let i = 0; i < 3; i++) {
    const pivot = [0, 1, 2].slice(i).sort((a, b) => Math.abs(matrix[b]![i]!) - Math.abs(matrix[a]![i]!))[0]!
    ;[matrix[i], matrix[pivot]] = [matrix[pivot]!, matrix[i]!]
    if (Math.abs(matrix[i]![i]!) < 1e-9) throw new Error('the anchors of a hex sheet must not lie on one line')
    for (let row = 0; row < 3; row++) {
      if (row === i) continue
      const factor = matrix[row]![i]! / matrix[i]![i]!
      for (let column = i; column < 4; column++) matrix[row]![column]! -= factor * matrix[i]![column]!
    }
  }
  return [0, 1, 2].map(i => matrix[i]![3]! / matrix[i]![i]!) as [number, number, number]
}

const placed = ({ xx, xy, x0, yx, yy, y0 }: Affine, [u, v]: Point): Point => [
  xx * u + xy * v + x0,
  yx * u + yy * v + y0,
]

const SIDE = 1 / Math.sqrt(3)

/** Six corners around a grid point; neighbours name the same corner, so it is rounded in grid measure first. */
function cornersAround(sheet: HexSheet, [u, v]: Point): Point[] {
  const flatCorners: Point[] = [
    [SIDE, 0],
    [SIDE / 2, 0.5],
    [-SIDE / 2, 0.5],
    [-SIDE, 0],
    [-SIDE / 2, -0.5],
    [SIDE / 2, -0.5],
  ]
  const offsets = sheet.orientation === 'flat' ? flatCorners : flatCorners.map(([x, y]): Point => [y, x])
  return offsets.map(([du, dv]) => [Math.round((u + du) * 1e6) / 1e6, Math.round((v + dv) * 1e6) / 1e6])
}

/** Lays the grid over the map: one outline a hex, and one line for each side two hexes share. */
export function partitionHexes(sheet: HexSheet, affine: Affine): HexPartition {
  const hexes = hexesOf(sheet)
  const arcs = hexes.flatMap(({ grid }, place) => sidesOf(sheet, affine, grid, place))
  const faces = facesOf(noded(arcs))
  const labels: Labels = Int32Array.from(faces.starts, start => {
    const piece = faces.pieces[start >> 1]!
    return start & 1 ? piece.right : piece.left
  })
  return {
    ids: hexes.map(hex => hex.id),
    centres: hexes.map(hex => placed(affine, hex.grid)),
    outlines: outlinesOf(faces, labels, hexes.length),
    lines: sharedLines(faces, labels),
  }
}

function hexesOf(sheet: HexSheet): { id: string; grid: Point }[] {
  const hexes: { id: string; grid: Point }[] = []
  for (let column = 1; column <= sheet.columns; column++)
    for (let row = 1; row <= sheet.rows; row++)
      if (!sheet.isMissing?.(column, row))
        hexes.push({ id: sheet.idOf(column, row), grid: gridPoint(sheet, column, row) })
  return hexes
}

/** The sides of one hex, each with the hex to one hand; the neighbour's side tells the other hand. */
function sidesOf(sheet: HexSheet, affine: Affine, grid: Point, place: number): Arc[] {
  const corners = cornersAround(sheet, grid).map(corner => placed(affine, corner))
  const clockwise = signedArea(flat(corners)) > 0
  return corners.map((from, i) => {
    const path = [from, corners[(i + 1) % 6]!]
    return { path, left: clockwise ? -1 : place, right: clockwise ? place : -1 }
  })
}
