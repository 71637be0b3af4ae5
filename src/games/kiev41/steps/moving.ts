import type { Ears, Side, Verb } from '../../../engine'
import { offer, put, tell, update } from '../../../engine'
import { BUDYONNY, END, FIRST, GUDERIAN, isFast } from '../blocks'
import { reduceBlock } from '../effects/blocks'
import { enterSpace, isDismissed, leaveSpace, raiseLine } from '../effects/ground'
import { reveal } from '../effects/knowledge'
import { march } from '../effects/march'
import type { MoveFrame } from '../frames'
import { AREAS, KIEV, SPACES } from '../map'
import { hasLeadingHq, mayActivate } from '../rules/activation'
import type { Commanders } from '../rules/command'
import { commandersOf, isInCommand } from '../rules/command'
import { mayDig } from '../rules/lines'
import type { MoveRules, Reach } from '../rules/movement'
import { ENGAGING, hasMove, isReached, PEACEFUL, pathTo, pointsTo, reachOf } from '../rules/movement'
import { mayEndIn } from '../rules/stacking'
import { allowanceOf } from '../rules/terrain'
import { assaultAreas, hasTransport, railAreas, shipAreas } from '../rules/transport'
import type { D, Look, State } from '../state'
import { AXIS, GOOD, isContested, LOST, markers, RAIN, SOVIET, weatherOf } from '../state'
import { refuseGo, refuseLift } from './movingRefusals'

export type MoveVerb = Verb<State, MoveFrame>
export const rulesOf = (f: MoveFrame): MoveRules =>
  f.mode === 'tactical' || f.mode === 'strategic' ? ENGAGING : PEACEFUL

/** `done` bits: had its action; has exploited. */
const COMMANDED = 1
const EXPLOITED = 2

/** 10.8, 10.19, 11.0, 12.0 The block may be given an order in this segment, if it has one to be given. */
export function mayBeOrdered(s: Look, f: MoveFrame, block: number, led: Commanders | null): boolean {
  const space = s.at[block]!
  if (space < 0 || space >= AREAS || s.cube[block] === 1) return false
  if (f.mode === 'exploitation')
    return isFast[block] === 1 && (s.done[block]! & EXPLOITED) === 0 && !isContested(s, space)
  if (s.done[block] !== 0 || s.active[block] === 1) return false
  return led === null || isInCommand(s, block, led)
}
function hasOrder(s: Look, f: MoveFrame, block: number): boolean {
  if (hasMove(s, block, allowanceOf(s, block), rulesOf(f))) return true
  if (f.mode === 'exploitation') return false
  return mayDig(s, block) || (f.mode !== 'tactical' && hasTransport(s, block, f.mode === 'strategic'))
}
const isSpent = (f: MoveFrame): boolean => f.mode !== 'tactical' && f.mode !== 'activation' && f.budget === 0

export const lift: MoveVerb = {
  name: 'lift',
  rule: '10.9',
  touch: ['piece'],
  list(s, f, side, out) {
    if (f.lifted >= 0 || isSpent(f)) return
    const led = f.mode === 'tactical' ? commandersOf(s, side) : null
    const isLed = f.mode === 'activation' && hasLeadingHq(s, side)
    for (let block = FIRST[side]!; block < END[side]!; block++) {
      if (
        f.mode === 'activation' ? mayActivate(s, block, isLed) : mayBeOrdered(s, f, block, led) && hasOrder(s, f, block)
      )
        offer(out, block)
    }
  },
  play(d, f, _side, block) {
    if (block === GUDERIAN) return activate(d, f, block)
    update(d, { ...f, lifted: block, points: allowanceOf(d.s, block), isUnderWay: false })
  },
  refuse: refuseLift,
}

const searchFor = (s: Look, f: MoveFrame): Reach => reachOf(s, f.lifted, f.points, rulesOf(f))

/** 10.9 To any area in reach, by the cheapest way; to its own area to stop there. */
export const go: MoveVerb = {
  name: 'go',
  rule: '10.9',
  touch: ['space'],
  list(s, f, side, out) {
    if (f.lifted < 0) return
    const block = f.lifted
    if (mayStay(s, f)) offer(out, s.at[block]!, 0, 0)
    const reached = searchFor(s, f)
    const mayTakeKiev = isReached(KIEV) && isBudyonnyAtStake(s, side)
    for (let i = 0; i < reached.count; i++) {
      const space = reached.found[i]!
      if (mayEndIn(s, block, space))
        offer(out, space, 0, reached.cost[space]!, mayTakeKiev && pathTo(s, block, space, f.points).indexOf(KIEV) >= 0)
    }
  },
  play(d, f, _side, space) {
    walk(d, f, space)
    endOrder(d, f, f.lifted)
  },
  refuse: refuseGo,
}
/** 10.6c Whoever takes Kiev learns where Budyonny is: no such move can be taken back. */
const isBudyonnyAtStake = (s: Look, side: Side): boolean =>
  side === AXIS && s.control[KIEV] === SOVIET && s.force[SOVIET * SPACES + KIEV] === 0 && s.at[BUDYONNY] !== LOST

/** A stop under way; or an HQ revealed where it stands (10.1c). */
const mayStay = (s: Look, f: MoveFrame): boolean =>
  f.isUnderWay || (f.mode === 'activation' && !isContested(s, s.at[f.lifted]!))

function walk(d: D, f: MoveFrame, space: number): number {
  if (space === d.s.at[f.lifted]) return 0
  searchFor(d.s, f)
  const cost = pointsTo(space)
  march(d, f.lifted, pathTo(d.s, f.lifted, space, f.points))
  return cost
}

/** The least any area costs in this weather. */
const leastEntry = (s: Look): number => (weatherOf(s) === GOOD ? 1 : weatherOf(s) === RAIN ? 3 : 2)
/** A way of one's own: through this area first, and on from there. */
export const via: MoveVerb = {
  name: 'via',
  rule: '10.9',
  touch: ['space'],
  list(s, f, side, out) {
    if (f.lifted < 0) return
    const most = f.points - leastEntry(s)
    if (most < 1) return
    const foe = (1 - side) * SPACES
    const reached = searchFor(s, f)
    const mayTakeKiev = isReached(KIEV) && isBudyonnyAtStake(s, side)
    for (let i = 0; i < reached.count; i++) {
      const space = reached.found[i]!
      if (reached.cost[space]! > most) break
      if (s.force[foe + space] === 0 && mayEndIn(s, f.lifted, space))
        offer(
          out,
          space,
          0,
          reached.cost[space]!,
          mayTakeKiev && pathTo(s, f.lifted, space, f.points).indexOf(KIEV) >= 0,
        )
    }
  },
  play(d, f, _side, space) {
    const cost = walk(d, f, space)
    if (isDismissed(d.s, f.lifted)) endOrder(d, f, f.lifted)
    else update(d, { ...f, points: f.points - cost, isUnderWay: true })
  },
}

/** The order of the block in hand is complete. */
function endOrder(d: D, f: MoveFrame, block: number): void {
  if (f.mode === 'activation' && !isDismissed(d.s, block)) return activate(d, f, block)
  put(d, 'done', block, d.s.done[block]! | (f.mode === 'exploitation' ? EXPLOITED : COMMANDED))
  if (f.mode === 'exploitation') put(d, 'marker', markers.exploited, 1)
  update(d, { ...f, lifted: -1, points: 0, isUnderWay: false, budget: Math.max(0, f.budget - 1) })
}
/** 10.1c The HQ is revealed and active. */
function activate(d: D, f: MoveFrame, hq: number): void {
  put(d, 'active', hq, 1)
  put(d, 'done', hq, COMMANDED)
  reveal(d, hq)
  tell(d, 3, 'hqActivated', { piece: hq }, { space: d.s.at[hq]! }, { n: d.s.steps[hq]! })
  update(d, { ...f, lifted: -1, points: 0, isUnderWay: false })
}

/** 4.1 The block in hand builds a Defensive Line and loses a step. */
export const dig: MoveVerb = {
  name: 'dig',
  rule: '4.1',
  touch: [],
  list(s, f, _side, out) {
    if (f.lifted >= 0 && !f.isUnderWay && f.step === 'command' && mayDig(s, f.lifted)) offer(out)
  },
  play(d, f, side) {
    const space = d.s.at[f.lifted]!
    raiseLine(d, side, space)
    reduceBlock(d, f.lifted, 'digging')
    tell(d, 3, 'lineBuilt', { n: side }, { space })
    tell(d, (1 << side) as Ears, 'dugIn', { piece: f.lifted }, { space })
    endOrder(d, f, f.lifted)
  },
}

const isStanding = (f: MoveFrame): boolean =>
  f.lifted >= 0 && !f.isUnderWay && (f.mode === 'pass' || f.mode === 'strategic')
/** By rail or ship only where the block cannot walk: the result would be the same. */
function offerBeyondReach(s: Look, f: MoveFrame, areas: typeof railAreas, offerArea: (space: number) => void): void {
  searchFor(s, f)
  areas(s, f.lifted, space => {
    if (!isReached(space)) offerArea(space)
  })
}
function carry(d: D, f: MoveFrame, space: number, how: string): void {
  const from = d.s.at[f.lifted]!
  leaveSpace(d, f.lifted)
  enterSpace(d, f.lifted, space)
  tell(d, 3, how, { piece: f.lifted }, { space: from }, { space })
  endOrder(d, f, f.lifted)
}
const transport = (name: string, rule: string, areas: typeof railAreas, how: string): MoveVerb => ({
  name,
  rule,
  touch: ['space'],
  list(s, f, _side, out) {
    if (isStanding(f)) offerBeyondReach(s, f, areas, space => offer(out, space))
  },
  play: (d, f, _side, space) => carry(d, f, space, how),
})
export const rail = transport('rail', '14.1', railAreas, 'railed')
export const ship = transport('ship', '14.7', shipAreas, 'shipped')
export const assault: MoveVerb = {
  name: 'assault',
  rule: '14.8',
  touch: ['space'],
  list(s, f, _side, out) {
    if (isStanding(f) && f.mode === 'strategic') assaultAreas(s, f.lifted, space => offer(out, space))
  },
  play: (d, f, _side, space) => carry(d, f, space, 'assaulted'),
}
