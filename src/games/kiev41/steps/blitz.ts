import type { Step, Verb } from '../../../engine'
import { alone, offer, otherSide, pop, put, tell, update } from '../../../engine'
import { BLOCKS, END, FIRST, ownerOf } from '../blocks'
import { enterSpace, leaveSpace } from '../effects/ground'
import type { BlitzFrame } from '../frames'
import { AREAS, edgeBetween, LAND } from '../map'
import { BLITZED } from '../rules/combat/battles'
import { blitzTargets, HAS_BLITZED, mayBlitzNow } from '../rules/combat/blitz'
import type { D, Look, State } from '../state'
import { forceIn, isContested } from '../state'

function hasBlitzer(s: Look, f: BlitzFrame): boolean {
  for (let block = FIRST[f.side]!; block < END[f.side]!; block++) if (mayBlitzNow(s, block, f.barred)) return true
  return false
}

/** 10.17 Picks up a block that may go on. */
const liftBlitz: Verb<State, BlitzFrame> = {
  name: 'liftBlitz',
  rule: '10.17',
  touch: ['piece'],
  list(s, f, side, out) {
    if (f.lifted >= 0) return
    for (let block = FIRST[side]!; block < END[side]!; block++) if (mayBlitzNow(s, block, f.barred)) offer(out, block)
  },
  play: (d, f, _side, block) => update(d, { ...f, lifted: block }),
  refuse(_v, f, block) {
    if (f.lifted >= 0) return null
    if (block >= BLOCKS || ownerOf(block) !== f.side) return { rule: '10.17', reason: 'That is not your block.' }
    return {
      rule: '10.17',
      reason: 'Only fast blocks that cleared an open area this impulse, in command of a blitz HQ, go on.',
    }
  },
}

/** 10.17e, Q34 It goes to one adjacent open area; where an enemy stands a battle follows. */
const blitzTo: Verb<State, BlitzFrame> = {
  name: 'blitzTo',
  rule: '10.17',
  touch: ['space'],
  // With the last block gone the impulse runs on by itself, to battles or to its end.
  commits: true,
  list(s, f, _side, out) {
    if (f.lifted >= 0) blitzTargets(s, f.lifted, f.barred, area => offer(out, area, 0, 1, true))
  },
  play(d, f, _side, area) {
    advanceTo(d, f, area)
    if (d.s.over === null) update(d, { ...f, lifted: -1 })
    if (!hasBlitzer(d.s, f)) pop(d)
  },
  refuse: (v, f, area) =>
    f.lifted < 0
      ? null
      : f.barred.indexOf(area) >= 0
        ? { rule: '10.17', reason: 'That area was contested when the blitz began.' }
        : { rule: '10.17', reason: 'A blitz goes to one adjacent open area with room for the block.' },
}
function advanceTo(d: D, f: BlitzFrame, area: number): void {
  const from = d.s.at[f.lifted]!
  const meetsEnemy = forceIn(d.s, otherSide(f.side), area) > 0
  put(d, 'ready', f.lifted, HAS_BLITZED)
  tell(d, 3, 'blitzed', { piece: f.lifted }, { space: area })
  leaveSpace(d, f.lifted)
  enterSpace(d, f.lifted, area)
  put(d, 'known', f.lifted, 3)
  // What it crossed on its way to the first battle is behind it.
  put(d, 'crossed', f.lifted, meetsEnemy && edgeBetween(from, area) !== LAND ? 1 : 0)
  if (meetsEnemy) put(d, 'battle', area, BLITZED)
}

const endBlitz: Verb<State, BlitzFrame> = {
  name: 'endBlitz',
  rule: '10.17',
  touch: [],
  commits: true,
  list(_s, f, _side, out) {
    if (f.lifted < 0) offer(out)
  },
  play: d => pop(d),
}

/** 10.17 The Blitz Segment: blocks that are ready move on, one area each. */
export const blitz: Step<State, BlitzFrame> = {
  rule: '10.17',
  shows: ['lifted', 'barred'],
  midway: f => f.lifted >= 0,
  verbs: [liftBlitz, blitzTo, endBlitz],
  begin(d, f) {
    const barred: number[] = []
    for (let area = 0; area < AREAS; area++) if (isContested(d.s, area)) barred.push(area)
    const now = { ...f, barred }
    update(d, now)
    if (!hasBlitzer(d.s, now)) pop(d)
  },
  who: (_, f) => alone(f.side),
}
