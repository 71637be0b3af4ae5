/** How a player weighs things: levels and candidate plans differ in these numbers alone. */
export interface Temper {
  /** A Victory Area, in steps of rifle infantry. */
  readonly victory: number
  readonly ground: number
  /** One area nearer to the goal, for an average block. */
  readonly pull: number
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
  victory: 16,
  ground: 1,
  pull: 0.14,
  isolation: 1,
  frailty: 0.15,
  exposure: 1,
  blood: 1.2,
  battle: 1,
  activation: 0.9,
  patience: 0.3,
  effort: -1,
}
/** Sound basics: takes ground and fights at good odds, but looks neither at supply lines nor at what the enemy may do. */
export const recruitTemper: Temper = {
  ...officerTemper,
  isolation: 0.25,
  frailty: 0,
  blood: 0.9,
  exposure: 0,
  battle: 0.8,
  activation: 1,
}
