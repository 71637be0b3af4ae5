import type { Side } from '../../../engine'
import { insight } from '../../../games/kiev41'
import type { Camps } from './camps'
import { blockWorth } from './values'

const { absorbBonus, AREAS, groundVolley, hasLine, isTankAttack, SPACES } = insight
type Look = insight.Look

/** A quick look at one battle: expected numbers instead of a whole table of chances. Refilled, never kept. */
export interface Estimate {
  cleared: number
  ownLoss: number
  enemyLoss: number
  ownStep: number
  enemyStep: number
  /** Steps of the defenders before the battle. */
  enemySteps: number
  /** Steps the attacker stands with, and hits the defender has left to answer with. */
  ownSteps: number
  answer: number
}
const estimate: Estimate = {
  cleared: 0,
  ownLoss: 0,
  enemyLoss: 0,
  ownStep: 1,
  enemyStep: 1,
  enemySteps: 0,
  ownSteps: 0,
  answer: 0,
}

interface Camp {
  hits: number
  variance: number
  steps: number
  worth: number
}
const attackers: Camp = { hits: 0, variance: 0, steps: 0, worth: 0 }
const defenders: Camp = { hits: 0, variance: 0, steps: 0, worth: 0 }
function gather(s: Look, camps: Camps, side: Side, area: number, attacking: boolean, camp: Camp): Camp {
  camp.hits = camp.variance = camp.steps = camp.worth = 0
  for (let block = camps.head[side * SPACES + area]!; block >= 0; block = camps.next[block]!) {
    const { dice, from } = groundVolley(s, block, area, attacking)
    const chance = from > 6 ? 0 : (7 - from) / 6
    camp.hits += dice * chance
    camp.variance += dice * chance * (1 - chance)
    camp.steps += s.steps[block]!
    camp.worth += blockWorth(block, s.steps[block]!)
  }
  return camp
}
/** What is expected to come through shields. */
export function through(hits: number, shields: number, deviation: number): number {
  const over = hits - shields
  if (over >= deviation) return over
  return over <= -deviation ? 0 : ((over + deviation) * (over + deviation)) / (4 * deviation)
}

/** `support`: expected hits of guns, bombers and fleets before the ground fight. */
export function estimateBattle(s: Look, camps: Camps, attacker: Side, area: number, support: number): Estimate {
  const defender = (1 - attacker) as Side
  const a = gather(s, camps, attacker, area, true, attackers)
  const d = gather(s, camps, defender, area, false, defenders)
  const line = hasLine(s, defender, area) ? 1 : 0
  const shields = absorbBonus(s, defender, area) + line
  const deviation = Math.sqrt(a.variance + support * 0.7 + 0.3)
  const isFirst = area < AREAS && isTankAttack(s, attacker, area)
  const before = isFirst ? support + a.hits : support
  const left = d.steps === 0 ? 0 : 1 - Math.min(1, through(before, shields, 0.6) / d.steps)
  const answer = d.hits * left + line / 6
  const ownLoss = Math.min(a.steps, answer)
  const hits = support + a.hits * (isFirst || a.steps === 0 ? 1 : 1 - (0.6 * ownLoss) / a.steps)
  estimate.enemyLoss = Math.min(d.steps, through(hits, shields, deviation))
  estimate.ownLoss = ownLoss
  estimate.cleared = Math.max(0, Math.min(1, 0.5 + (hits - shields - d.steps + 0.3) / (2.6 * deviation)))
  estimate.ownStep = a.steps === 0 ? 1 : a.worth / a.steps
  estimate.enemyStep = d.steps === 0 ? 1 : d.worth / d.steps
  estimate.ownSteps = a.steps - ownLoss
  estimate.enemySteps = d.steps
  estimate.answer = d.steps === 0 ? 0 : d.hits * (1 - estimate.enemyLoss / d.steps)
  return estimate
}
