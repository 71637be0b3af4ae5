import { create } from 'zustand'
import type { Event, Side } from '../../engine'
import { eyesOf, type Playing } from '../game/playing'
import type { AnyView } from '../game/session'
import { tapeNow, useGame } from '../gameStore'
import { clockwork } from '../opponent/opponentStore'
import type { SaveHeader } from '../shelf'
import { inSlices } from '../slices'
import { believedBy, type Believed } from './beliefs'
import { momentBeside, momentsOf, type Moment } from './chapters'
import { kiev41Measure } from './kiev41'
import { statisticsOf, type Measure, type Statistics } from './statistics'
import { toldOn, type Gaze, type Tape } from './tape'

export interface ReplayStore {
  readonly save: SaveHeader | null
  readonly gazes: readonly Gaze[]
  readonly gaze: Gaze
  /** How many actions have been played at the moment shown. */
  readonly step: number
  readonly length: number
  readonly view: AnyView | null
  /** What was told of the action that led here. */
  readonly told: readonly Event[]
  readonly moments: readonly Moment[]
}
const blank: ReplayStore = {
  save: null,
  gazes: [],
  gaze: 'table',
  step: 0,
  length: 0,
  view: null,
  told: [],
  moments: [],
}
export const useReplay = create<ReplayStore>(() => blank)
const set = useReplay.setState

/** The only holder of the states of a game on tape. */
let tape: Tape | null = null

/** Through whose eyes a game may be seen again: any once it is over, else those that look now. */
export function gazesFor({ outcome, table, curtain }: Playing): readonly Gaze[] {
  if (outcome) return ['open', 0, 1]
  const eyes = eyesOf(curtain)
  if (eyes === null) return []
  return table.privacy === 'open' ? ['open'] : [eyes]
}

/** Puts the game on the table on tape, at its last moment. */
export function openReplay(): boolean {
  const playing = useGame.getState().playing
  const gazes = playing ? gazesFor(playing) : []
  const taken = tapeNow()
  if (!playing || !taken || gazes.length === 0) return false
  tape = taken
  set({ ...blank, save: playing.save, gazes, length: tape.log.length })
  show(tape, tape.log.length, gazes[0]!)
  return true
}
export function closeReplay(): void {
  tape = null
  set(blank)
}

function show(on: Tape, step: number, gaze: Gaze): void {
  const { gaze: before, moments } = useReplay.getState()
  set({
    gaze,
    step,
    view: on.view(step, gaze),
    told: toldOn(on, step, gaze),
    moments: before === gaze && moments.length > 0 ? moments : momentsOf(on.log, gaze),
  })
}
export function replayTo(step: number): void {
  const { gaze, length } = useReplay.getState()
  if (tape) show(tape, Math.max(0, Math.min(step, length)), gaze)
}
/** The next or last moment with something to see, of that kind if one is named. */
export function replayBy(by: 1 | -1, kind?: string): void {
  const { moments, step } = useReplay.getState()
  replayTo(momentBeside(moments, step, by, kind))
}
export function replayThrough(gaze: Gaze): void {
  const { gazes, step } = useReplay.getState()
  if (tape && gazes.includes(gaze)) show(tape, step, gaze)
}

const measures: Readonly<Record<string, Measure>> = { kiev41: kiev41Measure }
const isOver = (): boolean => Boolean(useGame.getState().playing?.outcome)
/** Plots, luck and turning points, a slice a frame: only of a game that is over. Gives what calls it off. */
export function statisticsNow(onDone: (found: Statistics) => void): () => void {
  const measure = tape && measures[tape.game.id]
  return tape && measure && isOver() ? inSlices(statisticsOf(tape, measure), clockwork, onDone) : nothing
}
/** What a side believed at the moment shown, beside what was: only of a game that is over. */
export function beliefsNow(side: Side, onDone: (found: readonly Believed[]) => void): () => void {
  const { step } = useReplay.getState()
  return tape && isOver() ? inSlices(believedBy(tape, side, step), clockwork, onDone) : nothing
}
const nothing = (): void => undefined
/** What was told of any moment, to everybody's ears: only of a game that is over. */
export const toldAt = (step: number): readonly Event[] => (tape && isOver() ? toldOn(tape, step, 'open') : [])
export const openViewAt = (step: number): AnyView | null => (tape && isOver() ? tape.view(step, 'open') : null)
