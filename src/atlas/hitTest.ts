import { hitGrid, shapeAt, shapeUnderThumb, type HitGrid } from '../geometry/shape/hitGrid'
import type { Board } from './board'

const grids = new WeakMap<Board, HitGrid>()

/** The grid of a board is made once, at the first touch. */
export function gridOf(board: Board): HitGrid {
  const known = grids.get(board) ?? hitGrid(board.spaces.map(space => space.outline))
  grids.set(board, known)
  return known
}

/** The space under a point of the sheet, by its place in `board.spaces`; -1 over water and paper. */
export const spaceAt = (board: Board, x: number, y: number): number => shapeAt(gridOf(board), x, y)

/** The space a thumb means: it covers a circle, and lit spaces in it win. */
export const spaceUnderThumb = (
  board: Board,
  x: number,
  y: number,
  reach: number,
  isLit: (place: number) => boolean,
): number => shapeUnderThumb(gridOf(board), x, y, reach, isLit)
