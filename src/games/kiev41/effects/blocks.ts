import { put, tell } from '../../../engine'
import { ownerOf } from '../blocks'
import type { D } from '../state'
import { LOST, POOL, SOVIET } from '../state'
import { removeBlock } from './ground'
import { hide, isRevealed, remember, rememberWear, reveal } from './knowledge'

/** Why a step or a block was lost: who hears of it and where it goes. */
export type Cause = 'hit' | 'attrition' | 'deactivation' | 'digging'

/** 4.2.3.1 One face down; from the lowest face the block is gone. */
export function reduceBlock(d: D, block: number, cause: Cause): void {
  const steps = d.s.steps[block]! - 1
  if (steps === 0) return destroyBlock(d, block, cause)
  put(d, 'steps', block, steps)
  if (cause === 'digging') return
  if (isRevealed(d.s, block)) remember(d, block)
  if (cause !== 'deactivation')
    tell(d, 3, cause === 'hit' ? 'blockHit' : 'attrition', { piece: block }, { space: d.s.at[block]! })
}

/** 9.4 Blocks that lose a step together, in that order. */
export function wearBlocks(d: D, blocks: readonly number[]): void {
  rememberWear(d, blocks)
  // With the last of Kiev Budyonny goes too: his cube is gone, and he loses nothing besides.
  for (const block of blocks) if (d.s.cube[block] === 1) reduceBlock(d, block, 'attrition')
}

/** 9.4f, 10.15.3, 10.18c Soviet blocks return to the pool unless they surrender; Axis blocks never return. */
export function destroyBlock(d: D, block: number, cause: Cause): void {
  const space = d.s.at[block]!
  const isForGood = ownerOf(block) !== SOVIET || cause === 'attrition'
  reveal(d, block)
  tell(d, 3, cause === 'attrition' ? 'surrendered' : 'destroyed', { piece: block }, { space })
  removeBlock(d, block, isForGood ? LOST : POOL)
  put(d, 'steps', block, 0)
  if (d.s.at[block] === POOL) hide(d, block)
}
