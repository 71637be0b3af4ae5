import type { Side } from '../../../engine'
import { END, FIRST, FIRST_FLEET, FLEETS, isHq, LEADER } from '../blocks'
import type { Look } from '../state'
import { isExhausted, LOST, markers, SOVIET, strengthOf, weatherOf } from '../state'
import { logisticsInWeather } from './weather'
import { victoryPoints } from './victory'

/** 7.2.1 Blocks and fleets of a side that are out of the game for good. */
export function eliminated(s: Look, side: Side): number {
  let lost = 0
  for (let block = FIRST[side]!; block < END[side]!; block++) if (s.at[block] === LOST) lost++
  if (side === SOVIET) for (let i = 0; i < FLEETS; i++) if (s.at[FIRST_FLEET + i] === LOST) lost++
  return lost
}
/** 7.2.1 HQs on the map that are not exhausted: Guderian and the Luftwaffe count. */
export function countingHqs(s: Look, side: Side): number {
  let hqs = 0
  for (let block = FIRST[side]!; block < END[side]!; block++)
    if (isHq[block] === 1 && s.at[block]! >= 0 && !isExhausted(s, block)) hqs++
  return hqs
}
/** 2.4.4.3 The four source discs that still lie on their active side. */
export const activeDiscs = (s: Look): number =>
  s.marker[markers.yellowDisc]! +
  s.marker[markers.orangeDisc]! +
  s.marker[markers.blueDisc]! +
  s.marker[markers.lightBlueDisc]!

export interface LogisticsParts {
  readonly leader: number
  readonly hqs: number
  readonly victoryAreas: number
  readonly bonus: number
  readonly discs: number
}
export const logisticsParts = (s: Look, side: Side): LogisticsParts => ({
  leader: strengthOf(s, LEADER[side]!),
  hqs: countingHqs(s, side),
  victoryAreas: victoryPoints(s, side),
  bonus: Math.floor(eliminated(s, (1 - side) as Side) / 10),
  discs: side === SOVIET ? activeDiscs(s) : 0,
})
/** 7.2.1 The Logistics Value. */
export function logisticsValue(s: Look, side: Side): number {
  const { leader, hqs, victoryAreas, bonus, discs } = logisticsParts(s, side)
  return logisticsInWeather(weatherOf(s), side, leader + hqs + victoryAreas + bonus + discs)
}
