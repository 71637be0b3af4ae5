import type { Action, Decision, Game, View } from '../../../engine'
import type { Kiev41State } from '../../../games/kiev41'
import type { Tempers } from '../../evaluate/kiev41/temper'
import { temperOf } from '../../evaluate/kiev41/goals'
import { officerTempers, recruitTempers } from '../../evaluate/kiev41/temper'
import { seedOf } from '../../search/seed'
import type { Mind, Work } from '../../types'
import { answerOf } from './answer'
import { deskOn, imagined } from './desk'
import type { Habits } from './habits'
import { officerHabits, recruitHabits } from './habits'

type V = View<Kiev41State>

/** One imagined world, one plan for it. */
export const greedy = (tempers: Tempers, habits: Habits): Mind<Kiev41State> => ({
  *plan(game: Game<Kiev41State>, view: V, now: Decision): Work<readonly Action[]> {
    const d = imagined(game, view, seedOf(game, view, 0))
    const desk = deskOn(d, now.by, temperOf(tempers, d.s, now.by), habits)
    return yield* answerOf(desk)
  },
})
export const recruit = greedy(recruitTempers, recruitHabits)
export const officer = greedy(officerTempers, officerHabits)
export { marshal } from './marshal'
