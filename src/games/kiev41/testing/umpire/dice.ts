import { AIR_HQ, blockData, corpsOf, FIRST_FLEET, ownerOf } from '../../blocks'
import { terrain } from '../../map'
import type { State } from '../../state'
import { BLIZZARD, SNOW } from '../../state'
import { fireAt, half, inWeather, isOn, kindOf, strengthAt, strengthNow, weatherNow } from './reading'

/** Dice, and the lowest that hits. */
export type Expected = readonly [dice: number, from: number]
export const NOTHING: Expected = [0, 7]
export const LINE: Expected = [1, 6]

/** 10.2.1 Battleship 1 triple, cruisers 2 double; damaged 1 double each. */
export const ofFleet = (s: State, fleet: number): Expected =>
  s.hull[fleet - FIRST_FLEET] !== 2 ? [1, 5] : fleet === FIRST_FLEET ? [1, 4] : [2, 5]
/** 10.4 */
export const ofGuns = (s: State, hq: number): Expected => [
  inWeather(s, ownerOf(hq), strengthNow(s, hq)),
  blockData(hq).id === 'U-HQ-T' ? 4 : 5,
]
/** 10.11.1 */
export const ofBomber = (s: State, bomber: number): Expected => [
  inWeather(s, 0, strengthNow(s, AIR_HQ[corpsOf(bomber)]!)),
  5,
]
/** 10.13.4 One die of the block's own fire; no stars, no fire. */
export const ofFlak = (block: number, steps: number): Expected =>
  fireAt(block, steps) === 0 ? NOTHING : [1, 7 - fireAt(block, steps)]

export interface Fighter {
  readonly block: number
  readonly steps: number
  readonly attacks: boolean
  /** 10.13.6.1 It came over a river or the strait into this new battle. */
  readonly hasCrossed: boolean
}
/** 10.13.6, 8.0, 14.2, 14.5 */
export function ofGround(s: State, area: number, fighter: Fighter): Expected {
  const fire = fireAt(fighter.block, fighter.steps)
  const dice = fighter.attacks ? attackDice(s, fighter) : defenceDice(s, fighter)
  if (fire === 0 || dice === 0) return NOTHING
  const isRough = terrain[area] === 1 || terrain[area] === 2
  return [dice, 7 - fire - (isOn(s, 2) && kindOf(fighter.block) === 'mountain' && isRough ? 1 : 0)]
}
const isAxisMountain = (block: number): boolean => ownerOf(block) === 0 && kindOf(block) === 'mountain'
function attackDice(s: State, { block, steps, hasCrossed }: Fighter): number {
  const strength = strengthAt(block, steps)
  if (s.cube[block] === 1 || strength === 0) return 0
  if (hasCrossed) return 1
  if (isAxisMountain(block) && weatherNow(s) === SNOW && isOn(s, 2)) return strength
  if (isAxisMountain(block) && weatherNow(s) === BLIZZARD) return half(strength)
  return inWeather(s, ownerOf(block), strength)
}
function defenceDice(s: State, { block, steps }: Fighter): number {
  const strength = strengthAt(block, steps)
  const isFreezing = weatherNow(s) === BLIZZARD && ownerOf(block) === 0 && !isAxisMountain(block)
  return isFreezing && strength > 0 ? half(strength) : strength
}
