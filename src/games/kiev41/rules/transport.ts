import type { Side } from '../../../engine'
import { isShippable, LUFTLANDE, MARINE, ownerOf } from '../blocks'
import {
  AREAS,
  distancesFrom,
  edge,
  first,
  GREEN,
  isAzovCoast,
  isBlackCoast,
  neighbour,
  RED,
  SPACES,
  STRAIT,
  terrain,
} from '../map'
import type { Look } from '../state'
import { AXIS, hasOption, isContested, isFull, isFullyControlled, markers, SOVIET } from '../state'
import { isClosedTo, mayEndIn } from './stacking'
import { isOpenPort } from './supply'
import { isHeavy } from './terrain'

type Visit = (space: number) => void
const queue = new Int16Array(SPACES)
const seen = new Uint8Array(SPACES)

/** 14.1 By rail: any distance from, through and to friendly uncontested areas, never over the strait. */
export function railAreas(s: Look, block: number, visit: Visit): void {
  const side = ownerOf(block)
  const from = s.at[block]!
  if (!hasOption(s, 1) || !isFullyControlled(s, side, from)) return
  seen.fill(0)
  seen[from] = 1
  queue[0] = from
  for (let head = 0, tail = 1; head < tail; head++) {
    const here = queue[head]!
    for (let k = first[here]!; k < first[here + 1]!; k++) {
      const next = neighbour[k]!
      if (seen[next] === 1 || edge[k] === STRAIT || !isRailway(s, side, block, next)) continue
      seen[next] = 1
      queue[tail++] = next
      if (mayEndIn(s, block, next)) visit(next)
    }
  }
}
const isRailway = (s: Look, side: Side, block: number, space: number): boolean =>
  isFullyControlled(s, side, space) &&
  !isClosedTo(side, space) &&
  !(hasOption(s, 3) && isHeavy(block) && terrain[space] === RED)

const isHarbour = (s: Look, space: number): boolean => isOpenPort(s, space) && isFullyControlled(s, SOVIET, space)
/** 14.7 Soviet infantry by ship between two fully controlled ports of controlled seas. */
export function shipAreas(s: Look, block: number, visit: Visit): void {
  if (!hasOption(s, 7) || ownerOf(block) !== SOVIET || isShippable[block] === 0 || !isHarbour(s, s.at[block]!)) return
  for (let port = 0; port < AREAS; port++)
    if (port !== s.at[block] && isHarbour(s, port) && mayEndIn(s, block, port)) visit(port)
}

/** 14.8, 14.9 The Marines from the sea, the Luftlande from the air, at full strength. */
export function assaultAreas(s: Look, block: number, visit: Visit): void {
  if (block === MARINE && hasOption(s, 8) && isFull(s, block)) return seaborneAreas(s, visit)
  if (block === LUFTLANDE && hasOption(s, 9) && isFull(s, block)) airborneAreas(s, visit)
}
function seaborneAreas(s: Look, visit: Visit): void {
  const from = s.at[MARINE]!
  if (!isOpenPort(s, from) || isContested(s, from)) return
  const isBlackOurs = s.marker[markers.blueDisc] === 1
  const isAzovOurs = s.marker[markers.lightBlueDisc] === 1
  for (let coast = 0; coast < AREAS; coast++) {
    const isShore = (isBlackOurs && isBlackCoast[coast] === 1) || (isAzovOurs && isAzovCoast[coast] === 1)
    if (isShore && s.control[coast] === AXIS && mayEndIn(s, MARINE, coast)) visit(coast)
  }
}
const AIRBORNE_RANGE = 3
function airborneAreas(s: Look, visit: Visit): void {
  const from = s.at[LUFTLANDE]!
  if (isContested(s, from)) return
  const distance = distancesFrom(from)
  for (let area = 0; area < AREAS; area++)
    if (
      distance[area]! <= AIRBORNE_RANGE &&
      terrain[area] === GREEN &&
      s.control[area] === SOVIET &&
      mayEndIn(s, LUFTLANDE, area)
    )
      visit(area)
}

let isThere = false
const found: Visit = () => {
  isThere = true
}
export function hasTransport(s: Look, block: number, isStrategic: boolean): boolean {
  isThere = false
  railAreas(s, block, found)
  shipAreas(s, block, found)
  if (isStrategic) assaultAreas(s, block, found)
  return isThere
}
