import type { Board, BoardSpace } from '../board'
import { writeTable, type Row } from './csv'
import { unprojector } from './projection'

const areaColumns = [
  ...['id', 'name', 'lon', 'lat', 'terrain', 'city', 'victory', 'supply', 'coast', 'port', 'country', 'start_control'],
]

/** A compiled board back as plain tables of areas and borders, for checking and for people. */
export function exportTables(board: Board): Readonly<Record<'areas.csv' | 'borders.csv', string>> {
  const spaces = board.spaces.filter(space => featureOf(space, 'country') !== '')
  const areas = spaces.map(space => areaRow(space, board))
  const borders = board.borders.map(({ a, b, kind }) => ({
    a: board.spaces[a]!.id,
    b: board.spaces[b]!.id,
    kind: kind === 'impassable' ? 'none' : kind,
  }))
  return { 'areas.csv': writeTable(areaColumns, areas), 'borders.csv': writeTable(['a', 'b', 'kind'], borders) }
}

function areaRow(space: BoardSpace, board: Board): Row {
  const [x, y] = space.site ?? space.label
  const [lon, lat] = unprojector(board.projection)(x, y)
  const has = (feature: string) => space.features.includes(feature)
  return {
    id: space.id,
    name: space.name,
    lon: lon.toFixed(3),
    lat: lat.toFixed(3),
    terrain: space.terrain,
    city: featureOf(space, 'city'),
    victory: has('victory') ? '1' : '0',
    supply: featureOf(space, 'supply'),
    coast: has('coast:black') && has('coast:azov') ? 'both' : featureOf(space, 'coast'),
    port: has('port') ? '1' : '0',
    country: featureOf(space, 'country'),
    start_control: featureOf(space, 'start'),
  }
}

/** What follows the colon: featureOf(space, 'city') is 'Kiev'. */
const featureOf = (space: BoardSpace, name: string): string =>
  space.features.find(feature => feature.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
