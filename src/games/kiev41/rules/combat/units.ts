import type { Side } from '../../../../engine'
import { BOMBERS, END, FIRST, FIRST_BOMBER, FIRST_FLEET, FLEETS } from '../../blocks'
import type { Look } from '../../state'
import { strengthOf } from '../../state'

/** The blocks of a side in an area, by number. */
export function blocksIn(s: Look, side: Side, area: number): readonly number[] {
  const out: number[] = []
  for (let block = FIRST[side]!; block < END[side]!; block++) if (s.at[block] === area) out.push(block)
  return out
}
export function bombersAt(s: Look, area: number): readonly number[] {
  const out: number[] = []
  for (let bomber = FIRST_BOMBER; bomber < FIRST_BOMBER + BOMBERS; bomber++) if (s.at[bomber] === area) out.push(bomber)
  return out
}
export function fleetsAt(s: Look, area: number): readonly number[] {
  const out: number[] = []
  for (let fleet = FIRST_FLEET; fleet < FIRST_FLEET + FLEETS; fleet++) if (s.at[fleet] === area) out.push(fleet)
  return out
}

/** 10.15c The strongest blocks of a side in an area, by the printed face (Q20): several when they tie. */
export function strongestIn(s: Look, side: Side, area: number): readonly number[] {
  let best = -1
  let tied: number[] = []
  for (const block of blocksIn(s, side, area)) {
    const strength = strengthOf(s, block)
    if (strength > best) tied = []
    if (strength >= best) tied.push(block)
    best = Math.max(best, strength)
  }
  return tied
}
