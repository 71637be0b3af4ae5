import type { Side } from '../../../../engine'
import { otherSide } from '../../../../engine'
import { END, FIRST } from '../../blocks'
import { AREAS } from '../../map'
import type { Look } from '../../state'
import { countIn, forceIn, isNewlyContested } from '../../state'

/** Cells of `battle`. */
export const NOT_FOUGHT = 0
export const FOUGHT = 1
export const BLITZED = 2

/** 10.12e, Q26 Somebody there may attack. */
function hasAttacker(s: Look, side: Side, area: number): boolean {
  if (countIn(s, side, area) === 0) return false
  for (let block = FIRST[side]!; block < END[side]!; block++)
    if (s.at[block] === area && s.cube[block] === 0) return true
  return false
}
/** 10.12a, 10.12b Units of both sides, an own block among them, not fought yet in this segment. */
export const mayFight = (s: Look, side: Side, area: number): boolean =>
  countIn(s, side, area) > 0 &&
  forceIn(s, otherSide(side), area) > 0 &&
  s.battle[area] === NOT_FOUGHT &&
  hasAttacker(s, side, area)

/** 10.12c */
export const mustFight = (s: Look, side: Side, area: number): boolean =>
  isNewlyContested(s, area) && mayFight(s, side, area)

/** 10.17f An area entered by blitz with the enemy still in it. */
export const isBlitzBattle = (s: Look, side: Side, area: number): boolean =>
  s.battle[area] === BLITZED && countIn(s, side, area) > 0 && forceIn(s, otherSide(side), area) > 0

type Question = (s: Look, side: Side, area: number) => boolean
export function someArea(s: Look, side: Side, asks: Question): boolean {
  for (let area = 0; area < AREAS; area++) if (asks(s, side, area)) return true
  return false
}
