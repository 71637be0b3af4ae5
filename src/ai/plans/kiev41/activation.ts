import type { Action, Side } from '../../../engine'
import { act, firstOf, verbOf } from '../../../engine'
import { insight } from '../../../games/kiev41'
import type { Work } from '../../types'
import { commandOrders } from './command'
import type { Desk } from './desk'
import { back, GO, LIFT, marked, offersAt, play, scoreOf, stepAt, touch, unmark } from './desk'
import type { Care } from './habits'
import { SKETCH } from './habits'

const {
  areAdjacent,
  AREAS,
  END,
  FIRST,
  first,
  GUDERIAN,
  isCombat,
  isTacticalHq,
  neighbour,
  obeys,
  roadBox,
  SPACES,
  strengthOf,
  TULA_BOX,
} = insight
const { AIR_HQ, AXIS, distancesFrom, hqValue, isAirHq, owner, weatherOf } = insight

/** An impulse as touches, and what it is expected to bring. */
export interface Plan {
  readonly touches: readonly Action[]
  readonly gain: number
  /** What was taken off for the stars of its HQs. */
  readonly spent?: number
}

function nearEnemy(desk: Desk, area: number): number {
  const foe = (1 - desk.side) * SPACES
  let near = 0
  for (let k = first[area]!; k < first[area + 1]!; k++) if (desk.d.s.force[foe + neighbour[k]!]! > 0) near++
  return near
}
/** Somebody else commands that block already. */
function isLed(desk: Desk, block: number): boolean {
  const { s } = desk.d
  for (let hq = FIRST[desk.side]!; hq < END[desk.side]!; hq++)
    if (s.active[hq] === 1 && isTacticalHq[hq] === 1 && hq !== GUDERIAN && obeys(block, hq))
      if (distancesFrom(s.at[hq]!)[s.at[block]!]! <= rangeOf(desk, hq)) return true
  return false
}
const rangeOf = ({ d }: Desk, hq: number): number => hqValue(weatherOf(d.s), owner[hq] as Side, strengthOf(d.s, hq))
/** How many troops without a leader an HQ would command from there, and how near the enemy is to its guns. */
function postScore(desk: Desk, hq: number, area: number): number {
  const { s } = desk.d
  const range = rangeOf(desk, hq)
  const distance = distancesFrom(area)
  let score =
    0.3 * Math.min(3, nearEnemy(desk, area)) -
    (s.count[desk.side * SPACES + area] === 0 ? 0.8 * nearEnemy(desk, area) : 0)
  for (let block = FIRST[desk.side]!; block < END[desk.side]!; block++) {
    const place = s.at[block]!
    if (isCombat[block] === 0 || place < 0 || place >= AREAS || distance[place]! > range || !obeys(block, hq)) continue
    score += (nearEnemy(desk, place) > 0 ? 1.2 : 0.5) * (isLed(desk, block) ? 0.2 : 1)
  }
  return score
}
function airScore(desk: Desk, hq: number, area: number): number {
  const distance = distancesFrom(area)
  const range = strengthOf(desk.d.s, hq)
  const foe = (1 - desk.side) * SPACES
  let score = desk.d.s.count[desk.side * SPACES + area] === 0 ? -nearEnemy(desk, area) : 0
  for (let place = 0; place < AREAS; place++)
    if (distance[place]! <= range && desk.d.s.count[foe + place]! > 0) score += 0.3
  return score
}
const GUNS_THERE = 6
/** For an assault: a post from which its guns reach the target. */
const gunPost = (desk: Desk, area: number, target: number): number =>
  target >= 0 && areAdjacent(area, target) && desk.d.s.force[(1 - desk.side) * SPACES + area] === 0 ? GUNS_THERE : 0
/** Lifts the HQ and puts it down where it serves best; gives the touches. */
export function activate(desk: Desk, hq: number, target = -1): readonly Action[] {
  const lift = act(LIFT, hq)
  play(desk, lift)
  if (hq === GUDERIAN) return [lift]
  const offers = offersAt(desk)
  let best = -1
  let most = -1e9
  for (let i = 0; i < offers.count; i++) {
    if (verbOf(offers.actions[i]!) !== GO) continue
    const area = firstOf(offers.actions[i]!)
    const score = isAirHq[hq] === 1 ? airScore(desk, hq, area) : postScore(desk, hq, area) + gunPost(desk, area, target)
    if (score > most) {
      most = score
      best = offers.actions[i]!
    }
  }
  play(desk, best)
  return [lift, best]
}

/** A star spent is missed later in the turn; losing the last one costs a point of logistics next turn as well. */
export function activationCost(desk: Desk, hq: number): number {
  const { activation, lastStar, thrift } = desk.temper
  if (desk.goals.turnsLeft === 0) return activation * thrift
  return activation + (desk.d.s.steps[hq] === 2 ? lastStar : 0)
}
function isUseless(desk: Desk, hq: number): boolean {
  if (desk.d.s.steps[hq] === 1) return true
  return hq === GUDERIAN && (roadBox(desk.d.s) === TULA_BOX || (desk.goals.turnsLeft === 0 && roadBox(desk.d.s) > 4))
}
function candidatesAt(desk: Desk): number[] {
  const offers = offersAt(desk)
  const hqs: number[] = []
  for (let i = 0; i < offers.count; i++) {
    const hq = firstOf(offers.actions[i]!)
    if (verbOf(offers.actions[i]!) === LIFT && !isUseless(desk, hq)) hqs.push(hq)
  }
  return hqs
}
/** From the end of activation to the command segment: fleets to call home. */
function reachCommand(desk: Desk): readonly Action[] {
  const touches = [touch('endActivation')]
  play(desk, touches[0]!)
  while (!desk.d.s.over && stepAt(desk) === 'fleetsToKeep') {
    touches.push(offersAt(desk).actions[0]!)
    play(desk, touches[touches.length - 1]!)
  }
  return touches
}
/** The rest of the impulse with the HQs active now: played, weighed, taken back. */
function* trial(desk: Desk, care: Care): Work<Plan> {
  const here = marked(desk)
  const touches = [...reachCommand(desk)]
  if (!desk.d.s.over) touches.push(...(yield* commandOrders(desk, care)))
  const gain = scoreOf(desk)
  back(desk, here)
  unmark(desk)
  return { touches, gain }
}
/** Those with most troops first. */
function ranked(desk: Desk, hqs: readonly number[]): readonly number[] {
  const troops = new Map(
    hqs.map(hq => [hq, hq === GUDERIAN ? 99 : postScore(desk, hq, desk.d.s.at[hq]!) + (isAirHq[hq] === 1 ? -5 : 0)]),
  )
  return hqs.slice().sort((a, b) => troops.get(b)! - troops.get(a)! || a - b)
}
function* tried(desk: Desk, hqs: readonly number[], base: number): Work<readonly number[]> {
  const gains = new Map<number, number>()
  for (const hq of hqs) {
    if (isTacticalHq[hq] === 0 || hq === GUDERIAN) continue
    const here = marked(desk)
    activate(desk, hq)
    gains.set(hq, (yield* trial(desk, SKETCH)).gain - base - activationCost(desk, hq))
    back(desk, here)
    unmark(desk)
  }
  const value = (hq: number): number => gains.get(hq) ?? (hq === GUDERIAN ? -50 : -60)
  const useful = hqs.filter(hq => value(hq) > -desk.temper.activation || value(hq) < -40)
  return useful.sort((a, b) => value(b) - value(a) || a - b)
}

/** Bombers may follow once somebody leads: they are tried second and again last. */
function withBombers(desk: Desk, hqs: readonly number[]): readonly number[] {
  if (desk.side !== AXIS) return hqs
  const air = AIR_HQ.filter(hq => desk.d.s.at[hq]! >= 0)
  return [...hqs.slice(0, 1), ...air, ...hqs.slice(1), ...air]
}

/** HQs one after the other while each brings more than it costs; then the orders. The draft is left as it was. */
function* stepwisePlan(desk: Desk): Work<Plan> {
  const here = marked(desk)
  const base = scoreOf(desk)
  const hqs = candidatesAt(desk)
  const tactical = desk.habits.triesHqs ? yield* tried(desk, hqs, base) : ranked(desk, hqs)
  const order = withBombers(desk, tactical)
  const touches: Action[] = []
  let best: Plan = { touches: [], gain: -1e9 }
  let spent = 0
  for (const hq of order.slice(0, 14)) {
    const offered = candidatesAt(desk)
    if (offered.indexOf(hq) < 0 || touches.length >= desk.habits.mostHqs * 2) continue
    const before = marked(desk)
    const moves = activate(desk, hq)
    const cost = hq === GUDERIAN ? -1 : activationCost(desk, hq)
    const then = yield* trial(desk, SKETCH)
    const gain = then.gain - base - spent - cost
    if (gain > best.gain + (best.touches.length > 0 ? 0.05 : 0)) {
      touches.push(...moves)
      spent += cost
      best = { touches: touches.slice(), gain }
    } else back(desk, before)
    unmark(desk)
  }
  back(desk, here)
  unmark(desk)
  return touches.length > 0 ? yield* completed(desk, { touches, gain: best.gain, spent }, base) : best
}

const NEAR = 3
/** How much an HQ could add to an assault: its guns if it is near enough, and the blocks it would bring. */
function weightAt(desk: Desk, hq: number, target: number): number {
  const { s } = desk.d
  const distance = distancesFrom(target)
  const away = distance[s.at[hq]!]!
  if (away > NEAR) return 0
  const guns = s.steps[hq]! > 1 ? hqValue(weatherOf(s), desk.side, strengthOf(s, hq)) : 0
  return guns * (away <= 2 ? 1 : 0.5) + troopsNear(desk, hq, distance)
}
function troopsNear(desk: Desk, hq: number, distance: Uint8Array | Int16Array | readonly number[]): number {
  const { s } = desk.d
  let count = 0
  for (let block = FIRST[desk.side]!; block < END[desk.side]!; block++) {
    const place = s.at[block]!
    if (isCombat[block] === 1 && place >= 0 && place < AREAS && distance[place]! <= 2 && obeys(block, hq)) count++
  }
  return Math.min(4, count) * 0.5
}
const MOST_TARGETS = 2
const MOST_GUNS = 4
/** Enemy keys with own troops at hand, those with most first. */
function targetsAtHand(desk: Desk): readonly number[] {
  const { s } = desk.d
  const near = (key: number): number => {
    const distance = distancesFrom(key)
    let count = 0
    for (let area = 0; area < AREAS; area++) if (distance[area]! <= 2) count += s.count[desk.side * SPACES + area]!
    return count
  }
  return desk.goals.keys
    .filter(key => s.force[(1 - desk.side) * SPACES + key]! > 0 && near(key) > 1)
    .sort((a, b) => near(b) - near(a) || a - b)
    .slice(0, MOST_TARGETS)
}
/** All guns on one place: what no HQ could do alone. The draft is left as it was. */
function* assaultPlan(desk: Desk, target: number): Work<Plan> {
  const here = marked(desk)
  const base = scoreOf(desk)
  const weights = new Map(candidatesAt(desk).map(hq => [hq, hq === GUDERIAN ? 0 : weightAt(desk, hq, target)]))
  const order = [...weights.keys()].filter(hq => weights.get(hq)! > 1 && isTacticalHq[hq] === 1)
  order.sort((a, b) => weights.get(b)! - weights.get(a)! || a - b)
  let best: Plan = { touches: [], gain: -1e9 }
  const touches: Action[] = []
  let spent = 0
  for (const hq of withBombers(desk, order.slice(0, MOST_GUNS))) {
    if (candidatesAt(desk).indexOf(hq) < 0) continue
    touches.push(...activate(desk, hq, target))
    spent += activationCost(desk, hq)
    const gain = (yield* trial(desk, SKETCH)).gain - base - spent
    if (gain > best.gain) best = { touches: touches.slice(), gain, spent }
  }
  back(desk, here)
  unmark(desk)
  return best.touches.length === 0 ? best : yield* completed(desk, best, base)
}
/** The HQs of a plan, and then the orders in full. */
function* completed(desk: Desk, { touches, spent = 0 }: Plan, base: number): Work<Plan> {
  const here = marked(desk)
  for (const action of touches) play(desk, action)
  const final = yield* trial(desk, desk.habits.care)
  back(desk, here)
  unmark(desk)
  return { touches: [...touches, ...final.touches], gain: final.gain - base - spent, spent }
}
/** The best of stepwise activation and, for who thinks in combinations, of assaults on keys. */
export function* tacticalPlan(desk: Desk): Work<Plan> {
  let best = yield* stepwisePlan(desk)
  if (!desk.habits.triesHqs) return best
  for (const target of targetsAtHand(desk)) {
    const plan = yield* assaultPlan(desk, target)
    if (plan.gain > best.gain) best = plan
  }
  return best
}
