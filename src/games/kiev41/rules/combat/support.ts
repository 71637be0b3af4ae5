import type { Side } from '../../../../engine'
import {
  AIR_HQ,
  BOMBERS,
  corpsOf,
  FIRST_BOMBER,
  FIRST_FLEET,
  GUDERIAN,
  HUNGARIANS,
  isBlitzHq,
  isTacticalHq,
  nation,
  RUMANIAN,
} from '../../blocks'
import { AREAS, areAdjacent, BOMBER_BOX, distancesFrom, FLEET_STAGING, isBlackCoast, SEVASTOPOL } from '../../map'
import { committedFleets, fleetCarriers, isCommitted } from '../../sequence'
import type { Look } from '../../state'
import { AXIS, BLIZZARD, isExhausted, isFullyControlled, SOVIET, strengthOf, weatherOf } from '../../state'
import { hqValue } from '../weather'
import { mayFight } from './battles'

/** 10.4b An HQ whose guns can fire: active, tactical, unexhausted, not Guderian, and not aimed yet. */
export const hasGuns = (s: Look, hq: number): boolean =>
  isTacticalHq[hq] === 1 && s.active[hq] === 1 && !isExhausted(s, hq) && hq !== GUDERIAN && s.aim[hq] === -1
/** 1.4d Rumanian guns do not fire for the Hungarians. */
const isSpurned = (s: Look, hq: number, area: number): boolean => nation[hq] === RUMANIAN && s.at[HUNGARIANS] === area
/** 10.4b, 10.12b Into an adjacent area where own blocks meet the enemy. */
export const mayAim = (s: Look, side: Side, hq: number, area: number): boolean =>
  areAdjacent(s.at[hq]!, area) && mayFight(s, side, area) && !isSpurned(s, hq, area)
/** 10.13.3.1a */
export const hasBlitzGuns = (s: Look, hq: number): boolean => isBlitzHq[hq] === 1 && hasGuns(s, hq)

/** 10.11d A corps may send as many bombers as its HQ is strong, the weather taken into account. */
function sorties(s: Look, corps: number): number {
  const hq = AIR_HQ[corps]!
  if (s.active[hq] === 0 || s.at[hq]! < 0 || weatherOf(s) === BLIZZARD) return 0
  return hqValue(weatherOf(s), AXIS, strengthOf(s, hq))
}
function isFlying(s: Look, bomber: number): boolean {
  const place = s.at[bomber]!
  return place >= 0 && place < AREAS
}
function flying(s: Look, corps: number): number {
  let count = 0
  for (let bomber = FIRST_BOMBER; bomber < FIRST_BOMBER + BOMBERS; bomber++)
    if (corpsOf(bomber) === corps && isFlying(s, bomber)) count++
  return count
}
/** The next bomber a corps can send, -1 when it has sent all it may. */
export function nextBomber(s: Look, corps: number): number {
  if (flying(s, corps) >= sorties(s, corps)) return -1
  for (let bomber = FIRST_BOMBER; bomber < FIRST_BOMBER + BOMBERS; bomber++) {
    if (corpsOf(bomber) === corps && s.at[bomber] === BOMBER_BOX[corps]) return bomber
  }
  return -1
}
/** 10.11d, 10.11e A contested area in air range, measured over any areas. */
export const mayBomb = (s: Look, corps: number, area: number): boolean =>
  mayFight(s, AXIS, area) && distancesFrom(s.at[AIR_HQ[corps]!]!)[area]! <= sorties(s, corps)

/** Q31 A fleet leaves its box or shifts only while Sevastopol is fully Soviet, and not in a blizzard. */
export function maySail(s: Look, fleet: number): boolean {
  if (weatherOf(s) === BLIZZARD || !isFullyControlled(s, SOVIET, SEVASTOPOL)) return false
  if (isCommitted(s, fleet)) return fleetCarriers(s) > 0
  return s.at[fleet] === FLEET_STAGING[fleet - FIRST_FLEET] && committedFleets(s) < fleetCarriers(s)
}
/** 10.2.1h Any Black Sea coast, contested or not. */
export const maySailTo = (s: Look, fleet: number, area: number): boolean =>
  isBlackCoast[area] === 1 && s.at[fleet] !== area
