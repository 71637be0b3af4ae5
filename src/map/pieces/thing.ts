import type { FireName } from '../../theme/palettes'
import type { FormationName, NationName } from '../../theme/pieces'

/** What lies on a map, whatever the game. `first` camp is the side that looks, as far as the map can know. */
export type Camp = 'first' | 'second'

export const arms = [
  'infantry',
  'tank',
  'lightTank',
  'motorized',
  'mechanized',
  'cavalry',
  'mountain',
  'jaeger',
  'airborne',
  'marine',
  'security',
  'artillery',
  'fortress',
  'blank',
] as const
export type Arm = (typeof arms)[number]

export type Fire = FireName | 'none'

/** The printed side of a block. */
export interface BlockFace {
  readonly role: 'combat' | 'hq' | 'airHq' | 'leader'
  readonly arm: Arm
  /** On the panel: 'XLVIII', '26A'; of a headquarters its commander. */
  readonly name: string
  /** In the flag of a headquarters: '1PG', 'SW'. */
  readonly code?: string
  readonly formation: FormationName
  /** Steps now; of a headquarters its stars, 0 is the heart. */
  readonly steps: number
  readonly maxSteps: number
  /** Firepower from the full face down; the last one holds for the faces after it. */
  readonly fire: readonly Fire[]
  readonly isFast?: boolean
  readonly isBlitz?: boolean
}

export interface ThingFlags {
  readonly isSelected?: boolean
  /** May be picked up now: the only things a finger can drag. */
  readonly canAct?: boolean
  readonly hasActed?: boolean
  readonly isActive?: boolean
  /** Lies open to both sides. */
  readonly isRevealed?: boolean
  readonly isIsolated?: boolean
  readonly crossedRiver?: boolean
}

interface Lying {
  /** Unique on the map, and stable while the piece is the same: it becomes a test id and a drag handle. */
  readonly key: string
  /** Place in `board.spaces`. */
  readonly space: number
  readonly camp: Camp
  /** Lower comes first in its camp. */
  readonly order?: number
  readonly nation: NationName
  readonly flags?: ThingFlags
  /** For screen readers: what the eye would read here, and nothing more. */
  readonly label: string
}

export interface BlockThing extends Lying {
  readonly kind: 'block'
  /** Without a face the wood and the nation's mark show. */
  readonly face?: BlockFace
  /** What was seen on it before, while that is certain: '18A 3'. */
  readonly note?: string
  /** More than one where several blocks are one token. */
  readonly count?: number
}

export interface CounterThing extends Lying {
  readonly kind: 'counter'
  readonly arm: Arm
  readonly echelon?: string
  readonly name: string
  readonly parent?: string
  /** 'attack-defence-move', as printed. */
  readonly values: string
  readonly band?: string
  readonly isReduced?: boolean
}

export interface ChipThing extends Lying {
  readonly kind: 'chip'
  readonly count: number
  readonly steps?: number
  readonly hasHq?: boolean
}

/** A defensive line. */
export interface LineThing extends Lying {
  readonly kind: 'line'
}

export interface PlateThing extends Lying {
  readonly kind: 'plate'
  readonly plate: 'battleship' | 'cruiser' | 'bomber'
  readonly state: 'ready' | 'damaged' | 'aborted' | 'destroyed'
  readonly text?: string
}

export interface DiscThing extends Lying {
  readonly kind: 'disc'
  readonly disc: 'supply' | 'initiative' | 'artillery'
  readonly colour: string
  readonly isStruck?: boolean
}

export interface CubeThing extends Lying {
  readonly kind: 'cube'
  readonly colour: string
}

export type Thing = BlockThing | CounterThing | ChipThing | LineThing | PlateThing | DiscThing | CubeThing
export type ThingKind = Thing['kind']

export const flagsOf = (thing: Thing): ThingFlags => thing.flags ?? {}

/** Steps on the ring, from the full face down. */
export function ringOf(face: BlockFace): readonly number[] {
  if (face.role !== 'combat') return [4, 3, 2, 0]
  return Array.from({ length: face.maxSteps }, (_, lost) => face.maxSteps - lost)
}

/** Firepower of the face that shows after so many losses. */
export const fireAfter = (face: BlockFace, lost: number): Fire => face.fire[lost] ?? face.fire.at(-1) ?? 'none'
