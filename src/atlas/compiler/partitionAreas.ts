import { contains } from '../../geometry/shape/ring'
import type { Line, Point, Shape } from '../board'
import { facesOf, pieceLength, pointInside, walk, type Faces } from './faces'
import { flat, type Path } from './lines'
import { noded, type Arc } from './noding'
import { pulledArcs, type Pull } from './pull'
import { outlinesOf, shapesOf, sharedLines, tidied, type Labels } from './regions'
import { cellsOf } from './voronoi'

export interface Ground {
  /** Where spaces may lie. */
  readonly region: Path
  readonly land: readonly Path[]
  /** Lagoons: water that the land rings do not know. */
  readonly water: readonly Path[]
  /** Countries that take no part. */
  readonly outside: readonly Path[]
}

export interface Partition {
  readonly outlines: readonly Shape[][]
  readonly lines: ReadonlyMap<string, readonly Line[]>
  /** The land of the whole frame with the points that borders share with the coast. */
  readonly land: readonly Shape[]
}

/** Cells reach beyond the region, so that a river border may leave it before it ends. */
const BEYOND = 240
const SCRAP = 20000

/** Divides the land among sites: each point goes to the nearest site, then rivers and coasts take the borders over. */
export function partitionAreas(sites: readonly Point[], ground: Ground, pull: Pull): Partition {
  const xs = ground.region.map(([x]) => x)
  const ys = ground.region.map(([, y]) => y)
  const frame = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
  const cells = cellsOf(sites, [frame[0] - BEYOND, frame[1] - BEYOND, frame[2] + BEYOND, frame[3] + BEYOND])
  const rings = [ground.region, ...ground.land, ...ground.water, ...ground.outside]
  const faces = facesOf(noded([...pulledArcs(cells, pull), ...rings.map(ringArc)]))
  const raw = labelsOf(faces, sites, ground)
  const labels = tidied(faces, raw, SCRAP)
  return {
    outlines: outlinesOf(faces, labels, sites.length),
    lines: sharedLines(faces, labels),
    land: landShapes(faces, ground),
  }
}

const ringArc = (ring: Path): Arc => ({ path: [...ring, ring[0]!], left: -1, right: -1 })

const flatRings = (rings: readonly Path[]) => rings.map(ring => flat(ring))

/** A loop belongs to the site that most of its border is labelled with; one without labelled border to the nearest site. */
function labelsOf(faces: Faces, sites: readonly Point[], ground: Ground): Labels {
  const isOpen = openGround(ground)
  return Int32Array.from(faces.starts, start => {
    const inside = pointInside(faces, start)
    if (!isOpen(inside)) return -1
    const label = longestLabel(faces, start)
    return label >= 0 ? label : nearestSite(sites, inside)
  })
}

function openGround(ground: Ground): (at: Point) => boolean {
  const region = [flat(ground.region)]
  const land = flatRings(ground.land)
  const closed = [...flatRings(ground.water), ...flatRings(ground.outside)]
  return ([x, y]) => contains(region, x, y) && contains(land, x, y) && !closed.some(ring => contains([ring], x, y))
}

function longestLabel(faces: Faces, start: number): number {
  const lengths = new Map<number, number>()
  for (const half of walk(h => faces.next[h]!, start)) {
    const piece = faces.pieces[half >> 1]!
    const label = half & 1 ? piece.right : piece.left
    if (label >= 0) lengths.set(label, (lengths.get(label) ?? 0) + pieceLength(faces, half))
  }
  const [best] = [...lengths].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return best ? best[0] : -1
}

function nearestSite(sites: readonly Point[], [x, y]: Point): number {
  let best = 0
  const away = ([sx, sy]: Point) => (sx - x) ** 2 + (sy - y) ** 2
  sites.forEach((site, place) => {
    if (away(site) < away(sites[best]!)) best = place
  })
  return best
}

function landShapes(faces: Faces, ground: Ground): Shape[] {
  const land = flatRings(ground.land)
  const water = flatRings(ground.water)
  const isLand = Int32Array.from(faces.starts, start => {
    const [x, y] = pointInside(faces, start)
    return contains(land, x, y) && !water.some(ring => contains([ring], x, y)) ? 0 : -1
  })
  return shapesOf(outlinesOf(faces, isLand, 1)[0]!.flat())
}
