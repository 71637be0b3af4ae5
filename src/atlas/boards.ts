import { BOARD_FORMAT, type Board } from './board'
import { skirmishBoard } from './skirmishBoard'

/** A board is required inside its function: starting the app parses none, opening a table parses one. */
const sources = {
  kiev41: (): unknown => require('./compiled/kiev41.json'),
  skirmish: (): unknown => skirmishBoard(),
} as const

export type BoardId = keyof typeof sources
export const boardIds: readonly BoardId[] = ['kiev41', 'skirmish']

const opened = new Map<BoardId, Board>()

export function loadBoard(id: BoardId): Board {
  const known = opened.get(id)
  if (known) return known
  const board = checked(sources[id](), id)
  opened.set(id, board)
  return board
}

function checked(source: unknown, id: BoardId): Board {
  const board = source as Board
  if (board.format !== BOARD_FORMAT) throw new Error(`board ${id} has format ${board.format}, not ${BOARD_FORMAT}`)
  return board
}
