import { squareDistanceToSegment } from '../../geometry/shape/ring'
import type { Line, Point } from '../board'

export type Path = readonly Point[]

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

export const between = ([ax, ay]: Point, [bx, by]: Point, along: number): Point => [
  ax + (bx - ax) * along,
  ay + (by - ay) * along,
]

export const tenth = (value: number): number => Math.round(value * 10) / 10

export const flat = (path: Path): Line => path.flatMap(([x, y]) => [tenth(x), tenth(y)])

export function points(line: Line): Point[] {
  const path: Point[] = []
  for (let i = 0; i < line.length; i += 2) path.push([line[i]!, line[i + 1]!])
  return path
}

export function lengthOf(path: Path): number {
  let sum = 0
  for (let i = 1; i < path.length; i++) sum += distance(path[i - 1]!, path[i]!)
  return sum
}

/** Corner cutting: each round replaces every corner by two points; open ends stay where they are. */
export function smooth(path: Path, rounds: number, closed = false): Path {
  let current = path
  for (let round = 0; round < rounds; round++) current = closed ? cutRing(current) : cutLine(current)
  return current
}

const cutRing = (ring: Path): Path =>
  ring.flatMap((point, i) => {
    const next = ring[(i + 1) % ring.length]!
    return [between(point, next, 0.25), between(point, next, 0.75)]
  })

function cutLine(path: Path): Path {
  if (path.length < 3) return path
  const inner = path.slice(0, -1).flatMap((point, i) => {
    const next = path[i + 1]!
    return [between(point, next, 0.25), between(point, next, 0.75)]
  })
  return [path[0]!, ...inner.slice(1, -1), path[path.length - 1]!]
}

/** Douglas and Peucker: drops every point that the rest passes within `tolerance`; both ends stay. */
export function simplify(path: Path, tolerance: number): Path {
  const kept = new Uint8Array(path.length)
  kept[0] = kept[path.length - 1] = 1
  const spans: [number, number][] = [[0, path.length - 1]]
  while (spans.length > 0) {
    const [from, to] = spans.pop()!
    const far = farthest(path, from, to, tolerance)
    if (far < 0) continue
    kept[far] = 1
    spans.push([from, far], [far, to])
  }
  return path.filter((_, place) => kept[place] === 1)
}

function farthest(path: Path, from: number, to: number, tolerance: number): number {
  let most = tolerance * tolerance
  let found = -1
  const [ax, ay] = path[from]!
  const [bx, by] = path[to]!
  for (let i = from + 1; i < to; i++) {
    const away = squareDistanceToSegment(path[i]![0], path[i]![1], ax, ay, bx, by)
    if (away > most) {
      most = away
      found = i
    }
  }
  return found
}

/** A ring is cut at two far points first, so that neither end decides the result. */
export function simplifyRing(ring: Path, tolerance: number): Path {
  if (ring.length < 5) return ring
  let far = 0
  ring.forEach((point, place) => {
    if (distance(point, ring[0]!) > distance(ring[far]!, ring[0]!)) far = place
  })
  const there = simplify(ring.slice(0, far + 1), tolerance)
  const back = simplify([...ring.slice(far), ring[0]!], tolerance)
  return [...there.slice(0, -1), ...back.slice(0, -1)]
}

/** Points no farther apart than `step`. */
export function densify(path: Path, step: number): Path {
  const out: Point[] = path.slice(0, 1)
  for (let i = 1; i < path.length; i++) {
    const parts = Math.max(1, Math.ceil(distance(path[i - 1]!, path[i]!) / step))
    for (let part = 1; part <= parts; part++) out.push(between(path[i - 1]!, path[i]!, part / parts))
  }
  return out
}

/** Clips a ring to a rectangle, side by side. */
export function clipRing(ring: Path, [left, top, right, bottom]: readonly [number, number, number, number]): Path {
  const sides: [0 | 1, number, 1 | -1][] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ]
  return sides.reduce((current, [axis, limit, sign]) => clipSide(current, axis, limit, sign), ring)
}

function clipSide(ring: Path, axis: 0 | 1, limit: number, sign: 1 | -1): Path {
  const inside = (point: Point) => (point[axis] - limit) * sign >= 0
  return ring.flatMap((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length]!
    const kept = inside(point) ? [point] : []
    if (inside(before) === inside(point)) return kept
    return [between(before, point, (limit - before[axis]) / (point[axis] - before[axis])), ...kept]
  })
}

/** The parts of a line inside a rectangle. */
export function clipLine(path: Path, frame: readonly [number, number, number, number]): Path[] {
  const parts: Point[][] = []
  let open: Point[] | null = null
  for (let i = 1; i < path.length; i++) {
    const span = insideSpan(path[i - 1]!, path[i]!, frame)
    if (!span) {
      open = null
      continue
    }
    const [from, to] = span
    if (!open || from > 0) {
      open = [between(path[i - 1]!, path[i]!, from)]
      parts.push(open)
    }
    open.push(between(path[i - 1]!, path[i]!, to))
    if (to < 1) open = null
  }
  return parts
}

function insideSpan(
  a: Point,
  b: Point,
  [left, top, right, bottom]: readonly [number, number, number, number],
): readonly [number, number] | null {
  let from = 0
  let to = 1
  for (const [start, change, low, high] of [
    [a[0], b[0] - a[0], left, right],
    [a[1], b[1] - a[1], top, bottom],
  ] as const) {
    if (change === 0 && (start < low || start > high)) return null
    if (change === 0) continue
    const one = (low - start) / change
    const other = (high - start) / change
    from = Math.max(from, Math.min(one, other))
    to = Math.min(to, Math.max(one, other))
  }
  return from < to ? [from, to] : null
}
