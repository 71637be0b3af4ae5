import type { Point } from '../board'
import { between } from './lines'

/** Cells of sites in a rectangle, as nodes and the edges between them; an edge knows the two sites it divides. */
export interface Cells {
  readonly nodes: readonly Point[]
  /** The sites that meet at a node, in rising order; sides of the rectangle are negative. */
  readonly meetings: readonly (readonly number[])[]
  readonly edges: readonly CellEdge[]
}

export interface CellEdge {
  readonly a: number
  readonly b: number
  readonly from: number
  readonly to: number
}

interface Corner {
  readonly at: Point
  /** The site behind the side that starts at this corner; negative for a side of the rectangle. */
  readonly behind: number
}

export function cellsOf(
  sites: readonly Point[],
  [left, top, right, bottom]: readonly [number, number, number, number],
): Cells {
  const nodes: Point[] = []
  const meetings: number[][] = []
  const places = new Map<string, number>()
  const nodeAt = (meeting: number[], at: Point) => {
    const key = meeting.sort((a, b) => a - b).join(' ')
    const known = places.get(key)
    if (known !== undefined) return known
    meetings.push(meeting)
    places.set(key, nodes.push(at) - 1)
    return nodes.length - 1
  }
  const edges: CellEdge[] = []
  sites.forEach((_, site) => {
    const rectangle: Corner[] = [
      { at: [left, top], behind: -1 },
      { at: [right, top], behind: -2 },
      { at: [right, bottom], behind: -3 },
      { at: [left, bottom], behind: -4 },
    ]
    const cell = cellAround(sites, site, rectangle)
    cell.forEach((corner, place) => {
      if (corner.behind <= site) return
      const before = cell[(place + cell.length - 1) % cell.length]!
      const after = cell[(place + 1) % cell.length]!
      edges.push({
        a: site,
        b: corner.behind,
        from: nodeAt([site, corner.behind, before.behind], corner.at),
        to: nodeAt([site, corner.behind, after.behind], after.at),
      })
    })
  })
  return { nodes, meetings, edges }
}

/** Cuts the rectangle by the line half way to every other site. */
function cellAround(sites: readonly Point[], site: number, rectangle: readonly Corner[]): readonly Corner[] {
  const home = sites[site]!
  return sites.reduce((cell, other, place) => (place === site ? cell : cut(cell, home, other, place)), rectangle)
}

function cut(cell: readonly Corner[], home: Point, other: Point, behind: number): readonly Corner[] {
  const nearer = ([x, y]: Point) => (x - other[0]) ** 2 + (y - other[1]) ** 2 - (x - home[0]) ** 2 - (y - home[1]) ** 2
  if (cell.every(corner => nearer(corner.at) >= 0)) return cell
  return cell.flatMap((corner, place) => {
    const next = cell[(place + 1) % cell.length]!
    const here = nearer(corner.at)
    const there = nearer(next.at)
    const crossing = between(corner.at, next.at, here / (here - there))
    if (here >= 0) return there >= 0 ? [corner] : [corner, { at: crossing, behind }]
    return there >= 0 ? [{ at: crossing, behind: corner.behind }] : []
  })
}
