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
  /** So many areas from its goal a block is worth as much as anywhere else; nearer it is worth more. */
  readonly horizon: number
  /** What is left of the gain when an attack hits who is cut off already. */
  readonly starved: number
  /** How much of an activation's price goes by the troops it leads. */
  readonly led: number
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
  /** What an HQ is missed in the next Logistics Phase when it is exhausted. */
  readonly exhaustion: number
  /** What a whole impulse has to bring, else Pass. */
  readonly patience: number
  /** What the enemy draws with the disc, as a share of what it brings. */
  readonly disc: number
  /** What an attack has to bring, and what a quiet move. */
  readonly attack: number
  readonly move: number
  /** Where the main effort goes: an area, or -1. */
  readonly effort: number
  /** Troops are shared out between the keys to take, with so many keys more than are missing. */
  readonly theatres: boolean
  readonly spare: number
  /** How much an HQ is drawn, as a block of so much worth. */
  readonly hqPull: number
  /** The same when it is activated. */
  readonly post: number
  /** To stand ready for an assault on a key, as a share of its worth. */
  readonly ready: number
  /** Enemies cut off. */
  readonly trap: number
  /** What a Soviet step killed in battle counts: it comes back from the pool. */
  readonly kills: number
  /** The part of a threatened camp that is taken for lost. */
  readonly dread: number
  /** A block alone next to the enemy. */
  readonly lone: number
  /** An HQ without troops that the enemy can march to. */
  readonly lonely: number
  /** The only Victory Area of a side: with it falls the game. */
  readonly lastStand: number
  readonly arriving: number
  /** The game lost with the last Victory Area, by its chance. */
  readonly stand: number
  /** How much of its price a star keeps when the turn ends with it. */
  readonly kept: number
  /** What a star of the bombers costs. */
  readonly sortie: number
}
const holding: Temper = {
  victory: 24,
  ground: 1,
  contested: 0.6,
  progress: 0.3,
  lead: 24,
  pull: 0.22,
  horizon: 0,
  starved: 1,
  led: 0,
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
  exhaustion: 0,
  thrift: 0.6,
  patience: 1,
  disc: 0.4,
  attack: 0.4,
  move: 0.06,
  effort: -1,
  theatres: false,
  spare: 0,
  hqPull: 1.2,
  post: 0,
  ready: 0,
  trap: 0.5,
  kills: 0.6,
  dread: 0.5,
  lone: 0,
  lonely: 0,
  lastStand: 3,
  arriving: 0.5,
  stand: 100,
  kept: 0.1,
  sortie: 2,
}
/** Who would lose if the game ended now has to dare. */
const attacking: Temper = {
  ...holding,
  victory: 20,
  ground: 1.65,
  contested: 0.58,
  progress: 1.1,
  lead: 17,
  pull: 0.145,
  guard: 0.17,
  isolation: 1,
  frailty: 0.12,
  gaps: 0.11,
  exposure: 0.27,
  threat: 0.31,
  falls: 0.19,
  open: 0.92,
  besieged: 0.47,
  blood: 0.62,
  battle: 0.8,
  stuck: 0.13,
  counterblow: 0.32,
  command: 0.36,
  road: 1.8,
  activation: 10.5,
  lastStar: 0.64,
  thrift: 0.52,
  patience: 0.62,
  disc: 0.22,
  attack: 0.64,
  move: 0.11,
  theatres: true,
  spare: 1,
  post: 4.6,
  kills: 0.52,
  lone: 0.34,
  lonely: 2,
  stand: 60,
  arriving: 1.1,
}
/** In the last turn blocks are worth only what they take. */
const assault: Temper = {
  ...attacking,
  victory: 33,
  progress: 0.83,
  pull: 0.36,
  exposure: 0.24,
  threat: 0.53,
  blood: 0.21,
  counterblow: 0.21,
}
/** Soviet fronts strike one after the other, with all their guns at the place that matters. */
const winter = (temper: Temper): Temper => ({
  ...temper,
  activation: 4,
  lastStar: 3,
  post: 15,
  hqPull: 3,
  ready: 1.5,
})

/** By side where who attacks differs. */
export interface Tempers {
  readonly attacking: readonly [Temper, Temper]
  readonly assault: readonly [Temper, Temper]
  readonly holding: Temper
}
const tempersOf = (change: (temper: Temper) => Temper): Tempers => ({
  attacking: [change(attacking), change(winter(attacking))],
  assault: [change(assault), change(winter(assault))],
  holding: change(holding),
})
/** Knows what a star is worth, by the troops that wait for it, and leaves those to starve who are cut off. */
const thrifty = (temper: Temper): Temper => ({
  ...temper,
  led: 0.7,
  starved: 0.6,
  horizon: 3,
  exhaustion: 2,
  frailty: 0.25,
  gaps: 0.3,
})
const wary = (temper: Temper): Temper => ({ ...temper, frailty: 0.2, gaps: 0.6, open: 2.5, blood: 1.6, battle: 0.6 })
/** A month that is first and last at once is long: troops spent in its first days are missed in the last. */
const lasting = (temper: Temper): Temper => ({ ...temper, blood: 0.8, exposure: 0.5, lone: 0.6 })
const pressing = tempersOf(thrifty)
export const marshalTempers: Tempers = {
  attacking: pressing.attacking,
  assault: [lasting(pressing.assault[0]), pressing.assault[1]],
  holding: wary(holding),
}

/** Takes the position as it stands: of what the enemy may do next it asks only whether the deciding area falls. */
const greedy = (temper: Temper): Temper => ({
  ...temper,
  frailty: 0,
  gaps: 0,
  exposure: 0,
  lone: 0,
  lonely: 0,
  stand: 100,
})
export const officerTempers: Tempers = tempersOf(greedy)

/** Sound basics: marches on the keys and fights at good odds, and does not see supply either. */
const simple = (temper: Temper): Temper => ({
  ...greedy(temper),
  isolation: 0,
  trap: 0,
  command: 0,
  blood: 0.9,
  battle: 0.8,
})
const marching: Temper = {
  ...simple(holding),
  isolation: 0.25,
  trap: 0.5,
  command: 0.2,
  guard: 0.2,
  ground: 0.5,
  progress: 0.8,
  stuck: 0.16,
  counterblow: 0.3,
  road: 2.8,
  activation: 4,
  disc: 0.2,
  theatres: true,
  spare: 1,
  hqPull: 3,
  post: 15,
  ready: 0.9,
}
const rushing: Temper = {
  ...marching,
  victory: 40,
  pull: 0.55,
  blood: 0.4,
  progress: 0.6,
  stuck: 0,
  counterblow: 0.05,
}
/** Soviets who know only where to go, and send few HQs at a time. */
const straight = (temper: Temper): Temper => ({ ...winter(temper), activation: 10, victory: 60 })
/** Leaves its keys to themselves as long as nobody fights for them. */
const careless = (temper: Temper): Temper => ({ ...temper, guard: 0, open: 0, stand: 0 })
export const recruitTempers: Tempers = {
  attacking: [marching, straight(marching)],
  assault: [rushing, straight(rushing)],
  holding: careless(simple(holding)),
}
