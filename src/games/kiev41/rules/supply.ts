import type { Side } from '../../../engine'
import { GUDERIAN, isLeader, ownerOf } from '../blocks'
import {
  AREAS,
  AXIS_SOURCE,
  edge,
  first,
  isAzovCoast,
  isBlackCoast,
  neighbour,
  NO_SOURCE,
  ORANGE_SOURCE,
  portSea,
  SEVASTOPOL,
  source,
  SPACES,
  STRAIT,
  YELLOW_SOURCE,
} from '../map'
import type { Look } from '../state'
import { AXIS, hasOption, isFullyControlled, markers, SOVIET } from '../state'

/** 2.1 The supply icon works for that side, whoever controls it now. */
export function isLiveSource(s: Look, side: Side, space: number): boolean {
  const icon = source[space]!
  if (icon === NO_SOURCE) return false
  if (side === AXIS || icon === AXIS_SOURCE) return side === AXIS && icon === AXIS_SOURCE
  if (icon === YELLOW_SOURCE) return s.marker[markers.yellowDisc] === 1
  return icon !== ORANGE_SOURCE || s.marker[markers.orangeDisc] === 1
}

const isBlackSeaOurs = (s: Look): boolean => s.marker[markers.blueDisc] === 1
const isAzovSeaOurs = (s: Look): boolean => s.marker[markers.lightBlueDisc] === 1
/** 14.4b A port of a sea the Soviets control. */
export const isOpenPort = (s: Look, space: number): boolean => {
  const sea = portSea(space)
  return sea === 'black' ? isBlackSeaOurs(s) : sea === 'azov' && isAzovSeaOurs(s)
}

const everywhere = Array.from({ length: AREAS }, (_, space) => space)
const sources = everywhere.filter(space => source[space] !== NO_SOURCE)
const ports = everywhere.filter(space => portSea(space) !== null)
const queue = new Int16Array(SPACES)
/** By space: 1 a line of communication runs from here to a source. Refilled by every call. */
const supplied = new Uint8Array(SPACES)
let hasSeaLane = false

/** 9.2 Floods outward from every source through fully controlled areas, never over the strait; 14.4 over sea between ports. */
export function floodSupply(s: Look, side: Side): Uint8Array {
  const usesSea = side === SOVIET && hasOption(s, 4)
  let tail = 0
  hasSeaLane = false
  supplied.fill(0)
  for (let i = 0; i < sources.length; i++)
    if (isLiveSource(s, side, sources[i]!)) tail = reachSupply(s, side, sources[i]!, tail)
  for (let head = 0; head < tail; head++) {
    const here = queue[head]!
    for (let k = first[here]!; k < first[here + 1]!; k++) {
      if (edge[k] !== STRAIT) tail = reachSupply(s, side, neighbour[k]!, tail)
    }
    if (usesSea && !hasSeaLane && isOpenPort(s, here)) tail = openSeaLanes(s, tail)
  }
  return supplied
}
function reachSupply(s: Look, side: Side, space: number, tail: number): number {
  if (supplied[space] === 1 || !isFullyControlled(s, side, space)) return tail
  supplied[space] = 1
  queue[tail] = space
  return tail + 1
}
/** With one port in supply every fully controlled port of the open seas is. */
function openSeaLanes(s: Look, tail: number): number {
  hasSeaLane = true
  for (const port of ports) if (isOpenPort(s, port)) tail = reachSupply(s, SOVIET, port, tail)
  return tail
}

/** 4.6 of the reading: a unit of that side in that area is in supply, by a flood of `floodSupply`. */
export function isSuppliedIn(s: Look, side: Side, space: number, flood: Uint8Array): boolean {
  if (flood[space] === 1) return true
  if (s.control[space] === side && isLiveSource(s, side, space)) return true
  if (side === SOVIET && hasCoastalSupply(s, space)) return true
  if (side === SOVIET && hasSeaLane && isOpenPort(s, space)) return true
  for (let k = first[space]!; k < first[space + 1]!; k++)
    if (edge[k] !== STRAIT && flood[neighbour[k]!] === 1) return true
  return false
}
/** 2.1.1 Coasts of controlled seas, and Sevastopol always; 14.4 replaces both by ports. */
function hasCoastalSupply(s: Look, space: number): boolean {
  if (hasOption(s, 4)) return false
  if (space === SEVASTOPOL) return true
  if (s.control[space] !== SOVIET || !isBlackSeaOurs(s)) return false
  return isBlackCoast[space] === 1 || (isAzovCoast[space] === 1 && isAzovSeaOurs(s))
}

/** 9.0b Leaders and Guderian are always in supply. */
export const needsSupply = (block: number): boolean => isLeader[block] === 0 && block !== GUDERIAN
export const isInSupply = (s: Look, block: number): boolean => {
  const side = ownerOf(block)
  return !needsSupply(block) || isSuppliedIn(s, side, s.at[block]!, floodSupply(s, side))
}
/** 5.0i An area is supplied as a live source or by a line of communication, never by the coast. */
export const isAreaSupplied = (space: number, flood: Uint8Array): boolean => flood[space] === 1
