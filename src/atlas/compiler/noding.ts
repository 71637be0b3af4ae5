import { squareDistanceToSegment } from '../../geometry/shape/ring'
import type { Point } from '../board'
import type { Path } from './lines'

/** A line with what lies to its left and right, looking along it on the sheet (y down); -1 where it does not say. */
export interface Arc {
  readonly path: Path
  readonly left: number
  readonly right: number
}

/** A straight piece of the map between two points of the tenth-unit grid that no other piece crosses. */
export interface Piece {
  readonly a: number
  readonly b: number
  left: number
  right: number
}

export interface Noded {
  readonly points: readonly Point[]
  readonly pieces: readonly Piece[]
}

/** Pieces closer than this (in tenths) to a point are led through it. */
const SNAP = 0.75
const CELL = 240
const PASSES = 12

/** Rounds all lines to the grid and breaks them where they meet, until nothing crosses anything. */
export function noded(arcs: readonly Arc[]): Noded {
  const points: Point[] = []
  const places = new Map<number, number>()
  const placeOf = (x: number, y: number): number => {
    const key = (x + 500000) * 4194304 + (y + 500000)
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, points.push([x, y]) - 1)
    return points.length - 1
  }
  let pieces = unique(arcs.flatMap(arc => piecesOf(arc, placeOf)))
  for (let pass = 0; pass < PASSES; pass++) {
    const breaks = breaksOf(points, pieces, placeOf)
    if (breaks.size === 0) return { points: points.map(([x, y]) => [x / 10, y / 10] as const), pieces }
    pieces = unique(pieces.flatMap((piece, place) => broken(points, piece, breaks.get(place) ?? [])))
  }
  throw new Error('the lines of the map still cross after being broken many times')
}

function piecesOf(arc: Arc, placeOf: (x: number, y: number) => number): Piece[] {
  const places = arc.path.map(([x, y]) => placeOf(Math.round(x * 10), Math.round(y * 10)))
  return places.slice(1).map((b, i) => ({ a: places[i]!, b, left: arc.left, right: arc.right }))
}

/** One piece for each pair of points; where lines coincide, the first that knows what lies on a hand tells. */
function unique(pieces: readonly Piece[]): Piece[] {
  const known = new Map<string, Piece>()
  for (const piece of pieces) {
    if (piece.a === piece.b) continue
    const turned = piece.a > piece.b
    const one = turned ? { a: piece.b, b: piece.a, left: piece.right, right: piece.left } : { ...piece }
    const same = known.get(`${one.a} ${one.b}`)
    if (!same) known.set(`${one.a} ${one.b}`, one)
    else {
      if (same.left < 0) same.left = one.left
      if (same.right < 0) same.right = one.right
    }
  }
  return [...known.values()]
}

function breaksOf(points: readonly Point[], pieces: readonly Piece[], placeOf: (x: number, y: number) => number) {
  const breaks = new Map<number, number[]>()
  const breakAt = (piece: number, place: number) => {
    const { a, b } = pieces[piece]!
    if (place === a || place === b) return
    const list = breaks.get(piece) ?? []
    if (!list.includes(place)) breaks.set(piece, [...list, place])
  }
  for (const group of groupsOf(points, pieces))
    for (let i = 0; i < group.length; i++)
      for (let j = i + 1; j < group.length; j++) meet(points, pieces, group[i]!, group[j]!, breakAt, placeOf)
  return breaks
}

/** Pieces by the squares of a coarse grid they pass through. */
function groupsOf(points: readonly Point[], pieces: readonly Piece[]): Iterable<number[]> {
  const groups = new Map<string, number[]>()
  pieces.forEach(({ a, b }, place) => {
    const [ax, ay] = points[a]!
    const [bx, by] = points[b]!
    for (let i = Math.floor((Math.min(ax, bx) - 1) / CELL); i <= Math.floor((Math.max(ax, bx) + 1) / CELL); i++)
      for (let j = Math.floor((Math.min(ay, by) - 1) / CELL); j <= Math.floor((Math.max(ay, by) + 1) / CELL); j++) {
        const group = groups.get(`${i} ${j}`)
        if (group) group.push(place)
        else groups.set(`${i} ${j}`, [place])
      }
  })
  return groups.values()
}

function meet(
  points: readonly Point[],
  pieces: readonly Piece[],
  one: number,
  other: number,
  breakAt: (piece: number, place: number) => void,
  placeOf: (x: number, y: number) => number,
): void {
  const p = pieces[one]!
  const q = pieces[other]!
  const touches = [
    touch(points, p, q.a) && [one, q.a],
    touch(points, p, q.b) && [one, q.b],
    touch(points, q, p.a) && [other, p.a],
    touch(points, q, p.b) && [other, p.b],
  ].filter(found => found !== false) as [number, number][]
  for (const [piece, place] of touches) breakAt(piece, place)
  if (touches.length > 0 || p.a === q.a || p.a === q.b || p.b === q.a || p.b === q.b) return
  const at = crossing(points[p.a]!, points[p.b]!, points[q.a]!, points[q.b]!)
  if (!at) return
  const place = placeOf(Math.round(at[0]), Math.round(at[1]))
  breakAt(one, place)
  breakAt(other, place)
}

function touch(points: readonly Point[], { a, b }: Piece, place: number): boolean {
  if (place === a || place === b) return false
  const [x, y] = points[place]!
  const [ax, ay] = points[a]!
  const [bx, by] = points[b]!
  return squareDistanceToSegment(x, y, ax, ay, bx, by) < SNAP * SNAP
}

function crossing([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): Point | null {
  const down = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
  if (down === 0) return null
  const t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / down
  const u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / down
  return t > 0 && t < 1 && u > 0 && u < 1 ? [ax + (bx - ax) * t, ay + (by - ay) * t] : null
}

function broken(points: readonly Point[], piece: Piece, places: readonly number[]): Piece[] {
  const [x, y] = points[piece.a]!
  const away = (place: number) => (points[place]![0] - x) ** 2 + (points[place]![1] - y) ** 2
  const inOrder = [...places].sort((one, other) => away(one) - away(other) || one - other)
  const stops = [piece.a, ...inOrder, piece.b]
  return stops.slice(1).map((b, i) => ({ ...piece, a: stops[i]!, b }))
}
