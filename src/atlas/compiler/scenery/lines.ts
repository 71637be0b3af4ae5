import type { BoardDecoration, Line, Point } from '../../board'
import { cell, readPoints, type Row } from '../csv'
import { clipLine, flat, simplify, smooth, type Path } from '../lines'
import { wander } from '../noise'

type Project = (longitude: number, latitude: number) => Point
type Frame = readonly [number, number, number, number]

/** Railways and roads for looks: from stop to stop, a little crooked; a stop is a town's name or the id of the space it lies in. */
export function waysOf(rows: readonly Row[], stopAt: (stop: string) => Point, frame: Frame): Line[] {
  return rows.flatMap(row => {
    const stops = cell(row, 'stops').split(';').map(stopAt)
    return clipLine(simplify(smooth(wander(stops, 0.05, 40), 3), 0.6), frame).map(flat)
  })
}

/** Ridges, for a hint of relief: nothing reads them but the eye. */
export function reliefOf(rows: readonly Row[], project: Project, frame: Frame): BoardDecoration['relief'] {
  return rows.flatMap(row => {
    const ridge = readPoints(cell(row, 'points')).map(([lon, lat]) => project(lon, lat))
    const parts = clipLine(simplify(smooth(wander(ridge, 0.09, 30), 2), 0.8), frame)
    return parts.map(part => ({ height: Number(cell(row, 'height')), line: flat(part) }))
  })
}

export interface Degrees {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** Meridians every second degree, parallels every degree. */
export function graticuleOf(degrees: Degrees, project: Project, frame: Frame): BoardDecoration['graticule'] {
  const meridians = upTo(degrees.west, degrees.east, 2).map(lon => ({
    label: `${lon}°`,
    path: upTo(degrees.south, degrees.north, 0.25).map(lat => project(lon, lat)),
  }))
  const parallels = upTo(Math.ceil(degrees.south), degrees.north, 1).map(lat => ({
    label: `${lat}°`,
    path: upTo(degrees.west, degrees.east, 0.5).map(lon => project(lon, lat)),
  }))
  return [...meridians, ...parallels].flatMap(({ label, path }) =>
    clipLine(path, frame).map(part => ({ label, line: flat(simplify(part, 0.1)) })),
  )
}

const upTo = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)

/** Lakes and lagoons drawn on top of the land. */
export const lakeShapes = (rings: readonly Path[]): Line[][] =>
  rings.map(ring => [flat(simplify(smooth(ring, 2, true), 0.4))])
