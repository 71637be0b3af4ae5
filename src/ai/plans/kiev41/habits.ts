import type { Habits } from './desk'

export const recruitHabits: Habits = { triesHqs: false, exact: false, blitzes: false, mostHqs: 2 }
export const officerHabits: Habits = { triesHqs: true, exact: true, blitzes: true, mostHqs: 8 }
/** For looking ahead: the officer in a hurry. */
export const lightHabits: Habits = { triesHqs: false, exact: false, blitzes: true, mostHqs: 3 }
