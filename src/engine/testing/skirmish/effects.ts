import { otherSide } from '../../contract'
import { add, finish, learn, put, tell } from '../../draft'
import { shuffle, singleOut } from '../../tokens'
import type { Side } from '../../contract'
import { beside, SPACES } from './board'
import { firstPiece, HALF, ownerOf, STACK } from './pieces'
import type { SkirmishDraft } from './state'
import { tokenTables } from './state'

/** The only writers: whatever moves, hurts, shows or hides a piece goes through here. */

export function leave(d: SkirmishDraft, piece: number): void {
  const space = d.s.at[piece]!
  if (space < 0) return
  const side = ownerOf(piece)
  const last = space * STACK + d.s.count[side * SPACES + space]! - 1
  let slot = space * STACK
  while (d.s.slot[slot] !== piece) slot++
  for (; slot < last; slot++) put(d, 'slot', slot, d.s.slot[slot + 1]!)
  put(d, 'slot', last, -1)
  add(d, 'count', side * SPACES + space, -1)
  put(d, 'at', piece, -1)
  if (d.s.count[side * SPACES + space] === 0) spreadZone(d, side, space, -1)
}

export function enter(d: SkirmishDraft, piece: number, space: number): void {
  put(d, 'at', piece, space)
  put(d, 'control', space, ownerOf(piece) + 1)
  stand(d, piece, space)
}

/** Blocks of a stack stand by number, so that a rebuilt table is the same as one kept up move by move. */
export function stand(d: SkirmishDraft, piece: number, space: number): void {
  const side = ownerOf(piece)
  const before = d.s.count[side * SPACES + space]!
  let slot = space * STACK + before
  for (; slot > space * STACK && d.s.slot[slot - 1]! > piece; slot--) put(d, 'slot', slot, d.s.slot[slot - 1]!)
  put(d, 'slot', slot, piece)
  put(d, 'count', side * SPACES + space, before + 1)
  if (before === 0) spreadZone(d, side, space, 1)
}

export function spreadZone(d: SkirmishDraft, side: Side, space: number, change: number): void {
  for (let direction = 0; direction < 6; direction++) {
    const next = beside[space * 6 + direction]!
    if (next >= 0) add(d, 'zone', side * SPACES + next, change)
  }
}

/** Both sides see the face from now on. */
export function reveal(d: SkirmishDraft, piece: number): void {
  const ears = ownerOf(piece) === 0 ? 2 : 1
  put(d, 'fact', piece, d.s.steps[piece]!)
  if (d.s.known[piece] === 3) return
  put(d, 'known', piece, 3)
  singleOut(d, tokenTables, piece)
  learn(d, ears)
  tell(d, 3, 'revealed', { piece }, { space: d.s.at[piece]! }, { n: d.s.steps[piece]! })
}

/** Faces down again: the blocks of a stack are shuffled, and only memory is left. */
export function conceal(d: SkirmishDraft, space: number, side: Side): void {
  const here: number[] = []
  for (let i = 0; i < d.s.count[side * SPACES + space]!; i++) here.push(d.s.slot[space * STACK + i]!)
  for (const piece of here) put(d, 'known', piece, 1 << side)
  shuffle(d, tokenTables, here)
}

export function reduce(d: SkirmishDraft, piece: number): void {
  const left = d.s.steps[piece]! - 1
  put(d, 'steps', piece, left)
  if (d.s.fact[piece]! > 0) put(d, 'fact', piece, left)
  tell(d, 3, 'hit', { piece }, { space: d.s.at[piece]! })
  if (left === 0) remove(d, piece)
}

function remove(d: SkirmishDraft, piece: number): void {
  const side = ownerOf(piece)
  tell(d, 3, 'lost', { piece }, { space: d.s.at[piece]! })
  leave(d, piece)
  for (let p = firstPiece(side); p < firstPiece(side) + HALF; p++) if (d.s.at[p]! >= 0) return
  finish(d, { winner: otherSide(side), rule: '5.2', reason: 'the last block is gone' })
}
