import type { Board } from '../../atlas/board'
import { spaceDiameter } from '../layers/zoom'
import type { Placed } from '../pieces/layout'
import type { LitSpace } from '../pieces/signs'
import { flagsOf, type Thing } from '../pieces/thing'

/** Something on the map that can be reached without seeing it. Place and size in map units. */
export interface OverlayItem {
  readonly id: string
  readonly label: string
  readonly space: number
  readonly piece: string | null
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isLit: boolean
  /** Something can be done with it now: the tab key stops here. */
  readonly isReady: boolean
  readonly isSelected: boolean
}

export interface OverlayWish {
  readonly board: Board
  readonly placed: readonly Placed[]
  readonly lit: readonly LitSpace[]
  /** Ground, control, pieces, what can be done there and its cost, in the words of the game. */
  readonly describe?: (space: number) => string
}

/** Larger boards name only what matters now: nobody wants to step through two thousand hexes. */
const mostSpaces = 300

/** Lit spaces come first, then pieces that can act, other pieces, and the rest of the ground. */
export function overlayItems(wish: OverlayWish): readonly OverlayItem[] {
  const lit = new Map(wish.lit.filter(({ kind }) => kind !== 'here').map(each => [each.space, each]))
  const pieces = wish.placed.flatMap(piece => piece.members.map(member => pieceItem(piece, member)))
  const spaces = spacesNamed(wish, lit).map(space => spaceItem(wish, space, lit.get(space)))
  const can = new Set(
    wish.placed.flatMap(({ members }) => members.filter(thing => flagsOf(thing).canAct).map(({ key }) => key)),
  )
  const isReady = ({ piece }: OverlayItem) => piece !== null && can.has(piece)
  return [
    ...spaces.filter(({ isLit }) => isLit),
    ...pieces.filter(isReady),
    ...pieces.filter(item => !isReady(item)),
    ...spaces.filter(({ isLit }) => !isLit),
  ]
}

function spacesNamed({ board, placed }: OverlayWish, lit: ReadonlyMap<number, LitSpace>): number[] {
  const every = board.spaces.map((_, index) => index)
  if (every.length <= mostSpaces) return every
  const occupied = new Set(placed.map(({ thing }) => thing.space))
  return every.filter(index => lit.has(index) || occupied.has(index))
}

function spaceItem({ board, describe }: OverlayWish, index: number, lit: LitSpace | undefined): OverlayItem {
  const space = board.spaces[index]
  const size = space?.kind === 'box' ? space.slotSize : spaceDiameter(board) * 0.5
  const [x, y] = space?.label ?? [0, 0]
  return {
    id: `space-${space?.id ?? index}`,
    label: spaceLabel(space?.name ?? '', describe?.(index), lit),
    space: index,
    piece: null,
    x,
    y,
    width: size,
    height: size,
    isLit: lit !== undefined,
    isReady: lit !== undefined,
    isSelected: false,
  }
}

function spaceLabel(name: string, more: string | undefined, lit: LitSpace | undefined): string {
  const deed = lit?.kind === 'attack' ? 'Attack' : 'Go here'
  const offer = lit
    ? `${deed}${lit.cost === undefined ? '' : `: ${lit.cost} ${lit.cost === 1 ? 'point' : 'points'}`}`
    : ''
  const river = lit?.crossesRiver ? 'across a river' : ''
  return [name, more, offer && river ? `${offer}, ${river}` : offer].filter(Boolean).join('. ')
}

function pieceItem({ x, y, side }: Placed, thing: Thing): OverlayItem {
  return {
    id: `piece-${thing.key}`,
    label: [thing.label, stateWords(thing)].filter(Boolean).join(', '),
    space: thing.space,
    piece: thing.key,
    x,
    y,
    width: side,
    height: side,
    isLit: false,
    isReady: flagsOf(thing).canAct ?? false,
    isSelected: flagsOf(thing).isSelected ?? false,
  }
}

const words = [
  ['canAct', 'can act'],
  ['hasActed', 'has acted'],
  ['isActive', 'in command'],
  ['isRevealed', 'revealed'],
  ['isIsolated', 'isolated'],
  ['crossedRiver', 'crossed a river'],
] as const

function stateWords(thing: Thing): string {
  const flags = flagsOf(thing)
  return words
    .filter(([flag]) => flags[flag])
    .map(([, word]) => word)
    .join(', ')
}
