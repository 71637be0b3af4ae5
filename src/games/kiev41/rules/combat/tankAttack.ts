import type { Side } from '../../../../engine'
import { otherSide } from '../../../../engine'
import { isTank } from '../../blocks'
import { GREEN, isCity, terrain } from '../../map'
import type { Look } from '../../state'
import { hasLine, isNewlyContested } from '../../state'
import { isGoodWeather } from '../weather'
import { blocksIn } from './units'

/** Reading of 10.13.6.2(3), Q22: a city shelters the defender only where he controls it. */
const hasShelter = (s: Look, defender: Side, area: number): boolean =>
  hasLine(s, defender, area) || (isCity[area] === 1 && s.control[area] === defender)

/** Q26 A tank that may attack; note of 10.13.6.2: not one held at a river in a new battle. */
export const isStrikingTank = (s: Look, area: number, block: number): boolean =>
  isTank[block] === 1 && s.cube[block] === 0 && !(s.crossed[block] === 1 && isNewlyContested(s, area))

/** 10.13.6.2 What everybody sees of it: weather, ground, and a defender without shelter. */
export const isTankGround = (s: Look, attacker: Side, area: number): boolean =>
  isGoodWeather(s) && terrain[area] === GREEN && !hasShelter(s, otherSide(attacker), area)

/** 10.13.6.2 Tank Attack, its conditions in the book's order, with the units left at the ground step (Q21). */
export function isTankAttack(s: Look, attacker: Side, area: number): boolean {
  const defender = otherSide(attacker)
  return (
    isTankGround(s, attacker, area) &&
    blocksIn(s, attacker, area).some(block => isStrikingTank(s, area, block)) &&
    !blocksIn(s, defender, area).some(block => isTank[block] === 1)
  )
}

/** 10.13.6 The defender rolls first, unless he is under Tank Attack. */
export const firstToRoll = (s: Look, attacker: Side, area: number): Side =>
  isTankAttack(s, attacker, area) ? attacker : otherSide(attacker)
