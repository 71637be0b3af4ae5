import type { Side } from '../../../engine'
import { insight } from '../../../games/kiev41'
import type { Estimate } from './battle'
import { estimateBattle } from './battle'
import type { Camps } from './camps'
import type { Goals } from './goals'
import type { Temper } from './temper'

const {
  AIR_HQ,
  AREAS,
  areAdjacent,
  AXIS,
  BLOCKS,
  bomberVolley,
  bombersAt,
  distancesFrom,
  fireAt,
  fleetsAt,
  fleetVolley,
} = insight
const {
  BOMBERS,
  END,
  FIRST,
  first,
  FIRST_BOMBER,
  GUDERIAN,
  hqValue,
  isTacticalHq,
  mayFight,
  neighbour,
  SOVIET,
  SPACES,
  strengthOf,
  weatherOf,
} = insight
type Look = insight.Look

interface Weighing {
  readonly goals: Goals
  readonly temper: Temper
}
interface Asking extends Weighing {
  readonly mover: Side
  readonly isPlanning: boolean
}

/** A battle's numbers, and the hits of enemies next door who may join it. */
export interface Outlook extends Estimate {
  near: number
  /** The defenders are cut off: they die even if nobody attacks. */
  isCut: boolean
}
/** What a battle is expected to bring its attacker. */
export function battleGain(s: Look, side: Side, area: number, { goals, temper }: Weighing, odds: Outlook): number {
  const { worth } = goals
  const besieged = odds.isCut ? temper.starved : 1
  const swing = (s.control[area] === side ? worth[area]! * 0.45 : worth[area]! * 0.9) * besieged
  const enemyShare = side === AXIS ? temper.kills : 1
  const ownShare = side === AXIS ? 1 : temper.kills
  const enemy = odds.enemyLoss * odds.enemyStep * enemyShare * besieged
  const own = odds.ownLoss * odds.ownStep * ownShare * temper.blood
  const counterblow = Math.min(odds.ownSteps, odds.answer + odds.near) * odds.ownStep * ownShare * temper.blood
  const worn = odds.enemySteps === 0 ? 0 : odds.enemyLoss / odds.enemySteps
  const progress = temper.progress * swing * worn
  const failed = 1 - odds.cleared
  return (
    odds.cleared * (swing + 0.5) + enemy - own + failed * (progress - temper.stuck - temper.counterblow * counterblow)
  )
}

const support = new Float64Array(SPACES)
const battles = new Int16Array(SPACES)
let count = 0
function findBattles(s: Look, side: Side): void {
  count = 0
  for (let area = 0; area < AREAS; area++) {
    if (s.count[side * SPACES + area] === 0 || s.force[(1 - side) * SPACES + area] === 0 || !mayFight(s, side, area))
      continue
    battles[count++] = area
    support[area] = 0
  }
}
const chanceOf = (from: number): number => (from > 6 ? 0 : (7 - from) / 6)

/** Guns that have been aimed, bombers and fleets that are there. */
function addAssigned(s: Look, side: Side): void {
  for (let hq = 0; hq < BLOCKS; hq++) if (s.aim[hq]! >= 0) support[s.aim[hq]!]! += gunHits(s, side, hq)
  for (let i = 0; i < count; i++) {
    const area = battles[i]!
    for (const bomber of side === AXIS ? bombersAt(s, area) : []) support[area]! += bomberHits(s, bomber)
    for (const fleet of side === SOVIET ? fleetsAt(s, area) : []) {
      const { dice, from } = fleetVolley(s, fleet)
      support[area]! += dice * chanceOf(from)
    }
  }
}
const gunHits = (s: Look, side: Side, hq: number): number =>
  (hqValue(weatherOf(s), side, strengthOf(s, hq)) * fireAt(hq, s.steps[hq]!)) / 6
/** Expected hits of the support assigned to one battle. */
export function supportAt(s: Look, side: Side, area: number): number {
  battles[0] = area
  count = 1
  support.fill(0)
  addAssigned(s, side)
  return support[area]!
}
/** One in three is turned back by flak. */
function bomberHits(s: Look, bomber: number): number {
  const { dice, from } = bomberVolley(s, bomber)
  return dice * chanceOf(from) * 0.67
}

/** The battle where support counts most: the worthiest in reach. */
function neediest(goals: Goals, isInReach: (area: number) => boolean): number {
  let best = -1
  for (let i = 0; i < count; i++) {
    const area = battles[i]!
    if (isInReach(area) && (best < 0 || need(goals, area) > need(goals, best))) best = area
  }
  return best
}
const need = (goals: Goals, area: number): number => goals.worth[area]! - support[area]!

/** Before the support segment: guns and bombers as they would be spread. */
function addExpected(s: Look, side: Side, goals: Goals): void {
  for (let hq = FIRST[side]!; hq < END[side]!; hq++) {
    if (s.active[hq] === 0 || isTacticalHq[hq] === 0 || hq === GUDERIAN || s.steps[hq] === 1) continue
    const area = neediest(goals, place => areAdjacent(s.at[hq]!, place))
    if (area >= 0) support[area]! += gunHits(s, side, hq)
  }
  for (let corps = 0; corps < 2 && side === AXIS; corps++) addSorties(s, corps, goals)
}
function addSorties(s: Look, corps: number, goals: Goals): void {
  const hq = AIR_HQ[corps]!
  if (s.active[hq] === 0 || s.at[hq]! < 0) return
  const range = hqValue(weatherOf(s), AXIS, strengthOf(s, hq))
  let left = range
  for (let i = 0; i < BOMBERS / 2 && left > 0; i++) {
    const bomber = FIRST_BOMBER + corps * 4 + i
    if (s.at[bomber]! < AREAS) continue
    const area = neediest(goals, place => distancesFrom(s.at[hq]!)[place]! <= range)
    if (area < 0) return
    support[area]! += bomberHits(s, bomber)
    left--
  }
}

const NEARBY = 0.4
/** The quick estimate with what stands around. */
export function outlook(s: Look, camps: Camps, side: Side, area: number, hits: number): Outlook {
  const odds = estimateBattle(s, camps, side, area, hits) as Outlook
  odds.near = nearby(camps, side, area)
  const defender = camps.head[(1 - side) * SPACES + area]!
  odds.isCut = defender >= 0 && camps.cut[defender] === 1
  return odds
}
export function nearby(camps: Camps, side: Side, area: number): number {
  const foe = (1 - side) * SPACES
  let hits = 0
  for (let k = first[area]!; k < first[area + 1]!; k++) hits += camps.punch[foe + neighbour[k]!]!
  return NEARBY * hits
}

/** What the battles of this impulse are expected to bring the side that moves. */
export function pendingBattles(s: Look, camps: Camps, asking: Asking): number {
  const { goals, mover, isPlanning } = asking
  findBattles(s, mover)
  if (count === 0) return 0
  if (isPlanning) addExpected(s, mover, goals)
  else addAssigned(s, mover)
  let gain = 0
  for (let i = 0; i < count; i++) {
    const area = battles[i]!
    const odds = outlook(s, camps, mover, area, support[area]!)
    if (s.contestedBefore[area] === 1 && battleGain(s, mover, area, asking, odds) < 0) continue
    gain += battleGain(s, mover, area, asking, odds)
  }
  return gain
}
