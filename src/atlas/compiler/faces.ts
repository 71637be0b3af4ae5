import { signedArea } from '../../geometry/shape/ring'
import type { Point } from '../board'
import type { Noded, Piece } from './noding'

/**
 * Half pieces: number 2k runs along piece k from a to b, number 2k + 1 runs back. Walking on keeps one face to the left
 * (of a walker on the sheet, y down), so an outer ring runs against the clock and a hole with it.
 */
export interface Faces extends Noded {
  readonly next: Int32Array
  /** The loop that every half piece belongs to. */
  readonly loopOf: Int32Array
  /** A half piece of every loop. */
  readonly starts: readonly number[]
}

export const tailOf = (pieces: readonly Piece[], half: number): number =>
  half & 1 ? pieces[half >> 1]!.b : pieces[half >> 1]!.a

export const headOf = (pieces: readonly Piece[], half: number): number => tailOf(pieces, half ^ 1)

export function facesOf(noded: Noded): Faces {
  const next = nextHalves(noded)
  const loopOf = new Int32Array(next.length).fill(-1)
  const starts: number[] = []
  for (let half = 0; half < next.length; half++) {
    if (loopOf[half]! >= 0) continue
    for (let walk = half; loopOf[walk]! < 0; walk = next[walk]!) loopOf[walk] = starts.length
    starts.push(half)
  }
  return { ...noded, next, loopOf, starts }
}

/** Arriving at a point, a walk leaves by the first piece clockwise from where it came: the sharpest turn to the left. */
function nextHalves({ points, pieces }: Noded): Int32Array {
  const next = new Int32Array(pieces.length * 2)
  for (const leaving of halvesAround(points, pieces))
    leaving.forEach((half, place) => {
      next[half ^ 1] = leaving[(place + 1) % leaving.length]!
    })
  return next
}

function halvesAround(points: readonly Point[], pieces: readonly Piece[]): number[][] {
  const around: number[][] = points.map(() => [])
  pieces.forEach((piece, place) => {
    around[piece.a]!.push(2 * place)
    around[piece.b]!.push(2 * place + 1)
  })
  const angle = (half: number) => {
    const [ax, ay] = points[tailOf(pieces, half)]!
    const [bx, by] = points[headOf(pieces, half)]!
    return Math.atan2(by - ay, bx - ax)
  }
  for (const leaving of around) leaving.sort((one, other) => angle(one) - angle(other) || one - other)
  return around
}

/** The halves of a loop, from its start. */
export function* walk(next: (half: number) => number, start: number): Iterable<number> {
  let half = start
  do {
    yield half
    half = next(half)
  } while (half !== start)
}

export const ringAlong = ({ points, pieces }: Noded, halves: Iterable<number>): Point[] =>
  Array.from(halves, half => points[tailOf(pieces, half)]!)

/** The area inside a loop; negative for the outside of an island of lines. */
export const loopArea = (faces: Faces, start: number): number =>
  -signedArea(
    ringAlong(
      faces,
      walk(half => faces.next[half]!, start),
    ).flat(),
  )

export function pieceLength({ points, pieces }: Noded, half: number): number {
  const [ax, ay] = points[tailOf(pieces, half)]!
  const [bx, by] = points[headOf(pieces, half)]!
  return Math.hypot(bx - ax, by - ay)
}

const SIDE_STEP = 0.03

/** A point just inside a loop, beside the middle of its longest piece. */
export function pointInside(faces: Faces, start: number): Point {
  let longest = start
  for (const half of walk(h => faces.next[h]!, start))
    if (pieceLength(faces, half) > pieceLength(faces, longest)) longest = half
  const [ax, ay] = faces.points[tailOf(faces.pieces, longest)]!
  const [bx, by] = faces.points[headOf(faces.pieces, longest)]!
  const step = SIDE_STEP / pieceLength(faces, longest)
  return [(ax + bx) / 2 + (by - ay) * step, (ay + by) / 2 - (bx - ax) * step]
}
