import type { Side } from '../../../engine'
import { insight } from '../../../games/kiev41'
import { through } from './battle'
import type { Camps } from './camps'
import type { Judging } from './judging'

const { AREAS, edge, first, hasLine, isCity, neighbour, SPACES, stackingLimit, terrain } = insight
type Look = insight.Look

const RIVER = 1
const GROUND_SHIELD = [0, 1, 2, 2, 0, 0]
export const shieldsAt = (s: Look, side: Side, area: number): number =>
  GROUND_SHIELD[terrain[area]!]! + (hasLine(s, side, area) ? 2 : 0) + (isCity[area] === 1 ? 1 : 0)
/** Hits the enemy next door could deal in one impulse. */
function threatTo(s: Look, camps: Camps, side: Side, area: number): number {
  const foe = (1 - side) * SPACES
  let hits = 0
  let heads = 0
  for (let k = first[area]!; k < first[area + 1]!; k++) {
    const from = foe + neighbour[k]!
    const count = s.count[from]!
    if (count === 0) continue
    hits += edge[k] === RIVER ? Math.min(camps.punch[from]!, count * 0.3) : camps.punch[from]!
    heads += count
  }
  const limit = stackingLimit[area]!
  return heads > limit ? (hits * limit) / heads : hits
}
/** Of all the guns in reach, what is really turned on one place. */
const GUNS = 0.7
/** What that camp stands to lose in the enemy's next impulse. */
function dangerAt(s: Look, camps: Camps, side: Side, area: number, { goals, temper }: Judging): number {
  const place = side * SPACES + area
  const hits = threatTo(s, camps, side, area)
  if (hits < 0.3) return 0
  const steps = camps.steps[place]!
  const loss = through(hits + GUNS * camps.guns[(1 - side) * SPACES + area]!, shieldsAt(s, side, area), 1)
  const share = Math.min(1, loss / (steps + (steps === 0 ? 1 : 0)))
  const falls = share * share * goals.worth[area]! * temper.falls
  const answer = Math.min(hits, camps.guard[place]!) * 0.5
  return Math.max(0, camps.worth[place]! * share * temper.dread - answer) + falls
}
const INSIDE = 0.6
/** Blocks in a contested area that is not about to be fought over: the enemy there strikes next. */
function strifeAt(s: Look, camps: Camps, side: Side, area: number): number {
  const foe = (1 - side) * SPACES + area
  const own = side * SPACES + area
  const loss = Math.min(camps.steps[own]!, camps.punch[foe]! + 0.4 * threatTo(s, camps, side, area))
  return camps.steps[own] === 0 ? 0 : (INSIDE * loss * camps.worth[own]!) / camps.steps[own]!
}
const BLOWS = 4
const ELSEWHERE = 0.2
const worst = new Float64Array(BLOWS)
/** Keeps the gravest dangers in order, and gives what falls out. */
function rank(danger: number): number {
  let left = danger
  for (let i = 0; i < BLOWS; i++) {
    if (left <= worst[i]!) continue
    const moved = worst[i]!
    worst[i] = left
    left = moved
  }
  return left
}
/** The enemy strikes in a few places at a time: the gravest dangers count in full, all others little. */
export function dangerScore(s: Look, camps: Camps, side: Side, judging: Judging): number {
  worst.fill(0)
  let danger = 0
  for (let area = 0; area < AREAS; area++) {
    if (s.force[side * SPACES + area] === 0) continue
    if (s.force[(1 - side) * SPACES + area] === 0) danger += ELSEWHERE * rank(dangerAt(s, camps, side, area, judging))
    else if (s.battle[area] === 1 || s.contestedBefore[area] === 1) danger += strifeAt(s, camps, side, area)
  }
  for (let i = 0; i < BLOWS; i++) danger += worst[i]!
  return danger
}
