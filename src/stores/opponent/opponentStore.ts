import { create } from 'zustand'
import { levels, playerFor, type Level, type Player } from '../../ai'
import type { Side } from '../../engine'
import { gameOf } from '../../games'
import type { Playing } from '../game/playing'
import { answerFor, askedOfSeat, useGame } from '../gameStore'
import type { Clockwork } from './pondering'
import { Runner, type Thought } from './runner'

export interface OpponentStore {
  readonly thought: Thought | null
  /** Held by the player's own hand. */
  readonly isHeld: boolean
  readonly isSkipping: boolean
}
export const useOpponent = create<OpponentStore>(() => ({ thought: null, isHeld: false, isSkipping: false }))
const set = useOpponent.setState

export const levelOf = (name: string): Level => levels.find(level => level === name) ?? 'officer'

export const clockwork: Clockwork = {
  now: () => performance.now(),
  later: (work, milliseconds) => {
    if (milliseconds <= 0) {
      const frame = requestAnimationFrame(work)
      return () => cancelAnimationFrame(frame)
    }
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** How many entries of the log a screen has shown; null while none shows them one by one. */
let shown: number | null = null
export function hasShown(count: number | null): void {
  shown = count
}

interface Seated {
  readonly save: string
  readonly runner: Runner
  readonly players: Map<Side, Player>
}
let seated: Seated | null = null
let isAway = false

function seatFor(playing: Playing): Seated {
  const players = new Map<Side, Player>()
  const runner = new Runner({
    clockwork,
    asking: askedOfSeat,
    player: side => {
      const known = players.get(side) ?? newPlayer(playing, side)
      players.set(side, known)
      return known
    },
    answer: async (side, action) => {
      const isPlayed = await answerFor(side, action)
      if (!isPlayed) set({ isHeld: true })
      return isPlayed
    },
    isShown: () => shown === null || shown >= (useGame.getState().playing?.log.length ?? 0),
    show,
  })
  return { save: playing.save.id, runner, players }
}
function newPlayer({ save }: Playing, side: Side): Player {
  const seat = save.table.seats[side]
  return playerFor(gameOf(save.game)!, levelOf(seat.kind === 'ai' ? seat.level : ''))
}
/** The screen hears of it only when there is something else to read. */
function show(thought: Thought | null): void {
  const { thought: before } = useOpponent.getState()
  if (!thought) return set({ thought, isSkipping: false })
  const isSame = before?.side === thought.side && before.looking === thought.looking
  if (!isSame || thought.share === 0 || thought.share - before.share > 0.01) set({ thought })
}
const hasAi = ({ table }: Playing): boolean => table.seats[0] === 'ai' || table.seats[1] === 'ai'

/** Seats the opponents of whatever game lies on the table; called again, they leave. */
export function seatOpponents(): () => void {
  const look = (playing: Playing | null): void => {
    if (seated && seated.save !== playing?.save.id) rise()
    if (!playing || !hasAi(playing)) return
    seated ??= seatFor(playing)
    if (isAway) seated.runner.hold()
    seated.runner.wake()
  }
  const forget = useGame.subscribe(({ playing }) => look(playing))
  look(useGame.getState().playing)
  return () => {
    forget()
    rise()
  }
}
function rise(): void {
  seated?.runner.leave()
  seated = null
  set({ thought: null, isHeld: false, isSkipping: false })
}

/** Off the screen nobody thinks. */
export function opponentsAway(away: boolean): void {
  isAway = away
  if (away) seated?.runner.hold()
  else if (!useOpponent.getState().isHeld) seated?.runner.goOn()
}
export function holdOpponent(held: boolean): void {
  set({ isHeld: held })
  if (held) seated?.runner.hold()
  else if (!isAway) seated?.runner.goOn()
}
export const hurryOpponent = (): void => seated?.runner.hurry()
export function skipOpponent(): void {
  set({ isSkipping: true })
  seated?.runner.skip()
}
