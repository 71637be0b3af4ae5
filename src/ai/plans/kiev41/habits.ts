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
  /** By side: Soviet stars are few. */
  readonly mostHqs: readonly [number, number]
  /** How thoroughly the orders of the chosen HQs are weighed. */
  readonly care: Care
  /** Keys to assault with all guns that are thought of, and how often a crew is bettered. */
  readonly targets: number
  readonly climbs: number
}

export const recruitHabits: Habits = {
  triesHqs: false,
  exact: false,
  blitzes: false,
  mostHqs: [2, 1],
  care: SKETCH,
  targets: 0,
  climbs: 0,
}
export const officerHabits: Habits = {
  triesHqs: false,
  exact: true,
  blitzes: true,
  mostHqs: [3, 2],
  care: FULL,
  targets: 0,
  climbs: 0,
}
export const marshalHabits: Habits = { ...officerHabits, triesHqs: true, mostHqs: [8, 8], targets: 2, climbs: 2 }
/** For looking ahead: the officer in a hurry. */
export const lightHabits: Habits = { ...officerHabits, exact: false, mostHqs: [3, 3], care: SKETCH }
