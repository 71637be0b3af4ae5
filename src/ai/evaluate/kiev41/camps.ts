import { insight } from '../../../games/kiev41'
import { blockWorth, blowOf } from './values'

const {
  AREAS,
  BLOCKS,
  fireAt,
  first,
  floodSupply,
  hqValue,
  isSuppliedIn,
  isTacticalHq,
  needsSupply,
  neighbour,
  owner,
  SPACES,
  strengthOf,
  weatherOf,
} = insight
type Look = insight.Look

/** Who stands where, by side * SPACES + space: refilled by every look, never kept. */
export interface Camps {
  /** First block there, -1 none; and by block the next one. */
  readonly head: Int16Array
  readonly next: Int16Array
  readonly steps: Float64Array
  readonly worth: Float64Array
  /** Expected hits in attack and in defence. */
  readonly punch: Float64Array
  readonly guard: Float64Array
  /** Expected hits of HQ guns that reach the area. */
  readonly guns: Float64Array
  /** By block: 1 on the map and out of supply. */
  readonly cut: Uint8Array
  /** By block: in supply, but over ground the enemy can step into, 1 at once, 2 by a raid; 0 safe. */
  readonly frail: Uint8Array
  /** Own areas of the mover that the enemy can step into. */
  gaps: number
}
const BOTH = SPACES * 2
const camps: Camps = {
  head: new Int16Array(BOTH),
  next: new Int16Array(BLOCKS),
  steps: new Float64Array(BOTH),
  worth: new Float64Array(BOTH),
  punch: new Float64Array(BOTH),
  guard: new Float64Array(BOTH),
  guns: new Float64Array(BOTH),
  cut: new Uint8Array(BLOCKS),
  frail: new Uint8Array(BLOCKS),
  gaps: 0,
}

function clear(): void {
  camps.head.fill(-1)
  camps.steps.fill(0)
  camps.worth.fill(0)
  camps.punch.fill(0)
  camps.guard.fill(0)
  camps.guns.fill(0)
}
/** How the weather leaves attacks of each side: measured on a strength of four. */
const attackShare = [1, 1]
function weigh(s: Look): void {
  for (const side of [0, 1] as const) attackShare[side] = hqValue(weatherOf(s), side, 4) / 4
}
function lodge(s: Look, block: number): void {
  const place = owner[block]! * SPACES + s.at[block]!
  const steps = s.steps[block]!
  camps.next[block] = camps.head[place]!
  camps.head[place] = block
  camps.steps[place]! += steps
  camps.worth[place]! += blockWorth(block, steps)
  const blow = blowOf(block, steps)
  camps.guard[place]! += blow
  if (s.cube[block] !== 0) return
  camps.punch[place]! += blow * attackShare[owner[block]!]!
  if (isTacticalHq[block] === 1 && steps > 1) layGuns(s, block)
}
/** An HQ's guns reach every area around it. */
function layGuns(s: Look, hq: number): void {
  const side = owner[hq]! * SPACES
  const area = s.at[hq]!
  const hits = (strengthOf(s, hq) * attackShare[owner[hq]!]! * fireAt(hq, s.steps[hq]!)) / 6
  for (let k = first[area]!; k < first[area + 1]!; k++) camps.guns[side + neighbour[k]!]! += hits
}
function findCut(s: Look, side: 0 | 1): void {
  const flood = floodSupply(s, side)
  for (let block = insight.FIRST[side]!; block < insight.END[side]!; block++) {
    const space = s.at[block]!
    camps.cut[block] = space >= 0 && space < AREAS && needsSupply(block) && !isSuppliedIn(s, side, space, flood) ? 1 : 0
  }
}
const pessimists = new WeakMap<object, Look>()
const presence = new Int16Array(BOTH)
const queue = new Int16Array(SPACES * 2)
/** How many areas the enemy goes through empty ground: a step, and a raid. */
const STEP_IN = 1
const RAID = 3
function stepIn(s: Look, own: number, foe: number, area: number, tail: number): number {
  for (let k = first[area]!; k < first[area + 1]!; k++) {
    const next = neighbour[k]!
    if (s.force[own + next]! > 0 || presence[foe + next]! > 0) continue
    presence[foe + next] = 1
    queue[tail++] = next
  }
  return tail
}
/** The same position as if the enemy stood wherever he can step in unopposed, so many areas deep. */
function pessimist(s: Look, side: 0 | 1, depth: number): Look {
  let look = pessimists.get(s)
  if (!look) pessimists.set(s, (look = { ...s, force: presence }))
  const own = side * SPACES
  const foe = (1 - side) * SPACES
  presence.set(s.force)
  let tail = 0
  for (let area = 0; area < AREAS; area++) if (s.count[foe + area]! > 0) queue[tail++] = area
  for (let round = 0, head = 0; round < depth; round++) {
    const end = tail
    for (; head < end; head++) tail = stepIn(s, own, foe, queue[head]!, tail)
  }
  return look
}
/** Own areas where nobody bars the way to the enemy: `presence` says how far he gets. */
function gapsIn(s: Look, side: 0 | 1): number {
  const foe = (1 - side) * SPACES
  let count = 0
  for (let area = 0; area < AREAS; area++)
    if (s.control[area] === side && s.force[foe + area] === 0 && presence[foe + area]! > 0) count++
  return count
}
/** The raid first: what a step cuts as well is marked over it. */
function findFrail(s: Look, side: 0 | 1): void {
  camps.frail.fill(0)
  const raided = pessimist(s, side, RAID)
  camps.gaps = gapsIn(s, side)
  markFrail(raided, side, 2)
  markFrail(pessimist(s, side, STEP_IN), side, 1)
}
function markFrail(doubtful: Look, side: 0 | 1, mark: number): void {
  const flood = floodSupply(doubtful, side)
  for (let block = insight.FIRST[side]!; block < insight.END[side]!; block++) {
    const space = doubtful.at[block]!
    if (space < 0 || space >= AREAS || camps.cut[block] === 1 || !needsSupply(block)) continue
    if (!isSuppliedIn(doubtful, side, space, flood)) camps.frail[block] = mark
  }
}
export function campsOf(s: Look, withSupply: boolean, mover: 0 | 1 = 0): Camps {
  clear()
  weigh(s)
  for (let block = 0; block < BLOCKS; block++) if (s.at[block]! >= 0 && s.at[block]! < AREAS) lodge(s, block)
  if (withSupply) {
    findCut(s, 0)
    findCut(s, 1)
    findFrail(s, mover)
  } else {
    camps.cut.fill(0)
    camps.frail.fill(0)
    camps.gaps = 0
  }
  return camps
}
