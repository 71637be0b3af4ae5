import type { Side } from '../../../engine'
import { insight } from '../../../games/kiev41'
import { through } from './battle'
import type { Camps } from './camps'
import { campsOf } from './camps'
import type { Goals } from './goals'
import { pendingBattles } from './pending'
import type { Temper } from './temper'
import { blockWorth, fullWorth } from './values'

const { AREAS, AXIS, BLOCKS, edge, FIRST, END, first, hasLine, isCombat, isTacticalHq, neighbour, SOVIET, SPACES } =
  insight
const { distancesFrom, GUDERIAN, isCity, LEADER, markers, obeys, owner, POOL, roadBox, stackingLimit } = insight
const { strengthOf, terrain, victoryPoints } = insight
type Look = insight.Look

/** Everything that makes a number of a position. */
export interface Judging {
  readonly goals: Goals
  readonly temper: Temper
  /** Whose impulse it is: the other side answers next. */
  readonly mover: Side
  /** Battles of the impulse are still to be fought; guns, bombers and fleets not yet assigned. */
  readonly isPlanning: boolean
}

/** How strong the enemy stands in an area that he does not control yet: a lone block counts next to nothing. */
function intrusion(s: Look, camps: Camps, area: number): number {
  const holder = s.control[area] === AXIS ? AXIS : SOVIET
  const enemy = camps.steps[(1 - holder) * SPACES + area]!
  const share = enemy / (enemy + camps.steps[holder * SPACES + area]! + 1)
  return share * share
}
/** Control of ground, for the Axis. */
function groundScore(s: Look, camps: Camps, { goals: { worth }, temper }: Judging): number {
  let score = 0
  for (let area = 0; area < AREAS; area++) {
    const isContested = s.force[area]! > 0 && s.force[SPACES + area]! > 0
    const share = isContested ? 1 - temper.contested * intrusion(s, camps, area) : 1
    score += s.control[area] === AXIS ? worth[area]! * share : -worth[area]! * share
  }
  return score / 2
}
/** The scenario's own count: who would win if it ended now. */
function leadScore(s: Look, { goals, temper }: Judging): number {
  const margin = victoryPoints(s, AXIS) - goals.needs
  return ((margin >= 0 ? 1 : -1) * temper.lead) / (1 + 2 * goals.turnsLeft)
}

const IN_POOL = [0.55, 0.45]
const LOSS_FOR_GOOD = 0.8
/** What a block is worth where it is; Soviet blocks in the pool come back whole. */
function blockScore(s: Look, block: number, camps: Camps, judging: Judging): number {
  const place = s.at[block]!
  if (place === POOL) return fullWorth(block) * IN_POOL[owner[block]!]! * (judging.goals.turnsLeft > 0 ? 1 : 0.5)
  if (place < 0) return 0
  const steps = s.steps[block]!
  const worth = blockWorth(block, steps)
  if (place >= AREAS) return worth
  const share = isCombat[block] === 1 ? 0.25 * worth : 0.3
  const drawn = judging.goals.pull[owner[block]! as Side]![place]! * share
  return worth + drawn - judging.temper.isolation * isolationCost(s, block, camps, worth, judging.temper)
}
/** By side: who is cut off dies for good, which costs the Soviets what battle does not. */
const CUT = [0.4, 0.5]
const STARVING = [0.6, 0.75]
function isolationCost(s: Look, block: number, camps: Camps, worth: number, temper: Temper): number {
  const side = owner[block]!
  if (camps.cut[block] === 0)
    return camps.frail[block] === 1 ? temper.frailty * worth : s.cube[block] === 1 ? 0.1 * worth : 0
  return (s.cube[block] === 1 ? STARVING : CUT)[side]! * worth + LOSS_FOR_GOOD
}

const blocks = Array.from({ length: BLOCKS }, (_, block) => block)
/** By HQ, the blocks that obey it: printed on them. */
const commandedBy: readonly Int16Array[] = blocks.map(hq =>
  Int16Array.from(
    isTacticalHq[hq] === 0
      ? []
      : blocks.filter(block => isCombat[block] === 1 && owner[block] === owner[hq] && obeys(block, hq)),
  ),
)
/** Troops within reach of their HQs. */
function blocksInCommand(s: Look, side: Side): number {
  let count = 0
  for (let hq = FIRST[side]!; hq < END[side]!; hq++) {
    if (isTacticalHq[hq] === 0 || s.at[hq]! < 0 || s.at[hq]! >= AREAS) continue
    const distance = distancesFrom(s.at[hq]!)
    const troops = commandedBy[hq]!
    for (let i = 0; i < troops.length; i++) {
      const place = s.at[troops[i]!]!
      if (place >= 0 && place < AREAS && distance[place]! <= 3) count++
    }
  }
  return count
}

const RIVER = 1
const GROUND_SHIELD = [0, 1, 2, 2, 0, 0]
const shieldsAt = (s: Look, side: Side, area: number): number =>
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
  return Math.max(0, camps.worth[place]! * share * 0.5 - answer) + falls
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
function dangerScore(s: Look, camps: Camps, side: Side, judging: Judging): number {
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

const OPEN_RISK = [0, 0.8, 0.6, 0.3]
const queue = new Int16Array(SPACES)
const depth = new Uint8Array(SPACES)
const seen = new Int32Array(SPACES)
let search = 0
/** How near an enemy can walk to a key nobody holds: the chance that he takes it. */
function openRisk(s: Look, side: Side, key: number): number {
  if (s.control[key] !== side || s.count[side * SPACES + key]! > 0) return 0
  const foe = (1 - side) * SPACES
  search++
  queue[0] = key
  depth[key] = 0
  seen[key] = search
  for (let head = 0, tail = 1; head < tail; head++) {
    const here = queue[head]!
    for (let k = first[here]!; k < first[here + 1]!; k++) {
      const next = neighbour[k]!
      if (seen[next] === search) continue
      seen[next] = search
      depth[next] = depth[here]! + 1
      if (s.count[foe + next]! > 0) return OPEN_RISK[depth[next]!]! * (hasLine(s, side, key) ? 0.6 : 1)
      if (depth[next]! < 3 && s.force[side * SPACES + next] === 0) queue[tail++] = next
    }
  }
  return 0
}
function openScore(s: Look, side: Side, goals: Goals): number {
  let risk = 0
  for (const key of goals.keys) risk += openRisk(s, side, key) * goals.worth[key]!
  if (side === AXIS) risk += openRisk(s, AXIS, tarnopol) * goals.worth[tarnopol]!
  return risk
}
const tarnopol = insight.VICTORY_AREAS.find(area => insight.source[area] === 4)!

/** Keys whose holders are cut off will fall by themselves. */
function siegeScore(s: Look, camps: Camps, side: Side, { goals, temper }: Judging): number {
  let score = 0
  for (const key of goals.keys) {
    if (s.control[key] !== side) continue
    const block = camps.head[side * SPACES + key]!
    if (block >= 0 && camps.cut[block] === 1) score += temper.besieged * goals.worth[key]!
  }
  return score
}

const DISC = 2
function markerScore(s: Look, { goals, temper }: Judging): number {
  const discs =
    s.marker[markers.yellowDisc]! +
    s.marker[markers.orangeDisc]! +
    s.marker[markers.blueDisc]! +
    s.marker[markers.lightBlueDisc]!
  const leaders = strengthOf(s, LEADER[0]!) - strengthOf(s, LEADER[1]!)
  const holder = s.marker[markers.initiative] === AXIS ? 1 : -1
  const later = goals.turnsLeft > 0 ? 1 : 0
  return temper.road * roadBox(s) + 0.6 * s.steps[GUDERIAN]! * later - DISC * discs + later * leaders + 2 * holder
}

/** The position for the Axis, in steps of rifle infantry. */
export function judge(s: Look, judging: Judging): number {
  const { goals, temper, mover } = judging
  const camps = campsOf(s, temper.isolation > 0, mover)
  let score = groundScore(s, camps, judging) + leadScore(s, judging) + markerScore(s, judging)
  for (let block = 0; block < BLOCKS; block++) {
    const value = blockScore(s, block, camps, judging)
    score += owner[block] === AXIS ? value : -value
  }
  score += temper.command * (blocksInCommand(s, AXIS) - blocksInCommand(s, SOVIET))
  score += (mover === AXIS ? -1 : 1) * temper.gaps * camps.gaps
  if (temper.isolation > 0.5) score += siegeScore(s, camps, SOVIET, judging) - siegeScore(s, camps, AXIS, judging)
  if (temper.exposure > 0) {
    const atRisk = mover === AXIS ? temper.exposure : temper.threat
    const foeAtRisk = mover === AXIS ? temper.threat : temper.exposure
    score -= atRisk * (dangerScore(s, camps, AXIS, judging) + temper.open * openScore(s, AXIS, goals))
    score += foeAtRisk * (dangerScore(s, camps, SOVIET, judging) + temper.open * openScore(s, SOVIET, goals))
  }
  const battles = temper.battle * pendingBattles(s, camps, judging)
  return score + (mover === AXIS ? battles : -battles)
}
