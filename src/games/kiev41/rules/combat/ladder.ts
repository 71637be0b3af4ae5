import type { Side } from '../../../../engine'
import { otherSide } from '../../../../engine'
import { BLOCKS, fireAt, strengthAt } from '../../blocks'
import type { Look } from '../../state'
import { hasLine } from '../../state'
import { absorbBonus } from './absorb'
import { blocksIn } from './units'

/**
 * A camp after each number of hits. Hits always go to shields, line and the strongest block, so their number alone
 * says what is left; of equals the cheapest to rebuild is taken.
 */
export interface Ladder {
  readonly side: Side
  readonly blocks: readonly number[]
  readonly rungs: readonly Rung[]
}
export interface Rung {
  /** Steps of the camp's blocks, in their order. */
  readonly steps: readonly number[]
  readonly hasLine: boolean
  /** Steps lost so far, a line counted as none. */
  readonly lost: number
}

const isWorse = (block: number, steps: number, best: number, bestSteps: number): boolean => {
  const gap = strengthAt(block, steps) - strengthAt(best, bestSteps)
  return gap > 0 || (gap === 0 && fireAt(block, steps) < fireAt(best, bestSteps))
}
/** Which block takes the next hit: its place, -1 when nobody is left. */
function nextStruck(blocks: readonly number[], steps: readonly number[]): number {
  let struck = -1
  for (let i = 0; i < blocks.length; i++) {
    if (steps[i] === 0) continue
    if (struck < 0 || isWorse(blocks[i]!, steps[i]!, blocks[struck]!, steps[struck]!)) struck = i
  }
  return struck
}
function nextRung(blocks: readonly number[], rung: Rung): Rung | null {
  if (rung.hasLine) return { ...rung, hasLine: false }
  const struck = nextStruck(blocks, rung.steps)
  if (struck < 0) return null
  return { steps: rung.steps.map((n, i) => (i === struck ? n - 1 : n)), hasLine: false, lost: rung.lost + 1 }
}

export function ladderOf(s: Look, side: Side, area: number, attacker: Side): Ladder {
  const blocks = blocksIn(s, side, area)
  const defends = side === otherSide(attacker)
  const whole: Rung = {
    steps: blocks.map(block => s.steps[block]!),
    hasLine: defends && hasLine(s, side, area),
    lost: 0,
  }
  const rungs = [whole]
  const shields = defends ? absorbBonus(s, side, area) : 0
  for (let i = 0; i < shields; i++) rungs.push(whole)
  for (let rung = nextRung(blocks, whole); rung; rung = nextRung(blocks, rung)) rungs.push(rung)
  return { side, blocks, rungs }
}

export const isWipedOut = (rung: Rung): boolean => !rung.hasLine && rung.steps.every(steps => steps === 0)

/** A look at the same position with both camps as those rungs leave them. */
export function withLosses(
  s: Look,
  scratch: Int16Array,
  camps: readonly (readonly [Ladder, Rung])[],
  area: number,
): Look {
  for (let block = 0; block < BLOCKS; block++) scratch[block] = s.steps[block]!
  let line = s.line
  for (const [ladder, rung] of camps) {
    ladder.blocks.forEach((block, i) => (scratch[block] = rung.steps[i]!))
    if (!rung.hasLine && hasLine(s, ladder.side, area)) line = without(s.line, area)
  }
  return { ...s, steps: scratch, line }
}
function without(line: Look['line'], area: number): Look['line'] {
  const copy = Int16Array.from({ length: line.length }, (_, i) => line[i]!)
  copy[area] = 0
  return copy
}
