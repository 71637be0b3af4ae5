import { END, FIRST, isBlitzHq, ownerOf } from '../../blocks'
import { edge, first, GREEN, neighbour, STRAIT, terrain } from '../../map'
import type { Look } from '../../state'
import { isExhausted } from '../../state'
import { commands, isCommanding } from '../command'
import { isClosedTo, mayEndIn } from '../stacking'
import { mayCrossStrait } from '../terrain'

export const READY = 1
export const HAS_BLITZED = 2

/** 10.17d In command of an active blitz HQ, measured now (Q35). */
function isLed(s: Look, block: number): boolean {
  const side = ownerOf(block)
  for (let hq = FIRST[side]!; hq < END[side]!; hq++) {
    if (isBlitzHq[hq] === 1 && isCommanding(s, hq) && !isExhausted(s, hq) && commands(s, hq, block)) return true
  }
  return false
}

/** 10.17e One adjacent Green area that was not contested when the segment began. */
function isTarget(s: Look, block: number, k: number, barred: readonly number[]): boolean {
  const area = neighbour[k]!
  return (
    terrain[area] === GREEN &&
    barred.indexOf(area) < 0 &&
    !isClosedTo(ownerOf(block), area) &&
    (edge[k] !== STRAIT || mayCrossStrait(s, block)) &&
    mayEndIn(s, block, area)
  )
}
export function blitzTargets(
  s: Look,
  block: number,
  barred: readonly number[],
  visit: (area: number, edge: number) => void,
): void {
  const from = s.at[block]!
  for (let k = first[from]!; k < first[from + 1]!; k++)
    if (isTarget(s, block, k, barred)) visit(neighbour[k]!, edge[k]!)
}
function hasTarget(s: Look, block: number, barred: readonly number[]): boolean {
  const from = s.at[block]!
  for (let k = first[from]!; k < first[from + 1]!; k++) if (isTarget(s, block, k, barred)) return true
  return false
}
/** 10.17 The block may blitz now: it cleared its area, is led, and has somewhere to go. */
export const mayBlitzNow = (s: Look, block: number, barred: readonly number[]): boolean =>
  s.ready[block] === READY && isLed(s, block) && hasTarget(s, block, barred)
