import type { BoardSpace, Point } from '../board'
import { cell, type Row } from './csv'
import { tenth } from './lines'

/** Boxes in the margin and on the water, from a table: place, size, and how many pieces stand in how many rows. */
export function boxSpace(row: Row, features: readonly string[]): BoardSpace {
  const [left, top, width, height] = ['left', 'top', 'width', 'height'].map(name => Number(cell(row, name))) as [
    number,
    number,
    number,
    number,
  ]
  const places = rowsOfPlaces(row, left, top, width, height)
  const half = Math.ceil(places.length / 2)
  const isStaging = cell(row, 'terrain') === 'staging'
  return {
    id: cell(row, 'id'),
    name: cell(row, 'name'),
    kind: 'box',
    terrain: cell(row, 'terrain'),
    features,
    outline: [[[left, top, left + width, top, left + width, top + height, left, top + height]]],
    label: [tenth(left + width / 2), tenth(top + height / 2)],
    slots: isStaging ? { first: places.slice(0, half), second: places.slice(half) } : { first: places, second: places },
    slotSize: Number(cell(row, 'size')),
  }
}

function rowsOfPlaces(row: Row, left: number, top: number, width: number, height: number): Point[] {
  const columns = Number(cell(row, 'columns'))
  const rows = Number(cell(row, 'rows'))
  return Array.from({ length: columns * rows }, (_, place) => [
    tenth(left + (width * ((place % columns) + 0.5)) / columns),
    tenth(top + (height * (Math.floor(place / columns) + 0.5)) / rows),
  ])
}
