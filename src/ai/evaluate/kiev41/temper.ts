/** How a player weighs things: levels, sides and candidate plans differ in these numbers alone. */
export interface Temper {
  /** A Victory Area, in steps of rifle infantry. */
  readonly victory: number
  readonly ground: number
  /** What an area loses of its worth to its owner when the enemy stands in it in strength. */
  readonly contested: number
  /** What it is worth to wear the holders of an area down without clearing it, as a share of its worth. */
  readonly progress: number
  /** To be ahead by the scenario's own count when it ends. */
  readonly lead: number
  /** One area nearer to the goal, for an average block. */
  readonly pull: number
  /** How much of it goes to own keys under pressure. */
  readonly guard: number
  readonly isolation: number
  /** What a supply line costs that the enemy can cut, as a share of the block. */
  readonly frailty: number
  /** Own ground that the enemy can walk into through the gaps of a front, by the area. */
  readonly gaps: number
  /** What the enemy may do next, and what one may do oneself after that. */
  readonly exposure: number
  readonly threat: number
  /** The part of an area's worth that is lost when its holders are overrun. */
  readonly falls: number
  /** An own key that nobody holds, by its chance to be walked into. */
  readonly open: number
  /** A key whose holders are cut off. */
  readonly besieged: number
  /** What an own step lost in battle weighs. */
  readonly blood: number
  /** Faith in battles to come. */
  readonly battle: number
  /** A battle that does not clear its area, and the answer to it. */
  readonly stuck: number
  readonly counterblow: number
  /** A block within reach of an HQ. */
  readonly command: number
  readonly road: number
  /** What an activated HQ has to bring, and what its last star costs besides. */
  readonly activation: number
  readonly lastStar: number
  /** How much of it in the last turn. */
  readonly thrift: number
  /** What a whole impulse has to bring, else Pass. */
  readonly patience: number
  /** What the enemy draws with the disc, as a share of what it brings. */
  readonly disc: number
  /** What an attack has to bring, and what a quiet move. */
  readonly attack: number
  readonly move: number
  /** Where the main effort goes: an area, or -1. */
  readonly effort: number
}
const holding: Temper = {
  victory: 24,
  ground: 1,
  contested: 0.6,
  progress: 0.3,
  lead: 24,
  pull: 0.22,
  guard: 0.4,
  isolation: 0.5,
  frailty: 0.05,
  gaps: 0.25,
  exposure: 0.4,
  threat: 0.35,
  falls: 0.45,
  open: 1,
  besieged: 0.3,
  blood: 1.2,
  battle: 1,
  stuck: 0.4,
  counterblow: 0.7,
  command: 0.2,
  road: 1.4,
  activation: 1.5,
  lastStar: 1,
  thrift: 0.6,
  patience: 1,
  disc: 0.4,
  attack: 0.4,
  move: 0.06,
  effort: -1,
}
/** Who would lose if the game ended now has to dare. */
const attacking: Temper = {
  ...holding,
  gaps: 0.08,
  ground: 1.5,
  progress: 0.8,
  counterblow: 0.3,
  stuck: 0.16,
  road: 2.8,
  activation: 7,
  disc: 0.2,
}

/** In the last turn blocks are worth only what they take. */
const assault: Temper = {
  ...attacking,
  victory: 40,
  pull: 0.55,
  exposure: 0.35,
  blood: 0.4,
  progress: 0.6,
  stuck: 0,
  threat: 0.6,
  counterblow: 0.05,
}

export interface Tempers {
  readonly attacking: Temper
  readonly assault: Temper
  readonly holding: Temper
}
export const officerTempers: Tempers = { attacking, assault, holding }

/** Sound basics: takes ground and fights at good odds, but hardly looks at supply and not at what the enemy may do. */
const unwary = (temper: Temper): Temper => ({
  ...temper,
  guard: 0.2,
  isolation: 0.25,
  frailty: 0,
  gaps: 0,
  exposure: 0,
  blood: 0.9,
  battle: 0.8,
  activation: 0.9,
})
export const recruitTempers: Tempers = {
  attacking: unwary(attacking),
  assault: unwary(assault),
  holding: unwary(holding),
}
