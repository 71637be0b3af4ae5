import type { Frame, Game, Side } from '../../../engine'
import { blank, draftOn, push, put } from '../../../engine'
import { blockOf, BOMBERS, corpsOf, FIRST_BOMBER, FIRST_FLEET, FLEETS, maxSteps, ownerOf, stepsOf } from '../blocks'
import { scenarioIds, type ScenarioId } from '../data/types'
import { deriveGround, turnSeaDiscs } from '../effects/ground'
import { dealTokens } from '../effects/knowledge'
import { AREAS, BOMBER_BOX, FLEET_STAGING, spaceOf } from '../map'
import type { D, State } from '../state'
import { AXIS, FORECAST_OFF, GOOD, isContested, LATER, markers, SOVIET, tables } from '../state'

/** Where a block stands; a number after the area is its strength, otherwise it is at full strength. */
export type Stand = string | readonly [area: string, strength: number]

export interface PositionSpec {
  readonly scenario?: ScenarioId
  readonly turn?: number
  readonly weather?: number
  readonly forecast?: number
  readonly active?: Side
  readonly initiative?: Side
  readonly impulse?: number
  /** Optional rules by number: 4 is 14.4. */
  readonly options?: readonly number[]
  /** Blocks on the map by id; the others are nowhere. */
  readonly blocks?: { readonly [id: string]: Stand }
  /** Areas the Axis holds besides those its blocks stand in alone; everything else is Soviet. */
  readonly axis?: readonly string[]
  readonly lines?: { readonly [area: string]: Side }
  readonly cubes?: readonly string[]
  readonly fleets?: string
  /** Areas contested when the impulse began; by default those contested now. */
  readonly contestedBefore?: readonly string[]
}

/** A draft of a made-up position: a test names only what it is about. */
export function position(spec: PositionSpec = {}, game: Game<State> = unplayed): D {
  const d = draftOn(game, blank(game, [41, 1941]))
  setMarkers(d, spec)
  for (const option of spec.options ?? []) put(d, 'option', option, 1)
  placeBlocks(d, spec)
  holdGround(d, spec)
  deriveGround(d)
  for (let area = 0; area < AREAS; area++) settleArea(d, spec, area)
  deriveGround(d)
  turnSeaDiscs(d)
  dealTokens(d)
  return d
}
/** Enough of a game for queries and effects; no step is played. */
const unplayed = { tables } as unknown as Game<State>

function setMarkers(d: D, spec: PositionSpec): void {
  const mark = (marker: keyof typeof markers, value: number): void => put(d, 'marker', markers[marker], value)
  mark('scenario', scenarioIds.indexOf(spec.scenario ?? 'campaign'))
  mark('turn', spec.turn ?? 2)
  mark('weather', spec.weather ?? GOOD)
  mark('forecast', spec.forecast ?? FORECAST_OFF)
  mark('active', spec.active ?? AXIS)
  mark('initiative', spec.initiative ?? AXIS)
  mark('impulse', spec.impulse ?? 0)
  mark('yellowDisc', 1)
  mark('orangeDisc', 1)
  put(d, 'marker', markers.lines + AXIS, 10)
  put(d, 'marker', markers.lines + SOVIET, 20)
}

function placeBlocks(d: D, { blocks = {}, cubes = [], fleets }: PositionSpec): void {
  for (let block = 0; block < maxSteps.length; block++) {
    put(d, 'at', block, LATER)
    put(d, 'steps', block, maxSteps[block]!)
  }
  const everybody = { 'A-LDR-HIT': 'rastenburg', 'U-LDR-STA': 'moscow', 'A-HQ-GUD': 'tula1', ...blocks }
  for (const [id, stand] of Object.entries(everybody)) {
    const [area, strength] = typeof stand === 'string' ? [stand, undefined] : stand
    put(d, 'at', blockOf(id), spaceOf(area))
    if (strength !== undefined) put(d, 'steps', blockOf(id), stepsOf(blockOf(id), strength))
  }
  for (const id of cubes) if (id in everybody) put(d, 'cube', blockOf(id), 1)
  for (let i = 0; i < BOMBERS; i++) put(d, 'at', FIRST_BOMBER + i, BOMBER_BOX[corpsOf(FIRST_BOMBER + i)]!)
  for (let i = 0; i < FLEETS; i++) put(d, 'at', FIRST_FLEET + i, fleets ? spaceOf(fleets) : FLEET_STAGING[i]!)
}

function holdGround(d: D, { axis = [], lines = {}, cubes = [] }: PositionSpec): void {
  for (let area = 0; area < AREAS; area++) put(d, 'control', area, SOVIET)
  for (const id of ['Axis', ...axis]) put(d, 'control', spaceOf(id), AXIS)
  for (const [id, side] of Object.entries(lines)) {
    put(d, 'line', spaceOf(id), side + 1)
    put(d, 'marker', markers.lines + side, d.s.marker[markers.lines + side]! - 1)
    if (cubes.includes(id)) put(d, 'lineCube', spaceOf(id), 1)
  }
}
function settleArea(d: D, spec: PositionSpec, area: number): void {
  const isOld = spec.contestedBefore?.some(id => spaceOf(id) === area) ?? isContested(d.s, area)
  put(d, 'contestedBefore', area, isOld ? 1 : 0)
  if (isContested(d.s, area)) return
  const sides: readonly Side[] = [AXIS, SOVIET]
  for (const side of sides) if (d.s.force[side * d.s.control.length + area]! > 0) put(d, 'control', area, side)
}

export const at = (d: D, id: string): number => d.s.at[blockOf(id)]!
export const sideOf = (id: string): Side => ownerOf(blockOf(id))

/** Plays one automatic step in that position and gives the draft back. */
export function play(d: D, step: { begin?(d: D, frame: Frame): void }, frame: Frame = { step: 'test' }): D {
  push(d, { step: 'below' } satisfies Frame)
  push(d, frame)
  step.begin?.(d, frame)
  return d
}

/** The western Ukraine in Axis hands, from Tarnopol to the middle Dniepr and the lower Bug. */
export const west: readonly string[] = [
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '32',
  '33',
  '34',
  '35',
  '48',
  '49',
  '50',
  '51',
  '52',
  '66',
  '67',
  '68',
  '83',
  '84',
  '100',
  '101',
  '107',
]
