import { signedArea } from '../../geometry/shape/ring'
import type { Point } from '../board'
import { fitAnchors, gridPoint, partitionHexes, type Anchor, type HexSheet } from './partitionHexes'
import { projector } from './projection'

const two = (value: number) => String(value).padStart(2, '0')

/** Columns run north to south and even ones sit lower; 0714 is column 7, row 14. */
const kiev: HexSheet = {
  columns: 8,
  rows: 6,
  orientation: 'flat',
  shifted: 'even',
  idOf: (column, row) => `${two(column)}${two(row)}`,
}
const pointed: HexSheet = { ...kiev, orientation: 'pointed', idOf: (column, row) => `${two(row)}${two(column)}` }

const onGrid = (sheet: HexSheet, column: number, row: number): Anchor => {
  const [u, v] = gridPoint(sheet, column, row)
  return { column, row, at: [100 + 36 * u + 2 * v, 50 - 1.5 * u + 36 * v] }
}

const anchorsOf = (sheet: HexSheet) => [
  onGrid(sheet, 1, 1),
  onGrid(sheet, 7, 2),
  onGrid(sheet, 3, 6),
  onGrid(sheet, 8, 5),
]

test('the fit finds the map that the anchors were laid with', () => {
  const affine = fitAnchors(kiev, anchorsOf(kiev))
  expect(affine.xx).toBeCloseTo(36, 6)
  expect(affine.xy).toBeCloseTo(2, 6)
  expect(affine.yx).toBeCloseTo(-1.5, 6)
  expect(affine.y0).toBeCloseTo(50, 6)
})

test('anchors on one line are refused', () => {
  const line = [1, 2, 3].map(row => onGrid(kiev, 1, row))
  expect(() => fitAnchors(kiev, line)).toThrow('one line')
})

const neighboursOf = (sheet: HexSheet, id: string) => {
  const { ids, lines } = partitionHexes(sheet, fitAnchors(sheet, anchorsOf(sheet)))
  const pairs = [...lines.keys()].map(key => key.split(' ').map(place => ids[Number(place)]!))
  return pairs.flatMap(pair => (pair.includes(id) ? pair.filter(other => other !== id) : [])).sort()
}

test.each([
  ['an odd column', '0303', ['0202', '0203', '0302', '0304', '0402', '0403']],
  ['an even column, half a hex lower', '0403', ['0303', '0304', '0402', '0404', '0503', '0504']],
  ['the corner of the sheet', '0101', ['0102', '0201']],
])('a flat hex in %s has its six neighbours', (_, id, expected) => {
  expect(neighboursOf(kiev, id)).toEqual(expected)
})

test('a pointed hex numbered row first has its neighbours in the rows above and below', () => {
  expect(neighboursOf(pointed, '0303')).toEqual(['0202', '0203', '0302', '0304', '0402', '0403'])
})

test('every hex has one ring of six corners and the same size', () => {
  const { outlines } = partitionHexes(kiev, fitAnchors(kiev, anchorsOf(kiev)))
  expect(outlines).toHaveLength(48)
  for (const outline of outlines) {
    expect(outline).toHaveLength(1)
    expect(outline[0]![0]).toHaveLength(12)
    expect(Math.abs(signedArea(outline[0]![0]!))).toBeCloseTo((36 * 36 + 3) * (Math.sqrt(3) / 2), -1)
  }
})

test('a hex left out leaves its neighbours whole', () => {
  const holed: HexSheet = { ...kiev, isMissing: (column, row) => column === 3 && row === 3 }
  const { ids, outlines } = partitionHexes(holed, fitAnchors(kiev, anchorsOf(kiev)))
  expect(ids).not.toContain('0303')
  expect(outlines.every(outline => outline.length === 1)).toBe(true)
})

test('a sheet of the middle Dniepr fits its towns to about half a hex', () => {
  const project = projector({ parallels: [45, 50], meridian: 33, scale: 6371, dx: 0, dy: 0 })
  const sheet: HexSheet = { ...kiev, columns: 30, rows: 33 }
  const towns: [number, number, Point][] = [
    [3, 19, [30.52, 50.45]],
    [6, 2, [31.0, 52.44]],
    [14, 28, [32.06, 49.43]],
    [23, 31, [33.42, 49.07]],
    [16, 17, [32.39, 50.59]],
  ]
  const anchors = towns.map(([column, row, [lon, lat]]) => ({ column, row, at: project(lon, lat) }))
  const affine = fitAnchors(sheet, anchors)
  const misses = anchors.map(({ column, row, at }) => {
    const [u, v] = gridPoint(sheet, column, row)
    const x = affine.xx * u + affine.xy * v + affine.x0
    const y = affine.yx * u + affine.yy * v + affine.y0
    return Math.hypot(x - at[0], y - at[1]) / 12
  })
  expect(Math.max(...misses)).toBeLessThan(1)
  expect(affine.yy).toBeGreaterThan(10)
  expect(affine.yy).toBeLessThan(14)
})
