import type { Side } from '../../../engine'
import { colour, commandsAll, END, FIRST, GUDERIAN, isTacticalHq, NO_COLOUR, ownerOf, WHITE } from '../blocks'
import { isSameGround } from '../effects/ground'
import { first, neighbour, SPACES } from '../map'
import type { Look } from '../state'
import { strengthOf, weatherOf } from '../state'
import { hqValue } from './weather'

/** 10.3 Tactical Range: the HQ's strength as the weather leaves it; a Heart commands its own area only. */
export const tacticalRange = (s: Look, hq: number): number => hqValue(weatherOf(s), ownerOf(hq), strengthOf(s, hq))

/** One flood for each HQ, kept while neither the ground nor the HQ changes. */
interface Range {
  readonly ground: Int16Array
  from: number
  range: number
  readonly mark: Uint8Array
}
const kept = new Map<number, Range>()
const queue = new Int16Array(SPACES)
const depth = new Uint8Array(SPACES)

/** By space: 1 inside the Tactical Range of that HQ. */
export function rangeOf(s: Look, hq: number, range = tacticalRange(s, hq)): Uint8Array {
  const memory = kept.get(hq) ?? newRange(hq)
  const from = s.at[hq]!
  if (s.ground === undefined || memory.from !== from || memory.range !== range || !isSameGround(s, memory.ground)) {
    flood(s, ownerOf(hq), from, range, memory.mark)
    memory.from = from
    memory.range = range
    for (let k = 0; k < 4; k++) memory.ground[k] = s.ground === undefined ? 0 : s.ground[k]!
    if (s.ground === undefined) memory.from = -1
  }
  return memory.mark
}
function newRange(hq: number): Range {
  const range = { ground: new Int16Array(4), from: -1, range: -1, mark: new Uint8Array(SPACES) }
  kept.set(hq, range)
  return range
}

/** 10.3b, c The path passes neither enemy-controlled nor contested areas, but may end in a contested one. */
function flood(s: Look, side: Side, from: number, range: number, mark: Uint8Array): void {
  const foe = (1 - side) * SPACES
  mark.fill(0)
  mark[from] = 1
  depth[from] = 0
  queue[0] = from
  for (let head = 0, tail = 1; head < tail; head++) {
    const here = queue[head]!
    if (depth[here] === range) continue
    for (let k = first[here]!; k < first[here + 1]!; k++) {
      const next = neighbour[k]!
      if (mark[next] === 1) continue
      const isContestedByUs = s.force[foe + next]! > 0 && s.force[side * SPACES + next]! > 0
      if (s.control[next] !== side && !isContestedByUs) continue
      mark[next] = 1
      if (s.force[foe + next]! > 0) continue
      depth[next] = depth[here]! + 1
      queue[tail++] = next
    }
  }
}

/** 10.2b An HQ that commands: active, tactical, not Guderian. */
export const isCommanding = (s: Look, hq: number): boolean =>
  s.active[hq] === 1 && isTacticalHq[hq] === 1 && hq !== GUDERIAN
/** 4.2.6b, 10.2a, 10.6a Own colour, white, or everybody. */
export const obeys = (block: number, hq: number): boolean =>
  commandsAll[hq] === 1 || colour[block] === WHITE || (colour[block] === colour[hq] && colour[block] !== NO_COLOUR)
/** 10.2 The block is in command of that active HQ. */
export const commands = (s: Look, hq: number, block: number): boolean =>
  s.at[hq] === s.at[block] || (obeys(block, hq) && rangeOf(s, hq)[s.at[block]!] === 1)

/** The HQs that command now, each with its range. */
export interface Commanders {
  readonly hqs: number[]
  readonly ranges: Uint8Array[]
}
/** Refilled by every call, never kept. */
const commanders: Commanders = { hqs: [], ranges: [] }
export function commandersOf(s: Look, side: Side): Commanders {
  const { hqs, ranges } = commanders
  hqs.length = ranges.length = 0
  for (let hq = FIRST[side]!; hq < END[side]!; hq++) {
    if (isTacticalHq[hq] === 0 || !isCommanding(s, hq)) continue
    hqs.push(hq)
    ranges.push(rangeOf(s, hq))
  }
  return commanders
}
/** 10.2 Some active HQ commands the block. */
export function isInCommand(s: Look, block: number, { hqs, ranges } = commandersOf(s, ownerOf(block))): boolean {
  const space = s.at[block]!
  for (let i = 0; i < hqs.length; i++)
    if (s.at[hqs[i]!] === space || (ranges[i]![space] === 1 && obeys(block, hqs[i]!))) return true
  return false
}
