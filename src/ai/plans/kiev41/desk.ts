import type { Action, Core, Draft, Game, Offers, Seed, Side, View } from '../../../engine'
import { act, advance, draftOn, list, mark, newOffers, restore, top, verbId } from '../../../engine'
import type { Kiev41State } from '../../../games/kiev41'
import { kiev41 } from '../../../games/kiev41'
import type { Goals } from '../../evaluate/kiev41/goals'
import { goalsOf, temperOf } from '../../evaluate/kiev41/goals'
import { judge } from '../../evaluate/kiev41/position'
import type { Temper } from '../../evaluate/kiev41/temper'
import { marshalTempers } from '../../evaluate/kiev41/temper'
import { seedOf } from '../../search/seed'
import type { Habits } from './habits'
import { marshalHabits } from './habits'

/** One imagined world on one open draft, and how its player weighs it. */
export interface Desk {
  readonly d: Draft<Kiev41State>
  readonly side: Side
  readonly goals: Goals
  readonly temper: Temper
  readonly habits: Habits
  readonly marks: Marks
}
/** Buffers for positions to come back to, given out and taken back as a stack. */
export interface Marks {
  readonly buffers: Int16Array[]
  used: number
}
export const verb = (name: string): number => verbId(kiev41, name)
export const LIFT = verb('lift')
export const GO = verb('go')
export const VIA = verb('via')
export const DIG = verb('dig')
export const touch = (name: string, first = 0, second = 0): Action => act(verb(name), first, second)
export const WON = 1000

/** The position for the desk's side. */
export function scoreOf({ d, side, goals, temper }: Desk): number {
  if (d.s.over) return d.s.over.winner === side ? WON : d.s.over.winner === 'draw' ? 0 : -WON
  const step = top(d.s).step
  const isPlanning = step === 'command' || step === 'activation' || step === 'declaration'
  const score = judge(d.s, { goals, temper, mover: d.s.marker[7] as Side, isPlanning })
  return side === 0 ? score : -score
}
export const play = ({ d, side }: Desk, action: Action): void => advance(d, side, action)

/** Remembers where the draft is, to try something and come back. */
export function marked({ d, marks }: Desk): Core {
  if (marks.used === marks.buffers.length) marks.buffers.push(new Int16Array(d.s.cells.length))
  return mark(d, marks.buffers[marks.used++]!)
}
export const back = (desk: Desk, here: Core): void => restore(desk.d, here)
/** The last mark is needed no more. */
export const unmark = (desk: Desk): void => {
  desk.marks.used--
}

export const offersAt = (desk: Desk): Offers => list(desk.d.game, desk.d.s, desk.side, newOffers())
export const stepAt = (desk: Desk): string => top(desk.d.s).step

export const deskOn = (d: Draft<Kiev41State>, side: Side, temper: Temper, habits: Habits): Desk => ({
  d,
  side,
  temper,
  habits,
  goals: goalsOf(d.s, temper),
  marks: { buffers: [], used: 0 },
})
export const imagined = (game: Game<Kiev41State>, view: View<Kiev41State>, seed: Seed): Draft<Kiev41State> =>
  draftOn(game, game.imagine(view, seed))
export const marshalFor = (s: Kiev41State, side: Side): Temper => temperOf(marshalTempers, s, side)
/** One imagined world before the marshal of that side. */
export function marshalDesk(game: Game<Kiev41State>, view: View<Kiev41State>, side: Side, world = 0): Desk {
  const d = imagined(game, view, seedOf(game, view, world))
  return deskOn(d, side, marshalFor(d.s, side), marshalHabits)
}
