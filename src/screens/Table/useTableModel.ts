import { useMemo } from 'react'
import type { LitSpace, Reach } from '../../map'
import { firstOf, verbOf, type Offer, type Playing } from '../../stores'
import { gameOf } from '../../games'
import { boardFor, type Seen, type TableBoard } from './boards'
import { sameText, useSame } from './useSame'

/** What lies on the map now, and what the lamp lights. Kept the same while nothing changes: a new one is drawn anew. */
export interface TableModel {
  readonly board: TableBoard
  readonly seen: Seen | null
  readonly things: ReturnType<TableBoard['things']>
  readonly play: ReturnType<TableBoard['play']>
  readonly lit: readonly LitSpace[]
  /** How far orders carry. */
  readonly reach: Reach | undefined
}

export function useTableModel(playing: Playing): TableModel {
  const board = boardFor(playing.save.game)
  const { view, live, by } = playing
  const seen = useMemo<Seen | null>(
    () =>
      view
        ? {
            view,
            live,
            held: heldBy(playing),
            group: playing.group,
            ready: playing.ready,
            first: by ?? (view.eyes === 1 ? 1 : 0),
          }
        : null,
    [view, live, by, playing],
  )
  const things = useMemo(() => (seen ? board.things(seen) : []), [board, seen])
  const lies = useMemo(() => (seen ? board.play(seen) : { control: [], contested: [] }), [board, seen])
  const play = useSame(lies, sameText)
  const lit = useMemo(() => lightOf(board, playing, things, seen), [board, playing, things, seen])
  const reach = useMemo(() => (seen ? board.reach?.(seen) : undefined), [board, seen])
  return { board, seen, things, play, lit, reach }
}

/** The piece in the hand, or -1. */
export function heldBy({ hand, decision }: Playing): number {
  if (hand.half?.kind === 'piece') return hand.half.id
  if (hand.from?.kind === 'piece') return hand.from.id
  return decision && hand.chain.length > 0 ? firstOf(hand.chain[0]!) : -1
}

/** Offered, but not what the step is about. */
export const isQuiet = (board: TableBoard, { action }: Offer): boolean =>
  board.quiet?.has(gameOf(board.game)?.verbs[verbOf(action)]?.name ?? '') ?? false

/** Enemy in it: an attack; otherwise a move. */
function lightOf(
  board: TableBoard,
  playing: Playing,
  things: TableModel['things'],
  seen: Seen | null,
): readonly LitSpace[] {
  const { live, by } = playing
  if (live.spaces.size === 0) return []
  const enemies = new Set(things.filter(({ camp }) => camp === 'second').map(({ space }) => space))
  const loud = [...live.spaces].filter(([, offers]) => !offers.every(offer => isQuiet(board, offer)))
  const lit = loud.map(([space, offers]): LitSpace => {
    const cost = costOf(playing, offers)
    const kind = by !== null && enemies.has(space) ? 'attack' : 'move'
    const crossesRiver = kind === 'attack' && seen !== null && board.way?.(seen, space)?.crossesRiver === true
    return { space, kind, cost: cost > 0 ? cost : undefined, crossesRiver }
  })
  const held = heldBy(playing)
  const own = things.find(({ key }) => key === `p${held}`)
  return own && !live.spaces.has(own.space) ? [...lit, { space: own.space, kind: 'here' }] : lit
}

/** What it takes to go there: the cheapest way, or what the slowest of a group pays. */
export const costOf = ({ group }: Playing, offers: readonly Offer[]): number =>
  (group.length > 1 ? Math.max : Math.min)(...offers.map(offer => offer.cost))

/** Places with pieces that can act, or where something can be chosen: each once. */
export const readyPlaces = ({ things, lit }: TableModel): readonly number[] => [
  ...new Set([
    ...things.filter(({ flags }) => flags?.canAct).map(({ space }) => space),
    ...lit.filter(({ kind }) => kind !== 'here').map(({ space }) => space),
  ]),
]
