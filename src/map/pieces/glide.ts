import type { Board } from '../../atlas/board'
import type { Spot } from '../camera/camera'
import type { Placed } from './layout'
import type { Thing } from './thing'

/** A piece on its way: it has left, and has not been set down. */
export interface Glide {
  readonly key: string
  /** Spaces from where it stood to where it stands now. */
  readonly path: readonly number[]
  readonly lasts: number
  readonly delay?: number
}

export interface Trip {
  readonly glide: Glide
  readonly thing: Thing
  readonly side: number
  readonly stops: readonly Spot[]
}

const holder = (placed: readonly Placed[], key: string): Placed | undefined =>
  placed.find(({ members }) => members.some(thing => thing.key === key))

/** From the place it stood at, over the middles of the spaces between, to the place it has now. */
export function tripOf(board: Board, before: readonly Placed[], after: readonly Placed[], glide: Glide): Trip | null {
  const to = holder(after, glide.key)
  const thing = to?.members.find(({ key }) => key === glide.key)
  const [first] = glide.path
  if (!to || !thing || first === undefined || glide.path.length < 2) return null
  const from = holder(before, glide.key)
  const middle = (space: number): readonly Spot[] => {
    const label = board.spaces[space]?.label
    return label ? [{ x: label[0], y: label[1] }] : []
  }
  const start = from?.thing.space === first ? [{ x: from.x, y: from.y }] : middle(first)
  const between = glide.path.slice(1, -1).flatMap(middle)
  return { glide, thing, side: to.side, stops: [...start, ...between, { x: to.x, y: to.y }] }
}

export interface Step extends Spot {
  /** 1 where it is highest, over a border. */
  readonly hop: number
}

/** Where a piece is that far along: one stretch after the other, each in the same time, with a small hop over each border. */
export function alongStops(stops: readonly Spot[], share: number): Step {
  'worklet'
  const stretches = stops.length - 1
  const last = stops[stretches]
  if (!last) return { x: 0, y: 0, hop: 0 }
  if (share >= 1 || stretches < 1) return { x: last.x, y: last.y, hop: 0 }
  const at = Math.max(0, share) * stretches
  const from = stops[Math.floor(at)] ?? last
  const to = stops[Math.floor(at) + 1] ?? last
  const part = at - Math.floor(at)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, hop: 4 * part * (1 - part) }
}
