import type { Action, Decision, Draft, Game, Seed, Side, View } from '../../../engine'
import { draftOn } from '../../../engine'
import type { Kiev41State } from '../../../games/kiev41'
import { goalsOf } from '../../evaluate/kiev41/goals'
import type { Temper } from '../../evaluate/kiev41/temper'
import { officerTemper, recruitTemper } from '../../evaluate/kiev41/temper'
import { seedOf } from '../../search/seed'
import type { Mind, Work } from '../../types'
import { answerOf } from './answer'
import type { Desk, Habits } from './desk'

type V = View<Kiev41State>
export const deskOn = (d: Draft<Kiev41State>, side: Side, temper: Temper, habits: Habits): Desk => ({
  d,
  side,
  temper,
  habits,
  goals: goalsOf(d.s, temper),
  marks: { buffers: [], used: 0 },
})
export const imagined = (game: Game<Kiev41State>, view: V, seed: Seed): Draft<Kiev41State> =>
  draftOn(game, game.imagine(view, seed))

export const recruitHabits: Habits = { triesHqs: false, exact: false, blitzes: false, mostHqs: 2 }
export const officerHabits: Habits = { triesHqs: true, exact: true, blitzes: true, mostHqs: 8 }

/** One imagined world, one plan for it. */
export const greedy = (temper: Temper, habits: Habits): Mind<Kiev41State> => ({
  *plan(game: Game<Kiev41State>, view: V, now: Decision): Work<readonly Action[]> {
    const desk = deskOn(imagined(game, view, seedOf(game, view, 0)), now.by, temper, habits)
    return yield* answerOf(desk)
  },
})
export const recruit = greedy(recruitTemper, recruitHabits)
export const officer = greedy(officerTemper, officerHabits)
