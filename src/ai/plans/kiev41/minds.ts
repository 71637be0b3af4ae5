import type { Action, Decision, Game, View } from '../../../engine'
import type { Kiev41State } from '../../../games/kiev41'
import type { Temper } from '../../evaluate/kiev41/temper'
import { officerTemper, recruitTemper } from '../../evaluate/kiev41/temper'
import { seedOf } from '../../search/seed'
import type { Mind, Work } from '../../types'
import { answerOf } from './answer'
import type { Habits } from './desk'
import { deskOn, imagined } from './desk'
import { officerHabits, recruitHabits } from './habits'

type V = View<Kiev41State>

/** One imagined world, one plan for it. */
export const greedy = (temper: Temper, habits: Habits): Mind<Kiev41State> => ({
  *plan(game: Game<Kiev41State>, view: V, now: Decision): Work<readonly Action[]> {
    const desk = deskOn(imagined(game, view, seedOf(game, view, 0)), now.by, temper, habits)
    return yield* answerOf(desk)
  },
})
export const recruit = greedy(recruitTemper, recruitHabits)
export const officer = greedy(officerTemper, officerHabits)
export { marshal } from './marshal'
