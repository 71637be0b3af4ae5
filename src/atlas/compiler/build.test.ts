import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { boardText, buildBoard, gzippedSize } from './build'
import { readTable } from './csv'
import { exportTables } from './exportTables'
import { projector, unprojector } from './projection'

const root = join(__dirname, '../../..')
const stored = readFileSync(join(root, 'src/atlas/compiled/kiev41.json'), 'utf8')
const built = buildBoard('kiev41', root)

test('the stored board is what the sources make', () => {
  expect(boardText(built) === stored).toBe(true)
})

test('the board file stays small', () => {
  expect(gzippedSize(stored)).toBeLessThan(150_000)
})

test('the export carries the facts of the tables it came from', () => {
  const areas = readTable(exportTables(built)['areas.csv'])
  const source = new Map(
    readTable(readFileSync(join(root, 'assets/geodata/kiev41/areas.csv'), 'utf8')).map(row => [row['id'], row]),
  )
  expect(areas).toHaveLength(153)
  for (const area of areas)
    for (const column of ['terrain', 'city', 'victory', 'supply', 'coast', 'port', 'country', 'start_control'])
      expect([area['id'], column, area[column]]).toEqual([area['id'], column, source.get(area['id'])?.[column]])
  expect(readTable(exportTables(built)['borders.csv'])).toHaveLength(built.borders.length)
})

test('the projection keeps its parallels true and comes back', () => {
  const [toSheet, back] = [projector(built.projection), unprojector(built.projection)]
  const [lon, lat] = back(...toSheet(30.52, 50.45))
  expect([lon, lat]).toEqual([expect.closeTo(30.52, 9), expect.closeTo(50.45, 9)])
  const [ax] = toSheet(32.5, 45)
  const [bx] = toSheet(33.5, 45)
  expect((bx - ax) / built.unitsPerKilometre).toBeCloseTo(111.19 * Math.cos((45 * Math.PI) / 180), 1)
})

test('an unknown board is refused', () => {
  expect(() => buildBoard('atlantis', root)).toThrow('atlantis')
})
