import type { BoardText, Point } from '../../board'
import { cell, type Row } from '../csv'
import { between, clipLine, distance, lengthOf, tenth, type Path } from '../lines'
import type { River } from '../rivers'

type Frame = readonly [number, number, number, number]

export const namedTexts = (rows: readonly Row[], project: (lon: number, lat: number) => Point): BoardText[] =>
  rows.map(row => {
    const [x, y] = project(Number(cell(row, 'lon')), Number(cell(row, 'lat')))
    const kind = cell(row, 'kind') as BoardText['kind']
    return { text: cell(row, 'text'), kind, at: [tenth(x), tenth(y)], turn: Number(cell(row, 'turn')) }
  })

const SPAN = 110
const ABOVE = 11
/** A river shorter than this on the map carries no name; a great one is named twice. */
const SHORTEST = 260
const LONG = 1100

/** A river's name stands above its straightest stretches and follows them, reading from left to right. */
export function riverTexts(rivers: readonly River[], region: Frame): BoardText[] {
  return rivers
    .filter(river => river.rank < 3)
    .flatMap(river => {
      const part = clipLine(river.path, region).sort((a, b) => lengthOf(b) - lengthOf(a))[0]
      const length = part ? lengthOf(part) : 0
      if (!part || length < SHORTEST) return []
      const windows: [number, number][] =
        length > LONG
          ? [
              [0.1, 0.45],
              [0.55, 0.9],
            ]
          : [[0.2, 0.8]]
      return windows.map(([from, to]) => textOn(river, part, from * length, to * length))
    })
}

function textOn(river: River, path: Path, from: number, to: number): BoardText {
  let best = from
  for (let along = from; along <= to; along += 12)
    if (straightness(path, along) > straightness(path, best)) best = along
  const [a, middle, b] = [best - SPAN / 2, best, best + SPAN / 2].map(at => pointAlong(path, at)) as [
    Point,
    Point,
    Point,
  ]
  const [left, right] = a[0] <= b[0] ? [a, b] : [b, a]
  const angle = Math.atan2(right[1] - left[1], right[0] - left[0])
  const at: Point = [tenth(middle[0] + Math.sin(angle) * ABOVE), tenth(middle[1] - Math.cos(angle) * ABOVE)]
  const text = river.name.replace(/ \(.*/, '')
  return { text, kind: 'river', at, turn: Math.round((angle * 180) / Math.PI) }
}

const straightness = (path: Path, along: number) =>
  distance(pointAlong(path, along - SPAN / 2), pointAlong(path, along + SPAN / 2))

function pointAlong(path: Path, along: number): Point {
  let left = Math.max(0, along)
  for (let i = 1; i < path.length; i++) {
    const step = distance(path[i - 1]!, path[i]!)
    if (left <= step) return between(path[i - 1]!, path[i]!, step === 0 ? 0 : left / step)
    left -= step
  }
  return path[path.length - 1]!
}
