import { heardBy, type AnyView, type Event, type Eyes, type LogEntry, type Playing, type Side } from '../../../stores'
import { exchangeOf, spanAt, type Span } from '../battle/found'
import type { Exchange } from '../battle/exchange'
import type { TableBoard } from '../boards'

/** What is worth watching of an action: dice, a march, or only words; null for nothing. */
export type Sight = 'battle' | 'march' | 'words' | null

/** The game as it is being shown: it may be behind what has happened, never ahead. */
export interface Cursor {
  readonly save: string
  readonly eyes: Eyes | null
  /** Entries of the log that have been shown. */
  readonly count: number
  /** Moments shown of the battle the next entry is part of, from its beginning. */
  readonly beats: number
  readonly isRolling: boolean
  /** Where the catching up after a hand-over ends; 0 without one. */
  readonly until: number
}

/** All the cursor has to know of the table. */
export interface Reel {
  readonly board: TableBoard
  readonly playing: Playing
  readonly viewAfter: (count: number) => AnyView | null
  /** Everything at once: nothing is waited for. */
  readonly isInstant: boolean
  /** Dice do not tumble. */
  readonly isStill: boolean
}

export const eyesOn = ({ view }: Playing): Eyes | null => view?.eyes ?? null
export const isSide = (eyes: Eyes | null): eyes is Side => eyes === 0 || eyes === 1

/** One person plays both sides and has seen everything happen. */
const isAlone = ({ table }: Playing): boolean => table.privacy === 'off' || table.privacy === 'open'

/** Told in the log to those eyes. */
export function toldOf({ whispers }: TableBoard, entry: LogEntry, eyes: Eyes): readonly Event[] {
  return heardBy(entry, eyes).filter(({ kind }) => !whispers?.has(kind))
}

/** Done by a hand at this screen: the one who looks, or either where both look. */
const isOwn = ({ table }: Playing, { by }: LogEntry, eyes: Eyes): boolean =>
  table.seats[by] === 'person' && (eyes === by || !isSide(eyes))

export function sightOf({ board, playing }: Reel, index: number): Sight {
  const eyes = eyesOn(playing)
  const entry = playing.log[index]
  if (eyes === null || !entry) return null
  const told = toldOf(board, entry, eyes)
  if (told.length === 0) return null
  if (spanAt(board, playing.log, index)) return 'battle'
  if (told.some(({ kind }) => board.marches?.has(kind))) return 'march'
  return isOwn(playing, entry, eyes) ? null : 'words'
}

/** What was last done here glides while the game goes on under it; everything else is watched first. */
export function isAhead(reel: Reel, { count }: Pick<Cursor, 'count'>): boolean {
  const { playing } = reel
  const eyes = eyesOn(playing)
  if (eyes === null) return true
  return playing.log
    .slice(count)
    .every((entry, i) => isOwn(playing, entry, eyes) && sightOf(reel, count + i) !== 'battle')
}

export interface Fought {
  readonly span: Span
  readonly exchange: Exchange
}
const told = new WeakMap<readonly LogEntry[], Map<string, Fought | null>>()
/** The battle an entry is part of, told once for each pair of eyes. */
export function foughtAt(reel: Reel, index: number): Fought | null {
  const { log } = reel.playing
  const eyes = eyesOn(reel.playing)
  const span = eyes === null ? null : spanAt(reel.board, log, index)
  if (!span) return null
  const kept = told.get(log) ?? new Map<string, Fought | null>()
  const key = `${eyes} ${span.from}`
  if (!kept.has(key)) kept.set(key, toldAnew(reel, span, eyes!))
  told.set(log, kept)
  return kept.get(key) ?? null
}
function toldAnew({ board, playing, viewAfter }: Reel, span: Span, eyes: Eyes): Fought | null {
  const exchange = exchangeOf(board, playing.log, eyes, span, viewAfter)
  return exchange && { span, exchange }
}
const endOf = ({ span, exchange }: Fought, index: number): number => exchange.ends[index - span.from] ?? 0

/** Entries a side has not seen yet, from the first of them; the whole log where there are none. */
export function unseenFrom({ playing }: Reel): number {
  const eyes = eyesOn(playing)
  const { log, seen, undo } = playing
  if (!isSide(eyes) || isAlone(playing) || undo.depth > 0) return log.length
  return Math.min(seen[eyes], log.length)
}

export function begin(reel: Reel): Cursor {
  const { playing } = reel
  const count = reel.isInstant ? playing.log.length : unseenFrom(reel)
  const until = count < playing.log.length ? playing.log.length : 0
  return settled(reel, {
    save: playing.save.id,
    eyes: eyesOn(playing),
    count,
    beats: 0,
    isRolling: false,
    until,
  })
}

/** After whatever the game did: what was taken back is gone, the rest waits its turn, other eyes see it their way. */
export function keepUp(reel: Reel, cursor: Cursor): Cursor {
  const { playing, isInstant } = reel
  if (cursor.save !== playing.save.id) return begin(reel)
  const eyes = eyesOn(playing)
  if (cursor.count > playing.log.length || isInstant) return caughtUp(reel, seenBy(cursor, eyes))
  if (cursor.eyes !== eyes) return settled(reel, { ...seenBy(cursor, eyes), beats: 0, isRolling: false })
  return cursor.beats > 0 ? cursor : settled(reel, cursor)
}
const seenBy = (cursor: Cursor, eyes: Eyes | null): Cursor => (cursor.eyes === eyes ? cursor : { ...cursor, eyes })
export const caughtUp = ({ playing }: Reel, cursor: Cursor): Cursor =>
  cursor.count === playing.log.length && cursor.beats === 0
    ? cursor
    : { ...cursor, count: playing.log.length, beats: 0, isRolling: false }

/** On to the next thing worth watching, if there is one. */
function settled(reel: Reel, cursor: Cursor): Cursor {
  const { log } = reel.playing
  for (let count = cursor.count; count < log.length; count++) {
    const sight = sightOf(reel, count)
    const isPassed = sight === 'march' && isOwn(reel.playing, log[count]!, cursor.eyes!) && !isAhead(reel, { count })
    if (sight === null || isPassed) continue
    if (sight !== 'battle') return moved(cursor, count)
    const fought = foughtAt(reel, count)
    const shown = fought && count > fought.span.from ? endOf(fought, count - 1) : 0
    if (fought && endOf(fought, count) > shown) return atBeat(reel, moved(cursor, count), fought, shown + 1)
  }
  return moved(cursor, log.length)
}
const moved = (cursor: Cursor, count: number): Cursor =>
  cursor.count === count && cursor.beats === 0 ? cursor : { ...cursor, count, beats: 0, isRolling: false }

function atBeat({ isStill }: Reel, cursor: Cursor, { exchange }: Fought, beats: number): Cursor {
  return { ...cursor, beats, isRolling: !isStill && exchange.beats[beats - 1]?.kind === 'volley' }
}

/** Time has passed, or a finger asked for more: dice come to rest, then the next moment, then the next action. */
export function onward(reel: Reel, cursor: Cursor): Cursor {
  if (cursor.isRolling) return { ...cursor, isRolling: false }
  const fought = cursor.beats > 0 ? foughtAt(reel, cursor.count) : null
  if (fought && cursor.beats < endOf(fought, cursor.count)) return atBeat(reel, cursor, fought, cursor.beats + 1)
  if (isAhead(reel, cursor)) return caughtUp(reel, cursor)
  return settled(reel, { ...cursor, count: cursor.count + 1, beats: 0, isRolling: false })
}
