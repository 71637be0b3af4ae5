import type { Frame, Refusal, Side, Step, Verb } from '../../../engine'
import { add, alone, offer, pop, push, put, replace, tell, update } from '../../../engine'
import { BLOCKS, END, fireAt, FIRST, isCombat, isHq, isLeader, LEADER, maxSteps, ownerOf } from '../blocks'
import { hide, reveal } from '../effects/knowledge'
import type { Owned, PointsFrame } from '../frames'
import { logisticsValue } from '../rules/logistics'
import type { D, Look, State } from '../state'
import { drawBlocks, mayDrawUpTo } from './reinforcements'

/** 7.1 The leader returns to full strength, and nothing else happens. */
const pauseLogistics: Verb<State, Owned> = {
  name: 'pauseLogistics',
  rule: '7.1',
  touch: [],
  commits: true,
  list: (_s, _f, _side, out) => offer(out),
  play(d, _f, side) {
    const leader = LEADER[side]!
    put(d, 'steps', leader, maxSteps[leader]!)
    put(d, 'fact', leader, maxSteps[leader]!)
    tell(d, 3, 'logisticsPause', { n: side })
    pop(d)
  },
}
/** 7.2 The leader is shown and his Logistics Value spent. */
const activateLeader: Verb<State, Owned> = {
  name: 'activateLeader',
  rule: '7.2',
  touch: [],
  list: (_s, _f, _side, out) => offer(out),
  play(d, _f, side) {
    const value = logisticsValue(d.s, side)
    reveal(d, LEADER[side]!)
    tell(d, 3, 'leaderActivated', { n: side }, { n: value })
    replace(d, { step: 'leaderActivation', side, value } as Frame)
  },
}
export const logistics: Step<State, Owned> = {
  rule: '7.0',
  secrecy: 'secret',
  verbs: [pauseLogistics, activateLeader],
  who: (_s, f) => alone(f.side),
}

interface ActivationFrame extends Owned {
  readonly value: number
}
/** 7.2 Points and reinforcements, then the leader loses a face and is concealed. */
export const leaderActivation: Step<State, ActivationFrame> = {
  rule: '7.2',
  shows: ['value'],
  begin(d, f) {
    push(d, {
      step: 'logisticsPoints',
      side: f.side,
      value: f.value,
      regeneration: f.value,
      replacement: f.value,
    } as PointsFrame)
  },
  resume(d, f) {
    const leader = LEADER[f.side]!
    if (d.s.steps[leader]! > 1) add(d, 'steps', leader, -1)
    put(d, 'fact', leader, d.s.steps[leader]!)
    hide(d, leader)
    pop(d)
  },
}

/** 7.2.2b What the next step of a combat block costs: 1, 2 or 3 by its fire. */
export const replacementCost = (s: Look, block: number): number => fireAt(block, s.steps[block]! + 1)
const mayGrow = (s: Look, block: number): boolean =>
  s.at[block]! >= 0 && s.cube[block] === 0 && s.steps[block]! < maxSteps[block]!

/** 7.2.2 One face up: an HQ for a Regeneration Point, a combat block for Replacement Points. */
const restoreBlock: Verb<State, PointsFrame> = {
  name: 'restore',
  rule: '7.2.2',
  touch: ['piece'],
  gathers: true,
  list(s, f, side, out) {
    for (let block = FIRST[side]!; block < END[side]!; block++) {
      if (!mayGrow(s, block)) continue
      if (isHq[block] === 1 && f.regeneration > 0) offer(out, block, 0, 1)
      if (isCombat[block] === 1 && replacementCost(s, block) <= f.replacement)
        offer(out, block, 0, replacementCost(s, block))
    }
  },
  play(d, f, side, block) {
    const cost = isHq[block] === 1 ? 0 : replacementCost(d.s, block)
    add(d, 'steps', block, 1)
    tell(d, (1 << side) as 1 | 2, 'restored', { piece: block }, { n: d.s.steps[block]! })
    update(d, { ...f, regeneration: f.regeneration - (isHq[block] === 1 ? 1 : 0), replacement: f.replacement - cost })
  },
  refuse: (v, f, block) => (block < BLOCKS && ownerOf(block) === f.side ? refuseRestoring(v, f, block) : null),
}
function refuseRestoring(v: Look, f: PointsFrame, block: number): Refusal {
  const cannot = (reason: string): Refusal => ({ rule: '7.2.2', reason })
  if (isLeader[block] === 1) return { rule: '7.1', reason: 'A leader recovers in a Pause only.' }
  if (v.at[block]! < 0) return cannot('Only blocks on the map are built up.')
  if (v.cube[block] === 1) return cannot('An isolated block receives nothing.')
  if (v.steps[block] === maxSteps[block]) return cannot('This block is at full strength.')
  if (isHq[block] === 1) return cannot('No Regeneration Points are left.')
  return cannot(`This step costs ${replacementCost(v, block)}; Replacement Points left: ${f.replacement}.`)
}
/** 7.2, 5.0 How many reinforcements to draw: this ends the spending of points. */
const drawReinforcements: Verb<State, PointsFrame> = {
  name: 'draw',
  rule: '5.0',
  touch: ['number'],
  commits: true,
  list(s, f, side, out) {
    const most = mayDrawUpTo(s, side, f.value)
    for (let n = 0; n <= most; n++) offer(out, n)
  },
  play(d, f, side, n) {
    tell(d, 3, 'pointsSpent', { n: side }, { n: f.value - f.regeneration }, { n: f.value - f.replacement })
    drawBlocks(d, side, n)
  },
}
export const logisticsPoints: Step<State, PointsFrame> = {
  rule: '7.2.2',
  secrecy: 'secret',
  shows: ['value'],
  verbs: [restoreBlock, drawReinforcements],
  who: (_s, f) => alone(f.side),
}

interface StrategicDrawFrame extends Owned {
  readonly value: number
}
/** 11.0e The strategic draw: up to the Logistics Value. */
const drawStrategic: Verb<State, StrategicDrawFrame> = {
  name: 'drawStrategic',
  rule: '11.0',
  touch: ['number'],
  commits: true,
  list(s, _f, side, out) {
    const most = mayDrawUpTo(s, side, logisticsValue(s, side))
    for (let n = 1; n <= most; n++) offer(out, n)
  },
  play: (d: D, _f, side, n) => drawBlocks(d, side, n),
}
/** How many wait in a pool is open: the last of them is drawn unasked. */
export const isLastInPool = (s: Look, side: Side): boolean => s.pool[side] === 1
export const strategicDraw: Step<State, StrategicDrawFrame> = {
  rule: '11.0',
  secrecy: 'secret',
  verbs: [drawStrategic],
  begin(d, f) {
    if (isLastInPool(d.s, f.side)) drawBlocks(d, f.side, 1)
  },
  who: (_s, f) => alone(f.side),
}
