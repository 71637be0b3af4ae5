import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { gameOf } from '../../../games'
import type { Arrow, Glide } from '../../../map'
import {
  emptyHand,
  hasShown,
  markRead,
  nothingLive,
  skipOpponent,
  useOpponent,
  useSettings,
  viewAfter,
  type Event,
  type Playing,
} from '../../../stores'
import { useTheme } from '../../../theme'
import { shownAt, type ShownBattle } from '../battle/exchange'
import { slipWords } from '../battle/Slip'
import type { TableBoard } from '../boards'
import {
  begin as begun,
  caughtUp,
  eyesOn,
  foughtAt,
  isAhead,
  isSide,
  keepUp,
  onward,
  sightOf,
  toldOf,
  type Cursor,
  type Reel,
  type Sight,
} from './cursor'
import { arrowsOf, glidesOf, marchesOf, type March } from './marches'
import { beatTime, glideTime, readingTime, tumbleTime } from './pace'

export interface Show {
  /** The game as it is shown now: behind, nothing can be done in it. */
  readonly playing: Playing
  readonly sight: Sight
  /** Something is still to be watched. */
  readonly isBehind: boolean
  /** Catching up after a hand-over; which of how many things it is at. */
  readonly replay: { readonly at: number; readonly of: number } | null
  /** What is told of what is being watched. */
  readonly told: readonly Event[]
  readonly marches: readonly March[]
  readonly glides: readonly Glide[]
  readonly arrows: readonly Arrow[]
  readonly battle: ShownBattle | null
  readonly isRolling: boolean
  readonly isPaused: boolean
  readonly pause: (isPaused: boolean) => void
  /** There is a map to show it on. */
  readonly begin: () => void
  /** A tap: what moves comes to rest, else the next thing. */
  readonly step: () => void
  /** To the next decision of a person. */
  readonly finish: () => void
}

const FLIGHT = 320
/** A piece is drawn in its new place when its picture has surely arrived there. */
const SLACK = 250
const noMarches: readonly March[] = []
const noGlides: readonly Glide[] = []
const noArrows: readonly Arrow[] = []
const nothingTold: readonly Event[] = []
const nobody: ReadonlySet<number> = new Set()

/** A game in which nothing is asked, as it looked after so many actions. */
function asItWas(playing: Playing, count: number): Playing {
  return {
    ...playing,
    view: viewAfter(count),
    decision: null,
    ahead: null,
    hand: emptyHand,
    group: [],
    ready: nobody,
    live: nothingLive,
    choices: [],
    pending: null,
    outcome: null,
    log: playing.log.slice(0, count),
  }
}

function useReel(playing: Playing, board: TableBoard): Reel {
  const isInstant = useSettings(({ pace }) => pace === 'instant')
  const isSkipping = useOpponent(state => state.isSkipping)
  const { reducedMotion } = useTheme()
  return useMemo(
    () => ({ board, playing, viewAfter, isInstant: isInstant || isSkipping, isStill: reducedMotion }),
    [board, playing, isInstant, isSkipping, reducedMotion],
  )
}

function useCursor(reel: Reel): readonly [Cursor, (next: Cursor) => void] {
  const [kept, setCursor] = useState(() => begun(reel))
  const cursor = keepUp(reel, kept)
  if (cursor !== kept) setCursor(cursor)
  return [cursor, setCursor]
}

/** Plays what has happened to whoever looks, one thing after the other, and never ahead of the game itself. */
export function useShow(playing: Playing, board: TableBoard): Show {
  const reel = useReel(playing, board)
  const [cursor, setCursor] = useCursor(reel)
  const [isPaused, pause] = useState(false)
  const [hasMap, setHasMap] = useState(false)
  const begin = useCallback(() => setHasMap(true), [])
  const { count, beats, isRolling, until } = cursor
  const sight = useMemo(() => sightOf(reel, count), [reel, count])
  const isBehind = !isAhead(reel, cursor)
  const isReplay = until > count
  const { told, marches, glides, arrows } = useMotion(reel, cursor, sight, isBehind)
  const battle = useBattle(reel, cursor, sight)
  const lasts = useLasting(sight, told.length, marches, battle, isRolling, isBehind)
  const step = useCallback(() => setCursor(onward(reel, cursor)), [setCursor, reel, cursor])
  const finish = useCallback(() => {
    pause(false)
    setCursor(caughtUp(reel, cursor))
    if (playing.by === null && !playing.outcome) skipOpponent()
  }, [setCursor, reel, cursor, playing])
  const isHeld = useOpponent(state => state.isHeld) && !isReplay
  useEffect(() => {
    if (lasts === null || isPaused || isHeld || !(hasMap || sight === 'battle')) return
    const timer = setTimeout(step, lasts)
    return () => clearTimeout(timer)
  }, [lasts, isPaused, isHeld, hasMap, sight, step])
  useShownMarks(reel, cursor, setCursor, isBehind)
  const shown = useMemo(
    () => (isBehind ? asItWas(playing, sight === 'battle' ? count : count + 1) : playing),
    [playing, isBehind, sight, count],
  )
  const replay = useMemo(() => (isReplay ? placeIn(reel, cursor) : null), [reel, cursor, isReplay])
  return {
    playing: shown,
    sight,
    isBehind,
    replay,
    told,
    marches,
    glides,
    arrows,
    battle: beats > 0 || !isBehind ? battle : null,
    isRolling,
    isPaused,
    pause,
    begin,
    step,
    finish,
  }
}

/** The opponents wait for what is shown here; who has watched to the end has read it. */
function useShownMarks(reel: Reel, cursor: Cursor, setCursor: (next: Cursor) => void, isBehind: boolean): void {
  const { count, until } = cursor
  const shown = isBehind ? count : reel.playing.log.length
  const eyes = eyesOn(reel.playing)
  useEffect(() => hasShown(shown), [shown])
  useEffect(() => () => hasShown(null), [])
  useEffect(() => {
    if (until === 0 || count < until) return
    setCursor({ ...cursor, until: 0 })
    if (isSide(eyes)) markRead(eyes)
  }, [until, count, eyes, cursor, setCursor])
}

function placeIn(reel: Reel, { count, until }: Cursor): { at: number; of: number } {
  const { seen, log } = reel.playing
  const eyes = eyesOn(reel.playing)
  const from = isSide(eyes) ? seen[eyes] : 0
  const worth = log.slice(from, until).flatMap((_, i) => (sightOf(reel, from + i) === null ? [] : [from + i]))
  return { at: worth.filter(index => index <= count).length, of: worth.length }
}

function useMotion(reel: Reel, { count }: Cursor, sight: Sight, isBehind: boolean) {
  const { board, playing, isStill } = reel
  const pace = useSettings(state => state.pace)
  return useMemo(() => {
    const eyes = eyesOn(playing)
    const entries = playing.log.slice(count, isBehind ? count + 1 : undefined)
    const told = eyes === null || sight === null ? nothingTold : entries.flatMap(entry => toldOf(board, entry, eyes))
    if (sight !== 'march' || eyes === null) return { told, marches: noMarches, glides: noGlides, arrows: noArrows }
    const thingsAfter = (after: number) => {
      const view = viewAfter(after)
      return view ? board.things({ view, live: nothingLive, held: -1, first: eyes === 1 ? 1 : 0 }) : []
    }
    const marches = marchesOf(board, told, thingsAfter(count))
    return {
      told,
      marches,
      glides: isStill ? noGlides : glidesOf(marches, pace, isBehind ? FLIGHT : 0),
      arrows: isBehind ? arrowsOf(marches, thingsAfter(count + 1)) : noArrows,
    }
  }, [board, playing, count, sight, isBehind, isStill, pace])
}

/** The battle being watched; with nothing to watch, the one under way or just over. */
function useBattle(reel: Reel, { count, beats }: Cursor, sight: Sight): ShownBattle | null {
  const { log } = reel.playing
  const isWatched = sight === 'battle' && beats > 0
  const index = isWatched ? count : count >= log.length ? log.length - 1 : -1
  const fought = useMemo(() => (index < 0 ? null : foughtAt(reel, index)), [reel, index])
  return useMemo(
    () => fought && shownAt(fought.exchange, isWatched ? beats : fought.exchange.beats.length),
    [fought, isWatched, beats],
  )
}

function useLasting(
  sight: Sight,
  lines: number,
  marches: readonly March[],
  battle: ShownBattle | null,
  isRolling: boolean,
  isBehind: boolean,
): number | null {
  const pace = useSettings(state => state.pace)
  if (sight === null) return null
  if (sight === 'battle') {
    if (!battle?.beat) return 0
    return isRolling ? tumbleTime(battle.beat, pace) : beatTime(battle.beat, pace)
  }
  const gliding = marches.reduce((most, { path }) => Math.max(most, glideTime(path.length - 1, pace)), 0)
  return isBehind ? FLIGHT + gliding + readingTime(lines, pace) : gliding + SLACK
}

/** The game is over once its last moment has been seen. */
export function useEnd({ outcome }: Playing, { isBehind }: Show, onOver: () => void): void {
  const isOver = outcome !== null && !isBehind
  const latest = useRef(onOver)
  useEffect(() => {
    latest.current = onOver
  })
  useEffect(() => {
    if (isOver) latest.current()
  }, [isOver])
}

/** What is being watched, in the game's words; of a battle, its moment. */
export function watchedLines({ sight, battle, told, playing }: Show, { game }: TableBoard): readonly string[] {
  if (sight === 'battle') return battle?.beat ? [battle.exchange.title, slipWords(battle.beat, false)] : []
  const { view } = playing
  return view ? told.map(event => gameOf(game)!.words.event(view, event)) : []
}
