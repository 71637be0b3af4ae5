import type { Side } from '../../../engine'
import { insight } from '../../../games/kiev41'

const { AREAS, BLOCKS, distancesFrom, END, FIRST, isCombat, isHq, isTacticalHq, obeys, SPACES } = insight
type Look = insight.Look

/** Who goes where: by block the key it is meant for, or -1. Shared out anew at every look, by distance, so it holds while they march. */
export type Theatres = Int16Array

const NEAR = 2
/** How hard a key is: its holders, and half of who stands around. */
function resistance(s: Look, side: Side, key: number): number {
  const foe = (1 - side) * SPACES
  const distance = distancesFrom(key)
  let blocks = 0
  for (let area = 0; area < AREAS; area++)
    if (distance[area]! <= NEAR) blocks += s.count[foe + area]! * (area === key ? 1 : 0.5)
  return blocks
}
const isReady = (s: Look, block: number): boolean => s.at[block]! >= 0 && s.at[block]! < SPACES
const troopsOf = (s: Look, side: Side): readonly number[] => {
  const troops: number[] = []
  for (let block = FIRST[side]!; block < END[side]!; block++)
    if (isCombat[block] === 1 && isReady(s, block)) troops.push(block)
  return troops
}
const CLOSEST = 6
/** How far the nearest troops are from a key, and what they would meet. */
function effortFor(s: Look, side: Side, key: number, troops: readonly number[]): number {
  const distance = distancesFrom(key)
  const ways = troops.map(block => Math.min(20, distance[s.at[block]!]!)).sort((a, b) => a - b)
  const count = Math.min(CLOSEST, ways.length)
  let sum = 0
  for (let i = 0; i < count; i++) sum += ways[i]!
  return (count === 0 ? 0 : sum / count) + 0.5 * resistance(s, side, key)
}
/** The keys that take least, as many as asked for. */
export function targetsFor(s: Look, side: Side, keys: readonly number[], missing: number): readonly number[] {
  const troops = troopsOf(s, side)
  const efforts = new Map(
    keys.filter(key => s.control[key] !== side).map(key => [key, effortFor(s, side, key, troops)]),
  )
  return [...efforts.keys()].sort((a, b) => efforts.get(a)! - efforts.get(b)! || a - b).slice(0, Math.max(1, missing))
}

interface Pair {
  readonly block: number
  readonly target: number
  readonly way: number
}
/** Troops to targets, the nearest pairs first, so many to each. */
function shareOut(s: Look, troops: readonly number[], targets: readonly number[], theatres: Theatres): void {
  const pairs: Pair[] = []
  for (const block of troops)
    for (const target of targets) pairs.push({ block, target, way: distancesFrom(target)[s.at[block]!]! })
  pairs.sort((a, b) => a.way - b.way || a.block - b.block || a.target - b.target)
  const most = Math.ceil(troops.length / targets.length)
  const sent = new Map<number, number>()
  for (const { block, target } of pairs) {
    if (theatres[block] !== -1 || (sent.get(target) ?? 0) >= most) continue
    theatres[block] = target
    sent.set(target, (sent.get(target) ?? 0) + 1)
  }
}
/** An HQ goes with most of those who obey it. */
function leadTo(
  s: Look,
  hq: number,
  troops: readonly number[],
  targets: readonly number[],
  theatres: Theatres,
): number {
  let best = targets[0]!
  let most = -1e9
  for (const target of targets) {
    let led = -0.4 * distancesFrom(target)[s.at[hq]!]!
    if (isTacticalHq[hq] === 1)
      for (const block of troops)
        if (theatres[block] === target && obeys(block, hq)) led += insight.blockData(block).colour === 'white' ? 0.3 : 1
    if (led > most) [best, most] = [target, led]
  }
  return best
}
export function theatresOf(s: Look, side: Side, targets: readonly number[]): Theatres {
  const theatres = new Int16Array(BLOCKS).fill(-1)
  if (targets.length === 0) return theatres
  const troops = troopsOf(s, side)
  shareOut(s, troops, targets, theatres)
  for (let hq = FIRST[side]!; hq < END[side]!; hq++)
    if (isHq[hq] === 1 && isReady(s, hq) && s.at[hq]! < AREAS) theatres[hq] = leadTo(s, hq, troops, targets, theatres)
  return theatres
}
