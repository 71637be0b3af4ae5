import { board, spaceOf } from '../map'
import { months, segments } from './calendar'
import { hitsFrom, replacementCosts } from './fire'
import { optionalRules } from './options'
import { road, rumania, seaControl, supplySources, victoryAreas } from './places'
import { cityAbsorbs, defensiveLine, terrainEffects } from './terrain'
import { forecastTrack, weatherEffects } from './weather'

const spaceWith = (feature: string) => board.spaces.filter(s => s.features.includes(feature)).map(s => s.id)
const sorted = (list: readonly string[]) => [...list].sort((a, b) => (a < b ? -1 : 1))

test('2.3a what the ground absorbs: line 1, city 1, yellow 1, red 2, victory 2', () => {
  const { yellow, red, victory } = terrainEffects
  const table = [defensiveLine.absorbs, cityAbsorbs, yellow.absorbs, red.absorbs, victory.absorbs]
  expect(table).toEqual([1, 1, 1, 2, 2])
})

test.each([
  ['green', 1, 4, 0],
  ['yellow', 2, 2, 1],
  ['red', 3, 2, 2],
  ['victory', 2, 2, 2],
  ['staging', 1, Infinity, 0],
] as const)('2.9 table: %s', (terrain, points, stacking, absorbs) => {
  expect(terrainEffects[terrain]).toMatchObject({ points, stacking, absorbs })
})

test('1.5a six months from July to December', () => {
  expect(months).toHaveLength(6)
  expect([months[0], months[5]]).toEqual(['July', 'December'])
})

test('4.2.2a single fire hits on 6, double on 5, triple on 4', () => {
  expect(hitsFrom.slice(1)).toEqual([6, 5, 4])
})

test('7.2.2 a step costs what its fire is worth', () => {
  expect(replacementCosts).toEqual([0, 1, 2, 3])
})

test('6.0 the nine parts of an impulse', () => {
  expect(segments.map(part => part.rule)).toEqual([
    '8.1',
    '9.1',
    '10.1',
    '10.8',
    '10.12',
    '10.17',
    '10.18',
    '9.3',
    '10.19',
  ])
})

test('8.1 the forecast runs from -- over 1 to 5', () => {
  expect(forecastTrack).toEqual(['off', '--', 1, 2, 3, 4, 5])
})

test('8.0 defence is whole in every weather but a blizzard', () => {
  expect(Object.values(weatherEffects).map(weather => weather.defence[0])).toEqual(['all', 'all', 'all', 'half'])
})

test('14.0 the ladder has no 14.6', () => {
  expect(optionalRules.map(rule => rule.id)).toEqual(['14.1', '14.2', '14.3', '14.4', '14.5', '14.7', '14.8', '14.9'])
})

test.each(['yellow', 'orange', 'red', 'axis'] as const)('2.1 the board prints the %s sources', colour => {
  expect(sorted(spaceWith(`supply:${colour}`))).toEqual(sorted(supplySources[colour]))
})

test('2.4.4 the board has the seven Victory Areas', () => {
  const printed = board.spaces.filter(space => space.terrain === 'victory').map(space => space.id)
  expect(sorted(printed)).toEqual(sorted(victoryAreas.map(({ area }) => area)))
})

test('2.5 the board puts eighteen areas in Rumania', () => {
  expect(rumania).toHaveLength(18)
  expect(sorted(spaceWith('country:rumania'))).toEqual(sorted(rumania))
})

test('2.1.1 the areas of sea control lie on the coast', () => {
  seaControl.azov.forEach(area => expect(spaceWith('coast:black')).toContain(area))
})

test('2.2c ten boxes from Minsk to Tula, two of which turn a disc', () => {
  expect(road).toHaveLength(10)
  expect([road[0].name, road[9].name]).toEqual(['Minsk', 'Tula'])
  road.forEach(({ box }) => expect(spaceOf(box)).toBeGreaterThanOrEqual(153))
  expect(road.flatMap(box => ('turns' in box ? [[box.name, box.turns]] : []))).toEqual([
    ['Nizhyn', 'yellow'],
    ['Tula', 'orange'],
  ])
})

test('2.0a 153 areas with one class each', () => {
  const areas = board.spaces.slice(0, 153).map(space => space.id)
  const numbered = Array.from({ length: 148 }, (_, i) => String(i + 1))
  expect(sorted(areas)).toEqual(sorted([...numbered, 'FS', 'Axis', 'S1', 'S2', 'S3']))
  const classes = Object.keys(terrainEffects)
  board.spaces.slice(0, 153).forEach(space => expect(classes).toContain(space.terrain))
})

test('2.4.9 thirteen ports', () => {
  expect(spaceWith('port')).toHaveLength(13)
})
