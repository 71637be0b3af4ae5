import type { Ears, Refusal, Side, Step, Verb } from '../../../engine'
import { add, alone, drawFrom, offer, pop, put, replace, tell, update } from '../../../engine'
import { AIR_HQ, BOMBERS, corpsOf, END, FIRST, FIRST_BOMBER, nation } from '../blocks'
import { enterSpace, removeBlock } from '../effects/ground'
import { byToken, mixPool } from '../effects/knowledge'
import type { Owned } from '../frames'
import { AREAS, AXIS_STAGING, BOMBER_BOX, isCity, isSovietUnion, isVictoryArea, SOVIET_STAGING } from '../map'
import { arrivalAreas, arrivalSteps, handOf, hasKievPrivilege } from '../rules/reinforcements'
import { hasRoom, quarrels } from '../rules/stacking'
import { stackingLimit } from '../rules/terrain'
import type { D, Look, State } from '../state'
import { AXIS, HAND, isFullyControlled, OUT, POOL, SOVIET } from '../state'

export const mayDrawUpTo = (s: Look, side: Side, value: number): number => Math.min(value, s.pool[side]!)

/** 5.0, 2.6 Draws n blocks, the last of them by choice if the side holds Kiev and the pool has one; then they are placed. */
export function drawBlocks(d: D, side: Side, n: number): void {
  tell(d, 3, 'reinforcements', { n: side }, { n })
  const picks = n > 0 && n < d.s.pool[side]! && hasKievPrivilege(d.s, side) ? 1 : 0
  for (let i = 0; i < n - picks; i++) drawOne(d, side)
  if (picks === 1) replace(d, { step: 'kievChoice', side } as Owned)
  else if (n > 0) startDeployment(d, side)
  else pop(d)
}
function drawOne(d: D, side: Side): void {
  const block = drawFrom(d, 'at', { from: FIRST[side]!, to: END[side]! }, POOL, HAND)
  add(d, 'pool', side, -1)
  arrive(d, side, block)
}
function takeFromPool(d: D, side: Side, block: number): void {
  removeBlock(d, block, HAND)
  arrive(d, side, block)
}
function arrive(d: D, side: Side, block: number): void {
  put(d, 'steps', block, arrivalSteps(block))
  tell(d, (1 << side) as Ears, 'drawn', { piece: block })
  if (block === AIR_HQ[1]) bringBombers(d)
}
/** 5.0f The four bombers of the 5th Fliegerkorps come with it. */
function bringBombers(d: D): void {
  for (let bomber = FIRST_BOMBER; bomber < FIRST_BOMBER + BOMBERS; bomber++)
    if (corpsOf(bomber) === 1 && d.s.at[bomber] === OUT) put(d, 'at', bomber, BOMBER_BOX[1]!)
}

const pickBlock: Verb<State, Owned> = {
  name: 'pick',
  rule: '2.6',
  touch: ['piece'],
  commits: true,
  list(s, _f, side, out) {
    for (let block = FIRST[side]!; block < END[side]!; block++) if (s.at[block] === POOL) offer(out, block)
  },
  play(d, _f, side, block) {
    takeFromPool(d, side, block)
    startDeployment(d, side)
  },
  refuse: () => ({ rule: '2.6', reason: 'The last block of the draw comes from your own pool.' }),
}
const drawLast: Verb<State, Owned> = {
  name: 'drawLast',
  rule: '2.6',
  touch: [],
  commits: true,
  list: (_s, _f, _side, out) => offer(out),
  play(d, _f, side) {
    drawOne(d, side)
    startDeployment(d, side)
  },
}
/** 2.6 Whoever holds Kiev may choose the last block of a draw. */
export const kievChoice: Step<State, Owned> = {
  rule: '2.6',
  secrecy: 'secret',
  verbs: [pickBlock, drawLast],
  who: (_s, f) => alone(f.side),
}

interface Deployment extends Owned {
  readonly lifted: number
  /** Cities that have had their block of this draw. */
  readonly taken: readonly number[]
}
/** A block drawn alone is in hand at once. */
function startDeployment(d: D, side: Side): void {
  mixPool(d, side)
  if (side === AXIS) return deployAxis(d)
  const hand = handOf(d.s, side)
  replace(d, { step: 'deployment', side, lifted: hand.length === 1 ? hand[0]! : -1, taken: [] } as Deployment)
}
/** 5.0c, g Axis blocks appear in their staging area; who may not join the others there goes back. */
function deployAxis(d: D): void {
  for (const block of byToken(d.s, handOf(d.s, AXIS))) {
    if (quarrels(d.s, block, AXIS_STAGING)) returnToPool(d, block)
    else place(d, block, AXIS_STAGING)
  }
  pop(d)
}
function returnToPool(d: D, block: number): void {
  put(d, 'steps', block, 0)
  removeBlock(d, block, POOL)
  tell(d, 3, 'returnedToPool', { n: nation[block]! })
}
function place(d: D, block: number, space: number): void {
  enterSpace(d, block, space)
  tell(d, 3, 'arrived', { piece: block }, { space })
}

const takeUp: Verb<State, Deployment> = {
  name: 'takeUp',
  rule: '5.0',
  touch: ['piece'],
  list(s, f, side, out) {
    if (f.lifted >= 0) return
    for (let block = FIRST[side]!; block < END[side]!; block++) if (s.at[block] === HAND) offer(out, block)
  },
  play: (d, f, _side, block) => update(d, { ...f, lifted: block }),
  refuse: (_v, f) => (f.lifted >= 0 ? null : { rule: '5.0', reason: 'Only blocks just drawn are placed now.' }),
}
const deploy: Verb<State, Deployment> = {
  name: 'deploy',
  rule: '5.0',
  touch: ['space'],
  list(s, f, side, out) {
    if (f.lifted >= 0) arrivalAreas(s, side, f.taken, space => offer(out, space))
  },
  play(d, f, _side, space) {
    place(d, f.lifted, space)
    const isStaging = SOVIET_STAGING.indexOf(space) >= 0
    update(d, { ...f, lifted: -1, taken: isStaging ? f.taken : [...f.taken, space] })
  },
  refuse(v, f, space) {
    if (f.lifted < 0) return { rule: '5.0', reason: 'Take one of the drawn blocks first.' }
    if (f.taken.indexOf(space) >= 0) return { rule: '5.0', reason: 'One block of a draw in each city.' }
    return refuseArrival(v, space)
  },
}
function refuseArrival(v: Look, space: number): Refusal {
  const cannot = (reason: string): Refusal => ({ rule: '5.0', reason })
  if (space >= AREAS || (isCity[space] === 0 && isVictoryArea[space] === 0))
    return cannot('Soviet blocks arrive in S1, S2, S3, or in a supplied city with room.')
  if (isSovietUnion[space] === 0) return cannot('Soviet blocks arrive in the Soviet Union only.')
  if (!isFullyControlled(v, SOVIET, space)) return cannot('Reinforcements arrive in areas you fully control.')
  if (!hasRoom(v, SOVIET, space))
    return { rule: '2.9', reason: `At most ${stackingLimit[space]} of your blocks may stand here.` }
  return cannot('No line of communication leads from here to a source; supply over the coast does not bring blocks.')
}
const deployRest: Verb<State, Deployment> = {
  name: 'deployRest',
  rule: '5.0',
  touch: ['space'],
  list(s, f, side, out) {
    if (f.lifted < 0 && handOf(s, side).length > 1) for (const space of SOVIET_STAGING) offer(out, space)
  },
  play(d, f, side, space) {
    for (const block of byToken(d.s, handOf(d.s, side))) place(d, block, space)
    update(d, { ...f, lifted: -1 })
  },
}
const endDeployment: Verb<State, Deployment> = {
  name: 'endDeployment',
  rule: '5.0',
  touch: [],
  commits: true,
  list(s, f, side, out) {
    if (f.lifted < 0 && handOf(s, side).length === 0) offer(out)
  },
  play: d => pop(d),
}
export const deployment: Step<State, Deployment> = {
  rule: '5.0',
  secrecy: 'secret',
  midway: f => f.lifted >= 0,
  verbs: [takeUp, deploy, deployRest, endDeployment],
  who: (_s, f) => alone(f.side),
}
