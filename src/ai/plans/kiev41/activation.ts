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
  /** What was taken off for stars and disc; the position itself does not show it. */
  readonly cost: number
  /** Of the price of its stars, what need not be paid because the turn may end before they are missed. */
  readonly spared: number
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
  return score + drawn(desk, hq, area)
}
/** How much nearer to its theatre. */
const drawn = (desk: Desk, hq: number, area: number): number => desk.temper.post * desk.goals.pull[hq]![area]!
function airScore(desk: Desk, hq: number, area: number): number {
  const distance = distancesFrom(area)
  const range = strengthOf(desk.d.s, hq)
  const foe = (1 - desk.side) * SPACES
  let score = desk.d.s.count[desk.side * SPACES + area] === 0 ? -nearEnemy(desk, area) : 0
  for (let place = 0; place < AREAS; place++)
    if (distance[place]! <= range && desk.d.s.count[foe + place]! > 0) score += 0.3
  return score + drawn(desk, hq, area)
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

/** Troops that obey it and are near enough to be led. */
function commandedBy(desk: Desk, hq: number): number {
  const { s } = desk.d
  const distance = distancesFrom(s.at[hq]!)
  let count = 0
  for (let block = FIRST[desk.side]!; block < END[desk.side]!; block++) {
    const place = s.at[block]!
    if (isCombat[block] === 1 && place >= 0 && place < AREAS && distance[place]! <= 4 && obeys(block, hq)) count++
  }
  return count
}
/** A star spent is missed later in the turn: the more, the more troops wait for it. */
export function activationCost(desk: Desk, hq: number): number {
  const { lastStar, thrift, sortie, led } = desk.temper
  if (isAirHq[hq] === 1) return sortie
  const activation = desk.temper.activation * (1 - led + led * 0.3 * commandedBy(desk, hq))
  if (desk.goals.turnsLeft === 0) return activation * thrift
  return activation + (desk.d.s.steps[hq] === 2 ? lastStar : 0)
}
/** An exhausted HQ is a point of logistics less next turn, whatever the other stars are worth. */
export const exhaustionCost = (desk: Desk, hq: number): number =>
  desk.goals.turnsLeft > 0 && desk.d.s.steps[hq] === 2 && isAirHq[hq] === 0 && hq !== GUDERIAN
    ? desk.temper.exhaustion
    : 0
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
function* trial(desk: Desk, care: Care): Work<Pick<Plan, 'touches' | 'gain'>> {
  const here = marked(desk)
  const touches = [...reachCommand(desk)]
  if (!desk.d.s.over) touches.push(...(yield* commandOrders(desk, care)))
  const gain = scoreOf(desk)
  back(desk, here)
  unmark(desk)
  return { touches, gain }
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
    .slice(0, desk.habits.targets)
}

/** An HQ to activate, and the key its guns are meant for, or -1: then it goes where it leads most. */
interface Member {
  readonly hq: number
  readonly target: number
}
/** HQs that lead an impulse together, and what that is expected to bring. */
interface Crew {
  readonly members: readonly Member[]
  readonly gain: number
  readonly spent: number
  readonly exhausted: number
}
const NOBODY: Crew = { members: [], gain: -1e9, spent: 0, exhausted: 0 }
const hasHq = ({ members }: Crew, hq: number): boolean => members.some(member => member.hq === hq)

/** Bombers can only follow a headquarters of the army. */
const inOrder = (members: readonly Member[]): readonly Member[] => [
  ...members.filter(({ hq }) => isAirHq[hq] === 0),
  ...members.filter(({ hq }) => isAirHq[hq] === 1),
]
/** All of them activated, on the draft; null when one cannot be. */
function activateAll(desk: Desk, members: readonly Member[]): readonly Action[] | null {
  const touches: Action[] = []
  for (const { hq, target } of members) {
    if (candidatesAt(desk).indexOf(hq) < 0) return null
    touches.push(...activate(desk, hq, target))
  }
  return touches
}
const ROAD_GAIN = 1
function costOf(desk: Desk, members: readonly Member[]): number {
  let cost = 0
  for (const { hq } of members) cost += hq === GUDERIAN ? -ROAD_GAIN : activationCost(desk, hq)
  return cost
}
const exhaustionOf = (desk: Desk, members: readonly Member[]): number =>
  members.reduce((cost, { hq }) => cost + exhaustionCost(desk, hq), 0)
/** A crew tried on the draft, which is left as it was. */
function* crewOf(desk: Desk, unordered: readonly Member[], base: number): Work<Crew> {
  const members = inOrder(unordered)
  const here = marked(desk)
  const spent = costOf(desk, members)
  const exhausted = exhaustionOf(desk, members)
  const isReady = activateAll(desk, members) !== null
  const gain = isReady ? (yield* trial(desk, SKETCH)).gain - base - spent - exhausted : -1e9
  back(desk, here)
  unmark(desk)
  return { members, gain, spent, exhausted }
}
const better = (a: Crew, b: Crew): Crew => (b.gain > a.gain ? b : a)

/** Each army headquarters by itself. */
function* alone(desk: Desk, hqs: readonly number[], base: number): Work<readonly Crew[]> {
  const crews: Crew[] = []
  for (const hq of hqs)
    if (isTacticalHq[hq] === 1 && hq !== GUDERIAN) crews.push(yield* crewOf(desk, [{ hq, target: -1 }], base))
  return crews.sort((a, b) => b.gain - a.gain || a.members[0]!.hq - b.members[0]!.hq)
}
const MOST_GUNS = 5
/** All guns and bombers on one key: what no HQ could do alone; the best number of them. */
function* assault(desk: Desk, hqs: readonly number[], target: number, base: number): Work<Crew> {
  const weights = new Map(hqs.map(hq => [hq, hq === GUDERIAN ? 0 : weightAt(desk, hq, target)]))
  const guns = hqs.filter(hq => weights.get(hq)! > 1 && isTacticalHq[hq] === 1)
  guns.sort((a, b) => weights.get(b)! - weights.get(a)! || a - b)
  const air = AIR_HQ.filter(hq => hqs.indexOf(hq) >= 0)
  let best = NOBODY
  for (let count = 1; count <= Math.min(guns.length, MOST_GUNS); count++) {
    const members = guns.slice(0, count).map(hq => ({ hq, target }))
    best = better(best, yield* crewOf(desk, members, base))
    if (air.length > 0) best = better(best, yield* crewOf(desk, [...members, ...air.map(hq => ({ hq, target }))], base))
  }
  return best
}
/** One more or one fewer, as long as that is better. */
function* climb(desk: Desk, from: Crew, hqs: readonly number[], base: number): Work<Crew> {
  let best = from
  const target = from.members.find(member => member.target >= 0)?.target ?? -1
  for (let round = 0; round < desk.habits.climbs; round++) {
    const before = best
    for (const hq of hqs)
      if (!hasHq(best, hq)) best = better(best, yield* crewOf(desk, [...best.members, { hq, target }], base))
    for (const { hq } of best.members)
      if (best.members.length > 1)
        best = better(
          best,
          yield* crewOf(
            desk,
            best.members.filter(member => member.hq !== hq),
            base,
          ),
        )
    if (best === before) break
  }
  return best
}
/** Those with most troops first. */
function ranked(desk: Desk, hqs: readonly number[]): readonly number[] {
  const troops = new Map(
    hqs.map(hq => [hq, hq === GUDERIAN ? 99 : postScore(desk, hq, desk.d.s.at[hq]!) + (isAirHq[hq] === 1 ? -5 : 0)]),
  )
  return hqs.slice().sort((a, b) => troops.get(b)! - troops.get(a)! || a - b)
}
/** Without trying: those with most troops, as long as each brings more than it costs. */
function* byTroops(desk: Desk, hqs: readonly number[], base: number): Work<Crew> {
  let best = NOBODY
  for (const hq of ranked(desk, hqs)) {
    if (best.members.length >= desk.habits.mostHqs[desk.side]) break
    best = better(best, yield* crewOf(desk, [...best.members, { hq, target: -1 }], base))
  }
  return best
}
/** Bombers are offered only once an army leads. */
const fliers = (desk: Desk): readonly number[] =>
  desk.side === AXIS
    ? AIR_HQ.filter(hq => desk.d.s.at[hq]! >= 0 && desk.d.s.steps[hq]! > 1 && desk.d.s.cube[hq] === 0)
    : []
function* bestCrew(desk: Desk, base: number): Work<Crew> {
  const hqs = [...candidatesAt(desk), ...fliers(desk)]
  if (!desk.habits.triesHqs) return yield* byTroops(desk, hqs, base)
  const single = yield* alone(desk, hqs, base)
  const order = [
    ...single.map(({ members }) => members[0]!.hq),
    ...hqs.filter(hq => isAirHq[hq] === 1 || hq === GUDERIAN),
  ]
  let best = single.length > 0 ? yield* climb(desk, single[0]!, order, base) : NOBODY
  for (const target of targetsAtHand(desk)) {
    const crew = yield* assault(desk, hqs, target, base)
    if (crew.members.length > 0) best = better(best, yield* climb(desk, crew, order, base))
  }
  return best
}
/** What a tactical impulse brings before its stars are paid, and their price. */
export interface Orders {
  readonly touches: readonly Action[]
  readonly gain: number
  readonly spent: number
  readonly exhausted: number
}
/** The best HQs to activate, and then the orders in full. The draft is left as it was. */
export function* tacticalPlan(desk: Desk): Work<Orders> {
  const here = marked(desk)
  const base = scoreOf(desk)
  const { members, spent, exhausted } = yield* bestCrew(desk, base)
  const touches = activateAll(desk, members) ?? []
  const final = yield* trial(desk, desk.habits.care)
  back(desk, here)
  unmark(desk)
  return { touches: [...touches, ...final.touches], gain: final.gain - base, spent, exhausted }
}
