import type { Action, Side } from '../../../engine'
import { otherSide } from '../../../engine'
import { insight } from '../../../games/kiev41'
import { fullWorth } from '../../evaluate/kiev41/values'
import type { Work } from '../../types'
import type { Plan } from './activation'
import { tacticalPlan } from './activation'
import { commandOrders } from './command'
import type { Desk } from './desk'
import { back, marked, offersAt, play, scoreOf, touch, unmark } from './desk'

const {
  AXIS,
  END,
  FIRST,
  GUDERIAN,
  isDiscSpent,
  isHq,
  logisticsValue,
  markers,
  maxSteps,
  POOL,
  scenarioOf,
  victoryPoints,
} = insight

export const mayPlay = (desk: Desk, name: string): boolean => {
  const offers = offersAt(desk)
  for (let i = 0; i < offers.count; i++) if (offers.actions[i] === touch(name)) return true
  return false
}
/** What it costs to hand the disc over: what the enemy may do with it, and what one could do later. */
export function discCost(desk: Desk): number {
  const { s } = desk.d
  const foe = otherSide(desk.side)
  const { discOnce } = scenarioOf(s)
  if (discOnce)
    return 1 + desk.goals.turnsLeft * 1.5 + (isDiscSpent(s, foe) ? 0 : desk.temper.disc * arriving(desk, foe))
  return 3.5 + desk.temper.disc * arriving(desk, foe)
}
/** A turn that has gone on for long has to bring more and more. */
const weariness = (desk: Desk): number => Math.max(0, desk.d.s.marker[markers.axisImpulses]! - 14) * 0.4

/** What it is worth to do nothing: much for the side that is ahead, above all when it ends the turn. */
function restValue(desk: Desk): number {
  const { s } = desk.d
  if (!isAhead(desk) && desk.goals.turnsLeft < 2) return desk.goals.turnsLeft === 0 ? -4 : -1
  return desk.temper.patience + (s.marker[markers.passes] === 1 ? 1.5 : 0)
}
/** Would win if the game ended now. */
function isAhead({ d, side, goals }: Desk): boolean {
  const axisLeads = scenarioOf(d.s).victory.kind !== 'anyOf' && victoryPoints(d.s, AXIS) >= goals.needs
  return side === AXIS ? axisLeads : !axisLeads
}

function* commanded(desk: Desk, kind: string, cost: number, base: number): Work<Plan> {
  const here = marked(desk)
  play(desk, touch(kind))
  const touches = [touch(kind), ...(yield* commandOrders(desk))]
  const gain = scoreOf(desk) - base - cost
  if (!desk.d.s.over) touches.push(touch('endCommand'))
  back(desk, here)
  unmark(desk)
  return { touches, gain, cost, spared: 0 }
}
/** Stars that the next Logistics Phase would give back anyway. */
function spareStars({ d: { s }, side, goals }: Desk): number {
  if (goals.turnsLeft === 0) return 99
  let lost = 0
  for (let hq = FIRST[side]!; hq < END[side]!; hq++)
    if (isHq[hq] === 1 && s.at[hq]! >= 0 && hq !== GUDERIAN) lost += maxSteps[hq]! - s.steps[hq]!
  return logisticsValue(s, side) - lost
}
const SPARE = 0.1
/** What a star is worth when it is not spent: little to who has to attack, for the turn ends with his Pass. */
export const keptStars = (desk: Desk): number => (isAhead(desk) ? 1 : spareStars(desk) > 1 ? SPARE : desk.temper.kept)
/** A Tactical Impulse, to be declared. */
export function* tactical(desk: Desk): Work<Plan> {
  const here = marked(desk)
  play(desk, touch('tactical'))
  const plan = yield* tacticalPlan(desk)
  back(desk, here)
  unmark(desk)
  const cost = plan.spent * keptStars(desk) + plan.exhausted
  const touches = [touch('tactical'), ...plan.touches, touch('endCommand')]
  return { touches, gain: plan.gain - cost, cost, spared: plan.spent * (1 - keptStars(desk)) }
}
/** Where the disc can be spent once and the next Logistics Phase brings them all, they only come sooner. */
const SOONER = 0.05
/** What a draw would bring: blocks that the pool would have kept. */
function arriving(desk: Desk, side: Side): number {
  const { s } = desk.d
  let worth = 0
  let count = 0
  for (let block = FIRST[side]!; block < END[side]!; block++) {
    if (s.at[block] !== POOL) continue
    worth += fullWorth(block)
    count++
  }
  const most = logisticsValue(s, side)
  const drawn = Math.min(count, most)
  const isSooner = scenarioOf(s).discOnce && desk.goals.turnsLeft > 0 && count <= most
  const share = isSooner ? SOONER : desk.temper.arriving
  return count === 0 ? 0 : (drawn * worth * share) / count
}
function drawing(desk: Desk): Plan {
  const cost = discCost(desk)
  return { touches: [touch('strategicReinforce')], gain: arriving(desk, desk.side) - cost, cost, spared: 0 }
}

/** The kinds of impulse open now, each with its best plan. */
export function* impulsePlans(desk: Desk): Work<readonly Plan[]> {
  const base = scoreOf(desk)
  const plans: Plan[] = []
  if (mayPlay(desk, 'tactical')) plans.push(yield* tactical(desk))
  if (mayPlay(desk, 'strategicMove')) plans.push(yield* commanded(desk, 'strategicMove', discCost(desk), base))
  if (mayPlay(desk, 'strategicReinforce')) plans.push(drawing(desk))
  const pass = yield* commanded(desk, 'passImpulse', 0, base)
  const rest = restValue(desk) + weariness(desk)
  plans.push({ touches: pass.touches, gain: Math.min(pass.gain * 0.5, 1) + rest, cost: -rest, spared: 0 })
  return plans
}
export const bestOf = (plans: readonly Plan[]): Plan =>
  plans.reduce((best, plan) => (plan.gain > best.gain ? plan : best))

/** A tactical impulse that has been declared already. */
export function* declaredPlan(desk: Desk): Work<readonly Action[]> {
  const plan = yield* tacticalPlan(desk)
  return [...plan.touches, touch('endCommand')]
}
/** An exploitation spends the disc: only for more than it is worth. */
export function* exploitation(desk: Desk): Work<readonly Action[]> {
  const end = touch('endExploitation')
  if (!desk.habits.blitzes) return [end]
  const here = marked(desk)
  const base = scoreOf(desk)
  const touches = yield* commandOrders(desk)
  const gain = scoreOf(desk) - base
  back(desk, here)
  unmark(desk)
  return gain > discCost(desk) ? [...touches, end] : [end]
}
