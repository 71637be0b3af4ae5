import type { Thing } from '../../../map/pieces/thing'
import { kiev41Board } from './kiev41'
import { skirmishBoard } from './skirmish'
import type { TableBoard } from './types'

const boards: readonly TableBoard[] = [kiev41Board, skirmishBoard]

export function boardFor(game: string): TableBoard {
  const found = boards.find(board => board.game === game)
  if (!found) throw new Error(`no table for the game ${game}`)
  return found
}

/** The backs of both sides: what stands on the list of games, on the seats and on the curtain. */
export function facesOf(game: string): readonly Thing[] {
  const found = boards.find(board => board.game === game)
  return (found?.nations ?? []).map(nation => ({
    key: nation,
    kind: 'block',
    space: 0,
    camp: 'first',
    nation,
    label: nation,
  }))
}
export type { BattleTeller, PieceCard, PlaceCard, Seen, StatusLine, TableBoard } from './types'
