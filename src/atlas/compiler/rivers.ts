import type { BoardRiver, Point } from '../board'
import { cell, readPoints, type Row } from './csv'
import { clipLine, densify, distance, flat, simplify, smooth, type Path } from './lines'
import { nearestPlace, networkOf, routeBetween, type Network } from './network'
import { wander } from './noise'

export interface River {
  readonly name: string
  readonly rank: 1 | 2 | 3
  /** In the direction of the stream. */
  readonly path: Path
}

type Project = (longitude: number, latitude: number) => Point

const DETAIL = 0.7
const LONGEST_STEP = 12

/** Rivers drawn by hand are only as fine as their points: they get the bends that a river of the plain has. */
export function authoredRivers(rows: readonly Row[], project: Project): River[] {
  return rows.map(row => {
    const course = readPoints(cell(row, 'points')).map(([lon, lat]) => project(lon, lat))
    return { ...headOf(row), path: simplify(smooth(wander(course, 0.07, 9), 2), DETAIL) }
  })
}

/** Rivers of the survey: the table names points on the way, the survey's lines lead from one to the next. */
export function tracedRivers(rows: readonly Row[], survey: readonly Path[], project: Project): River[] {
  const lines = survey.map(line => line.map(([lon, lat]) => project(lon, lat)))
  const network = networkOf(lines, 66)
  return rows.map(row => {
    const via = readPoints(cell(row, 'points')).map(([lon, lat]) => project(lon, lat))
    return { ...headOf(row), path: simplify(smooth(courseThrough(network, via, cell(row, 'name')), 2), DETAIL) }
  })
}

const headOf = (row: Row) => ({ name: cell(row, 'name'), rank: Number(cell(row, 'rank')) as 1 | 2 | 3 })

function courseThrough(network: Network, via: readonly Point[], name: string): Path {
  const stops = via.map(point => nearestPlace(network.points, point))
  const way = [stops[0]!]
  for (let i = 1; i < stops.length; i++) {
    const leg = routeBetween(network, stops[i - 1]!, stops[i]!)
    if (!leg) throw new Error(`${name}: the survey has no line from point ${i} to point ${i + 1}`)
    way.push(...leg.slice(1))
  }
  return way.map(place => network.points[place]!)
}

/** A tributary whose mouth falls short of its river is led on to the nearest point of it. */
export function joinedRivers(rivers: readonly River[], reach: number): River[] {
  return rivers.map(river => {
    const mouth = river.path[river.path.length - 1]!
    const others = rivers.filter(other => other !== river && other.rank <= river.rank).flatMap(other => other.path)
    const near = others[nearestPlace(others, mouth)]
    const gap = near ? distance(near, mouth) : Infinity
    return near && gap > 0 && gap <= reach ? { ...river, path: [...river.path, near] } : river
  })
}

/** The rivers that borders may lie on, as one network. */
export const riverNetwork = (rivers: readonly River[], join: number): Network =>
  networkOf(
    rivers.map(river => densify(river.path, LONGEST_STEP)),
    join,
  )

const widths: Readonly<Record<number, readonly [number, number]>> = { 1: [3, 9], 2: [1.6, 5], 3: [1, 2.8] }

/** Rivers as the map draws them: cut at the frame, narrow at the source and wide at the mouth. */
export function drawnRivers(rivers: readonly River[], frame: readonly [number, number, number, number]): BoardRiver[] {
  return rivers.flatMap(river => {
    const [source, mouth] = widths[river.rank]!
    const whole = lengthTo(river.path, river.path.length - 1)
    const widthAt = (point: Point) => {
      const along = lengthTo(river.path, nearestPlace(river.path, point)) / whole
      return Math.round((source + (mouth - source) * along) * 10) / 10
    }
    return clipLine(river.path, frame).map(part => ({
      name: river.name.replace(/ \(.*/, ''),
      rank: river.rank,
      line: flat(part),
      from: widthAt(part[0]!),
      to: widthAt(part[part.length - 1]!),
    }))
  })
}

function lengthTo(path: Path, place: number): number {
  let sum = 0
  for (let i = 1; i <= place; i++) sum += distance(path[i - 1]!, path[i]!)
  return sum
}
