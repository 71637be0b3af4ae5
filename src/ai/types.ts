import type { Action, Core, Decision, Event, Game, View } from '../engine'

export const levels = ['recruit', 'officer', 'marshal'] as const
export type Level = (typeof levels)[number]

/** Thinking in slices, counted in touches tried and positions weighed: never in time, so that games replay. */
export interface Thinker {
  /** Thinks on for about so many touches; true when it has finished. */
  think(touches: number): boolean
  /** The best answer so far: good enough to hurry. */
  best(): Action
  /** What it is looking at, in a few words. */
  looking(): string
}
/** Whoever answers for a side: from what that side sees and has heard, and nothing else. */
export interface Player {
  choose(view: View<Core>, now: Decision, heard: readonly Event[]): Action
  ponder(view: View<Core>, now: Decision, heard: readonly Event[]): Thinker
}
/** What a side takes to be under an enemy token. */
export interface Belief {
  readonly token: number
  readonly at: number
  /** Most likely first. */
  readonly pieces: readonly { readonly piece: number; readonly chance: number }[]
}
/** Work that pauses after every touch, saying what it looks at, and ends with a result. */
export type Work<T> = Generator<string, T, void>

/** What a level knows to do with one game. */
export interface Mind<S extends Core> {
  /** Finds the next touches; the first of them is legal now. `hope` hears of better and better answers on the way. */
  plan(game: Game<S>, view: View<S>, now: Decision, hope: (touches: readonly Action[]) => void): Work<readonly Action[]>
}
