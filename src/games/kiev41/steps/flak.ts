import type { Step, Verb } from '../../../engine'
import { alone, offer, pop, push, put, tell, update } from '../../../engine'
import { corpsOf } from '../blocks'
import { ABORTED, DESTROYED } from '../map'
import { fire } from '../effects/fire'
import { flakVolley, lineVolley } from '../rules/combat/dice'
import { blocksIn, bombersAt } from '../rules/combat/units'
import type { D, State } from '../state'
import { AXIS, hasLine, SOVIET } from '../state'
import type { FlakFrame, InBattleFrame } from '../frames'

/** Q27 Every hit is taken while bombers are left to take it, two at the most by each. */
export const splitOver = (area: number, bombers: readonly number[], hits: number): FlakFrame => ({
  step: 'flakSplit',
  area,
  bombers,
  left: Math.min(hits, 2 * bombers.length),
})

/** One bomber of each corps: those of one corps are alike. */
const oneOfEach = (bombers: readonly number[]): readonly number[] =>
  bombers.filter((bomber, i) => bombers.findIndex(other => corpsOf(other) === corpsOf(bomber)) === i)

function strike(d: D, f: FlakFrame, bomber: number, to: number, hits: number): void {
  put(d, 'at', bomber, to)
  tell(d, 3, to === ABORTED ? 'bomberAborted' : 'bomberDestroyed', { piece: bomber }, { space: f.area })
  const left = f.left - hits
  if (left === 0) return pop(d)
  update(d, { ...f, left, bombers: f.bombers.filter(other => other !== bomber) })
}

/** 10.13.4d One hit turns a bomber back. */
const turnBack: Verb<State, FlakFrame> = {
  name: 'turnBack',
  rule: '10.13.4',
  touch: ['piece'],
  commits: true,
  list(_s, f, _side, out) {
    if (f.left - 1 > 2 * (f.bombers.length - 1)) return
    for (const bomber of oneOfEach(f.bombers)) offer(out, bomber)
  },
  play: (d, f, _side, bomber) => strike(d, f, bomber, ABORTED, 1),
}
/** 10.13.4d Two hits on one bomber destroy it. */
const shootDown: Verb<State, FlakFrame> = {
  name: 'shootDown',
  rule: '10.13.4',
  touch: ['piece'],
  commits: true,
  list(_s, f, _side, out) {
    if (f.left >= 2) for (const bomber of oneOfEach(f.bombers)) offer(out, bomber)
  },
  play: (d, f, _side, bomber) => strike(d, f, bomber, DESTROYED, 2),
}
/** Q27 The Axis splits the hits and names the bombers. */
export const flakSplit: Step<State, FlakFrame> = {
  rule: '10.13.4',
  shows: ['area', 'bombers', 'left'],
  skipForced: true,
  verbs: [turnBack, shootDown],
  who: () => alone(AXIS),
}

/** 10.13.4 Anti-aircraft fire of everybody still standing, before the bombs fall. */
export const flak: Step<State, InBattleFrame> = {
  rule: '10.13.4',
  shows: ['area'],
  begin(d, f) {
    const hits = flakHits(d, f.area)
    if (hits === 0) return pop(d)
    push(d, splitOver(f.area, bombersAt(d.s, f.area), hits))
  },
  resume: d => pop(d),
}
function flakHits(d: D, area: number): number {
  let hits = 0
  for (const block of blocksIn(d.s, SOVIET, area)) hits += fire(d, { piece: block }, area, flakVolley(d.s, block))
  if (hasLine(d.s, SOVIET, area)) hits += fire(d, { space: area }, area, lineVolley)
  return hits
}
