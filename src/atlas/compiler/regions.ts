import { contains, signedArea } from '../../geometry/shape/ring'
import type { Line, Shape } from '../board'
import { headOf, loopArea, pieceLength, ringAlong, tailOf, walk, type Faces } from './faces'
import { flat } from './lines'

/** What each loop of the faces belongs to: the place of a space, or -1 for water and land outside the game. */
export type Labels = Int32Array

const labelAt = (faces: Faces, labels: Labels, half: number) => labels[faces.loopOf[half]!]!

/** The outline of every label, from the pieces that have it on one side only; so neighbours share every point. */
export function outlinesOf(faces: Faces, labels: Labels, count: number): Shape[][] {
  const rings: Line[][] = Array.from({ length: count }, () => [])
  const seen = new Uint8Array(faces.next.length)
  const isEdge = (half: number) => labelAt(faces, labels, half) !== labelAt(faces, labels, half ^ 1)
  const nextEdge = (half: number) => {
    let next = faces.next[half]!
    while (!isEdge(next)) next = faces.next[next ^ 1]!
    return next
  }
  for (let half = 0; half < seen.length; half++) {
    const label = labelAt(faces, labels, half)
    if (label < 0 || seen[half] === 1 || !isEdge(half)) continue
    const ring = [...walk(nextEdge, half)]
    for (const one of ring) seen[one] = 1
    rings[label]!.push(flat(ringAlong(faces, ring)))
  }
  return rings.map(shapesOf)
}

/** Outer rings run against the clock; each hole goes to the outer ring around it. The largest shape comes first. */
export function shapesOf(rings: readonly Line[]): Shape[] {
  const outer = rings.filter(ring => signedArea(ring) < 0)
  const holes = rings.filter(ring => signedArea(ring) > 0)
  const shapes = outer.map(ring => [ring, ...holes.filter(hole => contains([ring], hole[0]!, hole[1]!))])
  return shapes.sort((a, b) => signedArea(a[0]!) - signedArea(b[0]!))
}

/** The lines two labels share, by `${smaller} ${larger}`. */
export function sharedLines(faces: Faces, labels: Labels): Map<string, Line[]> {
  const byPair = new Map<string, number[]>()
  faces.pieces.forEach((_, place) => {
    const a = labelAt(faces, labels, 2 * place)
    const b = labelAt(faces, labels, 2 * place + 1)
    if (a < 0 || b < 0 || a === b) return
    const key = a < b ? `${a} ${b}` : `${b} ${a}`
    const half = a < b ? 2 * place : 2 * place + 1
    byPair.set(key, [...(byPair.get(key) ?? []), half])
  })
  return new Map([...byPair].map(([key, halves]) => [key, chained(faces, halves)]))
}

/** Strings halves that run the same way into lines. */
function chained(faces: Faces, halves: readonly number[]): Line[] {
  const leaving = new Map(halves.map(half => [tailOf(faces.pieces, half), half]))
  const arriving = new Set(halves.map(half => headOf(faces.pieces, half)))
  const heads = halves.filter(half => !arriving.has(tailOf(faces.pieces, half)))
  const used = new Set<number>()
  const lineFrom = (start: number) => {
    const line = [faces.points[tailOf(faces.pieces, start)]!]
    for (let half: number | undefined = start; half !== undefined && !used.has(half);) {
      used.add(half)
      line.push(faces.points[headOf(faces.pieces, half)]!)
      half = leaving.get(headOf(faces.pieces, half))
    }
    return flat(line)
  }
  const lines = heads.map(lineFrom)
  for (const half of halves) if (!used.has(half)) lines.push(lineFrom(half))
  return lines
}

/** Gives scraps cut off from the rest of their label to the neighbour they share the longest border with. */
export function tidied(faces: Faces, labels: Labels, smallest: number): Labels {
  const out = labels.slice()
  for (let round = 0; round < 4; round++) {
    const groups = groupsOf(faces, out)
    const scraps = scrapsOf(faces, out, groups, smallest)
    if (scraps.size === 0) break
    for (const [group, label] of scraps) groups.forEach((its, loop) => its === group && (out[loop] = label))
  }
  return out
}

/** Loops of one label that touch make a group. */
function groupsOf(faces: Faces, labels: Labels): Int32Array {
  const groups = Int32Array.from(labels, (_, loop) => loop)
  const rootOf = (loop: number): number => (groups[loop] === loop ? loop : (groups[loop] = rootOf(groups[loop]!)))
  faces.pieces.forEach((_, place) => {
    const a = faces.loopOf[2 * place]!
    const b = faces.loopOf[2 * place + 1]!
    if (labels[a] === labels[b]) groups[rootOf(a)] = rootOf(b)
  })
  return groups.map((_, loop) => rootOf(loop))
}

function scrapsOf(faces: Faces, labels: Labels, groups: Int32Array, smallest: number): Map<number, number> {
  const areas = new Map<number, number>()
  faces.starts.forEach((start, loop) =>
    areas.set(groups[loop]!, (areas.get(groups[loop]!) ?? 0) + loopArea(faces, start)),
  )
  const largest = new Map<number, number>()
  for (const [group, area] of areas) largest.set(labels[group]!, Math.max(largest.get(labels[group]!) ?? 0, area))
  const scraps = new Map<number, number>()
  for (const [group, area] of areas) {
    const label = labels[group]!
    if (label < 0 || area >= Math.min(smallest, largest.get(label)!)) continue
    const taker = longestNeighbour(faces, labels, groups, group)
    if (taker >= 0) scraps.set(group, taker)
  }
  return scraps
}

function longestNeighbour(faces: Faces, labels: Labels, groups: Int32Array, group: number): number {
  const lengths = new Map<number, number>()
  for (let half = 0; half < faces.next.length; half++) {
    if (groups[faces.loopOf[half]!] !== group) continue
    const beyond = labelAt(faces, labels, half ^ 1)
    if (beyond >= 0 && beyond !== labels[group])
      lengths.set(beyond, (lengths.get(beyond) ?? 0) + pieceLength(faces, half))
  }
  const [best] = [...lengths].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return best ? best[0] : -1
}
