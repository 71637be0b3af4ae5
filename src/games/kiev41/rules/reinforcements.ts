import type { Side } from '../../../engine'
import { END, FIRST, isRemnant, maxSteps } from '../blocks'
import { AREAS, AXIS_STAGING, isCity, isSovietUnion, isVictoryArea, KIEV, SOVIET_STAGING } from '../map'
import type { Look } from '../state'
import { AXIS, HAND, isFullyControlled, SOVIET } from '../state'
import { hasRoom } from './stacking'
import { floodSupply, isAreaSupplied } from './supply'

/** 5.0e Remnants arrive at 1, all others at full strength. */
export const arrivalSteps = (block: number): number => (isRemnant[block] === 1 ? 1 : maxSteps[block]!)

/** 5.0d A Soviet city or Victory Area takes one block of a draw, if it is fully controlled, supplied and has room. */
export const isArrivalCity = (s: Look, space: number, flood: Uint8Array): boolean =>
  (isCity[space] === 1 || isVictoryArea[space] === 1) &&
  isSovietUnion[space] === 1 &&
  isFullyControlled(s, SOVIET, space) &&
  hasRoom(s, SOVIET, space) &&
  isAreaSupplied(space, flood)

/** Where a block of that side may arrive. `taken`: areas that have had their block of this draw. */
export function arrivalAreas(s: Look, side: Side, taken: readonly number[], visit: (space: number) => void): void {
  if (side === AXIS) return visit(AXIS_STAGING)
  for (const space of SOVIET_STAGING) visit(space)
  const flood = floodSupply(s, SOVIET)
  for (let space = 0; space < AREAS; space++)
    if (isArrivalCity(s, space, flood) && taken.indexOf(space) < 0) visit(space)
}

/** Blocks drawn and not yet placed. */
export function handOf(s: Look, side: Side): number[] {
  const hand: number[] = []
  for (let block = FIRST[side]!; block < END[side]!; block++) if (s.at[block] === HAND) hand.push(block)
  return hand
}
/** 2.6a, Q13 Control suffices, contested or not. */
export const hasKievPrivilege = (s: Look, side: Side): boolean => s.control[KIEV] === side
