import { insight } from '../../../games/kiev41'

const { BLOCKS, fireAt, GUDERIAN, isAirHq, isCombat, isFixed, isHq, maxSteps, owner, strengthAt } = insight
const MOST_STEPS = 5
/** An HQ by side: Soviet ones come back from the pool. */
const COMMAND = [8, 5]
const STEP_BY_FIRE = [0.8, 1, 1.6, 2.2]

/** What a block is worth at so many steps, in steps of rifle infantry. */
function worthAt(block: number, steps: number): number {
  if (steps <= 0 || isFixed(block)) return block === GUDERIAN ? 0.6 * steps : 0
  if (isAirHq[block] === 1) return 2 + 1.5 * (steps - 1)
  if (isHq[block] === 1) return COMMAND[owner[block]!]! + 1.1 * (steps - 1)
  return 0.8 + steps * STEP_BY_FIRE[fireAt(block, steps)]!
}
const table = new Float64Array(BLOCKS * MOST_STEPS)
const blows = new Float64Array(BLOCKS * MOST_STEPS)
for (let block = 0; block < BLOCKS; block++) {
  for (let steps = 1; steps <= maxSteps[block]!; steps++) {
    table[block * MOST_STEPS + steps] = worthAt(block, steps)
    const fire = fireAt(block, steps)
    blows[block * MOST_STEPS + steps] = fire === 0 ? 0 : (strengthAt(block, steps) * fire) / 6
  }
}
export const blockWorth = (block: number, steps: number): number => table[block * MOST_STEPS + steps]!
export const fullWorth = (block: number): number => table[block * MOST_STEPS + maxSteps[block]!]!
/** Expected hits of a block in the ground step, weather and rivers left aside. */
export const blowOf = (block: number, steps: number): number => blows[block * MOST_STEPS + steps]!
export const isFighter = (block: number): boolean => isCombat[block] === 1
