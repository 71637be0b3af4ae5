import type { Side } from '../../../engine'
import { insight } from '../../../games/kiev41'
import { through } from './battle'
import type { Camps } from './camps'
import type { Goals } from './goals'
import type { Aftermath } from './pending'
import type { Temper } from './temper'
import { blowOf } from './values'

const { AREAS, edge, entryPoints, first, hasLine, hqValue, isCity, isCombat, isFast, neighbour, SPACES } = insight
const { stackingLimit, terrain, weatherOf } = insight
type Look = insight.Look

interface Fearing {
  readonly goals: Goals
  readonly temper: Temper
}
const RIVER = 1
const SLOW_POINTS = 3
const FAST_POINTS = 5
const FAR = 99

/** The strongest blows that could fall on one area, in order. */
const MOST_BLOWS = 4
const blows = new Float64Array(MOST_BLOWS)
function enter(blow: number, room: number): void {
  let left = blow
  for (let i = 0; i < room && left > 0; i++) {
    if (left <= blows[i]!) continue
    const moved = blows[i]!
    blows[i] = left
    left = moved
  }
}
/** Over a river only one die in two or three hits as it should. */
const WET = 0.5
const FROZEN = 2
function strikeFrom(s: Look, camps: Camps, place: number, cost: number, isWet: boolean, room: number): void {
  for (let block = camps.head[place]!; block >= 0; block = camps.next[block]!) {
    if (isCombat[block] === 0 || s.cube[block] !== 0 || cost > (isFast[block] === 1 ? FAST_POINTS : SLOW_POINTS))
      continue
    const blow = blowOf(block, s.steps[block]!)
    enter(isWet ? blow * WET : blow, room)
  }
}

const costs = new Uint8Array(SPACES)
const wet = new Uint8Array(SPACES)
const stamp = new Int32Array(SPACES)
const queue = new Int16Array(SPACES * 4)
let search = 0
/** Hits that enemies within a march could deal there in one impulse: as many as find room. */
export function strikeOn(s: Look, camps: Camps, side: Side, area: number): number {
  const foe = 1 - side
  const weather = weatherOf(s)
  const points = entryPoints(weather)
  const room = Math.min(MOST_BLOWS, stackingLimit[area]! - (s.count[foe * SPACES + area]! > 0 ? 1 : 0))
  blows.fill(0)
  search++
  stamp[area] = search
  costs[area] = points[area]!
  queue[0] = area
  for (let head = 0, tail = 1; head < tail; head++) {
    const here = queue[head]!
    const cost = costs[here]!
    for (let k = first[here]!; k < first[here + 1]!; k++) {
      const from = neighbour[k]!
      if (from >= AREAS) continue
      const isWet = here === area ? edge[k]! >= RIVER && weather !== FROZEN : wet[here] === 1
      const isKnown = stamp[from] === search
      if (isKnown && (costs[from]! <= cost + points[from]! || tail >= queue.length - 1)) continue
      if (!isKnown && s.count[foe * SPACES + from]! > 0)
        strikeFrom(s, camps, foe * SPACES + from, cost + (s.force[side * SPACES + from]! > 0 ? 1 : 0), isWet, room)
      stamp[from] = search
      costs[from] = s.force[side * SPACES + from]! > 0 ? FAR : cost + points[from]!
      wet[from] = isWet ? 1 : 0
      if (costs[from]! < FAST_POINTS) queue[tail++] = from
    }
  }
  let hits = 0
  for (let i = 0; i < room; i++) hits += blows[i]!
  return (hits * hqValue(weather, foe as Side, 4)) / 4
}

const GROUND_SHIELD = [0, 1, 2, 2, 0, 0]
const shieldsAt = (s: Look, side: Side, area: number): number =>
  GROUND_SHIELD[terrain[area]!]! + (hasLine(s, side, area) ? 2 : 0) + (isCity[area] === 1 ? 1 : 0)
/** Of all the guns in reach, what is really turned on one place. */
const GUNS = 0.5
/** What a camp of so many steps stands to lose in the enemy's next impulse. */
function lossAt(
  s: Look,
  camps: Camps,
  side: Side,
  area: number,
  steps: number,
  hits: number,
  { goals, temper }: Fearing,
): number {
  if (hits < 0.3) return 0
  const place = side * SPACES + area
  const loss = through(hits + GUNS * camps.guns[(1 - side) * SPACES + area]!, shieldsAt(s, side, area), 1)
  const share = Math.min(1, loss / (steps + (steps === 0 ? 1 : 0)))
  const falls = share * share * goals.worth[area]! * temper.falls
  const standing = camps.steps[place] === 0 ? 0 : steps / camps.steps[place]!
  const answer = Math.min(hits, camps.guard[place]! * standing) * 0.5
  return Math.max(0, camps.worth[place]! * standing * share * temper.dread - answer) + falls
}
/** Where a battle is about to be fought: what is left afterwards, and whom it leaves there. */
function afterBattle(s: Look, camps: Camps, side: Side, area: number, aftermath: Aftermath, fearing: Fearing): number {
  const left = camps.steps[side * SPACES + area]! - aftermath.loss[area]!
  const inside = (1 - aftermath.cleared[area]!) * camps.punch[(1 - side) * SPACES + area]!
  return left <= 0 ? 0 : lossAt(s, camps, side, area, left, strikeOn(s, camps, side, area) + inside, fearing)
}
const INSIDE = 0.6
/** Blocks in a contested area that is not about to be fought over: the enemy there strikes next. */
function strifeAt(s: Look, camps: Camps, side: Side, area: number): number {
  const foe = (1 - side) * SPACES + area
  const own = side * SPACES + area
  const loss = Math.min(camps.steps[own]!, camps.punch[foe]! + 0.4 * strikeOn(s, camps, side, area))
  return camps.steps[own] === 0 ? 0 : (INSIDE * loss * camps.worth[own]!) / camps.steps[own]!
}

const STRIKES = 4
const ELSEWHERE = 0.2
const worst = new Float64Array(STRIKES)
/** Keeps the gravest dangers in order, and gives what falls out. */
function rank(danger: number): number {
  let left = danger
  for (let i = 0; i < STRIKES; i++) {
    if (left <= worst[i]!) continue
    const moved = worst[i]!
    worst[i] = left
    left = moved
  }
  return left
}
/** The enemy strikes in a few places at a time: the gravest dangers count in full, all others little. */
export function dangerScore(s: Look, camps: Camps, side: Side, aftermath: Aftermath, fearing: Fearing): number {
  worst.fill(0)
  let danger = 0
  for (let area = 0; area < AREAS; area++) {
    if (s.force[side * SPACES + area] === 0) continue
    if (s.force[(1 - side) * SPACES + area] === 0) {
      const steps = camps.steps[side * SPACES + area]!
      danger += ELSEWHERE * rank(lossAt(s, camps, side, area, steps, strikeOn(s, camps, side, area), fearing))
    } else if (aftermath.side === side && aftermath.fought[area] === 1)
      danger += ELSEWHERE * rank(afterBattle(s, camps, side, area, aftermath, fearing))
    else if (s.battle[area] === 1 || s.contestedBefore[area] === 1) danger += strifeAt(s, camps, side, area)
  }
  for (let i = 0; i < STRIKES; i++) danger += worst[i]!
  return danger
}
