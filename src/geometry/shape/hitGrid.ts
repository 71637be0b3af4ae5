import { boundsOf, contains, distanceToOutline, type Bounds, type Rings } from './ring'

/** Shapes sorted into squares, so that a point is compared with the few shapes near it. */
export interface HitGrid {
  readonly shapes: readonly (readonly Rings[])[]
  readonly bounds: readonly Bounds[]
  readonly left: number
  readonly top: number
  readonly square: number
  readonly columns: number
  readonly rows: number
  /** For each square the shapes whose bounds reach it, in rising order. */
  readonly squares: readonly (readonly number[])[]
}

/** `shapes[place]` holds the pieces of one space; later shapes lie above earlier ones. */
export function hitGrid(shapes: readonly (readonly Rings[])[]): HitGrid {
  const [left, top, right, bottom] = boundsOf(shapes.flat(2))
  const wanted = Math.sqrt(((right - left) * (bottom - top)) / Math.max(1, shapes.length)) / 2
  const square = Number.isFinite(wanted) && wanted > 0 ? wanted : 1
  const columns = Math.max(1, Math.ceil((right - left) / square))
  const rows = Math.max(1, Math.ceil((bottom - top) / square))
  const squares: number[][] = Array.from({ length: columns * rows }, () => [])
  const bounds = shapes.map(pieces => boundsOf(pieces.flat()))
  const grid = { shapes, bounds, left, top, square, columns, rows, squares }
  shapes.forEach((pieces, place) => {
    for (const rings of pieces)
      for (const at of squaresIn(grid, ...boundsOf(rings))) if (!squares[at]!.includes(place)) squares[at]!.push(place)
  })
  return grid
}

function squaresIn(grid: HitGrid, left: number, top: number, right: number, bottom: number): number[] {
  const column = (x: number) => Math.max(0, Math.min(grid.columns - 1, Math.floor((x - grid.left) / grid.square)))
  const row = (y: number) => Math.max(0, Math.min(grid.rows - 1, Math.floor((y - grid.top) / grid.square)))
  const found: number[] = []
  for (let j = row(top); j <= row(bottom); j++)
    for (let i = column(left); i <= column(right); i++) found.push(j * grid.columns + i)
  return found
}

/** The shape that holds the point, the uppermost if there are several; -1 when it lies in none. */
export function shapeAt(grid: HitGrid, x: number, y: number): number {
  const i = Math.floor((x - grid.left) / grid.square)
  const j = Math.floor((y - grid.top) / grid.square)
  if (i < 0 || j < 0 || i >= grid.columns || j >= grid.rows) return -1
  const near = grid.squares[j * grid.columns + i]!
  for (let k = near.length - 1; k >= 0; k--) if (holds(grid.shapes[near[k]!]!, x, y)) return near[k]!
  return -1
}

const holds = (pieces: readonly Rings[], x: number, y: number): boolean => pieces.some(rings => contains(rings, x, y))

/** Shapes that hold the point or come within `reach` of it, with their distance (0 inside), nearest first. */
export function shapesNear(grid: HitGrid, x: number, y: number, reach: number): { place: number; away: number }[] {
  const found: { place: number; away: number }[] = []
  const seen: number[] = []
  for (const at of squaresIn(grid, x - reach, y - reach, x + reach, y + reach))
    for (const place of grid.squares[at]!) {
      if (seen.includes(place) || !isWithin(grid.bounds[place]!, x, y, reach)) continue
      seen.push(place)
      const away = distanceTo(grid.shapes[place]!, x, y)
      if (away <= reach) found.push({ place, away })
    }
  return found.sort((a, b) => a.away - b.away || a.place - b.place)
}

const isWithin = ([left, top, right, bottom]: Bounds, x: number, y: number, reach: number): boolean =>
  x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach

function distanceTo(pieces: readonly Rings[], x: number, y: number): number {
  if (holds(pieces, x, y)) return 0
  let least = Infinity
  for (const rings of pieces) least = Math.min(least, distanceToOutline(rings, x, y))
  return least
}

/**
 * What a thumb means: among the shapes it covers, a lit one wins over an unlit one, then the nearer one.
 * Far from any lit shape it is simply the shape under the point.
 */
export function shapeUnderThumb(
  grid: HitGrid,
  x: number,
  y: number,
  reach: number,
  isLit: (place: number) => boolean,
): number {
  const near = shapesNear(grid, x, y, reach)
  return (near.find(({ place }) => isLit(place)) ?? near.find(({ away }) => away === 0) ?? near[0])?.place ?? -1
}
