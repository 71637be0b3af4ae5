import { BOARD_FORMAT, type Board, type BoardBorder, type BoardSpace, type Point } from '../../../atlas'

export interface HexSheet {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  /** Rows of letters, one a hex; odd rows are shifted half a hex to the right. */
  readonly ground: readonly string[]
  readonly terrains: Readonly<
    Record<string, { readonly terrain: string; readonly name: string; readonly features: readonly string[] }>
  >
  /** Printed ids, row by row. */
  readonly ids: readonly string[]
}

const RADIUS = 60
const WIDE = RADIUS * 1.7320508
const MARGIN = 70
const corners: readonly Point[] = [
  [0, -RADIUS],
  [WIDE / 2, -RADIUS / 2],
  [WIDE / 2, RADIUS / 2],
  [0, RADIUS],
  [-WIDE / 2, RADIUS / 2],
  [-WIDE / 2, -RADIUS / 2],
]
/** Corners of the side towards right, upper right, upper left, left, lower left, lower right. */
const sideCorners = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
] as const

/** A board of hexes from a few rows of letters: for small games that need no geography. */
export function hexBoard({ id, title, subtitle, ground, terrains, ids }: HexSheet): Board {
  const columns = ground[0]!.length
  const centres = ground.flatMap((row, y) => [...row].map((_, x) => centreOf(x, y)))
  const width = (columns + 0.5) * WIDE + 2 * MARGIN
  const height = (ground.length * 1.5 + 0.5) * RADIUS + 2 * MARGIN
  const spaces = centres.map((centre, i): BoardSpace => {
    const kind = terrains[ground[Math.floor(i / columns)]![i % columns]!]!
    return {
      id: ids[i]!,
      name: `${kind.name} ${ids[i]}`,
      kind: 'hex',
      terrain: kind.terrain,
      features: kind.features,
      ...placesOf(centre),
    }
  })
  return {
    format: BOARD_FORMAT,
    id,
    title,
    subtitle,
    width,
    height,
    frame: [MARGIN / 2, MARGIN / 2, width - MARGIN / 2, height - MARGIN / 2],
    unitsPerKilometre: 1,
    projection: { parallels: [48, 52], meridian: 32, scale: 1, dx: 0, dy: 0 },
    spaces,
    borders: bordersOf(ground, centres),
    decoration: {
      land: [[[0, 0, width, 0, width, height, 0, height]]],
      lakes: [],
      rivers: [],
      rails: [],
      roads: [],
      towns: [],
      texts: [],
      graticule: [],
      stamps: stampsOf(ground, centres),
      relief: [],
    },
  }
}

const centreOf = (x: number, y: number): Point => [
  MARGIN + WIDE / 2 + x * WIDE + (y % 2 === 1 ? WIDE / 2 : 0),
  MARGIN + RADIUS + y * RADIUS * 1.5,
]
const at = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]

function placesOf(centre: Point): Pick<BoardSpace, 'outline' | 'label' | 'slots' | 'slotSize'> {
  const ring = corners.flatMap(corner => [...at(centre, corner)])
  const camp = (dx: number): readonly Point[] => [
    at(centre, [dx, -16]),
    at(centre, [dx, 16]),
    at(centre, [dx * 2, -16]),
    at(centre, [dx * 2, 16]),
  ]
  return { outline: [[ring]], label: centre, slots: { first: camp(-20), second: camp(20) }, slotSize: 34 }
}

const evenRow = [
  [1, 0],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const
const oddRow = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [0, 1],
  [1, 1],
] as const
function bordersOf(ground: readonly string[], centres: readonly Point[]): readonly BoardBorder[] {
  const columns = ground[0]!.length
  const out: BoardBorder[] = []
  centres.forEach((centre, a) => {
    const [x, y] = [a % columns, Math.floor(a / columns)]
    const shifts = y % 2 === 1 ? oddRow : evenRow
    shifts.forEach(([dx, dy], direction) => {
      const [nx, ny] = [x + dx, y + dy]
      if (nx < 0 || ny < 0 || nx >= columns || ny >= ground.length) return
      const b = ny * columns + nx
      if (b < a) return
      const line = sideCorners[direction]!.flatMap(corner => [...at(centre, corners[corner]!)])
      out.push({ a, b, kind: 'land', lines: [line] })
    })
  })
  return out
}

const stampKinds: Readonly<Record<string, 'tree' | 'mountain'>> = { w: 'tree', h: 'mountain' }
const scatter: readonly Point[] = [
  [-28, -22],
  [2, -34],
  [30, -16],
  [-36, 10],
  [-6, -4],
  [26, 16],
  [-14, 30],
  [12, 38],
]
function stampsOf(ground: readonly string[], centres: readonly Point[]) {
  const columns = ground[0]!.length
  return (['tree', 'mountain'] as const).map(kind => ({
    kind,
    places: centres.flatMap((centre, i) =>
      stampKinds[ground[Math.floor(i / columns)]![i % columns]!] === kind
        ? scatter.flatMap(shift => [...at(centre, shift), 9])
        : [],
    ),
  }))
}
