import type { Cells, Core, Draft, Side, TableSpec, View } from '../../engine'
import { BLOCKS, FLEETS, GUDERIAN, maxSteps, PIECES, strengthAt } from './blocks'
import { ROAD, SPACES } from './map'

/** Axis moves first from the west; Soviet from the east. */
export const AXIS = 0
export const SOVIET = 1

/** Values of `at` besides spaces of the board. */
export const POOL = -1
export const LOST = -2
/** Joins the pool in its month, or never. */
export const LATER = -3
/** Drawn as a reinforcement, not yet placed. */
export const HAND = -4
/** A bomber that takes no part. */
export const OUT = -5
/** A block between two areas: it has left one and stands in none yet. */
export const UNDER_WAY = -6

/** Every table of the state. Queries take this, so that a state, a view and an imagined state serve alike. */
export interface Tables {
  /** By piece (blocks, bombers, fleets): the space it stands in, or POOL .. OUT. */
  readonly at: Cells
  /** By block: faces left, 1 is the weakest (Heart of an HQ); 0 destroyed. */
  readonly steps: Cells
  /** By block: the token the other side sees. */
  readonly token: Cells
  /** By block: bits of the sides that know its face now. */
  readonly known: Cells
  /** By block: its steps when the other side last saw it, 0 never. */
  readonly fact: Cells
  /** By token: tokens with one number have been shuffled together. */
  readonly mixed: Cells
  /** By block: 1 isolated (a cube, 9.1). */
  readonly cube: Cells
  /** By block: 1 came over a river or the strait into a newly contested area this impulse (2.4.7). */
  readonly crossed: Cells
  /** By block: 1 has had its one action this impulse (10.8). Seen by its owner only. */
  readonly done: Cells
  /** By block: 1 an HQ activated this impulse (10.1). */
  readonly active: Cells
  /** By block: 1 may blitz (10.17): fast, fought in a Green area that was cleared; 2 has blitzed. */
  readonly ready: Cells
  /** By HQ block: the area its artillery fires into this impulse, -1 none (10.4). */
  readonly aim: Cells
  /** By fleet: 2 full, 1 damaged, 0 sunk. */
  readonly hull: Cells
  /** By space: 0 none, 1 Axis, 2 Soviet Defensive Line. */
  readonly line: Cells
  /** By space: 1 the line there is isolated. */
  readonly lineCube: Cells
  /** By space: the side that controls it. */
  readonly control: Cells
  /** By space: 1 contested when the impulse began (10.12). */
  readonly contestedBefore: Cells
  /** By space: 1 a battle was fought here this impulse, 2 entered by blitz and still to be fought. */
  readonly battle: Cells
  /** By option: 1 in use (14.1 .. 14.9). */
  readonly option: Cells
  /** The markers beside the map: see `markers`. */
  readonly marker: Cells
  /** By side: 1 equally strong blocks take hits without asking. Seen by its owner only. */
  readonly standing: Cells
  /** Derived. By side * SPACES + space: blocks there. */
  readonly count: Cells
  /** Derived. By side * SPACES + space: blocks and line there, what controls and contests (2.5g). */
  readonly force: Cells
  /** Derived. By side: blocks in the pool. */
  readonly pool: Cells
  /** Derived. A stamp of control and occupation, for floods kept outside the state. */
  readonly ground: Cells
}
export interface State extends Core, Tables {}
export type D = Draft<State>
export type V = View<State>
/** What queries read: a state or a view. */
export type Look = Tables

const byBlock = { size: BLOCKS, seen: 'knows' } as const
export const tables: { readonly [K in keyof Tables]: TableSpec } = {
  at: { size: PIECES, seen: 'knows', fill: OUT },
  steps: byBlock,
  token: byBlock,
  known: byBlock,
  fact: { size: BLOCKS, seen: 'never' },
  mixed: { size: BLOCKS, seen: 'all' },
  cube: byBlock,
  crossed: byBlock,
  done: byBlock,
  active: byBlock,
  ready: byBlock,
  aim: { size: BLOCKS, seen: 'all', fill: -1 },
  hull: { size: FLEETS, seen: 'all', fill: 2 },
  line: { size: SPACES, seen: 'all' },
  lineCube: { size: SPACES, seen: 'all' },
  control: { size: SPACES, seen: 'all' },
  contestedBefore: { size: SPACES, seen: 'all' },
  battle: { size: SPACES, seen: 'all' },
  option: { size: 10, seen: 'all' },
  marker: { size: 32, seen: 'all' },
  standing: { size: 2, seen: 'knows' },
  count: { size: SPACES * 2, seen: 'all', derived: true },
  force: { size: SPACES * 2, seen: 'all', derived: true },
  pool: { size: 2, seen: 'all', derived: true },
  ground: { size: 4, seen: 'never', derived: true },
}

/** A state over its buffer, tables in the order above: written out, so that all states are made alike and fast. */
export const shape = (rest: Omit<Core, 'cells'>, cells: Int16Array, window: () => Cells): State => ({
  cells,
  frames: rest.frames,
  seed: rest.seed,
  draws: rest.draws,
  seq: rest.seq,
  over: rest.over,
  at: window(),
  steps: window(),
  token: window(),
  known: window(),
  fact: window(),
  mixed: window(),
  cube: window(),
  crossed: window(),
  done: window(),
  active: window(),
  ready: window(),
  aim: window(),
  hull: window(),
  line: window(),
  lineCube: window(),
  control: window(),
  contestedBefore: window(),
  battle: window(),
  option: window(),
  marker: window(),
  standing: window(),
  count: window(),
  force: window(),
  pool: window(),
  ground: window(),
})

/** Cells of `marker`. */
export const markers = {
  turn: 0,
  weather: 1,
  forecast: 2,
  axisImpulses: 3,
  initiative: 4,
  /** By side: the disc was spent (scenarios allow it once). */
  discSpent: 5,
  active: 7,
  passes: 8,
  impulse: 9,
  yellowDisc: 10,
  orangeDisc: 11,
  blueDisc: 12,
  lightBlueDisc: 13,
  /** By side: Defensive Lines in stock. */
  lines: 14,
  scenario: 16,
  /** The next free number of a mix of tokens. */
  nextMix: 17,
  /** 1 once the disc was used for an exploitation in this impulse. */
  exploited: 20,
  /** Hits the defender of the battle under way can still absorb (10.14). */
  absorb: 21,
} as const
export type Marker = keyof typeof markers

/** 8.0 Weather. */
export const GOOD = 0
export const RAIN = 1
export const SNOW = 2
export const BLIZZARD = 3
/** 8.1 Forecast: off, '--', then 1 to 5. */
export const FORECAST_OFF = -1
export const FORECAST_DASHES = 0

/** 3.0 What kind of impulse is being played. */
export const UNDECLARED = 0
export const TACTICAL = 1
export const STRATEGIC_MOVE = 2
export const STRATEGIC_DRAW = 3
export const PASS = 4

export const markerOf = (s: Look, marker: Marker): number => s.marker[markers[marker]]!
export const turnOf = (s: Look): number => s.marker[markers.turn]!
export const weatherOf = (s: Look): number => s.marker[markers.weather]!
export const activeSide = (s: Look): Side => s.marker[markers.active] as Side
export const initiativeOf = (s: Look): Side => s.marker[markers.initiative] as Side
export const impulseOf = (s: Look): number => s.marker[markers.impulse]!
export const linesLeft = (s: Look, side: Side): number => s.marker[markers.lines + side]!
export const isDiscSpent = (s: Look, side: Side): boolean => s.marker[markers.discSpent + side] === 1

export const strengthOf = (s: Look, block: number): number => strengthAt(block, s.steps[block]!)
export const isFull = (s: Look, block: number): boolean => s.steps[block] === maxSteps[block]
/** 4.2.3b An HQ on its Heart. */
export const isExhausted = (s: Look, block: number): boolean => s.steps[block] === 1
export const countIn = (s: Look, side: Side, space: number): number => s.count[side * SPACES + space]!
export const forceIn = (s: Look, side: Side, space: number): number => s.force[side * SPACES + space]!
export const isContested = (s: Look, space: number): boolean => s.force[space]! > 0 && s.force[SPACES + space]! > 0
export const hasLine = (s: Look, side: Side, space: number): boolean => s.line[space] === side + 1
/** Controlled and without enemy units. */
export const isFullyControlled = (s: Look, side: Side, space: number): boolean =>
  s.control[space] === side && s.force[(1 - side) * SPACES + space] === 0
/** 10.12 Contested now, but not when the impulse began (Q82). */
export const isNewlyContested = (s: Look, space: number): boolean =>
  s.contestedBefore[space] === 0 && isContested(s, space)
/** Box of the Road to Tula, 1 to 10. */
export const roadBox = (s: Look): number => s.at[GUDERIAN]! - ROAD + 1

/** Options by their number in 14.x: option 4 is rule 14.4. */
export const hasOption = (s: Look, number: number): boolean => s.option[number] === 1
