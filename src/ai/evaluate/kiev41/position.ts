import type { Side } from '../../../engine'
import { insight } from '../../../games/kiev41'
import { assaultScore } from './assault'
import type { Judging } from './judging'
import { dangerScore, shieldsAt } from './danger'
import { foeWithin, lonelyHqs, thinPosts } from './posts'
import type { Camps } from './camps'
import { campsOf } from './camps'
import type { Goals } from './goals'
import { pendingBattles } from './pending'
import type { Temper } from './temper'
import { blockWorth, blowOf, fullWorth } from './values'

const { AREAS, AXIS, BLOCKS, FIRST, END, hasLine, isCombat, isTacticalHq, SOVIET, SPACES } = insight
const { distancesFrom, fireAt, GUDERIAN, LEADER, markers, obeys, owner, POOL, roadBox, stackingLimit } = insight
const { strengthOf, victoryPoints } = insight
type Look = insight.Look

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
  const share = 0.25 * (isCombat[block] === 1 ? worth : judging.temper.hqPull)
  const drawn = (judging.goals.pull[block]![place]! + judging.temper.pull * judging.temper.horizon) * share
  const weight = owner[block] === judging.mover ? judging.temper.isolation : judging.temper.trap
  return worth + drawn - weight * isolationCost(s, block, camps, worth, judging.temper)
}
/** By side: who is cut off dies for good, which costs the Soviets what battle does not. */
const CUT = [0.4, 0.5]
const STARVING = [0.6, 0.75]
/** In supply again, but it stands still until its next impulse. */
const RELIEVED = 0.1
/** Of blocks that a step can cut off one in three is cut off in the next impulse, of those in reach of a raid one in ten. */
const RAIDED = [0, 1, 0.3]
const frailtyOf = (frail: number, temper: Temper): number => RAIDED[frail]! * temper.frailty
function isolationCost(s: Look, block: number, camps: Camps, worth: number, temper: Temper): number {
  const side = owner[block]!
  if (camps.cut[block] === 0)
    return frailtyOf(camps.frail[block]!, temper) * worth + (s.cube[block] === 1 ? RELIEVED * worth : 0)
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

const OPEN_RISK = [0, 0.8, 0.65, 0.45, 0.3, 0.2, 0.12]
/** How near an enemy can walk to a key nobody holds: the chance that he takes it. */
function openRisk(s: Look, side: Side, key: number): number {
  if (s.control[key] !== side || s.count[side * SPACES + key]! > 0) return 0
  const risk = OPEN_RISK[foeWithin(s, side, key, OPEN_RISK.length - 1)] ?? 0
  return risk * (hasLine(s, side, key) ? 0.6 : 1)
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

/** How likely a key falls in the enemy's next impulse: what he could bring against what stands there. */
function fallRisk(s: Look, camps: Camps, side: Side, key: number): number {
  const distance = distancesFrom(key)
  const foe = (1 - side) as Side
  let hits = 0
  let heads = 0
  for (let block = FIRST[foe]!; block < END[foe]!; block++) {
    const place = s.at[block]!
    if (place < 0 || place >= AREAS || s.cube[block] !== 0) continue
    const share = NEARNESS[distance[place]!] ?? 0
    if (isCombat[block] === 1) {
      hits += share * blowOf(block, s.steps[block]!)
      heads += share
    } else if (isTacticalHq[block] === 1 && block !== GUDERIAN && s.steps[block]! > 1)
      hits += (share * strengthOf(s, block) * fireAt(block, s.steps[block]!)) / 6
  }
  const most = stackingLimit[key]! + 2
  if (heads > most) hits *= (most + 0.3 * (heads - most)) / heads
  const place = side * SPACES + key
  const odds = hits / (camps.steps[place]! + shieldsAt(s, side, key) + camps.guard[place]! + 0.5)
  return (odds * odds * odds) / (1 + odds * odds * odds)
}
const NEARNESS = [1, 1, 0.8, 0.3]
const ONE_OF_MANY = 0.1
/** Where one area decides the game, all of them count in full. */
function fallScore(s: Look, camps: Camps, side: Side, goals: Goals): number {
  const isLast = victoryPoints(s, side) === 1
  const share = goals.isRace || isLast ? 1 : ONE_OF_MANY
  let risk = 0
  if (side === SOVIET || !goals.isRace)
    for (const key of goals.keys) if (s.control[key] === side) risk += share * fallRisk(s, camps, side, key)
  if (isLast && goals.isRace)
    risk += fallRisk(
      s,
      camps,
      side,
      insight.VICTORY_AREAS.find(area => s.control[area] === side)!,
    )
  return risk
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
  let score = groundScore(s, camps, judging) + markerScore(s, judging)
  score += leadScore(s, judging)
  for (let block = 0; block < BLOCKS; block++) {
    const value = blockScore(s, block, camps, judging)
    score += owner[block] === AXIS ? value : -value
  }
  score += temper.command * (blocksInCommand(s, AXIS) - blocksInCommand(s, SOVIET))
  score += (mover === AXIS ? -1 : 1) * temper.gaps * camps.gaps
  if (temper.ready > 0) score += (mover === AXIS ? 1 : -1) * temper.ready * assaultScore(s, camps, mover, goals)
  if (temper.lone > 0) score += (mover === AXIS ? -1 : 1) * temper.lone * thinPosts(s, mover)
  if (temper.lonely > 0) score += (mover === AXIS ? -1 : 1) * temper.lonely * lonelyHqs(s, mover)
  if (temper.stand > 0) score += (mover === AXIS ? -1 : 1) * temper.stand * fallScore(s, camps, mover, goals)
  if (temper.isolation > 0.3) score += siegeScore(s, camps, SOVIET, judging) - siegeScore(s, camps, AXIS, judging)
  if (temper.exposure > 0) {
    const atRisk = mover === AXIS ? temper.exposure : temper.threat
    const foeAtRisk = mover === AXIS ? temper.threat : temper.exposure
    score -= atRisk * (dangerScore(s, camps, AXIS, judging) + temper.open * openScore(s, AXIS, goals))
    score += foeAtRisk * (dangerScore(s, camps, SOVIET, judging) + temper.open * openScore(s, SOVIET, goals))
  }
  const battles = temper.battle * pendingBattles(s, camps, judging)
  return score + (mover === AXIS ? battles : -battles)
}
