import { put, tell } from '../../../engine'
import { ownerOf } from '../blocks'
import { edgeBetween, RIVER, SPACES, STRAIT } from '../map'
import { isFrozen } from '../rules/weather'
import type { D } from '../state'
import { enterSpace, isDismissed, leaveSpace, passThrough } from './ground'

/** 10.9 A block walks a path (its start left out): empty areas on the way are taken, the last is entered. */
export function march(d: D, block: number, path: readonly number[]): void {
  const side = ownerOf(block)
  const from = d.s.at[block]!
  const last = path[path.length - 1]!
  const cameFrom = path.length > 1 ? path[path.length - 2]! : from
  leaveSpace(d, block)
  if (isDismissed(d.s, block)) return
  for (let i = 0; i < path.length - 1; i++) passThrough(d, side, path[i]!)
  markCrossing(d, block, cameFrom, last)
  enterSpace(d, block, last)
  if (d.told) tell(d, 3, 'moved', { piece: block }, { space: from }, ...path.map(space => ({ space })))
}
/** 2.4.7, 2.4.8 Over a river or the strait into a newly contested area; ice bridges rivers, not the strait. */
export function markCrossing(d: D, block: number, from: number, to: number): void {
  const isHeld = d.s.force[(1 - ownerOf(block)) * SPACES + to]! > 0
  if (!isHeld || d.s.contestedBefore[to] === 1) return
  const kind = edgeBetween(from, to)
  if (kind === STRAIT || (kind === RIVER && !isFrozen(d.s))) put(d, 'crossed', block, 1)
}
