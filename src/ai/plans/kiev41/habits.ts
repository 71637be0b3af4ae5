/** How thorough: a sketch weighs fewer places and fewer attacks. */
export interface Care {
  readonly places: number
  readonly attacks: number
}
export const SKETCH: Care = { places: 2, attacks: 3 }
export const FULL: Care = { places: 6, attacks: 8 }

/** What a level does and leaves out. */
export interface Habits {
  /** Tries HQs one after the other on the draft; otherwise takes those with most troops. */
  readonly triesHqs: boolean
  /** Exact odds for guns, bombers and battles. */
  readonly exact: boolean
  readonly blitzes: boolean
  readonly mostHqs: number
  /** How thoroughly the orders of the chosen HQs are weighed. */
  readonly care: Care
}

export const recruitHabits: Habits = { triesHqs: false, exact: false, blitzes: false, mostHqs: 2, care: SKETCH }
export const officerHabits: Habits = { triesHqs: true, exact: true, blitzes: true, mostHqs: 8, care: FULL }
/** For looking ahead: the officer in a hurry. */
export const lightHabits: Habits = { triesHqs: false, exact: false, blitzes: true, mostHqs: 3, care: SKETCH }
