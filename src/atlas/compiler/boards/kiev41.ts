import { BOARD_FORMAT, type Board, type BoardBorder, type BoardSpace, type BorderKind, type Point } from '../../board'
import { boxSpace } from '../boxes'
import { cell, readPoints, type Row } from '../csv'
import { landRings } from '../land'
import { distance, lengthOf, points, type Path } from '../lines'
import { nearestPlace, routeBetween, type Network } from '../network'
import { wander } from '../noise'
import { partitionAreas, type Partition } from '../partitionAreas'
import { EARTH_RADIUS, projector } from '../projection'
import { authoredRivers, drawnRivers, joinedRivers, riverNetwork, tracedRivers, type River } from '../rivers'
import { graticuleOf, lakeShapes, reliefOf, waysOf } from '../scenery/lines'
import { freeGround, stampsOf } from '../scenery/stamps'
import { namedTexts, riverTexts } from '../scenery/texts'
import type { Sources } from '../sources'
import { rounded, spaceOf } from '../spaces'

const UNITS_PER_KILOMETRE = 3
const projection = {
  parallels: [45, 50] as const,
  meridian: 33,
  scale: UNITS_PER_KILOMETRE * EARTH_RADIUS,
  dx: 1912,
  dy: -15970,
}
const frame = [76, 230, 3924, 2782] as const
/** Where the areas lie; beyond it the land is scenery. */
const region = [136, 314, 3640, 2742] as const
const room = { each: 4, largest: 44, smallest: 14 }

/** A border counts as river where half of it lies on one of these. */
const borderRivers = new Set([
  ...['Dniepr', 'Desna', 'Dniester', 'Prut', 'Siret', 'Danube', 'Southern Bug', 'Ingul', 'Psel', 'Vorskla'],
  ...['Donets', 'Oskol', 'Mius', 'Don (lower)', 'Kuban'],
])

const project = projector(projection)
const placeOf = (row: Row): Point => project(Number(cell(row, 'lon')), Number(cell(row, 'lat')))

export function buildKiev41(sources: Sources): Board {
  const rivers = riversOf(sources)
  const network = riverNetwork(
    rivers.filter(river => borderRivers.has(river.name)),
    25,
  )
  const areas = sources.table('kiev41/areas.csv')
  const boxes = sources.table('kiev41/boxes.csv')
  const boxIds = new Set(boxes.map(row => cell(row, 'id')))
  const mapped = areas.filter(row => !boxIds.has(cell(row, 'id')))
  const borderRows = sources.table('kiev41/borders.csv')
  const partition = partitionOf(sources, mapped, borderRows, network)
  const spaces = [...areaSpaces(mapped, partition), ...boxSpaces(boxes, areas)]
  const borders = bordersOf(spaces, borderRows, partition)
  return {
    format: BOARD_FORMAT,
    id: 'kiev41',
    title: "Kiev '41",
    subtitle: 'The southern front, July to December 1941',
    width: 4000,
    height: 2858,
    frame,
    unitsPerKilometre: UNITS_PER_KILOMETRE,
    projection,
    spaces,
    borders,
    decoration: decorationOf(sources, { rivers, partition, spaces, borders, areas }),
  }
}

const riversOf = (sources: Sources): River[] =>
  joinedRivers(
    [
      ...authoredRivers(sources.table('rivers-authored.csv'), project),
      ...tracedRivers(sources.table('rivers-traced.csv'), sources.lines('gshhg-rivers.json'), project),
    ],
    11 * UNITS_PER_KILOMETRE,
  )

function partitionOf(
  sources: Sources,
  mapped: readonly Row[],
  borderRows: readonly Row[],
  network: Network,
): Partition {
  const places = new Map(mapped.map((row, place) => [cell(row, 'id'), place]))
  const keyOf = (ids: readonly string[]) =>
    ids
      .map(id => places.get(id) ?? -9)
      .sort((a, b) => a - b)
      .join(' ')
  const kinds = new Map(borderRows.map(row => [keyOf([cell(row, 'a'), cell(row, 'b')]), kindOf(row)]))
  const byAreas = (table: string) =>
    new Map(sources.table(`kiev41/${table}.csv`).map(row => [keyOf(cell(row, 'areas').split(' ')), placeOf(row)]))
  const [left, top, right, bottom] = region
  const ground = {
    region: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as Path,
    land: landRings(sources.world(), project, frame),
    water: sources.table('kiev41/water.csv').map(row => polygonOf(row, network)),
    outside: sources.table('kiev41/outside.csv').map(row => polygonOf(row, network)),
  }
  return partitionAreas(mapped.map(placeOf), ground, {
    network,
    reach: 33 * UNITS_PER_KILOMETRE,
    kindOf: (a, b) => kinds.get(a < b ? `${a} ${b}` : `${b} ${a}`),
    meetings: byAreas('meetings'),
    bends: byAreas('bends'),
  })
}

const kindOf = (row: Row): BorderKind =>
  cell(row, 'kind') === 'none' ? 'impassable' : (cell(row, 'kind') as BorderKind)

const ON_RIVER = 9

/** A ring from a table; between two of its points that lie on a border river it follows the river. */
function polygonOf(row: Row, network: Network): Path {
  const corners = readPoints(cell(row, 'points')).map(([lon, lat]) => project(lon, lat))
  return corners.flatMap((corner, place) => {
    const next = corners[(place + 1) % corners.length]!
    const from = nearestPlace(network.points, corner)
    const to = nearestPlace(network.points, next)
    const onRiver = [distance(network.points[from]!, corner), distance(network.points[to]!, next)].every(
      d => d < ON_RIVER,
    )
    const route = onRiver ? routeBetween(network, from, to) : null
    const side = route && route.length > 2 ? route.map(at => network.points[at]!) : wander([corner, next], 0.06, 26)
    return side.slice(0, -1)
  })
}

const areaSpaces = (mapped: readonly Row[], partition: Partition): BoardSpace[] =>
  mapped.map((row, place) => {
    const town = cell(row, 'town_lon') && project(Number(cell(row, 'town_lon')), Number(cell(row, 'town_lat')))
    const modern = cell(row, 'modern')
    const facts = {
      id: cell(row, 'id'),
      name: nameOf(row),
      ...(modern && { modern }),
      kind: 'area' as const,
      terrain: cell(row, 'terrain'),
      features: featuresOf(row),
      site: rounded(placeOf(row)),
    }
    return spaceOf(facts, partition.outlines[place]!, town || undefined, room)
  })

/** The table says what kind of staging area it is; the sheet prints the place. */
const nameOf = (row: Row) => cell(row, 'name').replace(/ \(.*/, '')

function featuresOf(row: Row): string[] {
  const coast = cell(row, 'coast')
  return [
    cell(row, 'city') && `city:${cell(row, 'city')}`,
    cell(row, 'victory') === '1' && 'victory',
    cell(row, 'supply') && `supply:${cell(row, 'supply')}`,
    (coast === 'black' || coast === 'both') && 'coast:black',
    (coast === 'azov' || coast === 'both') && 'coast:azov',
    cell(row, 'port') === '1' && 'port',
    `country:${cell(row, 'country')}`,
    `start:${cell(row, 'start_control')}`,
    cell(row, 'texture') && `texture:${cell(row, 'texture')}`,
  ].filter((feature): feature is string => feature !== '' && feature !== false)
}

function boxSpaces(boxes: readonly Row[], areas: readonly Row[]): BoardSpace[] {
  const byId = new Map(areas.map(row => [cell(row, 'id'), row]))
  return boxes.map(row => {
    const area = byId.get(cell(row, 'id'))
    const own = cell(row, 'features')
      .split(' ')
      .filter(feature => feature !== '')
    return boxSpace(row, area ? [...featuresOf(area), ...own] : own)
  })
}

/** Shapes that only meet in a point share nothing worth drawing. */
const CORNER = 4

function bordersOf(spaces: readonly BoardSpace[], rows: readonly Row[], partition: Partition): BoardBorder[] {
  const places = new Map(spaces.map((space, place) => [space.id, place]))
  return rows
    .map(row => {
      const ends = [places.get(cell(row, 'a'))!, places.get(cell(row, 'b'))!].sort((a, b) => a - b)
      const lines = partition.lines.get(ends.join(' ')) ?? []
      const length = lines.reduce((sum, line) => sum + lengthOf(points(line)), 0)
      return { a: ends[0]!, b: ends[1]!, kind: kindOf(row), lines: length < CORNER ? [] : lines }
    })
    .sort((one, other) => one.a - other.a || one.b - other.b)
}

interface Drawn {
  readonly rivers: readonly River[]
  readonly partition: Partition
  readonly spaces: readonly BoardSpace[]
  readonly borders: readonly BoardBorder[]
  readonly areas: readonly Row[]
}

function decorationOf(sources: Sources, drawn: Drawn): Board['decoration'] {
  const towns = townsOf(sources, drawn.spaces)
  const lakes = [
    ...sources.lines('gshhg-lakes.json'),
    ...sources.table('kiev41/lakes.csv').map(row => readPoints(cell(row, 'points'))),
  ]
  const rivers = drawnRivers(drawn.rivers, frame)
  const inPlay = drawn.spaces.filter(space => space.kind === 'area')
  const stopAt = (stop: string) => inPlay.find(space => space.id === stop)?.town ?? townNamed(towns, stop)
  const woods = sources.table('kiev41/woods.csv')
  const obstacles = [...drawn.borders.flatMap(border => border.lines), ...rivers.map(river => river.line)]
  return {
    land: drawn.partition.land,
    lakes: lakeShapes(lakes.map(ring => ring.map(([lon, lat]) => project(lon, lat)))),
    rivers,
    rails: waysOf(sources.table('kiev41/rails.csv'), stopAt, frame),
    roads: waysOf(sources.table('kiev41/roads.csv'), stopAt, frame),
    towns,
    texts: [...namedTexts(sources.table('kiev41/texts.csv'), project), ...riverTexts(drawn.rivers, region)],
    graticule: graticuleOf({ west: 22, east: 44, south: 42.5, north: 52.5 }, project, frame),
    stamps: stampsOf({
      unitsPerKilometre: UNITS_PER_KILOMETRE,
      spaces: inPlay,
      textureOf: new Map(drawn.areas.map(row => [cell(row, 'id'), cell(row, 'texture')])),
      woods,
      project,
      isFree: freeGround(
        drawn.partition.land,
        obstacles,
        towns.map(town => town.at),
      ),
    }),
    relief: reliefOf(sources.table('kiev41/relief.csv'), project, frame),
  }
}

function townsOf(sources: Sources, spaces: readonly BoardSpace[]): Board['decoration']['towns'] {
  const rankOf = (space: BoardSpace) =>
    space.terrain === 'victory' ? 1 : space.features.some(feature => feature.startsWith('city:')) ? 2 : 3
  const own = spaces.flatMap(space =>
    space.town ? [{ name: space.name, at: space.town, rank: rankOf(space) } as const] : [],
  )
  const small = sources
    .table('kiev41/towns.csv')
    .map(row => ({ name: cell(row, 'name'), at: rounded(placeOf(row)), rank: Number(cell(row, 'rank')) as 1 | 2 | 3 }))
  return [...own, ...small]
}

function townNamed(towns: Board['decoration']['towns'], name: string): Point {
  const town = towns.find(one => one.name === name)
  if (!town) throw new Error(`a railway stops at ${name}, which is no town of the map`)
  return town.at
}
