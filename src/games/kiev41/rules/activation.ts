import type { Side } from '../../../engine'
import { END, FIRST, GUDERIAN, isAirHq, isHq, isTacticalHq } from '../blocks'
import type { Look } from '../state'
import { isContested, isExhausted } from '../state'
import { hasMove, PEACEFUL } from './movement'
import { allowanceOf } from './terrain'

/** 10.1a An unexhausted tactical HQ is active: others may join, and the segment may end. */
export function hasLeadingHq(s: Look, side: Side): boolean {
  for (let hq = FIRST[side]!; hq < END[side]!; hq++)
    if (isTacticalHq[hq] === 1 && s.active[hq] === 1 && !isExhausted(s, hq)) return true
  return false
}
/** 10.1b, e, f Not isolated, and free of enemies or able to get away from them. */
const canBeRevealed = (s: Look, hq: number): boolean =>
  !isContested(s, s.at[hq]!) || hasMove(s, hq, allowanceOf(s, hq), PEACEFUL)

/** 10.0c, 10.1, 10.5 The HQ may be activated now; `isLed` when an unexhausted tactical HQ is active already. */
export function mayActivate(s: Look, hq: number, isLed: boolean): boolean {
  if (isHq[hq] === 0 || s.at[hq]! < 0 || s.cube[hq] === 1 || s.active[hq] === 1) return false
  if (isExhausted(s, hq) && (hq === GUDERIAN || isAirHq[hq] === 1 || !isLed)) return false
  if (isAirHq[hq] === 1 && !isLed) return false
  return hq === GUDERIAN || canBeRevealed(s, hq)
}
/** 10.0a A Tactical Impulse needs an unexhausted tactical HQ that can be activated. */
export function mayPlayTactical(s: Look, side: Side): boolean {
  for (let hq = FIRST[side]!; hq < END[side]!; hq++)
    if (isTacticalHq[hq] === 1 && mayActivate(s, hq, false)) return true
  return false
}
