import type { Side } from '../../../engine'
import { ownerOf } from '../blocks'
import { edge, first, LAND, neighbour, SPACES, STRAIT } from '../map'
import { isSameGround } from '../effects/ground'
import type { Look } from '../state'
import { weatherOf } from '../state'
import { isClosedTo, mayEndIn } from './stacking'
import { entryCosts, mayCrossStrait } from './terrain'

/** 10.9 May the move end among enemy units? Not in a Pass, an Exploitation or an activation. */
export interface MoveRules {
  readonly engages: boolean
}
export const ENGAGING: MoveRules = { engages: true }
export const PEACEFUL: MoveRules = { engages: false }

/** The reach of one block, refilled by every search: never kept. */
export interface Reach {
  count: number
  /** Areas in the order they were found, cheapest first. */
  readonly found: Int16Array
  /** By space, valid for found areas: movement points from the start, and the area before. */
  readonly cost: Int16Array
  readonly before: Int16Array
}
const reach: Reach = {
  count: 0,
  found: new Int16Array(SPACES),
  cost: new Int16Array(SPACES),
  before: new Int16Array(SPACES),
}
const costs = reach.cost
/** By side and space: 1 for the enemy's staging areas. */
const closed = ([0, 1] as const).map(side =>
  Uint8Array.from({ length: SPACES }, (_, space) => (isClosedTo(side, space) ? 1 : 0)),
)
const stamp = new Int32Array(SPACES)
let search = 0
const MOST_POINTS = 8
const buckets: Int16Array[] = Array.from({ length: MOST_POINTS }, () => new Int16Array(SPACES * 4))
const filled = new Int32Array(MOST_POINTS)

function note(space: number, cost: number, from: number): void {
  stamp[space] = search
  reach.cost[space] = cost
  reach.before[space] = from
  buckets[cost]![filled[cost]!++] = space
}

/** What the last search looked at: asked the same on the same ground, it gives the same. */
const asked = { block: -1, from: -1, points: -1, engages: false, weather: -1, eased: 0, ground: new Int16Array(4) }
/** 14.2, 14.3 The options that change what areas cost. */
const easedBy = (s: Look): number => s.option[2]! * 2 + s.option[3]!
const isAskedAgain = (s: Look, block: number, points: number, rules: MoveRules): boolean =>
  s.ground !== undefined &&
  asked.block === block &&
  asked.from === s.at[block] &&
  asked.points === points &&
  asked.engages === rules.engages &&
  asked.weather === weatherOf(s) &&
  asked.eased === easedBy(s) &&
  isSameGround(s, asked.ground)
function noteQuestion(s: Look, block: number, points: number, rules: MoveRules): void {
  // A view has no stamp of its ground.
  asked.block = s.ground === undefined ? -1 : block
  asked.from = s.at[block]!
  asked.points = points
  asked.engages = rules.engages
  asked.weather = weatherOf(s)
  asked.eased = easedBy(s)
  if (s.ground !== undefined) for (let k = 0; k < 4; k++) asked.ground[k] = s.ground[k]!
}

/** 10.9 Every area the block could walk into from where it stands with these movement points, cheapest paths first. */
export function reachOf(s: Look, block: number, points: number, rules: MoveRules): Reach {
  if (isAskedAgain(s, block, points, rules)) return reach
  noteQuestion(s, block, points, rules)
  const side = ownerOf(block)
  const from = s.at[block]!
  const foe = (1 - side) * SPACES
  const entry = entryCosts(s, block)
  search++
  reach.count = 0
  for (let c = 0; c <= points; c++) filled[c] = 0
  stamp[from] = search
  reach.cost[from] = 0
  expand(s, block, entry, from, s.force[foe + from]! > 0 ? 1 : 0, points, rules)
  for (let c = 1; c <= points; c++) {
    const bucket = buckets[c]!
    for (let i = 0; i < filled[c]!; i++) {
      const here = bucket[i]!
      if (reach.cost[here] !== c) continue
      reach.found[reach.count++] = here
      if (s.force[foe + here] === 0) expand(s, block, entry, here, c, points, rules)
    }
  }
  return reach
}
function expand(
  s: Look,
  block: number,
  entry: Uint8Array,
  here: number,
  spent: number,
  points: number,
  rules: MoveRules,
): void {
  const side = ownerOf(block)
  const foe = (1 - side) * SPACES
  const { force } = s
  const isBreakingOff = spent > 0 && s.at[block] === here
  const end = first[here + 1]!
  for (let k = first[here]!; k < end; k++) {
    const next = neighbour[k]!
    const cost = spent + entry[next]!
    if (cost > points || (stamp[next] === search && costs[next]! <= cost)) continue
    if (force[foe + next]! > 0 && (!rules.engages || isBreakingOff)) continue
    if (isBreakingOff && s.control[next] !== side) continue
    if (closed[side]![next] === 1 || (edge[k] === STRAIT && !mayCrossStrait(s, block))) continue
    note(next, cost, here)
  }
}

/** Has the block any move at all? Most have one next door; only the others need the whole search. */
export function hasMove(s: Look, block: number, points: number, rules: MoveRules): boolean {
  return hasShortMove(s, block, points, rules) || hasLongMove(s, block, points, rules)
}
function hasShortMove(s: Look, block: number, points: number, rules: MoveRules): boolean {
  const side = ownerOf(block)
  const here = s.at[block]!
  const foe = (1 - side) * SPACES
  if (s.force[foe + here]! > 0) return false
  const entry = entryCosts(s, block)
  for (let k = first[here]!; k < first[here + 1]!; k++) {
    const next = neighbour[k]!
    if (entry[next]! > points || edge[k] === STRAIT || closed[side]![next] === 1) continue
    if ((rules.engages || s.force[foe + next] === 0) && mayEndIn(s, block, next)) return true
  }
  return false
}
function hasLongMove(s: Look, block: number, points: number, rules: MoveRules): boolean {
  const reached = reachOf(s, block, points, rules)
  for (let i = 0; i < reached.count; i++) if (mayEndIn(s, block, reached.found[i]!)) return true
  return false
}

/** The way to an area found by the last search, start excluded. A battle is entered over dry land where that can be paid. */
export function pathTo(s: Look, block: number, to: number, points: number): readonly number[] {
  const path = [to]
  let here = s.force[(1 - ownerOf(block)) * SPACES + to]! > 0 ? dryApproach(s, block, to, points) : reach.before[to]!
  while (here !== s.at[block]) {
    path.push(here)
    here = reach.before[here]!
  }
  return path.reverse()
}
function dryApproach(s: Look, block: number, to: number, points: number): number {
  const usual = reach.before[to]!
  const entry = entryCosts(s, block)[to]!
  let best = -1
  for (let k = first[to]!; k < first[to + 1]!; k++) {
    const from = neighbour[k]!
    if (edge[k] !== LAND || !isWayTo(s, block, from) || reach.cost[from]! + entry > points) continue
    if (from === usual) return usual
    if (best < 0 || reach.cost[from]! < reach.cost[best]!) best = from
  }
  return best < 0 ? usual : best
}
/** Found by the search, and a move can go on from there. */
const isWayTo = (s: Look, block: number, from: number): boolean =>
  stamp[from] === search && s.force[(1 - ownerOf(block)) * SPACES + from] === 0

export const pointsTo = (space: number): number => reach.cost[space]!
export const isReached = (space: number): boolean => stamp[space] === search
/** A move ends among enemies. */
export const isEngaging = (s: Look, side: Side, space: number): boolean => s.force[(1 - side) * SPACES + space]! > 0
