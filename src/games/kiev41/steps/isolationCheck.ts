import type { Frame, Side, Step, Verb } from '../../../engine'
import { alone, offer, pop, push, put, rollDie, tell } from '../../../engine'
import { END, FIRST, FIRST_FLEET, FLEETS } from '../blocks'
import { wearBlocks } from '../effects/blocks'
import { removeLine } from '../effects/ground'
import { byToken } from '../effects/knowledge'
import { AREAS, FLEET_STAGING, SEVASTOPOL } from '../map'
import { isLineAlone } from '../rules/lines'
import { floodSupply, isSuppliedIn } from '../rules/supply'
import { isCommitted } from '../sequence'
import type { D, Look, State } from '../state'
import { activeSide, hasOption, impulseOf, PASS, SOVIET } from '../state'

/** 9.3 The active side's isolated units are looked at again: relieved, or worn down. */
export const isolationCheck: Step<State> = {
  rule: '9.3',
  begin(d) {
    const side = activeSide(d.s)
    if (side === SOVIET && impulseOf(d.s) === PASS) returnFleets(d)
    if (!hasIsolated(d.s, side)) return pop(d)
    relieve(d, side)
    const isStarving = side === SOVIET && hasOption(d.s, 4) && hasIsolatedGarrison(d.s)
    wearDown(d, side)
    if (isStarving) rollForSevastopol(d)
    else pop(d)
  },
  resume: d => pop(d),
}
function hasIsolated(s: Look, side: Side): boolean {
  for (let block = FIRST[side]!; block < END[side]!; block++) if (s.cube[block] === 1) return true
  for (let space = 0; space < AREAS; space++) if (s.lineCube[space] === 1 && s.line[space] === side + 1) return true
  return false
}
function relieve(d: D, side: Side): void {
  const flood = floodSupply(d.s, side)
  for (let block = FIRST[side]!; block < END[side]!; block++) {
    if (d.s.cube[block] === 1 && isSuppliedIn(d.s, side, d.s.at[block]!, flood)) put(d, 'cube', block, 0)
  }
  for (let space = 0; space < AREAS; space++) {
    if (d.s.line[space] === side + 1 && d.s.lineCube[space] === 1 && isSuppliedIn(d.s, side, space, flood))
      put(d, 'lineCube', space, 0)
  }
}
/** 9.4, Q83 Lines are judged before any block loses its step. */
function wearDown(d: D, side: Side): void {
  for (let space = 0; space < AREAS; space++) {
    if (d.s.line[space] !== side + 1 || d.s.lineCube[space] === 0 || isSpared(d.s, side, space)) continue
    if (!isLineAlone(d.s, side, space)) continue
    tell(d, 3, 'lineLost', { space })
    removeLine(d, space)
  }
  const worn: number[] = []
  for (let block = FIRST[side]!; block < END[side]!; block++)
    if (d.s.cube[block] === 1 && !isSpared(d.s, side, d.s.at[block]!)) worn.push(block)
  wearBlocks(d, byToken(d.s, worn))
}
/** 14.4h In Sevastopol one die replaces attrition. */
const isSpared = (s: Look, side: Side, space: number): boolean =>
  side === SOVIET && space === SEVASTOPOL && hasOption(s, 4)

/** 12.0c */
function returnFleets(d: D): void {
  for (let i = 0; i < FLEETS; i++) {
    const fleet = FIRST_FLEET + i
    if (!isCommitted(d.s, fleet)) continue
    put(d, 'at', fleet, FLEET_STAGING[i]!)
    tell(d, 3, 'fleetSailed', { piece: fleet }, { space: FLEET_STAGING[i]! })
  }
}

// ---- 14.4f, g The garrison of Sevastopol ---------------------------------------------------------------------------
const isStarvingBlock = (s: Look, block: number): boolean => s.at[block] === SEVASTOPOL && s.cube[block] === 1
function hasIsolatedGarrison(s: Look): boolean {
  if (s.line[SEVASTOPOL] === SOVIET + 1 && s.lineCube[SEVASTOPOL] === 1) return true
  return strongestStep(s) > 0
}
function strongestStep(s: Look): number {
  let most = 0
  for (let block = FIRST[SOVIET]!; block < END[SOVIET]!; block++)
    if (isStarvingBlock(s, block)) most = Math.max(most, s.steps[block]!)
  return most
}
/** The sum of faces: a line and a Heart count 1. */
export function garrisonOf(s: Look): number {
  let sum = s.line[SEVASTOPOL] === SOVIET + 1 && s.lineCube[SEVASTOPOL] === 1 ? 1 : 0
  for (let block = FIRST[SOVIET]!; block < END[SOVIET]!; block++) if (isStarvingBlock(s, block)) sum += s.steps[block]!
  return sum
}
function rollForSevastopol(d: D): void {
  const sum = garrisonOf(d.s)
  const die = rollDie(d)
  tell(d, 3, 'sevastopolDie', { n: die }, { n: sum })
  if (die >= sum) return pop(d)
  if (strongestStep(d.s) > 0) return push(d, { step: 'sevastopolLoss', side: SOVIET } as Frame)
  tell(d, 3, 'lineLost', { space: SEVASTOPOL })
  removeLine(d, SEVASTOPOL)
  pop(d)
}
const starve: Verb<State> = {
  name: 'starve',
  rule: '14.4',
  touch: ['piece'],
  commits: true,
  list(s, _f, _side, out) {
    const most = strongestStep(s)
    for (let block = FIRST[SOVIET]!; block < END[SOVIET]!; block++)
      if (isStarvingBlock(s, block) && s.steps[block] === most) offer(out, block)
  },
  play(d, _f, _side, block) {
    wearBlocks(d, [block])
    pop(d)
  },
}
/** How many blocks starve there is plain to see: one alone takes the loss unasked. */
function onlyStarving(s: Look): number {
  const starving: number[] = []
  for (let block = FIRST[SOVIET]!; block < END[SOVIET]!; block++) if (isStarvingBlock(s, block)) starving.push(block)
  return starving.length === 1 ? starving[0]! : -1
}
export const sevastopolLoss: Step<State> = {
  rule: '14.4',
  secrecy: 'secret',
  verbs: [starve],
  begin(d) {
    const block = onlyStarving(d.s)
    if (block < 0) return
    wearBlocks(d, [block])
    pop(d)
  },
  who: () => alone(SOVIET),
}
