import { boundsOf, centroidOf, contains, distanceToOutline, type Rings } from './ring'

export interface VisualCentre {
  readonly x: number
  readonly y: number
  /** Distance to the outline: the largest circle that fits around it. */
  readonly radius: number
}

interface Cell extends VisualCentre {
  readonly half: number
}

/** The point deepest inside a shape. Cells that cannot beat the best by `precision` are dropped unsplit. */
export function visualCentre(rings: Rings, precision: number): VisualCentre {
  const [left, top, right, bottom] = boundsOf(rings)
  const size = Math.min(right - left, bottom - top)
  const [x, y] = centroidOf(rings[0] ?? [0, 0])
  let best = cellAt(rings, x, y, 0)
  const waiting: Cell[] = []
  for (let cx = left; cx < right; cx += size)
    for (let cy = top; cy < bottom; cy += size) waiting.push(cellAt(rings, cx + size / 2, cy + size / 2, size / 2))
  while (waiting.length > 0) {
    const cell = takeBest(waiting)
    if (cell.radius > best.radius) best = cell
    if (cell.radius + cell.half * Math.SQRT2 - best.radius > precision) waiting.push(...quarters(rings, cell))
  }
  return { x: best.x, y: best.y, radius: best.radius }
}

function takeBest(cells: Cell[]): Cell {
  let best = 0
  for (let i = 1; i < cells.length; i++) if (promise(cells[i]!) > promise(cells[best]!)) best = i
  const cell = cells[best]!
  cells[best] = cells[cells.length - 1]!
  cells.pop()
  return cell
}

const promise = (cell: Cell) => cell.radius + cell.half * Math.SQRT2

const quarters = (rings: Rings, { x, y, half }: Cell): Cell[] =>
  [-1, 1].flatMap(i => [-1, 1].map(j => cellAt(rings, x + (i * half) / 2, y + (j * half) / 2, half / 2)))

function cellAt(rings: Rings, x: number, y: number, half: number): Cell {
  const distance = distanceToOutline(rings, x, y)
  return { x, y, half, radius: contains(rings, x, y) ? distance : -distance }
}
