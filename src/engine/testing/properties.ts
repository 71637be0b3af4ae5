import type { Action, Applied, Core, Decision, Game, Side } from '..'

/** One moment of a game: a side was asked, and this is what it answered. */
export interface Moment<S extends Core> {
  readonly game: Game<S>
  readonly s: S
  readonly side: Side
  readonly now: Decision
  readonly action: Action
  readonly done: Applied<S>
  /** A number that is the same whenever this moment is looked at again. */
  readonly chance: number
}

/** Something that holds for every game at every moment. */
export interface Property {
  readonly name: string
  /** Looked at once in so many moments, for what is slow. */
  readonly every: number
  /** What is wrong; null when it holds. */
  check<S extends Core>(moment: Moment<S>): string | null
}
