import type { Board, BoardSpace } from '../../atlas/board'
import { pieceSizes } from '../../theme/pieces'
import { spaceDiameter, type Zoom } from '../layers/zoom'
import { chipOf } from './stack'
import type { Camp, Thing } from './thing'

/** A piece where it lies, in map units: the middle of its front and its side. */
export interface Placed {
  readonly thing: Thing
  readonly x: number
  readonly y: number
  readonly side: number
  /** What it stands for: itself, or the pieces of a stack seen from far. */
  readonly members: readonly Thing[]
}

/** In shares of the side. */
const gap = 0.1
/** Between rows: the top of the block in front leaves the sign of those that can act in sight. */
const rowGap = 0.21
const campGap = 0.62
const lineWidth = 0.88
/** Of the usual width of a space, how much two camps may take. */
const roomForCamps = 1.3
const smallSide = 0.5

/** Side of a block on the screen, in points: it grows with the room it has, within what can be read. */
export function blockPoints(board: Board, zoom: Zoom): number {
  if (zoom.step === 'near') return pieceSizes.near
  const room = spaceDiameter(board) * zoom.scale * 0.36
  return Math.round(Math.min(pieceSizes.middleMost, Math.max(pieceSizes.middleLeast - 4, room)))
}

export function chipPoints(board: Board, zoom: Zoom): number {
  const room = spaceDiameter(board) * zoom.scale * 0.4
  return Math.round(Math.min(26, Math.max(pieceSizes.chip - 5, room)))
}

/** Every piece at its place, in the order of drawing. */
export function layOutThings(board: Board, things: readonly Thing[], zoom: Zoom): readonly Placed[] {
  const placed: Placed[] = []
  for (const [index, group] of bySpace(things)) {
    const space = board.spaces[index]
    if (space) placed.push(...layOutSpace(board, space, group, zoom))
  }
  return placed.sort((a, b) => a.y - b.y || a.x - b.x)
}

function bySpace(things: readonly Thing[]): Map<number, Thing[]> {
  const groups = new Map<number, Thing[]>()
  for (const thing of things) groups.set(thing.space, [...(groups.get(thing.space) ?? []), thing])
  return groups
}

function layOutSpace(board: Board, space: BoardSpace, things: readonly Thing[], zoom: Zoom): Placed[] {
  if (space.kind === 'box') return inBox(space, things)
  if (zoom.step === 'far') return fromFar(space, things, chipPoints(board, zoom) / zoom.scale)
  return inCamps(space, things, blockPoints(board, zoom) / zoom.scale, spaceDiameter(board))
}

const inOrder = (things: readonly Thing[], camp: Camp): Thing[] =>
  things.filter(thing => thing.camp === camp).sort((a, b) => (a.order ?? 0) - (b.order ?? 0))

const place = (thing: Thing, x: number, y: number, side: number, members: readonly Thing[] = [thing]): Placed => ({
  thing,
  x,
  y,
  side,
  members,
})

/** Boxes are printed with their slots: a piece fills one, and what finds none lies a little aside on the others. */
function inBox(space: BoardSpace, things: readonly Thing[]): Placed[] {
  return (['first', 'second'] as const).flatMap(camp => {
    const slots = space.slots[camp]
    return inOrder(things, camp).map((thing, i) => {
      const [x, y] = slots[i % slots.length] ?? space.label
      const aside = Math.floor(i / Math.max(1, slots.length)) * space.slotSize * 0.16
      return place(thing, x + aside, y - aside, space.slotSize * boxShare(thing))
    })
  })
}

const boxShare = ({ kind }: Thing): number => (kind === 'disc' || kind === 'cube' ? 0.6 : 0.92)

/** From far a camp is one chip. */
function fromFar(space: BoardSpace, things: readonly Thing[], side: number): Placed[] {
  const chips = (['first', 'second'] as const).flatMap(camp => chipOf(space, inOrder(things, camp)) ?? [])
  const pitch = side * 1.5
  const [x, y] = space.label
  return chips.map(({ chip, members }, i) => place(chip, x + (i - (chips.length - 1) / 2) * pitch, y, side, members))
}

/** Up to three in a row, four as two rows; fewer in a row where there is no room beside the other camp. */
export const columnsOf = (count: number, most = 3): number => Math.min(most, count <= 3 ? count : count === 4 ? 2 : 3)

const isTall = ({ kind }: Thing) => kind === 'block' || kind === 'counter' || kind === 'chip' || kind === 'plate'
const widthOf = (count: number, side: number, most: number): number =>
  Math.max(0, columnsOf(count, most) * (1 + gap) - gap) * side

/** Own camp left, the other right, room for the swords between them. */
function inCamps(space: BoardSpace, things: readonly Thing[], side: number, room: number): Placed[] {
  const camps = (['first', 'second'] as const).map(camp => inOrder(things, camp)).filter(camp => camp.length > 0)
  const most = camps.length < 2 ? 3 : rowsThatFit(camps, side, room)
  const widths = widthsOf(camps, side, most)
  const [x, y] = space.label
  const total = totalOf(widths, side)
  let left = x - total / 2
  return camps.flatMap((camp, i) => {
    const width = widths[i] ?? 0
    const middle = left + width / 2
    left += width + campGap * side
    return layOutCamp(camp, middle, y, side, most)
  })
}
const widthsOf = (camps: readonly (readonly Thing[])[], side: number, most: number): readonly number[] =>
  camps.map(camp => Math.max(widthOf(camp.filter(isTall).length, side, most), side * lineWidth))
const totalOf = (widths: readonly number[], side: number): number =>
  widths.reduce((sum, width) => sum + width, 0) + (widths.length - 1) * campGap * side

/** Two camps reach into the neighbours sooner than one: as many in a row as fit, and two at least where rows are long. */
function rowsThatFit(camps: readonly (readonly Thing[])[], side: number, room: number): number {
  const most = Math.max(...camps.map(camp => camp.filter(isTall).length))
  const least = most > 3 ? 2 : 1
  for (let columns = 3; columns > least; columns--)
    if (totalOf(widthsOf(camps, side, columns), side) <= room * roomForCamps) return columns
  return least
}

function layOutCamp(camp: readonly Thing[], x: number, y: number, side: number, most: number): Placed[] {
  const tall = inRows(camp.filter(isTall), x, y, side, most)
  const foot = tall.length ? Math.max(...tall.map(piece => piece.y)) + side / 2 : y - side * 0.3
  const lines = camp
    .filter(({ kind }) => kind === 'line')
    .map((thing, i) => place(thing, x, foot + side * (0.12 + i * 0.3), side * lineWidth))
  const small = camp.filter(({ kind }) => kind === 'disc' || kind === 'cube')
  const smallFoot = foot + side * (0.35 + lines.length * 0.3)
  return [...tall, ...lines, ...spread(small, x, smallFoot, side * smallSide)]
}

function inRows(things: readonly Thing[], x: number, y: number, side: number, most: number): Placed[] {
  const columns = columnsOf(things.length, most)
  const rows = Math.ceil(things.length / Math.max(1, columns))
  const [across, down] = [side * (1 + gap), side * (1 + rowGap)]
  return things.map((thing, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, things.length - row * columns)
    return place(thing, x + ((i % columns) - (inRow - 1) / 2) * across, y + (row - (rows - 1) / 2) * down, side)
  })
}

const spread = (things: readonly Thing[], x: number, y: number, side: number): Placed[] =>
  things.map((thing, i) => place(thing, x + (i - (things.length - 1) / 2) * side * 1.1, y, side))

/** The topmost piece under a map point; `slack` widens small pieces to finger size, in map units. */
export function pieceAt(placed: readonly Placed[], x: number, y: number, slack = 0): Placed | null {
  let best: Placed | null = null
  let least = Infinity
  for (const piece of placed) {
    const reach = Math.max(piece.side / 2, slack)
    const distance = Math.max(Math.abs(x - piece.x), Math.abs(y - piece.y))
    if (distance <= reach && distance <= least) {
      best = piece
      least = distance
    }
  }
  return best
}

/** What a finger picks up there: a piece that can act, or the only one of a stack that can. */
export function movableKey({ members }: Placed): string | null {
  const chosen = members.find(({ flags }) => flags?.canAct && flags.isSelected)
  if (chosen) return chosen.key
  const ready = members.filter(({ flags }) => flags?.canAct)
  return ready.length === 1 ? (ready[0]?.key ?? null) : null
}
