import type { Side } from '../../contract'

/** Six blocks a side in three formations; strength is under the face. */
export const HALF = 6
export const PIECES = HALF * 2
export const FORMATIONS = 3
export const CHITS = FORMATIONS * 2
/** How many formations a side puts into the cup each turn. */
export const CHOSEN = 2
export const STACK = 2
export const TURNS = 4

const strengths = [3, 2, 2, 1, 3, 1]
export const ownerOf = (piece: number): Side => (piece < HALF ? 0 : 1)
export const formationOf = (piece: number): number => piece % FORMATIONS
export const fullStrength = (piece: number): number => strengths[piece % HALF]!
/** The first formation is mounted. */
export const allowanceOf = (piece: number): number => (formationOf(piece) === 0 ? 4 : 3)
export const firstPiece = (side: Side): number => side * HALF
export const sideOfChit = (chit: number): Side => (chit < FORMATIONS ? 0 : 1)

export const pieceIds: readonly string[] = Array.from(
  { length: PIECES },
  (_, piece) => (piece < HALF ? 'N' : 'S') + ((piece % HALF) + 1),
)
