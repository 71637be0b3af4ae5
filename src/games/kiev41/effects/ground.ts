import type { Side } from '../../../engine'
import { add, mix, put, tell } from '../../../engine'
import { BLOCKS, BUDYONNY, FIRST_FLEET, FLEETS, owner, ownerOf } from '../blocks'
import { AREAS, BATUMI, FLEET_STAGING, KERCH, KIEV, NOVOROSSIYSK, SEVASTOPOL, SPACES, TAMAN } from '../map'
import { victoryNow } from '../rules/victory'
import type { D, Look, Marker } from '../state'
import { AXIS, isContested, isFullyControlled, LATER, LOST, markers, POOL, SOVIET, UNDER_WAY } from '../state'
import { concealLeaver, concealUncontested, reveal } from './knowledge'
import { finishWith } from './outcome'

/** The ground stamp changes with every change of control and of who is present: equal stamps, equal ground. */
const stamps = Int16Array.from({ length: SPACES * 3 * 4 }, (_, i) => mix(i, 4141) & 0xffff)
function stir(d: D, what: number, space: number): void {
  const from = (what * SPACES + space) * 4
  for (let k = 0; k < 4; k++) put(d, 'ground', k, d.s.ground[k]! ^ stamps[from + k]!)
}
const CONTROL_STAMP = 2

function changeForce(d: D, side: Side, space: number, by: 1 | -1): void {
  const now = d.s.force[side * SPACES + space]! + by
  put(d, 'force', side * SPACES + space, now)
  if (now === 0 || (now === 1 && by === 1)) stir(d, side, space)
}

/** A block leaves its area, whatever becomes of it next: if it was the last, the other side gains control (Q40). */
export function leaveSpace(d: D, block: number): void {
  const space = d.s.at[block]!
  const side = ownerOf(block)
  if (space < 0 || space >= AREAS) return
  put(d, 'at', block, UNDER_WAY)
  add(d, 'count', side * SPACES + space, -1)
  changeForce(d, side, space, -1)
  concealLeaver(d, block)
  vacated(d, side, space)
}
function vacated(d: D, side: Side, space: number): void {
  if (d.s.force[side * SPACES + space]! > 0) return
  const other = (1 - side) as Side
  if (d.s.force[other * SPACES + space]! > 0) {
    takeControl(d, other, space)
    concealUncontested(d, other, space)
  }
  afterPresence(d, space)
}

/** A block comes to stand in a space: an area without enemy units is its side's from now on (2.5). */
export function enterSpace(d: D, block: number, space: number): void {
  const side = ownerOf(block)
  put(d, 'at', block, space)
  if (space >= AREAS) return
  add(d, 'count', side * SPACES + space, 1)
  changeForce(d, side, space, 1)
  if (!isContested(d.s, space)) takeControl(d, side, space)
  afterPresence(d, space)
}
/** 2.5c A block passes through an empty area and takes it. */
export function passThrough(d: D, side: Side, space: number): void {
  if (d.s.force[(1 - side) * SPACES + space] === 0) takeControl(d, side, space)
}
export function takeControl(d: D, side: Side, space: number): void {
  if (d.s.control[space] === side) return
  put(d, 'control', space, side)
  stir(d, CONTROL_STAMP, space)
  tell(d, 3, 'controlTaken', { n: side }, { space })
  afterControl(d, space)
}

/** 4.1 A Defensive Line comes out of stock. */
export function raiseLine(d: D, side: Side, space: number): void {
  put(d, 'line', space, side + 1)
  add(d, 'marker', markers.lines + side, -1)
  changeForce(d, side, space, 1)
}
/** 4.1 A Defensive Line goes back to stock: disbanded, destroyed or isolated. */
export function removeLine(d: D, space: number): void {
  const side = (d.s.line[space]! - 1) as Side
  put(d, 'line', space, 0)
  put(d, 'lineCube', space, 0)
  add(d, 'marker', markers.lines + side, 1)
  changeForce(d, side, space, -1)
  vacated(d, side, space)
}

/** Fills count, force, pool and ground from the other tables. */
export function deriveGround(d: D): void {
  for (let i = 0; i < SPACES * 2; i++) {
    put(d, 'count', i, 0)
    put(d, 'force', i, 0)
  }
  for (let k = 0; k < 4; k++) put(d, 'ground', k, 0)
  put(d, 'pool', 0, 0)
  put(d, 'pool', 1, 0)
  for (let block = 0; block < BLOCKS; block++) countBlock(d, block)
  for (let space = 0; space < AREAS; space++) stampSpace(d, space)
}
function countBlock(d: D, block: number): void {
  const space = d.s.at[block]!
  if (space === POOL) add(d, 'pool', owner[block]!, 1)
  if (space < 0 || space >= AREAS) return
  add(d, 'count', owner[block]! * SPACES + space, 1)
  add(d, 'force', owner[block]! * SPACES + space, 1)
}
function stampSpace(d: D, space: number): void {
  const line = d.s.line[space]!
  if (line > 0) add(d, 'force', (line - 1) * SPACES + space, 1)
  for (let side = 0; side < 2; side++) if (d.s.force[side * SPACES + space]! > 0) stir(d, side, space)
  if (d.s.control[space] === 1) stir(d, CONTROL_STAMP, space)
}

// ---- watchers: what follows at once from a change of control or presence (2.1, 2.6, 10.2.1, 2.4.4.2) ----------------
const isSeaKey = (space: number): boolean =>
  space === SEVASTOPOL || space === NOVOROSSIYSK || space === KERCH || space === TAMAN

function afterPresence(d: D, space: number): void {
  if (isSeaKey(space)) turnSeaDiscs(d)
}
function afterControl(d: D, space: number): void {
  if (isSeaKey(space)) turnSeaDiscs(d)
  if (space === SEVASTOPOL) moveFleetsWithSevastopol(d)
  if (space === KIEV && d.s.control[KIEV] === AXIS) dismissBudyonny(d)
  finishWith(d, victoryNow(d.s, space))
}

/** 2.1.1 Blue: Sevastopol and Novorossiysk fully Soviet; light blue: both shores of the strait as well. */
export function turnSeaDiscs(d: D): void {
  const blue = isFullyControlled(d.s, SOVIET, SEVASTOPOL) && isFullyControlled(d.s, SOVIET, NOVOROSSIYSK)
  const lightBlue = blue && isFullyControlled(d.s, SOVIET, KERCH) && isFullyControlled(d.s, SOVIET, TAMAN)
  turnDisc(d, 'blueDisc', blue)
  turnDisc(d, 'lightBlueDisc', lightBlue)
}
export function turnDisc(d: D, disc: Marker, active: boolean): void {
  if ((d.s.marker[markers[disc]] === 1) === active) return
  put(d, 'marker', markers[disc], active ? 1 : 0)
  tell(d, 3, 'discTurned', { n: markers[disc] }, { n: active ? 1 : 0 })
}
/** 10.2.1f Fleets leave for Batumi with Sevastopol and come back with it. */
function moveFleetsWithSevastopol(d: D): void {
  const isSoviet = d.s.control[SEVASTOPOL] === SOVIET
  for (let i = 0; i < FLEETS; i++) {
    const fleet = FIRST_FLEET + i
    if (d.s.at[fleet]! < 0 || (isSoviet && d.s.at[fleet] !== BATUMI)) continue
    put(d, 'at', fleet, isSoviet ? FLEET_STAGING[i]! : BATUMI)
    tell(d, 3, 'fleetSailed', { piece: fleet }, { space: d.s.at[fleet]! })
  }
}
/** 10.6c The Axis holds Kiev: Budyonny goes for good, from the map or from the pool. */
function dismissBudyonny(d: D): void {
  const place = d.s.at[BUDYONNY]!
  if (place === LOST || place === LATER) return
  reveal(d, BUDYONNY)
  tell(d, 3, 'budyonnyDismissed', { piece: BUDYONNY }, ...(place >= 0 ? [{ space: place }] : []))
  removeBlock(d, BUDYONNY, LOST)
}

/** A block leaves the map or its pool: POOL, LOST or HAND. */
export function removeBlock(d: D, block: number, to: number): void {
  if (d.s.at[block] === POOL) add(d, 'pool', owner[block]!, -1)
  put(d, 'cube', block, 0)
  put(d, 'crossed', block, 0)
  put(d, 'active', block, 0)
  put(d, 'ready', block, 0)
  put(d, 'aim', block, -1)
  leaveSpace(d, block)
  if (isDismissed(d.s, block)) return
  if (to === POOL) add(d, 'pool', owner[block]!, 1)
  put(d, 'at', block, to)
}
/** 10.6c Leaving Kiev to the Axis was his end: Budyonny gets nowhere any more. */
export const isDismissed = (s: Look, block: number): boolean => s.at[block] === LOST

/** Two looks at the same ground: who controls and stands where. */
export const isSameGround = (s: Look, stamp: Int16Array): boolean =>
  s.ground[0] === stamp[0] && s.ground[1] === stamp[1] && s.ground[2] === stamp[2] && s.ground[3] === stamp[3]
