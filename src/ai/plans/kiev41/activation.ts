import type { Action } from '../../../engine'
import { act, firstOf, verbOf } from '../../../engine'
import { insight } from '../../../games/kiev41'
import type { Work } from '../../types'
import type { Care } from './command'
import { commandOrders, FULL, SKETCH } from './command'
import type { Desk } from './desk'
import { back, GO, LIFT, marked, offersAt, play, scoreOf, stepAt, touch, unmark } from './desk'

const {
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
const { AIR_HQ, AXIS, distancesFrom, isAirHq } = insight

/** An impulse as touches, and what it is expected to bring. */
export interface Plan {
  readonly touches: readonly Action[]
  readonly gain: number
}

function nearEnemy(desk: Desk, area: number): number {
  const foe = (1 - desk.side) * SPACES
  let near = 0
  for (let k = first[area]!; k < first[area + 1]!; k++) if (desk.d.s.force[foe + neighbour[k]!]! > 0) near++
  return near
}
/** How many troops an HQ would command from there, and how near the enemy is. */
function postScore(desk: Desk, hq: number, area: number): number {
  const { s } = desk.d
  const range = strengthOf(s, hq)
  const distance = distancesFrom(area)
  let score =
    0.3 * Math.min(3, nearEnemy(desk, area)) -
    (s.count[desk.side * SPACES + area] === 0 ? 0.8 * nearEnemy(desk, area) : 0)
  for (let block = FIRST[desk.side]!; block < END[desk.side]!; block++) {
    const place = s.at[block]!
    if (isCombat[block] === 0 || place < 0 || place >= AREAS || distance[place]! > range || !obeys(block, hq)) continue
    score += nearEnemy(desk, place) > 0 ? 1.2 : 0.7
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
/** Lifts the HQ and puts it down where it serves best; gives the touches. */
export function activate(desk: Desk, hq: number): readonly Action[] {
  const lift = act(LIFT, hq)
  play(desk, lift)
  if (hq === GUDERIAN) return [lift]
  const offers = offersAt(desk)
  let best = -1
  let most = -1e9
  for (let i = 0; i < offers.count; i++) {
    if (verbOf(offers.actions[i]!) !== GO) continue
    const area = firstOf(offers.actions[i]!)
    const score = isAirHq[hq] === 1 ? airScore(desk, hq, area) : postScore(desk, hq, area)
    if (score > most) {
      most = score
      best = offers.actions[i]!
    }
  }
  play(desk, best)
  return [lift, best]
}

/** Losing the last face costs a point of logistics next turn; in the last turn there is nothing to save for. */
export function activationCost(desk: Desk, hq: number): number {
  if (desk.goals.turnsLeft === 0) return 0.3
  return desk.temper.activation + (desk.d.s.steps[hq] === 2 ? 1 : 0)
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
  return hqs.slice().sort((a, b) => value(b) - value(a) || a - b)
}

/** Bombers may follow once somebody leads: they are tried second and again last. */
function withBombers(desk: Desk, hqs: readonly number[]): readonly number[] {
  if (desk.side !== AXIS) return hqs
  const air = AIR_HQ.filter(hq => desk.d.s.at[hq]! >= 0)
  return [...hqs.slice(0, 1), ...air, ...hqs.slice(1), ...air]
}

/** HQs one after the other while each brings more than it costs; then the orders. The draft is left as it was. */
export function* tacticalPlan(desk: Desk): Work<Plan> {
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
  if (touches.length > 0) {
    const final = yield* trial(desk, FULL)
    best = { touches: [...touches, ...final.touches], gain: final.gain - base - spent }
  }
  back(desk, here)
  unmark(desk)
  return best
}
