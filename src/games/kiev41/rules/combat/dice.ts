import { AIR_HQ, corpsOf, fireAt, FIRST_FLEET, isMountain, ownerOf } from '../../blocks'
import { fleets, hitsFrom } from '../../data/fire'
import { RED, terrain, YELLOW } from '../../map'
import type { Look } from '../../state'
import { AXIS, BLIZZARD, hasOption, SNOW, strengthOf, weatherOf } from '../../state'
import { halved, hqValue } from '../weather'

/** A roll: how many dice, and the lowest that hits. */
export interface Volley {
  readonly dice: number
  readonly from: number
}

const isAxisMountain = (block: number): boolean => isMountain[block] === 1 && ownerOf(block) === AXIS

/** 8.0, 14.2e, 14.5 What the weather leaves of a block's attack. */
function attackInWeather(s: Look, block: number, strength: number): number {
  const weather = weatherOf(s)
  if (weather === SNOW && isAxisMountain(block) && hasOption(s, 2)) return strength
  if (weather === BLIZZARD && isAxisMountain(block)) return halved(strength)
  return hqValue(weather, ownerOf(block), strength)
}
/** 14.5d In a blizzard Axis blocks other than mountain troops defend at half. */
const defenceInWeather = (s: Look, block: number, strength: number): number =>
  weatherOf(s) === BLIZZARD && ownerOf(block) === AXIS && isMountain[block] === 0 ? halved(strength) : strength

/** 9.1, 10.13.6.1 Dice of a block in the ground step: isolated attackers none, one over a river. */
function groundDice(s: Look, block: number, attacking: boolean): number {
  const strength = strengthOf(s, block)
  if (!attacking) return defenceInWeather(s, block, strength)
  if (s.cube[block] === 1) return 0
  return s.crossed[block] === 1 ? Math.min(1, strength) : attackInWeather(s, block, strength)
}

/** 14.2d Mountain troops hit one pip better on yellow and red ground. */
const mountainBonus = (s: Look, block: number, area: number): number =>
  hasOption(s, 2) && isMountain[block] === 1 && (terrain[area] === YELLOW || terrain[area] === RED) ? 1 : 0

/** 10.13.6 What a block rolls in the ground step; no dice for HQs on their Heart and air HQs. */
export function groundVolley(s: Look, block: number, area: number, attacking: boolean): Volley {
  const fire = fireAt(block, s.steps[block]!)
  return {
    dice: fire === 0 ? 0 : groundDice(s, block, attacking),
    from: hitsFrom[fire as 0 | 1 | 2 | 3] - mountainBonus(s, block, area),
  }
}
/** 4.1i A defending line rolls one die, single fire. */
export const lineVolley: Volley = { dice: 1, from: hitsFrom[1] }

/** 10.13.3 Artillery: the HQ's strength as the weather leaves it, its own fire. */
export const artilleryVolley = (s: Look, hq: number): Volley => ({
  dice: hqValue(weatherOf(s), ownerOf(hq), strengthOf(s, hq)),
  from: hitsFrom[fireAt(hq, s.steps[hq]!) as 0 | 1 | 2 | 3],
})
/** 10.2.1a */
export function fleetVolley(s: Look, fleet: number): Volley {
  const { full, damaged } = fleets[fleet - FIRST_FLEET]!
  const side = s.hull[fleet - FIRST_FLEET] === 2 ? full : damaged
  return { dice: side.dice, from: hitsFrom[side.fire] }
}
/** 10.11.1a A bomber rolls the strength of its corps, double fire. */
export function bomberVolley(s: Look, bomber: number): Volley {
  const hq = AIR_HQ[corpsOf(bomber)]!
  return { dice: s.at[hq]! < 0 ? 0 : hqValue(weatherOf(s), AXIS, strengthOf(s, hq)), from: hitsFrom[2] }
}
/** 10.13.4b Every Soviet block that can fire rolls one die of its own fire at bombers, whatever the weather. */
export function flakVolley(s: Look, block: number): Volley {
  const fire = fireAt(block, s.steps[block]!)
  return { dice: fire === 0 || strengthOf(s, block) === 0 ? 0 : 1, from: hitsFrom[fire as 0 | 1 | 2 | 3] }
}
