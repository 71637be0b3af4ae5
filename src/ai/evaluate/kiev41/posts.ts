import type { Side } from '../../../engine'
import { insight } from '../../../games/kiev41'

const { AREAS, END, FIRST, first, GUDERIAN, isCombat, isHq, neighbour, SPACES } = insight
type Look = insight.Look

function isNext(s: Look, foe: number, area: number): boolean {
  for (let k = first[area]!; k < first[area + 1]!; k++) if (s.count[foe + neighbour[k]!]! > 0) return true
  return false
}
/** How inviting a post next to the enemy is, by the blocks that hold it. */
const INVITING = [0, 1, 0.5, 0.15]
/** Thin posts next to the enemy: he picks them off one by one. */
export function thinPosts(s: Look, side: Side): number {
  const foe = (1 - side) * SPACES
  let thin = 0
  for (let area = 0; area < AREAS; area++) {
    const count = s.count[side * SPACES + area]!
    if (count > 0 && count < INVITING.length && s.count[foe + area] === 0 && isNext(s, foe, area))
      thin += INVITING[count]!
  }
  return thin
}

const MARCH = [1, 1, 0.6, 0.25]
const queue = new Int16Array(SPACES)
const depth = new Uint8Array(SPACES)
const seen = new Int32Array(SPACES)
let search = 0
/** How near the enemy is to HQs that stand without troops. */
export function lonelyHqs(s: Look, side: Side): number {
  let risk = 0
  for (let hq = FIRST[side]!; hq < END[side]!; hq++) {
    const area = s.at[hq]!
    if (isHq[hq] === 0 || area < 0 || area >= AREAS || hq === GUDERIAN || isGuarded(s, side, area)) continue
    risk += MARCH[foeWithin(s, side, area, MARCH.length - 1)] ?? 0
  }
  return risk
}
function isGuarded(s: Look, side: Side, area: number): boolean {
  if (s.count[side * SPACES + area]! < 2) return false
  for (let block = FIRST[side]!; block < END[side]!; block++)
    if (isCombat[block] === 1 && s.at[block] === area && s.steps[block]! > 1) return true
  return false
}
const NONE_NEAR = 9
/** Areas to the nearest enemy troops over ground that nobody of one's own bars, not looking farther than that. */
export function foeWithin(s: Look, side: Side, area: number, far: number): number {
  const foe = (1 - side) * SPACES
  search++
  queue[0] = area
  depth[area] = 0
  seen[area] = search
  for (let head = 0, tail = 1; head < tail; head++) {
    const here = queue[head]!
    for (let k = first[here]!; k < first[here + 1]!; k++) {
      const next = neighbour[k]!
      if (seen[next] === search) continue
      seen[next] = search
      depth[next] = depth[here]! + 1
      if (s.count[foe + next]! > 0) return depth[next]!
      if (depth[next]! < far && s.force[side * SPACES + next] === 0) queue[tail++] = next
    }
  }
  return NONE_NEAR
}
