import type { State } from '../state'
import type { PositionSpec } from './position'
import { west } from './position'
import { giveAll, impulse } from './table'

/** Kleist and friends in the middle of Axis country, enemies to the east. */
export const front: PositionSpec = {
  axis: west,
  blocks: {
    'A-HQ-1PG': '50',
    'A-PZ-3': '51',
    'A-IN-29': '50',
    'A-IN-44': '50',
    'U-IN-5A': '36',
    'U-HQ-S': '37',
    'A-HQ-6': '33',
  },
}
export const at = (change: PositionSpec, ...dice: readonly number[]): State =>
  impulse({ ...front, ...change, blocks: { ...front.blocks, ...change.blocks } }, ...dice)
export const kleist = ['tactical', 'lift A-HQ-1PG', 'go 50'] as const
export const commanding = (change: PositionSpec = {}): State => giveAll(at(change), ...kleist, 'endActivation')
