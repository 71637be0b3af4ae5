import type { Board, Line } from '../../atlas/board'
import type { Box } from './boxes'
import { boundsOf } from './ground'

/** Map units a cell of the mask. */
const cell = 16

interface Mask {
  readonly columns: number
  readonly rows: number
  /** Sums of land cells above and left of each corner: any box is asked in four look-ups. */
  readonly sums: Int32Array
}

const masks = new WeakMap<Board, Mask>()

/** Land, off-map boxes and everything outside the frame count as no water. */
function maskOf(board: Board): Mask {
  const mask = masks.get(board) ?? makeMask(board)
  masks.set(board, mask)
  return mask
}

function makeMask(board: Board): Mask {
  const columns = Math.ceil(board.width / cell)
  const rows = Math.ceil(board.height / cell)
  const boxes = board.spaces.filter(space => space.kind === 'box').map(space => boundsOf(space.outline.flat()))
  const rings = board.decoration.land.flat()
  const sums = new Int32Array((columns + 1) * (rows + 1))
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * cell
    const crossings = crossingsAt(rings, y)
    let [next, inside, along] = [0, false, 0]
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5) * cell
      for (; next < crossings.length && crossings[next]! < x; next++) inside = !inside
      if (inside || !isInFrame(board, x, y) || boxes.some(box => isIn(box, x, y))) along++
      const at = (row + 1) * (columns + 1) + column + 1
      sums[at] = sums[at - columns - 1]! + along
    }
  }
  return { columns, rows, sums }
}

const isIn = ([left, top, right, bottom]: Box, x: number, y: number): boolean =>
  x > left - cell && x < right + cell && y > top - cell && y < bottom + cell

const isInFrame = ({ frame: [left, top, right, bottom] }: Board, x: number, y: number): boolean =>
  x > left && x < right && y > top && y < bottom

function crossingsAt(rings: readonly Line[], y: number): number[] {
  const crossings: number[] = []
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      if (ring[i + 1]! > y === ring[j + 1]! > y) continue
      crossings.push(((ring[j]! - ring[i]!) * (y - ring[i + 1]!)) / (ring[j + 1]! - ring[i + 1]!) + ring[i]!)
    }
  }
  return crossings.sort((a, b) => a - b)
}

/** Share of a box that is not open water. */
export function dryShare(board: Board, [left, top, right, bottom]: Box): number {
  const { columns, rows, sums } = maskOf(board)
  const [x0, x1] = [Math.max(0, Math.floor(left / cell)), Math.min(columns, Math.ceil(right / cell))]
  const [y0, y1] = [Math.max(0, Math.floor(top / cell)), Math.min(rows, Math.ceil(bottom / cell))]
  if (left < 0 || top < 0 || right > board.width || bottom > board.height || x1 <= x0 || y1 <= y0) return 1
  const at = (x: number, y: number) => sums[y * (columns + 1) + x]!
  return (at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0)) / ((x1 - x0) * (y1 - y0))
}

/** The place for a box of this size in open water that costs least; null where the sea is too small. */
export function freeWater(
  board: Board,
  width: number,
  height: number,
  costAt: (box: Box) => number | null,
): Box | null {
  let best: { readonly box: Box; readonly cost: number } | null = null
  const step = cell * 2
  for (let y = board.frame[1]; y + height < board.frame[3]; y += step) {
    for (let x = board.frame[0]; x + width < board.frame[2]; x += step) {
      const box: Box = [x, y, x + width, y + height]
      if (dryShare(board, box) > 0) continue
      const cost = costAt(box)
      if (cost !== null && (best === null || cost < best.cost)) best = { box, cost }
    }
  }
  return best && best.box
}
