import { contains, distanceToOutline, squareDistanceToSegment } from '../../geometry/shape/ring'
import { visualCentre } from '../../geometry/shape/visualCentre'
import type { BoardSpace, Point, Shape } from '../board'
import { between, tenth } from './lines'
import { slotsOf } from './slots'

export type SpaceFacts = Pick<BoardSpace, 'id' | 'name' | 'modern' | 'kind' | 'terrain' | 'features' | 'site'>

export interface Room {
  readonly each: number
  readonly largest: number
  readonly smallest: number
}

/** A space with its outline gets a label, room for pieces, and its town on its own side of every river. */
export function spaceOf(facts: SpaceFacts, outline: readonly Shape[], town: Point | undefined, room: Room): BoardSpace {
  const main = outline[0]
  if (!main) throw new Error(`space ${facts.id} has no land`)
  const { x, y } = visualCentre(main, 0.5)
  const camps = slotsOf(main, { ...room, centre: [x, y] })
  return {
    ...facts,
    outline,
    ...(town && { town: rounded(inside(outline, town)) }),
    label: rounded([x, y]),
    slots: { first: camps.first.map(rounded), second: camps.second.map(rounded) },
    slotSize: camps.slotSize,
  }
}

export const rounded = ([x, y]: Point): Point => [tenth(x), tenth(y)]

const ASHORE = 5

/** A town drawn on a border or over the water's edge moves a few units to its own side. */
function inside(outline: readonly Shape[], town: Point): Point {
  const home = outline.find(shape => contains(shape, town[0], town[1]))
  if (home && distanceToOutline(home, town[0], town[1]) >= ASHORE) return town
  const main = home ?? nearestShape(outline, town)
  const edge = nearestOnOutline(main, town)
  const heart = visualCentre(main, 1)
  for (let step = 1; step < 40; step++) {
    const tried = between(edge, [heart.x, heart.y], step / 80)
    if (contains(main, tried[0], tried[1]) && distanceToOutline(main, tried[0], tried[1]) >= ASHORE) return tried
  }
  return town
}

function nearestShape(outline: readonly Shape[], [x, y]: Point): Shape {
  const away = (shape: Shape) => distanceToOutline(shape, x, y)
  return [...outline].sort((a, b) => away(a) - away(b))[0]!
}

function nearestOnOutline(shape: Shape, [x, y]: Point): Point {
  let best: Point = [x, y]
  let least = Infinity
  for (const ring of shape)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const away = squareDistanceToSegment(x, y, ring[j]!, ring[j + 1]!, ring[i]!, ring[i + 1]!)
      if (away >= least) continue
      least = away
      best = footOn([x, y], [ring[j]!, ring[j + 1]!], [ring[i]!, ring[i + 1]!])
    }
  return best
}

function footOn([x, y]: Point, a: Point, b: Point): Point {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const length = dx * dx + dy * dy
  return length === 0 ? a : between(a, b, Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / length)))
}
