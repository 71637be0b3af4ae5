import { isCavalry, isFast, isLightFooted, isMotorized, isMountain, isTank } from '../blocks'
import { BOX, RED, SPACES, STAGING, terrain } from '../map'
import type { Look } from '../state'
import { GOOD, hasOption, RAIN, weatherOf } from '../state'

/** More than any allowance: closed. */
export const CLOSED = 99
/** 2.4 Green, yellow, red, victory, staging, box. */
const entryInGoodWeather = [1, 2, 3, 2, 1, CLOSED]
export const stackingLimits = [4, 2, 2, 2, CLOSED, CLOSED]
/** By space: blocks a side may have there at the end of a move (2.9). */
export const stackingLimit = Uint8Array.from({ length: SPACES }, (_, space) => stackingLimits[terrain[space]!]!)

/** How a block pays for areas: as everybody, or by 14.2 and 14.3. */
const PLAIN = 0
const RIDES = 1
const CLIMBS = 2
const ROLLS = 3
const MOVERS = 4
/** 8.0a, 8.0c Rain 3, snow 2, staging areas always 1; 14.2a, 14.2c, 14.3b. */
function entryCost(weather: number, mover: number, ground: number): number {
  if (ground === BOX) return CLOSED
  if (ground === STAGING) return 1
  if (mover === ROLLS && ground === RED) return CLOSED
  const cost = weather === GOOD ? entryInGoodWeather[ground]! : weather === RAIN ? 3 : 2
  const isEased = mover === RIDES || (mover === CLIMBS && ground === RED)
  return isEased && cost === 3 ? 2 : cost
}
const WEATHERS = 4
const costs: Uint8Array[] = []
for (let weather = 0; weather < WEATHERS; weather++)
  for (let mover = 0; mover < MOVERS; mover++)
    costs.push(Uint8Array.from({ length: SPACES }, (_, space) => entryCost(weather, mover, terrain[space]!)))

function moverOf(s: Look, block: number): number {
  const special = specialMover[block]!
  if (special === PLAIN) return PLAIN
  return hasOption(s, special === ROLLS ? 3 : 2) ? special : PLAIN
}
/** 14.3 Tanks and motorized infantry. */
export const isHeavy = (block: number): boolean => isTank[block] === 1 || isMotorized[block] === 1
const specialMover = Uint8Array.from(isTank, (_, block) =>
  isHeavy(block) ? ROLLS : isCavalry[block] === 1 ? RIDES : isMountain[block] === 1 ? CLIMBS : PLAIN,
)
/** By space: movement points that block pays to enter it now. */
export const entryCosts = (s: Look, block: number): Uint8Array => costs[weatherOf(s) * MOVERS + moverOf(s, block)]!
/** 14.3a */
export const mayCrossStrait = (s: Look, block: number): boolean => !hasOption(s, 3) || !isHeavy(block)

/** 4.2.1b, 14.2b Movement points of a block. */
export const allowanceOf = (s: Look, block: number): number =>
  isFast[block] === 1 ? 5 : hasOption(s, 2) && isLightFooted[block] === 1 ? 4 : 3
