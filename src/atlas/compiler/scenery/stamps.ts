import { boundsOf, contains, distanceToOutline, type Rings } from '../../../geometry/shape/ring'
import type { BoardDecoration, BoardSpace, Point } from '../../board'
import { cell, type Row } from '../csv'
import { tenth } from '../lines'
import { hash, noise } from '../noise'

type Kind = BoardDecoration['stamps'][number]['kind']

/** Distance between stamps and their size, in kilometres; how much of the ground stays bare. */
const habits: Readonly<Record<Kind, { step: number; size: number; bare: number }>> = {
  tree: { step: 7.4, size: 4.2, bare: 0.4 },
  rough: { step: 10, size: 4.2, bare: 0.38 },
  marsh: { step: 10.5, size: 4.4, bare: 0.34 },
  mountain: { step: 12.5, size: 7, bare: 0.26 },
  field: { step: 16, size: 4, bare: 0.6 },
}

export interface StampGround {
  readonly unitsPerKilometre: number
  readonly spaces: readonly BoardSpace[]
  readonly textureOf: ReadonlyMap<string, string>
  readonly woods: readonly Row[]
  readonly project: (longitude: number, latitude: number) => Point
  /** Whether a stamp of this size may stand here: on land, off borders, rivers and towns. */
  readonly isFree: (at: Point, size: number) => boolean
}

/** Texture of the ground: by the terrain of each space, and in woods and marshes that the map knows by name. */
export function stampsOf(ground: StampGround): BoardDecoration['stamps'] {
  const places = new Map<Kind, number[]>()
  const taken: [Point, number][] = []
  const add = (kind: Kind, at: Point, size: number) => {
    if (!ground.isFree(at, size) || taken.some(([other, room]) => isNear(at, other, (size + room) / 2))) return
    taken.push([at, size])
    places.set(kind, [...(places.get(kind) ?? []), tenth(at[0]), tenth(at[1]), tenth(size)])
  }
  for (const wood of ground.woods) stampCircle(wood, ground, add)
  for (const space of ground.spaces) stampSpace(space, ground, add)
  return [...places].map(([kind, line]) => ({ kind, places: line })).sort((a, b) => (a.kind < b.kind ? -1 : 1))
}

type Add = (kind: Kind, at: Point, size: number) => void

const isNear = (a: Point, b: Point, room: number) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < room * room

function stampCircle(wood: Row, ground: StampGround, add: Add): void {
  const kind = cell(wood, 'kind') as Kind
  const centre = ground.project(Number(cell(wood, 'lon')), Number(cell(wood, 'lat')))
  const radius = Number(cell(wood, 'radius')) * ground.unitsPerKilometre
  const square = [centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius] as const
  scatter(kind, square, ground.unitsPerKilometre, at => isNear(at, centre, radius), add)
}

function stampSpace(space: BoardSpace, ground: StampGround, add: Add): void {
  const texture = ground.textureOf.get(space.id)
  if (!texture) return
  for (const shape of space.outline)
    scatter(texture as Kind, boundsOf(shape), ground.unitsPerKilometre, at => contains(shape, at[0], at[1]), add)
}

/** A jittered grid, every second row shifted, thinned by slow noise so that it never looks like wallpaper. */
function scatter(
  kind: Kind,
  [left, top, right, bottom]: readonly [number, number, number, number],
  unit: number,
  belongs: (at: Point) => boolean,
  add: Add,
): void {
  const { step, size, bare } = habits[kind]
  const pitch = step * unit
  for (let j = Math.floor(top / pitch); j <= bottom / pitch; j++)
    for (let i = Math.floor(left / pitch); i <= right / pitch; i++) {
      const shift = j % 2 === 0 ? 0 : 0.5
      const x = (i + 0.5 + shift + (hash(i * 7 + 3, j * 13 + 5) - 0.5) * 0.5) * pitch
      const y = (j + 0.5 + (hash(i * 11 + 1, j * 5 + 9) - 0.5) * 0.5) * pitch
      if (noise(x / 70 + 5, y / 70 + 2) < bare || !belongs([x, y])) continue
      add(kind, [x, y], size * unit * (0.85 + 0.3 * hash(i, j)))
    }
}

/** Free ground for stamps: inside one shape of land, off the lines and points given. */
export function freeGround(
  land: readonly Rings[],
  lines: readonly (readonly number[])[],
  spots: readonly Point[],
): (at: Point, size: number) => boolean {
  const cells = new Map<string, Point[]>()
  const cellOf = (value: number) => Math.floor(value / 30)
  const put = (x: number, y: number) => {
    const key = `${cellOf(x)} ${cellOf(y)}`
    cells.set(key, [...(cells.get(key) ?? []), [x, y]])
  }
  for (const line of lines) for (const [x, y] of steps(line, 6)) put(x, y)
  for (const [x, y] of spots) put(x, y)
  const isClear = ([x, y]: Point, room: number) => {
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++)
        if (cells.get(`${cellOf(x) + i} ${cellOf(y) + j}`)?.some(spot => isNear(spot, [x, y], room))) return false
    return true
  }
  return (at, size) =>
    isClear(at, size * 0.62 + 4) &&
    land.some(shape => contains(shape, at[0], at[1]) && distanceToOutline(shape, at[0], at[1]) > size * 0.6)
}

function* steps(line: readonly number[], step: number): Iterable<Point> {
  for (let i = 2; i < line.length; i += 2) {
    const dx = line[i]! - line[i - 2]!
    const dy = line[i + 1]! - line[i - 1]!
    const parts = Math.max(1, Math.ceil(Math.hypot(dx, dy) / step))
    for (let part = 0; part <= parts; part++)
      yield [line[i - 2]! + (dx * part) / parts, line[i - 1]! + (dy * part) / parts]
  }
}
