import type { Board } from '../atlas/board'
import { boundsOf, contains, type Rings } from '../geometry/shape/ring'

/** The space at a map point, or -1. */
export type Hit = (x: number, y: number) => number

interface Target {
  readonly index: number
  readonly rings: Rings
  readonly bounds: readonly [number, number, number, number]
}

const known = new WeakMap<Board, Hit>()

/** Boxes lie on the sheet above the land, so they are asked first. */
export function hitTest(board: Board): Hit {
  const made = known.get(board)
  if (made) return made
  const targets = board.spaces.flatMap((space, index) =>
    space.outline.map(rings => ({ index, rings, bounds: boundsOf(rings) })),
  )
  const boxesFirst = [...targets].sort((a, b) => rank(board, a) - rank(board, b))
  const hit: Hit = (x, y) => boxesFirst.find(target => isIn(target, x, y))?.index ?? -1
  known.set(board, hit)
  return hit
}

const rank = (board: Board, { index }: Target): number => (board.spaces[index]?.kind === 'box' ? 0 : 1)

const isIn = ({ bounds: [left, top, right, bottom], rings }: Target, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom && contains(rings, x, y)
