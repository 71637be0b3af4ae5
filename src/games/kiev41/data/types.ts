/** What the printed components say: shapes of the data files. Sides as in the engine: 0 Axis, 1 Soviet. */
export type DataSide = 0 | 1

export const nations = ['german', 'rumanian', 'hungarian', 'italian', 'slovak', 'soviet'] as const
export type Nation = (typeof nations)[number]

export const colours = ['none', 'red', 'yellow', 'green', 'lightBlue', 'orange', 'pink', 'white', 'blue'] as const
/** The formation colour of the sticker; 'none' for leaders, Guderian, Luftwaffe and Marshals. */
export type Colour = (typeof colours)[number]

export const kinds = [
  'leader',
  'hq',
  'airHq',
  'tank',
  'motorized',
  'cavalry',
  'infantry',
  'mountain',
  'jaeger',
  'airborne',
  'marine',
] as const
export type Kind = (typeof kinds)[number]

export const availabilities = ['setup', 'pool', 'green', 'september', 'november'] as const
/** setup: may stand on the map at the start; pool/green: in the pool at the start; the others join the pool in that month. */
export type Availability = (typeof availabilities)[number]

/** 0 no fire, 1 single (6), 2 double (5-6), 3 triple (4-6). */
export type Fire = 0 | 1 | 2 | 3

export interface BlockData {
  /** As in the order of battle: 'A-PZ-3', 'U-IN-5A'. */
  readonly id: string
  readonly side: DataSide
  readonly nation: Nation
  readonly kind: Kind
  readonly colour: Colour
  /** The formation in words: '1st Panzer Group', 'Southern Front'. */
  readonly formation: string
  /** In full: 'III Panzer Corps'. */
  readonly name: string
  /** What fits on the block: 'III Pz', '5A', 'K'. */
  readonly short: string
  /** 5 movement points instead of 3. Leaders and Guderian: false. */
  readonly fast: boolean
  /** The strength printed on each face, strongest first: [4, 3, 2, 1]; HQs and leaders [4, 3, 2, 0] (Heart). */
  readonly faces: readonly number[]
  /** Fire of each face, in the same order. */
  readonly fire: readonly Fire[]
  readonly availability: Availability
  readonly remnant?: true
  /** 10.17 Kleist, Budyonny, Timoshenko. */
  readonly blitzHq?: true
  /** 10.6, 10.7 commands every block in range, whatever its colour. */
  readonly commandsAll?: true
}

/** A block of the list, or some drawn at random from a class. `strength` is the bracketed number; without it maximum, Remnants 1. */
export type Pick =
  | { readonly id: string; readonly strength?: number }
  | { readonly draw: string; readonly count: number; readonly strength?: number }

export interface Placement {
  /** Printed id of a space of the board: '52', 'FS', 'Axis', 'S1', or a box: 'rastenburg', 'moscow', 'tula1' .. 'tula10'. */
  readonly area: string
  readonly blocks: readonly Pick[]
}

export interface CampData {
  /** Blocks out of the game for good; drawn before the map is filled. */
  readonly lost: readonly Pick[]
  readonly placements: readonly Placement[]
  /** Which blocks random draws may take. */
  readonly drawnFrom: readonly Availability[]
  /** Which blocks take part now: those neither placed nor lost are the pool. The others wait for their month or never come. */
  readonly available: readonly Availability[]
  /** Areas with a Defensive Line. */
  readonly lines: readonly string[]
}

export const scenarioIds = ['campaign', 'preludes', 'river', 'pocket', 'snow'] as const
export type ScenarioId = (typeof scenarioIds)[number]

export interface ScenarioData {
  readonly id: ScenarioId
  readonly name: string
  readonly summary: string
  readonly length: string
  /** Turns: 1 July .. 6 December. */
  readonly firstTurn: number
  readonly lastTurn: number
  readonly initiative: DataSide
  readonly weather: 'good' | 'snow'
  /** Areas the Axis controls; all others are Soviet. */
  readonly axisControls: readonly string[]
  /** Source discs that Guderian may have turned already; the sea discs follow from control. */
  readonly yellowDisc: boolean
  readonly orangeDisc: boolean
  readonly axis: CampData
  readonly soviet: CampData
  /** Bombers available of the 4th and of the 5th Fliegerkorps; the others of a corps in play stay out of the scenario. */
  readonly bombers: readonly [number, number]
  /** Where both fleets are: 'staging' or an area. */
  readonly fleets: string
  /** Areas whose Soviet blocks and line start with a cube. */
  readonly cubes: readonly string[]
  /** Each side may spend the disc once only, and options are off (scenarios). */
  readonly discOnce: boolean
  readonly optionsAllowed: boolean
  /** Whether the September and November blocks ever join. */
  readonly septemberJoins: boolean
  readonly novemberJoins: boolean
  readonly victory: VictoryData
}

/** How the game is won besides seven Victory Areas at any moment (2.4.4.2). */
export type VictoryData =
  | { readonly kind: 'majority' }
  /** The Axis wins at once with one of these areas; otherwise the Soviets. */
  | { readonly kind: 'anyOf'; readonly areas: readonly string[] }
  /** Stops when the weather turns bad: the Axis needs that many Victory Areas. */
  | { readonly kind: 'badWeather'; readonly axisNeeds: number }

/** What data/orderOfBattle.ts gives: `blocks`, Axis first, in the order of the book; and `classes` for random draws. */
export type BlockClasses = { readonly [name: string]: readonly string[] }
/** The historical variant: what the draws of a class give, in order of placement. */
export type HistoricalDraws = { readonly [name: string]: readonly string[] }
