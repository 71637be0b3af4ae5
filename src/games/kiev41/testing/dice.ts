import { mix } from '../../../engine'
import type { Core } from '../../../engine'

const SIDES = 6
const LIMIT = 0x100000000 - (0x100000000 % SIDES)
const TRIES = 5_000_000

/** The die a seed gives at that draw, or 0 where the generator would draw again. */
function dieOf(seed: number, other: number, draw: number): number {
  const x = mix(mix(seed, draw), mix(other, draw + 1))
  return x < LIMIT ? (x % SIDES) + 1 : 0
}
const gives = (seed: number, other: number, draws: number, dice: readonly number[]): boolean =>
  dice.every((die, i) => dieOf(seed, other, draws + i) === die)

/** Loads the dice: the next ones to be rolled on this state fall as told. Up to eight are quickly found. */
export function loadDice(s: Core, ...dice: readonly number[]): void {
  const other = s.seed[1]
  for (let seed = 0; seed < TRIES; seed++) {
    if (!gives(seed, other, s.draws, dice)) continue
    Object.assign(s, { seed: [seed, other] })
    return
  }
  throw new Error(`no seed among ${TRIES} rolls ${dice.join(' ')}`)
}
