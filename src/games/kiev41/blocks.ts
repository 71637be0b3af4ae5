import { blocks } from './data/orderOfBattle'
import type { BlockData, Kind } from './data/types'
import { colours, kinds, nations } from './data/types'
import type { Side } from '../../engine'

/** A block is its place in the order of battle: Axis first. Bombers and fleets are pieces after the blocks. */
export const BLOCKS = blocks.length
export const BOMBERS = 8
export const FLEETS = 2
export const FIRST_BOMBER = BLOCKS
export const FIRST_FLEET = BLOCKS + BOMBERS
export const PIECES = BLOCKS + BOMBERS + FLEETS

const bomberIds = ['AB-4-1', 'AB-4-2', 'AB-4-3', 'AB-4-4', 'AB-5-1', 'AB-5-2', 'AB-5-3', 'AB-5-4']
const fleetIds = ['UF-BB', 'UF-CA']
export const pieces: readonly string[] = [...blocks.map(block => block.id), ...bomberIds, ...fleetIds]
export const blockData = (block: number): BlockData => blocks[block]!

const places = new Map(pieces.map((id, i) => [id, i]))
export function blockOf(id: string): number {
  const block = places.get(id)
  if (block === undefined) throw new Error(`kiev41: no piece ${id}`)
  return block
}

const bytes = (read: (block: BlockData) => number): Uint8Array => Uint8Array.from(blocks.map(read))
const flags = (test: (block: BlockData) => boolean): Uint8Array => bytes(block => (test(block) ? 1 : 0))
const isKind = (...wanted: readonly Kind[]): Uint8Array => flags(block => wanted.indexOf(block.kind) >= 0)

/** By piece: bombers are Axis, fleets Soviet. */
export const owner: Uint8Array = Uint8Array.from([
  ...blocks.map(block => block.side),
  ...bomberIds.map(() => 0),
  ...fleetIds.map(() => 1),
])
export const ownerOf = (piece: number): Side => owner[piece] as Side
/** A side's blocks stand together: from FIRST[side] to END[side]. */
const firstSoviet = blocks.findIndex(block => block.side === 1)
export const FIRST: readonly number[] = [0, firstSoviet]
export const END: readonly number[] = [firstSoviet, BLOCKS]

/** By block, as in data/types. */
export const nation = bytes(block => nations.indexOf(block.nation))
export const RUMANIAN = nations.indexOf('rumanian')
export const HUNGARIAN = nations.indexOf('hungarian')
export const colour = bytes(block => colours.indexOf(block.colour))
export const NO_COLOUR = colours.indexOf('none')
export const WHITE = colours.indexOf('white')
export const kind = bytes(block => kinds.indexOf(block.kind))

export const isLeader = isKind('leader')
/** 4.2.6 tactical HQs, Guderian included. */
export const isTacticalHq = isKind('hq')
export const isAirHq = isKind('airHq')
export const isHq = isKind('hq', 'airHq')
/** 1.5b Only dotted blocks are Combat Blocks. */
export const isCombat = flags(block => block.kind !== 'leader' && block.kind !== 'hq' && block.kind !== 'airHq')
export const isTank = isKind('tank')
export const isMotorized = isKind('motorized')
export const isCavalry = isKind('cavalry')
export const isMountain = isKind('mountain')
/** 4.2.5, Q75: goes by ship under 14.7. */
export const isShippable = isKind('infantry', 'mountain', 'marine', 'airborne')
/** 14.2b four movement points. */
export const isLightFooted = flags(block => block.kind === 'jaeger' || (block.kind === 'airborne' && block.side === 0))
export const isFast = flags(block => block.fast)
export const isBlitzHq = flags(block => block.blitzHq === true)
export const commandsAll = flags(block => block.commandsAll === true)
export const isRemnant = flags(block => block.remnant === true)

/** By block: how many faces it has; `steps` counts them from 1 (the weakest) up to this. */
export const maxSteps = bytes(block => block.faces.length)
const MOST_STEPS = 5
const byFace = (read: (block: BlockData, face: number) => number): Uint8Array => {
  const table = new Uint8Array(BLOCKS * MOST_STEPS)
  blocks.forEach((block, i) =>
    block.faces.forEach((_, face) => (table[i * MOST_STEPS + block.faces.length - face] = read(block, face))),
  )
  return table
}
const strengths = byFace((block, face) => block.faces[face]!)
const fires = byFace((block, face) => block.fire[face]!)
/** 4.2.3 The printed strength of that face: 0 for a Heart. */
export const strengthAt = (block: number, steps: number): number => strengths[block * MOST_STEPS + steps]!
/** 4.2.2 0 none, 1 single, 2 double, 3 triple fire. */
export const fireAt = (block: number, steps: number): number => fires[block * MOST_STEPS + steps]!
/** The face that shows a printed strength. */
export function stepsOf(block: number, strength: number): number {
  for (let steps = maxSteps[block]!; steps > 0; steps--) if (strengthAt(block, steps) === strength) return steps
  throw new Error(`kiev41: ${pieces[block]} has no face ${strength}`)
}

export const HITLER = blockOf('A-LDR-HIT')
export const STALIN = blockOf('U-LDR-STA')
export const LEADER: readonly number[] = [HITLER, STALIN]
export const GUDERIAN = blockOf('A-HQ-GUD')
export const KLEIST = blockOf('A-HQ-1PG')
export const BUDYONNY = blockOf('U-HQ-B')
export const TIMOSHENKO = blockOf('U-HQ-T')
export const HUNGARIANS = blockOf('H-FAST')
export const MARINE = blockOf('U-MA-1')
export const LUFTLANDE = blockOf('A-LL-22')
/** 4 FK and 5 FK: bombers of corps c are FIRST_BOMBER + 4c .. + 4c + 3. */
export const AIR_HQ: readonly number[] = [blockOf('A-LW-4'), blockOf('A-LW-5')]
export const corpsOf = (bomber: number): number => (bomber - FIRST_BOMBER < 4 ? 0 : 1)
export const BATTLESHIP = FIRST_FLEET
export const CRUISERS = FIRST_FLEET + 1
export const isFixed = (block: number): boolean => isLeader[block] === 1 || block === GUDERIAN
