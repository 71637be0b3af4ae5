import type { BorderKind, Point } from '../board'
import { between, distance, lengthOf, simplify, smooth, type Path } from './lines'
import { nearestPlace, routeBetween, type Network } from './network'
import { wander } from './noise'
import type { Arc } from './noding'
import type { CellEdge, Cells } from './voronoi'

export interface Pull {
  readonly network: Network
  /** How far a meeting point of borders moves to lie on a river. */
  readonly reach: number
  readonly kindOf: (a: number, b: number) => BorderKind | undefined
  /** Meeting points set by hand, by the sites that meet there. */
  readonly meetings: ReadonlyMap<string, Point>
  /** Points that borders pass on their way, by the two sites; a river border leaves its river there. */
  readonly bends: ReadonlyMap<string, Point>
}

const LONGEST_DETOUR = 2.6
const ROOM = 60
/** A meeting point set by hand this near to a river is meant to lie on it. */
const ON_RIVER = 12
const FALSE_CONTACT = 66

/** Borders of cells as lines: a river border lies on the river itself, any other runs a little crooked between its ends. */
export function pulledArcs(cells: Cells, pull: Pull): Arc[] {
  const wished = withoutFalseContacts(cells, pull)
  const placed = placesOnRivers(cells, wished, pull)
  const nodes = wished.map((node, place) => (placed[place]! >= 0 ? pull.network.points[placed[place]!]! : node))
  return cells.edges.map(edge => ({
    path: isRiver(edge, pull) ? alongRiver(edge, nodes, placed, pull) : bentLand(edge, nodes, pull),
    left: edge.b,
    right: edge.a,
  }))
}

/** Cells that meet along a short edge but are no neighbours on the map are made to meet in one point. */
function withoutFalseContacts(cells: Cells, pull: Pull): Point[] {
  const byHand = (place: number) => pull.meetings.get(cells.meetings[place]!.join(' '))
  const nodes = cells.nodes.map((node, place) => byHand(place) ?? node)
  for (const { a, b, from, to } of cells.edges) {
    const kind = pull.kindOf(a, b)
    if (kind === 'land' || kind === 'river' || distance(nodes[from]!, nodes[to]!) > FALSE_CONTACT) continue
    nodes[from] = nodes[to] = byHand(from) ?? byHand(to) ?? between(nodes[from]!, nodes[to]!, 0.5)
  }
  return nodes
}

const isRiver = (edge: CellEdge, pull: Pull) => pull.kindOf(edge.a, edge.b) === 'river'

/** For each node the place of the network it moves to, or -1. Nodes at the edge of the map stay. */
function placesOnRivers({ meetings, edges }: Cells, nodes: readonly Point[], pull: Pull): Int32Array {
  const placed = new Int32Array(nodes.length).fill(-1)
  for (const edge of edges)
    if (isRiver(edge, pull))
      for (const node of [edge.from, edge.to].filter(place => meetings[place]![0]! >= 0)) {
        const near = nearestPlace(pull.network.points, nodes[node]!)
        const reach = pull.meetings.has(meetings[node]!.join(' ')) ? ON_RIVER : pull.reach
        if (distance(pull.network.points[near]!, nodes[node]!) <= reach) placed[node] = near
      }
  return placed
}

function bentLand({ a, b, from, to }: CellEdge, nodes: readonly Point[], { bends }: Pull): Path {
  const bend = bends.get(`${a} ${b}`)
  return crooked([nodes[from]!, ...(bend ? [bend] : []), nodes[to]!])
}

const overLand = (from: Point, to: Point): Path => crooked([from, to])

const crooked = (path: Path): Path => simplify(smooth(wander(path, 0.055, 26), 2), 0.4)

/** Where an end of the border is too far from the river, the border leaves the river at the nearest point, or at its bend. */
function alongRiver(edge: CellEdge, nodes: readonly Point[], placed: Int32Array, { network, bends }: Pull): Path {
  const bend = bends.get(`${edge.a} ${edge.b}`)
  const from = nodes[edge.from]!
  const to = nodes[edge.to]!
  const start = placed[edge.from]! >= 0 ? placed[edge.from]! : nearestPlace(network.points, bend ?? from)
  const end = placed[edge.to]! >= 0 ? placed[edge.to]! : nearestPlace(network.points, bend ?? to)
  const route = routeBetween(network, start, end)?.map(place => network.points[place]!)
  if (!route || lengthOf(route) > LONGEST_DETOUR * distance(from, to) + ROOM) return overLand(from, to)
  const river = route.length > 1 ? simplify(route, 0.03) : route
  const before = distance(from, river[0]!) > 0.2 ? overLand(from, river[0]!) : []
  const after = distance(to, river[river.length - 1]!) > 0.2 ? overLand(river[river.length - 1]!, to) : []
  return [...before.slice(0, -1), ...river, ...after.slice(1)]
}
