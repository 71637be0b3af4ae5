/** How a player weighs things: levels and candidate plans differ in these numbers alone. */
export interface Temper {
  /** A Victory Area, in steps of rifle infantry. */
  readonly victory: number
  readonly ground: number
  /** One area nearer to the goal, for an average block. */
  readonly pull: number
  /** How much of it goes to own keys under pressure. */
  readonly guard: number
  readonly isolation: number
  /** What a supply line costs that the enemy can cut, as a share of the block. */
  readonly frailty: number
  readonly exposure: number
  /** What an own step lost in battle weighs. */
  readonly blood: number
  /** Faith in battles to come. */
  readonly battle: number
  /** What an activated HQ has to bring. */
  readonly activation: number
  /** What a whole impulse has to bring, else Pass. */
  readonly patience: number
  /** Where the main effort goes: an area, or -1. */
  readonly effort: number
}
export const officerTemper: Temper = {
  victory: 24,
  ground: 1,
  pull: 0.22,
  guard: 1,
  isolation: 1.4,
  frailty: 0.25,
  exposure: 2,
  blood: 1.2,
  battle: 1,
  activation: 0.9,
  patience: 1,
  effort: -1,
}
/** Sound basics: takes ground and fights at good odds, but looks neither at supply lines nor at what the enemy may do. */
export const recruitTemper: Temper = {
  ...officerTemper,
  guard: 0.2,
  isolation: 0.25,
  frailty: 0,
  exposure: 0,
  blood: 0.9,
  battle: 0.8,
}
