import type { Frame } from '../../engine'
import { below, push, put } from '../../engine'
import {
  BLOCKS,
  blockData,
  blockOf,
  BOMBERS,
  corpsOf,
  END,
  FIRST,
  FIRST_BOMBER,
  FIRST_FLEET,
  FLEETS,
  isRemnant,
  maxSteps,
  stepsOf,
} from './blocks'
import { classes } from './data/orderOfBattle'
import type { CampData, Pick, ScenarioData, ScenarioId } from './data/types'
import { scenarioIds } from './data/types'
import { deriveGround, turnSeaDiscs } from './effects/ground'
import { dealTokens } from './effects/knowledge'
import { AREAS, BOMBER_BOX, FLEET_STAGING, spaceOf } from './map'
import { historicalDraws, scenarios } from './scenarios'
import type { D } from './state'
import { AXIS, FORECAST_OFF, GOOD, LATER, LOST, markers, OUT, POOL, SNOW, SOVIET } from './state'

export const HISTORICAL = 'historical'
/** 1.1a */
const MOST_LINES = [10, 20]

/** 3.2.1, SET.d The Soviets are placed first; there is nothing to decide. */
export function setup(d: D, scenario: string, options: readonly string[]): void {
  const data = scenarios[scenario as ScenarioId]
  if (!data) throw new Error(`kiev41: no scenario ${scenario}`)
  setMarkers(d, data)
  if (data.optionsAllowed)
    for (const option of options) if (option.startsWith('14.')) put(d, 'option', Number(option.slice(3)), 1)
  const isHistorical = options.indexOf(HISTORICAL) >= 0 && data.soviet === scenarios.campaign.soviet
  placeCamp(d, SOVIET, data.soviet, isHistorical)
  placeCamp(d, AXIS, data.axis, isHistorical)
  placeOthers(d, data)
  deriveGround(d)
  turnSeaDiscs(d)
  dealTokens(d)
  push(d, { step: 'game' } satisfies Frame)
}

function setMarkers(d: D, data: ScenarioData): void {
  put(d, 'marker', markers.scenario, scenarioIds.indexOf(data.id))
  put(d, 'marker', markers.turn, data.firstTurn)
  put(d, 'marker', markers.weather, data.weather === 'snow' ? SNOW : GOOD)
  put(d, 'marker', markers.forecast, FORECAST_OFF)
  put(d, 'marker', markers.initiative, data.initiative)
  put(d, 'marker', markers.active, data.initiative)
  put(d, 'marker', markers.yellowDisc, data.yellowDisc ? 1 : 0)
  put(d, 'marker', markers.orangeDisc, data.orangeDisc ? 1 : 0)
  for (let space = 0; space < AREAS; space++) put(d, 'control', space, SOVIET)
  for (const id of data.axisControls) put(d, 'control', spaceOf(id), AXIS)
}

type Camp = typeof AXIS | typeof SOVIET
/** SET.a Blocks named by the list first, so that no draw takes them; then the draws, losses before the map. */
function placeCamp(d: D, side: Camp, camp: CampData, isHistorical: boolean): void {
  const taken = new Set<number>()
  const picks: readonly (readonly [number, Pick])[] = [
    ...camp.lost.map(pick => [LOST, pick] as const),
    ...camp.placements.flatMap(({ area, blocks }) => blocks.map(pick => [spaceOf(area), pick] as const)),
  ]
  for (const [place, pick] of picks) if ('id' in pick) stand(d, blockOf(pick.id), place, pick.strength, taken)
  for (const [place, pick] of picks) {
    if ('id' in pick) continue
    for (let i = 0; i < pick.count; i++)
      stand(d, drawOf(d, pick.draw, camp, taken, isHistorical), place, pick.strength, taken)
  }
  for (let block = FIRST[side]!; block < END[side]!; block++) {
    if (!taken.has(block))
      put(d, 'at', block, camp.available.indexOf(blockData(block).availability) >= 0 ? POOL : LATER)
  }
  for (const id of camp.lines) put(d, 'line', spaceOf(id), side + 1)
  put(d, 'marker', markers.lines + side, MOST_LINES[side]! - camp.lines.length)
}
/** SET.b Maximum, Remnants 1, unless the list says otherwise in brackets. */
function stand(d: D, block: number, place: number, strength: number | undefined, taken: Set<number>): void {
  taken.add(block)
  put(d, 'at', block, place)
  const usual = isRemnant[block] === 1 ? 1 : maxSteps[block]!
  put(d, 'steps', block, place === LOST ? 0 : strength === undefined ? usual : stepsOf(block, strength))
}
function drawOf(d: D, name: string, camp: CampData, taken: Set<number>, isHistorical: boolean): number {
  const free = classes[name]!.map(blockOf).filter(block => !taken.has(block) && mayBeDrawn(camp, block))
  if (free.length === 0) throw new Error(`kiev41: nothing left to draw of ${name}`)
  const fixed = isHistorical
    ? (historicalDraws[name] ?? []).map(blockOf).find(block => free.indexOf(block) >= 0)
    : undefined
  return fixed ?? free[below(d, free.length)]!
}
const mayBeDrawn = (camp: CampData, block: number): boolean =>
  camp.drawnFrom.indexOf(blockData(block).availability) >= 0

function placeOthers(d: D, data: ScenarioData): void {
  const left = [data.bombers[0], data.bombers[1]]
  for (let bomber = FIRST_BOMBER; bomber < FIRST_BOMBER + BOMBERS; bomber++) {
    const corps = corpsOf(bomber)
    put(d, 'at', bomber, left[corps]!-- > 0 ? BOMBER_BOX[corps]! : OUT)
  }
  for (let i = 0; i < FLEETS; i++)
    put(d, 'at', FIRST_FLEET + i, data.fleets === 'staging' ? FLEET_STAGING[i]! : spaceOf(data.fleets))
  for (const id of data.cubes) cubeArea(d, spaceOf(id))
}
/** SC3.c */
function cubeArea(d: D, space: number): void {
  for (let block = 0; block < BLOCKS; block++) if (d.s.at[block] === space) put(d, 'cube', block, 1)
  if (d.s.line[space]! > 0) put(d, 'lineCube', space, 1)
}
