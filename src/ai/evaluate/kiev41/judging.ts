import type { Side } from '../../../engine'
import type { Goals } from './goals'
import type { Temper } from './temper'

/** Everything that makes a number of a position. */
export interface Judging {
  readonly goals: Goals
  readonly temper: Temper
  /** Whose impulse it is: the other side answers next. */
  readonly mover: Side
  /** Battles of the impulse are still to be fought; guns, bombers and fleets not yet assigned. */
  readonly isPlanning: boolean
}
