import type { Side } from '../../../engine'
import type { Look } from '../state'
import { AXIS, BLIZZARD, GOOD, RAIN, SNOW, weatherOf } from '../state'

/** 3.1 Halves are rounded down; a positive value never falls below 1, zero stays zero. */
export const halved = (value: number): number => (value > 1 ? value >> 1 : value)
export const quartered = (value: number): number => (value > 1 ? Math.max(1, value >> 2) : value)
const atMostOne = (value: number): number => (value > 1 ? 1 : value)

export const isGoodWeather = (s: Look): boolean => weatherOf(s) === GOOD
/** 8.0g Rivers are frozen. */
export const isFrozen = (s: Look): boolean => weatherOf(s) >= SNOW

/** 8.0, 14.5 HQ range, artillery, air range, bombers, dice per bomber, Guderian's dice: a strength as the weather leaves it. */
export function hqValue(weather: number, side: Side, strength: number): number {
  if (weather === RAIN) return atMostOne(strength)
  if (weather === SNOW) return side === AXIS ? halved(strength) : strength
  if (weather === BLIZZARD) return side === AXIS ? quartered(strength) : halved(strength)
  return strength
}

/** 10.19d Exploitation: the Axis in good weather only, the Soviets not in rain. */
export const allowsExploitation = (weather: number, side: Side): boolean =>
  weather === GOOD || (side !== AXIS && weather !== RAIN)

/** 7.2.1.1 Rain halves both Logistics Values, snow the Axis one. */
export const logisticsInWeather = (weather: number, side: Side, value: number): number =>
  weather === RAIN || (weather >= SNOW && side === AXIS) ? halved(value) : value
