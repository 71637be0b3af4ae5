import type { Side } from '../../../engine'
import { insight } from '../../../games/kiev41'
import type { Camps } from './camps'
import type { Goals } from './goals'
import { blowOf } from './values'

const { absorbBonus, AIR_HQ, AXIS, distancesFrom, END, fireAt, FIRST, FIRST_BOMBER, GUDERIAN, hasLine } = insight
const { hqValue, isCombat, isTacticalHq, SPACES, stackingLimit, strengthOf, weatherOf, AREAS } = insight
type Look = insight.Look

/** How much a block so many areas away counts in an assault; HQs are slower to bring up. */
const TROOPS = [1, 1, 0.8, 0.62, 0.47, 0.35, 0.25, 0.17, 0.11, 0.06]
const GUNS = [1, 1, 0.5, 0.3, 0.2, 0.12, 0.07, 0.03]
const SORTIES = [1, 0.8, 0.6, 0.42, 0.28, 0.16, 0.08]
/** Who cannot find room in the area waits as a reserve. */
const RESERVE = 0.25
const nearness = (shares: readonly number[], distance: number): number => shares[distance] ?? 0

const best = new Float64Array(8)
/** Keeps the strongest blows in order; the weakest falls out. */
function enter(blow: number): void {
  let left = blow
  for (let i = 0; i < best.length && left > 0; i++) {
    if (left <= best[i]!) continue
    const moved = best[i]!
    best[i] = left
    left = moved
  }
}
function troops(s: Look, side: Side, key: number, distance: Uint8Array): number {
  best.fill(0)
  for (let block = FIRST[side]!; block < END[side]!; block++) {
    const place = s.at[block]!
    if (isCombat[block] === 0 || place < 0 || place >= AREAS || s.cube[block] !== 0) continue
    enter(blowOf(block, s.steps[block]!) * nearness(TROOPS, distance[place]!))
  }
  const room = stackingLimit[key]!
  let hits = 0
  for (let i = 0; i < best.length; i++) hits += best[i]! * (i < room ? 1 : RESERVE)
  return hits
}
function guns(s: Look, side: Side, distance: Uint8Array): number {
  let hits = 0
  for (let hq = FIRST[side]!; hq < END[side]!; hq++) {
    const place = s.at[hq]!
    if (isTacticalHq[hq] === 0 || hq === GUDERIAN || place < 0 || place >= AREAS || s.steps[hq]! < 2) continue
    hits += ((strengthOf(s, hq) * fireAt(hq, s.steps[hq]!)) / 6) * nearness(GUNS, distance[place]!)
  }
  return hits
}
/** Two in three get through the flak; each rolls as many dice as its HQ is strong, as many fly. */
function sorties(s: Look, distance: Uint8Array): number {
  let hits = 0
  for (let corps = 0; corps < 2; corps++) {
    const hq = AIR_HQ[corps]!
    const place = s.at[hq]!
    if (place < 0 || place >= AREAS || s.steps[hq]! < 2) continue
    const strength = hqValue(weatherOf(s), AXIS, strengthOf(s, hq))
    let bombers = 0
    for (let i = 0; i < 4; i++) if (s.at[FIRST_BOMBER + corps * 4 + i]! >= 0) bombers++
    const away = Math.max(0, distance[place]! - strength)
    hits += ((Math.min(strength, bombers) * strength) / 3) * 0.67 * nearness(SORTIES, away)
  }
  return hits
}
/** What it takes to clear the area in one go. */
function needed(s: Look, camps: Camps, side: Side, key: number): number {
  const defender = (1 - side) as Side
  return camps.steps[defender * SPACES + key]! + absorbBonus(s, defender, key) + (hasLine(s, defender, key) ? 1 : 0) + 1
}
/** How well a side is placed to take what decides the game: the worth of its keys, by what could be thrown at each. */
export function assaultScore(s: Look, camps: Camps, side: Side, goals: Goals): number {
  const share = hqValue(weatherOf(s), side, 4) / 4
  let score = 0
  for (const key of goals.keys) {
    if (s.control[key] === side) continue
    const distance = distancesFrom(key)
    const hits =
      share * (troops(s, side, key, distance) + guns(s, side, distance)) + (side === AXIS ? sorties(s, distance) : 0)
    const odds = hits / needed(s, camps, side, key)
    const square = odds * odds
    score += (goals.worth[key]! * square) / (1 + square)
  }
  return score
}
