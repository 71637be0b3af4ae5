import { hitGrid, shapeAt, shapeUnderThumb } from './hitGrid'

/** A sheet of hexes as rough as real outlines: 24 points a side would be a coast, four are a border. */
function hexSheet(columns: number, rows: number, pointsPerSide: number) {
  const corners = [
    [1, 0],
    [0.5, 0.866],
    [-0.5, 0.866],
    [-1, 0],
    [-0.5, -0.866],
    [0.5, -0.866],
  ] as const
  return Array.from({ length: columns * rows }, (_, place) => {
    const column = place % columns
    const cx = 30 + column * 45
    const cy = 30 + Math.floor(place / columns) * 52 + (column % 2) * 26
    const ring = corners.flatMap(([ax, ay], side) => {
      const [bx, by] = corners[(side + 1) % 6]!
      return Array.from({ length: pointsPerSide }, (_, k) => k / pointsPerSide).flatMap(t => [
        cx + 30 * (ax + (bx - ax) * t),
        cy + 30 * (ay + (by - ay) * t),
      ])
    })
    return [[ring]]
  })
}

export interface HitBench {
  readonly spaces: number
  readonly microsecondsAtPoint: number
  readonly microsecondsUnderThumb: number
}

const ROUNDS = 5

/** How long a touch takes on a sheet of 1,500 spaces, in the best of a few rounds; `now` gives milliseconds. */
export function hitBench(now: () => number, touches = 4000): HitBench {
  const grid = hitGrid(hexSheet(50, 30, 8))
  const best = (touch: (x: number, y: number) => number) =>
    Math.min(...Array.from({ length: ROUNDS }, () => roundOf(touch, now, touches)))
  return {
    spaces: grid.shapes.length,
    microsecondsAtPoint: best((x, y) => shapeAt(grid, x, y)),
    microsecondsUnderThumb: best((x, y) => shapeUnderThumb(grid, x, y, 14, place => place % 7 === 0)),
  }
}

function roundOf(touch: (x: number, y: number) => number, now: () => number, touches: number): number {
  let state = 1
  const next = (limit: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state / 0x7fffffff) * limit
  }
  const start = now()
  let found = 0
  for (let i = 0; i < touches; i++) found += touch(next(2300), next(1600)) >= 0 ? 1 : 0
  const spent = now() - start
  return found > 0 ? (spent * 1000) / touches : Infinity
}
