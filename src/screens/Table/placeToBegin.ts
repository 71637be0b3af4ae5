import type { Board } from '../../atlas'
import type { Thing } from '../../map'
import { readyPlaces, type TableModel } from './useTableModel'

/** Where the eye should begin: of the places that matter the one nearest to the enemy; with nothing to do, the front. */
export function placeToBegin(model: TableModel): number | null {
  const board = model.board.board()
  const ready = readyPlaces(model).filter(space => isOnMap(board, space))
  const own = ownPlaces(board, model.things)
  const among = ready.length > 0 ? ready : own
  return busiest(board, model.things, among) ?? model.things[0]?.space ?? null
}

const isOnMap = (board: Board, space: number): boolean => (board.spaces[space]?.kind ?? 'box') !== 'box'
const ownPlaces = (board: Board, things: readonly Thing[]): readonly number[] => [
  ...new Set(things.filter(({ camp, space }) => camp === 'first' && isOnMap(board, space)).map(({ space }) => space)),
]

/** The place with the most pieces of both sides in it and next door. */
function busiest(board: Board, things: readonly Thing[], among: readonly number[]): number | null {
  const counts = (camp: Thing['camp']): ReadonlyMap<number, number> => {
    const found = new Map<number, number>()
    for (const thing of things) if (thing.camp === camp) found.set(thing.space, (found.get(thing.space) ?? 0) + 1)
    return found
  }
  const [own, enemies] = [counts('first'), counts('second')]
  const worth = (space: number): number => {
    const near = [space, ...neighboursOf(board, space)]
    const met = near.reduce((sum, other) => sum + (enemies.get(other) ?? 0), 0)
    return Math.min(1, met) * 100 + met + 2 * (own.get(space) ?? 0)
  }
  return among.reduce<number | null>(
    (best, space) => (best === null || worth(space) > worth(best) ? space : best),
    null,
  )
}
const neighboursOf = (board: Board, space: number): readonly number[] =>
  board.borders.flatMap(({ a, b }) => (a === space ? [b] : b === space ? [a] : []))
