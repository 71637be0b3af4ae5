import { useEffect } from 'react'
import {
  glanceAt,
  keepPicture,
  listSaves,
  nothingLive,
  type AnyView,
  type PublicPicture,
  type SaveHeader,
} from '../stores'
import { gameOf } from '../games'
import { boardFor, type TableBoard } from './Table/boards'

/** Backs only, from the eyes of both sides: where blocks of a side stand is open, what they are is not kept. */
export function publicPicture(save: string, length: number, board: TableBoard, view: AnyView): PublicPicture {
  const seen = { view, live: nothingLive, held: -1, first: 0 } as const
  const counts = new Map<string, number>()
  for (const { kind, space, nation } of board.things(seen)) {
    if (kind !== 'block' || space < 0) continue
    const key = `${space},${nation === board.nations[1] ? 1 : 0}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const stacks = [...counts].map(([key, count]) => {
    const [space, side] = key.split(',').map(Number)
    return [space!, side!, count] as const
  })
  const { title, note } = board.status(view)
  const line = [title === gameOf(board.game)?.name ? '' : title, note].filter(Boolean).join(', ')
  return { save, length, line, control: board.play(seen).control, stacks }
}

/** A game that came in from a file, or was left in the middle of a move, has no map on the list yet: it gets one, game by game. */
export function useFreshPicture(saves: readonly SaveHeader[]): void {
  const stale = saves.find(({ picture, length, damaged }) => !damaged && picture?.length !== length)
  const id = stale?.id ?? null
  const game = stale?.game ?? null
  const length = stale?.length ?? 0
  useEffect(() => {
    if (id === null || game === null) return
    let isGone = false
    const timer = setTimeout(() => {
      void glanceAt(id).then(async view => {
        if (isGone) return
        await keepPicture(view ? publicPicture(id, length, boardFor(game), view) : blank(id, length))
        if (!isGone) await listSaves()
      })
    }, LATER)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [id, game, length])
}
/** After the screen stands: what it is there for comes first. */
const LATER = 700
/** Of a save that cannot be read there is nothing to see, and it is not asked again. */
const blank = (save: string, length: number): PublicPicture => ({ save, length, line: '', control: [], stacks: [] })
