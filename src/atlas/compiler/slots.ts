import { boundsOf, contains, distanceToOutline, type Rings } from '../../geometry/shape/ring'
import type { Point } from '../board'

export interface Camps {
  readonly first: readonly Point[]
  readonly second: readonly Point[]
  readonly slotSize: number
}

export interface SlotWish {
  /** Slots for each camp. */
  readonly each: number
  readonly largest: number
  readonly smallest: number
  /** Where the pieces gather. */
  readonly centre: Point
}

const GAP = 1.08
/** A piece has round corners: half its side and a little more is clear of the outline. */
const CLEAR = 0.58
const SHIFTS = [0, 0.25, 0.5, 0.75]

/** Lays rows of slots over the shape and shrinks them until both camps find room inside the outline. */
export function slotsOf(rings: Rings, wish: SlotWish): Camps {
  for (let size = wish.largest; size >= wish.smallest; size -= 0.5) {
    const chosen = bestGroup(rings, size, wish)
    if (chosen) return { ...camps(chosen, wish), slotSize: size }
  }
  throw new Error(`no room for ${wish.each} pieces a side at ${wish.centre.join(' ')}`)
}

function bestGroup(rings: Rings, size: number, wish: SlotWish): Point[] | null {
  let best: Point[] | null = null
  let least = Infinity
  for (const shiftX of SHIFTS)
    for (const shiftY of SHIFTS) {
      const group = nearest(roomyPlaces(rings, size, wish.centre, shiftX, shiftY), wish)
      const spread = group.reduce((sum, place) => sum + squareDistance(place, wish.centre), 0)
      if (group.length === 2 * wish.each && spread < least) {
        best = group
        least = spread
      }
    }
  return best
}

function roomyPlaces(rings: Rings, size: number, [cx, cy]: Point, shiftX: number, shiftY: number): Point[] {
  const pitch = size * GAP
  const [left, top, right, bottom] = boundsOf(rings)
  const places: Point[] = []
  const startX = cx + shiftX * pitch - Math.ceil((cx - left) / pitch + 1) * pitch
  const startY = cy + shiftY * pitch - Math.ceil((cy - top) / pitch + 1) * pitch
  for (let y = startY; y < bottom; y += pitch)
    for (let x = startX; x < right; x += pitch)
      if (contains(rings, x, y) && distanceToOutline(rings, x, y) >= CLEAR * size) places.push([x, y])
  return places
}

const squareDistance = ([ax, ay]: Point, [bx, by]: Point) => (ax - bx) ** 2 + (ay - by) ** 2

const nearest = (places: Point[], { centre, each }: SlotWish): Point[] =>
  [...places].sort((a, b) => squareDistance(a, centre) - squareDistance(b, centre) || before(a, b)).slice(0, 2 * each)

const before = (a: Point, b: Point) => a[1] - b[1] || a[0] - b[0]

/** Divides the group across its longer direction, so that the camps face each other; nearest the middle first. */
function camps(group: readonly Point[], { centre, each }: SlotWish): Pick<Camps, 'first' | 'second'> {
  const spreadOf = (axis: 0 | 1) => Math.max(...group.map(p => p[axis])) - Math.min(...group.map(p => p[axis]))
  const axis = spreadOf(0) >= spreadOf(1) ? 0 : 1
  const inOrder = [...group].sort((a, b) => a[axis] - b[axis] || before(a, b))
  const fromMiddle = (camp: Point[]) =>
    camp.sort((a, b) => squareDistance(a, centre) - squareDistance(b, centre) || before(a, b))
  return { first: fromMiddle(inOrder.slice(0, each)), second: fromMiddle(inOrder.slice(each)) }
}
