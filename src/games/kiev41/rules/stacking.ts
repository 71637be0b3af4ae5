import type { Side } from '../../../engine'
import { END, FIRST, HUNGARIAN, HUNGARIANS, nation, ownerOf, RUMANIAN } from '../blocks'
import { AXIS_STAGING, SOVIET_STAGING, SPACES } from '../map'
import type { Look } from '../state'
import { AXIS } from '../state'
import { stackingLimit } from './terrain'

/** 2.4.5a The other side's staging areas. */
export const isClosedTo = (side: Side, space: number): boolean =>
  side === AXIS ? SOVIET_STAGING.indexOf(space) >= 0 : space === AXIS_STAGING

/** 2.9 There is room for one more block of that side. */
export const hasRoom = (s: Look, side: Side, space: number): boolean =>
  s.count[side * SPACES + space]! < stackingLimit[space]!

/** 1.4b Hungarians and Rumanians never end a move in one area. */
export function quarrels(s: Look, block: number, space: number): boolean {
  if (nation[block] === RUMANIAN) return s.at[HUNGARIANS] === space
  return nation[block] === HUNGARIAN && hasRumanians(s, space)
}
function hasRumanians(s: Look, space: number): boolean {
  for (let block = FIRST[AXIS]!; block < END[AXIS]!; block++)
    if (nation[block] === RUMANIAN && s.at[block] === space) return true
  return false
}

/** A block of its side may end a move, an arrival or a blitz there. */
export const mayEndIn = (s: Look, block: number, space: number): boolean =>
  hasRoom(s, ownerOf(block), space) && !quarrels(s, block, space)
