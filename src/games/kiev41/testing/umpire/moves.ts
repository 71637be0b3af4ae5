import { blockData, GUDERIAN, HUNGARIANS, ownerOf } from '../../blocks'
import type { MoveFrame } from '../../frames'
import { AREAS, AXIS_STAGING, edge, first, neighbour, SOVIET_STAGING, STRAIT, terrain } from '../../map'
import type { State } from '../../state'
import { GOOD, markers, RAIN } from '../../state'
import type { Reading } from './reading'
import { inWeather, isAmongEnemies, isOn, isOwnAlone, kindOf, ownBlocks, strengthNow, weatherNow } from './reading'

const RED = 2
const STAGING = 4
/** 2.8, 8.0, 14.2 */
function entryCost(s: State, block: number, area: number): number {
  if (terrain[area] === STAGING) return 1
  const weather = weatherNow(s)
  const cost = weather === GOOD ? [1, 2, 3, 2][terrain[area]!]! : weather === RAIN ? 3 : 2
  const isEased = kindOf(block) === 'cavalry' || (kindOf(block) === 'mountain' && terrain[area] === RED)
  return isOn(s, 2) && isEased ? Math.min(2, cost) : cost
}
/** 4.2.1, 14.2 */
function allowance(s: State, block: number): number {
  if (blockData(block).fast) return 5
  const isAgile = kindOf(block) === 'jaeger' || (kindOf(block) === 'airborne' && ownerOf(block) === 0)
  return isOn(s, 2) && isAgile ? 4 : 3
}
/** 2.4.5, 14.3 */
function mayEnter(s: State, block: number, k: number): boolean {
  const area = neighbour[k]!
  if (area >= AREAS || (ownerOf(block) === 0 ? SOVIET_STAGING.includes(area) : area === AXIS_STAGING)) return false
  const isHeavy = kindOf(block) === 'tank' || kindOf(block) === 'motorized'
  return !(isOn(s, 3) && isHeavy && (terrain[area] === RED || edge[k] === STRAIT))
}
/** 2.9, 1.4 */
function mayEnd(r: Reading, block: number, area: number): boolean {
  const limit = [4, 2, 2, 2, Infinity][terrain[area]!]!
  const others = r.count[ownerOf(block)]![area]! - (r.s.at[block] === area ? 1 : 0)
  return others < limit && !isQuarrel(r.s, block, area)
}
function isQuarrel(s: State, block: number, area: number): boolean {
  const { nation } = blockData(block)
  if (nation === 'rumanian') return s.at[HUNGARIANS] === area
  const rumanians = ownBlocks(0).filter(other => blockData(other).nation === 'rumanian')
  return nation === 'hungarian' && rumanians.some(other => s.at[other] === area)
}

/** 10.9 Where a block may end a move of so many points. */
export function endsOf(r: Reading, block: number, points: number, mayEngage: boolean): ReadonlySet<number> {
  const from = r.s.at[block]!
  const ends = new Set<number>()
  const most = new Map<number, number>()
  const isBreakingOff = isAmongEnemies(r, block)
  const walk = (here: number, left: number, isFirst: boolean): void => {
    for (let k = first[here]!; k < first[here + 1]!; k++) {
      const area = neighbour[k]!
      if (!mayEnter(r.s, block, k)) continue
      const rest = left - entryCost(r.s, block, area) - (isFirst && isBreakingOff ? 1 : 0)
      if (rest < 0 || (isFirst && isBreakingOff && !isOwnAlone(r, ownerOf(block), area))) continue
      arrive(area, rest)
    }
  }
  const arrive = (area: number, rest: number): void => {
    const isEngaging = r.isHeld[1 - ownerOf(block)]![area]!
    if (isEngaging && !mayEngage) return
    if (area !== from && mayEnd(r, block, area)) ends.add(area)
    if (isEngaging || (most.get(area) ?? -1) >= rest) return
    most.set(area, rest)
    walk(area, rest, false)
  }
  walk(from, points, true)
  return ends
}

/** 10.3 The HQ's range reaches that area. */
function reaches(r: Reading, hq: number, target: number): boolean {
  const side = ownerOf(hq)
  const seen = new Set([r.s.at[hq]!])
  let rim = [...seen]
  for (let n = inWeather(r.s, side, strengthNow(r.s, hq)); n > 0; n--) {
    const next = rim.flatMap(area => Array.from(neighbour.slice(first[area]!, first[area + 1]!)))
    if (next.includes(target)) return true
    rim = [...new Set(next)].filter(area => !seen.has(area) && isOwnAlone(r, side, area))
    for (const area of rim) seen.add(area)
  }
  return seen.has(target)
}
const marshals = ['U-HQ-B', 'U-HQ-T']
function obeys(block: number, hq: number): boolean {
  const { colour } = blockData(block)
  if (marshals.includes(blockData(hq).id) || colour === 'white') return true
  return colour !== 'none' && colour === blockData(hq).colour
}
/** 10.2 Some active tactical HQ commands the block. */
const isCommanded = (r: Reading, block: number): boolean =>
  ownBlocks(ownerOf(block)).some(
    hq =>
      r.s.active[hq] === 1 &&
      kindOf(hq) === 'hq' &&
      hq !== GUDERIAN &&
      (r.s.at[hq] === r.s.at[block] || (obeys(block, hq) && reaches(r, hq, r.s.at[block]!))),
  )
/** 4.1, 10.9 */
function mayDig(r: Reading, block: number): boolean {
  const area = r.s.at[block]!
  const side = ownerOf(block)
  const isCombatBlock = kindOf(block) !== 'hq' && kindOf(block) !== 'airHq'
  const isQuiet = isOwnAlone(r, side, area) && r.s.contestedBefore[area] === 0
  const isStocked = r.s.marker[markers.lines + side]! > 0 && r.s.line[area] === 0
  return isCombatBlock && r.s.steps[block]! > 1 && isQuiet && isStocked
}

/** 10.0, 10.1, 10.5 */
function mayActivate(r: Reading, hq: number, isLed: boolean): boolean {
  const isExhausted = strengthNow(r.s, hq) === 0
  if ((kindOf(hq) !== 'hq' && kindOf(hq) !== 'airHq') || r.s.active[hq] === 1) return false
  if (hq === GUDERIAN) return !isExhausted
  if (kindOf(hq) === 'airHq' ? isExhausted || !isLed : isExhausted && !isLed) return false
  return !isAmongEnemies(r, hq) || endsOf(r, hq, allowance(r.s, hq), false).size > 0
}
const isFreshLeader = (s: State, hq: number): boolean =>
  s.active[hq] === 1 && kindOf(hq) === 'hq' && strengthNow(s, hq) > 0

const EXPLOITED = 2
function mayExploit(r: Reading, block: number): boolean {
  const isFree = (r.s.done[block]! & EXPLOITED) === 0 && !isAmongEnemies(r, block)
  return blockData(block).fast && isFree && endsOf(r, block, 5, false).size > 0
}
function mayBeOrdered(r: Reading, f: MoveFrame, block: number): boolean {
  if (r.s.done[block] !== 0 || r.s.active[block] === 1) return false
  if (f.mode === 'tactical' && !isCommanded(r, block)) return false
  return mayDig(r, block) || endsOf(r, block, allowance(r.s, block), f.mode !== 'pass').size > 0
}

/** Blocks that may be taken in hand; railways, ships and landings are left out. */
export function liftsOf(r: Reading, f: MoveFrame): ReadonlySet<number> {
  const mobile = ownBlocks(f.side).filter(
    block => r.s.at[block]! >= 0 && r.s.cube[block] === 0 && kindOf(block) !== 'leader',
  )
  if (f.mode === 'activation') {
    const isLed = mobile.some(hq => isFreshLeader(r.s, hq))
    return new Set(mobile.filter(hq => mayActivate(r, hq, isLed)))
  }
  if (f.mode !== 'tactical' && f.budget === 0) return new Set()
  const onMap = mobile.filter(block => block !== GUDERIAN)
  return new Set(onMap.filter(block => (f.mode === 'exploitation' ? mayExploit(r, block) : mayBeOrdered(r, f, block))))
}
/** Where the block in hand may go, its own area included where it may stop. */
export function goesOf(r: Reading, f: MoveFrame): ReadonlySet<number> {
  const ends = new Set(endsOf(r, f.lifted, f.points, f.mode === 'tactical' || f.mode === 'strategic'))
  const mayStop = f.isUnderWay || (f.mode === 'activation' && !isAmongEnemies(r, f.lifted))
  return mayStop ? ends.add(r.s.at[f.lifted]!) : ends
}
