import type { Side, Step, Verb } from '../../../engine'
import { alone, offer, otherSide, pop, put, tell, update } from '../../../engine'
import { fireAt } from '../blocks'
import { reduceBlock } from '../effects/blocks'
import { removeLine } from '../effects/ground'
import { strongestIn } from '../rules/combat/units'
import type { D, Look, State } from '../state'
import { activeSide, hasLine, markers } from '../state'
import type { HitsFrame } from '../frames'

export const hitsOn = (victim: Side, area: number, left: number): HitsFrame => ({ step: 'hits', victim, area, left })

/** 10.14 The defender's shields go first, over the whole battle. */
function absorbHits(d: D, f: HitsFrame): number {
  const shields = Math.min(f.left, d.s.marker[markers.absorb]!)
  if (shields === 0) return f.left
  put(d, 'marker', markers.absorb, d.s.marker[markers.absorb]! - shields)
  tell(d, 3, 'absorbed', { n: shields }, { space: f.area })
  return f.left - shields
}
/** 4.1j, 4.1k The next hit takes the line; until then no block behind it is hurt. */
function breakLine(d: D, f: HitsFrame, left: number): number {
  if (left === 0 || !hasLine(d.s, f.victim, f.area)) return left
  tell(d, 3, 'lineBroken', { n: f.victim }, { space: f.area })
  removeLine(d, f.area)
  return left - 1
}

/** Of equals, the block that is cheapest to rebuild. */
const cheapest = (s: Look, tied: readonly number[]): number =>
  tied.reduce((best, block) => (fireAt(block, s.steps[block]!) < fireAt(best, s.steps[best]!) ? block : best))

/** 10.15.1 The strongest block takes each hit; the owner is asked only where his choice makes a difference. */
function hurtBlocks(d: D, f: HitsFrame, hits: number): void {
  let left = hits
  while (left > 0 && d.s.over === null) {
    const tied = strongestIn(d.s, f.victim, f.area)
    if (tied.length === 0) break // 10.15.2 hits beyond destruction are lost
    if (left < tied.length && d.s.standing[f.victim] === 0) return update(d, { ...f, left })
    const struck = left < tied.length ? [cheapest(d.s, tied)] : tied
    for (const block of struck) reduceBlock(d, block, 'hit')
    left -= struck.length
  }
  pop(d)
}

/** 10.15c Of equally strong blocks the owner names the one that is hit. */
const takeHit: Verb<State, HitsFrame> = {
  name: 'takeHit',
  rule: '10.15',
  touch: ['piece'],
  commits: true,
  list(s, f, _side, out) {
    for (const block of strongestIn(s, f.victim, f.area)) offer(out, block)
  },
  play(d, f, _side, block) {
    reduceBlock(d, block, 'hit')
    hurtBlocks(d, f, f.left - 1)
  },
  refuse: () => ({ rule: '10.15', reason: 'A hit goes to one of your strongest blocks in this battle.' }),
}

/** 10.15 Hits are taken one by one: shields, line, then blocks; the attacker has neither shields nor line (10.14b, 4.1l). */
export const hits: Step<State, HitsFrame> = {
  rule: '10.15',
  shows: ['victim', 'area', 'left'],
  verbs: [takeHit],
  begin(d, f) {
    const isDefender = f.victim === otherSide(activeSide(d.s))
    hurtBlocks(d, f, isDefender ? breakLine(d, f, absorbHits(d, f)) : f.left)
  },
  who: (_, f) => alone(f.victim),
}
