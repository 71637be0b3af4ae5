import type { Cells, Core, Draft, TableSpec, View } from '../../contract'
import type { TokenTables } from '../../tokens'
import { SPACES } from './board'
import { CHITS, PIECES, STACK } from './pieces'

export interface SkirmishState extends Core {
  readonly at: Cells //        by piece: the space it stands in, -1 off the map
  readonly steps: Cells //     by piece
  readonly token: Cells //     by piece: the token the other side sees
  readonly known: Cells //     by piece: which sides know the face now (bits)
  readonly fact: Cells //      by piece: its steps when the other side last saw it, 0 = never
  readonly mixed: Cells //     by token: tokens with one number have been shuffled together
  readonly done: Cells //      by piece: Done bits of this order
  readonly chit: Cells //      by chit: Where
  readonly control: Cells //   by space: 0 nobody, 1 + side
  readonly misc: Cells //      Misc
  readonly standing: Cells //  by side: 1 = let every draw pass this turn
  readonly slot: Cells //      by space * STACK: who stands there (derived)
  readonly count: Cells //     by side * SPACES + space: how many (derived)
  readonly zone: Cells //      by side * SPACES + space: how many neighbours that side holds (derived)
}
export type SkirmishDraft = Draft<SkirmishState>
export type SkirmishView = View<SkirmishState>
/** What rules read: the same in a state and in a view. */
export type Seen = SkirmishState | SkirmishView

export const Where = { Pool: 0, Cup: 1, Played: 2 } as const
export const Done = { Moved: 1, Fought: 2 } as const
export const Misc = { Turn: 0, Interrupt: 1, NextMix: 2 } as const

export const tables: { readonly [name: string]: TableSpec } = {
  at: { size: PIECES, seen: 'knows', fill: -1 },
  steps: { size: PIECES, seen: 'knows' },
  token: { size: PIECES, seen: 'knows' },
  known: { size: PIECES, seen: 'knows' },
  fact: { size: PIECES, seen: 'never' },
  mixed: { size: PIECES, seen: 'all' },
  done: { size: PIECES, seen: 'knows' },
  chit: { size: CHITS, seen: 'knows' },
  control: { size: SPACES, seen: 'all' },
  misc: { size: 3, seen: 'all' },
  standing: { size: 2, seen: 'knows' },
  slot: { size: SPACES * STACK, seen: 'never', fill: -1, derived: true },
  count: { size: SPACES * 2, seen: 'all', derived: true },
  zone: { size: SPACES * 2, seen: 'all', derived: true },
}
export const tokenTables: TokenTables<SkirmishState> = {
  token: 'token',
  mixed: 'mixed',
  next: { table: 'misc', index: Misc.NextMix },
}
