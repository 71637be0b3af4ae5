import { gameOf } from '../../games'
import {
  heardBy,
  type Action,
  type AnyView,
  type Event,
  type Eyes,
  type LogEntry,
  type Playing,
  type Prompt,
  type Side,
} from '../../stores'
import type { TableBoard } from './boards'
import { foldBattles, type Heard } from './foldBattles'

const wordsOf = (game: string) => {
  const found = gameOf(game)
  if (!found) throw new Error(`no game ${game}`)
  return found.words
}

/** What is wanted now, in the game's own words. */
export function promptOf(
  { save, view, ahead, decision, outcome, asked, table, group, isShy }: Playing,
  sideNames: readonly [string, string],
): Prompt {
  if (outcome) return { text: 'The game is over.' }
  const now = ahead ?? decision
  if (group.length > 1) return { text: `Where do these ${group.length} go?`, note: 'Whoever cannot go there stays' }
  if (view && now && isShy) return { ...wordsOf(save.game).prompt(view, now), note: 'Hold the eye to give orders' }
  if (view && now) return wordsOf(save.game).prompt(view, now)
  const thinking = asked.waiting.find(side => table.seats[side] === 'ai')
  return { text: thinking === undefined ? 'One moment.' : `${sideNames[thinking]} is thinking.` }
}

/** Who answers now; nobody needs to be told where one person plays alone against an opponent. */
export function askedOf(
  { by, table, outcome }: Playing,
  sideNames: readonly [string, string],
): { readonly side: Side; readonly name: string } | null {
  if (by === null || outcome || table.seats.includes('ai')) return null
  return { side: by, name: sideNames[by] }
}

export const sayAction = (playing: Playing, action: Action): string =>
  playing.view ? wordsOf(playing.save.game).action(playing.view, action) : ''
export const sayBriefly = (playing: Playing, action: Action): string =>
  (playing.view && wordsOf(playing.save.game).brief?.(playing.view, action)) ?? sayAction(playing, action)
export const saySpace = (game: string, space: number): string => wordsOf(game).space(space)

export interface LogLine {
  readonly text: string
  readonly rule: string
  readonly side: Side | 'both' | null
  readonly isChapter: boolean
  readonly key: string
  /** Of a battle, all of it in a few words. */
  readonly detail?: string
  /** The entry of the log a battle began with. */
  readonly battle?: number
}

/** The log as those eyes may read it, line by line. */
export function linesOf(
  board: TableBoard,
  view: AnyView,
  eyes: Eyes,
  entries: readonly LogEntry[],
): readonly LogLine[] {
  const words = wordsOf(board.game)
  const heard = entries.flatMap((entry, number) =>
    heardBy(entry, eyes)
      .filter(({ kind }) => !board.whispers?.has(kind))
      .map((event, place): Heard => ({ entry: number, place, event })),
  )
  return foldBattles(heard, board.battles).map(({ lead: { entry, place, event }, battle }) => ({
    key: `${entry}.${place}`,
    text: words.event(view, event),
    detail: battle && detailsOf(board, battle, last => words.event(view, last)),
    rule: place === 0 || battle ? (entries[entry]?.rule ?? '') : '',
    side: board.sideOf ? board.sideOf(view, event) : (entries[entry]?.by ?? null),
    isChapter: board.chapters.has(event.kind),
    battle: battle && entry,
  }))
}

/** What came of it, and how it ended. */
function detailsOf({ battles }: TableBoard, battle: readonly Event[], say: (event: Event) => string): string {
  const last = battle.at(-1)
  const end = last && last.kind === battles?.ends ? `${say(last)}.` : ''
  return [battles?.digest?.(battle), end].filter(Boolean).join(' ')
}

/** What a side has not read yet. */
export const missedBy = (playing: Playing, side: Side): readonly LogEntry[] => playing.log.slice(playing.seen[side])
export type { Event }
