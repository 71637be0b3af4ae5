import type { Board, BoardSpace, Line } from '../../atlas/board'
import { terrainClass } from './badges'

export const grounds = ['tree', 'marsh', 'rough', 'mountain'] as const
export type Ground = (typeof grounds)[number]

const isGround = (kind: string): kind is Ground => (grounds as readonly string[]).includes(kind)

/** Stamps lie close together, so a few of them tell what a space is made of. */
const sampling = 4

const known = new WeakMap<Board, readonly (Ground | null)[]>()

/** What each space looks like: what the board prints, else the texture most of its stamps have. */
export function groundOf(board: Board): readonly (Ground | null)[] {
  const found = known.get(board) ?? printedGround(board) ?? countGround(board)
  known.set(board, found)
  return found
}

/** A board that prints its textures ('texture:tree') is believed: a wood on open ground is scenery, not terrain. */
function printedGround(board: Board): readonly (Ground | null)[] | null {
  const printed = board.spaces.map(
    space => grounds.find(ground => space.features.includes(`texture:${ground}`)) ?? null,
  )
  return printed.some(ground => ground !== null) ? printed : null
}

function countGround(board: Board): readonly (Ground | null)[] {
  const boxes = board.spaces.map(space => (space.kind === 'box' ? null : boundsOf(space.outline.flat())))
  const counts = board.spaces.map(() => new Map<Ground, number>())
  for (const { kind, places } of board.decoration.stamps) {
    if (!isGround(kind)) continue
    for (let i = 0; i < places.length; i += 3 * sampling) {
      const space = spaceAt(board, boxes, places[i]!, places[i + 1]!)
      if (space >= 0) counts[space]!.set(kind, (counts[space]!.get(kind) ?? 0) + 1)
    }
  }
  return counts.map((count, place) => (isTextured(board.spaces[place]!) ? most(count) : null))
}

/** Where ground has classes, open country stays plain even if a few trees stand in it. */
function isTextured(space: BoardSpace): boolean {
  const ground = terrainClass(space)
  return ground === null || ground === 'rough' || ground === 'hard'
}

function most(counts: ReadonlyMap<Ground, number>): Ground | null {
  const [first] = [...counts].sort((a, b) => b[1] - a[1])
  return first ? first[0] : null
}

type Bounds = readonly [left: number, top: number, right: number, bottom: number]

export function boundsOf(lines: readonly Line[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i += 2) {
      left = Math.min(left, line[i]!)
      right = Math.max(right, line[i]!)
      top = Math.min(top, line[i + 1]!)
      bottom = Math.max(bottom, line[i + 1]!)
    }
  }
  return [left, top, right, bottom]
}

function spaceAt(board: Board, boxes: readonly (Bounds | null)[], x: number, y: number): number {
  return boxes.findIndex(
    (box, place) =>
      box !== null &&
      x >= box[0] &&
      y >= box[1] &&
      x <= box[2] &&
      y <= box[3] &&
      insideRings(board.spaces[place]!.outline.flat(), x, y),
  )
}

/** Even-odd: holes count as outside. */
export function insideRings(rings: readonly Line[], x: number, y: number): boolean {
  let inside = false
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const below = ring[i + 1]! > y
      if (below === ring[j + 1]! > y) continue
      const crossing = ((ring[j]! - ring[i]!) * (y - ring[i + 1]!)) / (ring[j + 1]! - ring[i + 1]!) + ring[i]!
      if (x < crossing) inside = !inside
    }
  }
  return inside
}
