import { below } from '../../chance'
import { push, put } from '../../draft'
import { swapTokens } from '../../tokens'
import { HEIGHT, SPACES, WIDTH } from './board'
import { enter, stand } from './effects'
import { firstPiece, fullStrength, HALF, ownerOf, PIECES, STACK } from './pieces'
import type { SkirmishDraft } from './state'
import { Misc, tokenTables } from './state'

/** Columns the blocks of a side start in; two rows each, at opposite edges. */
const startColumns = [1, 3, 5, 0, 2, 4]
const startOf = (piece: number): number => {
  const rank = Math.floor((piece % HALF) / 3)
  const row = ownerOf(piece) === 0 ? 1 - rank : HEIGHT - 2 + rank
  return row * WIDTH + startColumns[piece % HALF]!
}

export function setup(d: SkirmishDraft): void {
  for (let piece = 0; piece < PIECES; piece++) {
    put(d, 'steps', piece, fullStrength(piece))
    put(d, 'token', piece, piece)
    put(d, 'mixed', piece, piece)
    put(d, 'known', piece, 1 << ownerOf(piece))
  }
  put(d, 'misc', Misc.NextMix, PIECES)
  for (const side of [0, 1] as const) mixStart(d, firstPiece(side))
  for (let piece = 0; piece < PIECES; piece++) enter(d, piece, startOf(piece))
  push(d, { step: 'game' })
}
/** Nobody knows which block of the other side stands where. */
function mixStart(d: SkirmishDraft, first: number): void {
  for (let i = HALF - 1; i > 0; i--) swapTokens(d, tokenTables, first + i, first + below(d, i + 1))
}

/** The derived tables from the others. */
export function derive(d: SkirmishDraft): void {
  for (let i = 0; i < SPACES * STACK; i++) put(d, 'slot', i, -1)
  for (let i = 0; i < SPACES * 2; i++) {
    put(d, 'count', i, 0)
    put(d, 'zone', i, 0)
  }
  for (let piece = 0; piece < PIECES; piece++) if (d.s.at[piece]! >= 0) stand(d, piece, d.s.at[piece]!)
}
