import { weatherCheck } from '../steps/weather'
import { turnStart } from '../steps/turn'
import { loadDice } from '../testing/dice'
import { play, position, type PositionSpec } from '../testing/position'
import { AXIS, BLIZZARD, FORECAST_DASHES, FORECAST_OFF, GOOD, markers, RAIN, SNOW, SOVIET, weatherOf } from '../state'
import type { D } from '../state'

const OCTOBER = 4
const forecastOf = (d: D) => d.s.marker[markers.forecast]
/** The weather check of an Axis impulse of October with that die. */
const check = (spec: PositionSpec, die = 0): D => {
  const d = position({ turn: OCTOBER, ...spec })
  if (die > 0) loadDice(d.s, die)
  const draws = d.s.draws
  play(d, weatherCheck)
  expect(d.s.draws - draws).toBe(die > 0 ? 1 : 0)
  return d
}
const after = (d: D) => [weatherOf(d.s), forecastOf(d)]

test.each([1, 2, 3])('1.7a turn %i is good without a die', turn => {
  expect(after(check({ turn }))).toEqual([GOOD, FORECAST_OFF])
})

test('8.1a and E55 first Axis impulse of October: the marker is set out, no die', () => {
  expect(after(check({}))).toEqual([GOOD, FORECAST_DASHES])
})

test('8.1b, 1.7b and E15 second Axis impulse: marker to 1, then the first die; a 1 brings rain', () => {
  expect(after(check({ forecast: FORECAST_DASHES }, 1))).toEqual([RAIN, 1])
})

test.each([
  ['E16', 1, 3, 2],
  ['E17', 2, 6, 3],
  ['E18', 3, 4, 4],
  ['E19', 4, 6, 5],
])('%s marker %i, die %i: the weather stays, marker %i', (_, forecast, die, next) => {
  expect(after(check({ forecast, weather: RAIN }, die))).toEqual([RAIN, next])
})

test('8.1f and E20 marker 5: snow without a die, for good', () => {
  const d = check({ forecast: 5 })
  expect(weatherOf(d.s)).toBe(SNOW)
  play(d, weatherCheck)
  expect(weatherOf(d.s)).toBe(SNOW)
})

test.each([1, 2, 3, 4, 5, 6])('E21 marker 1, die %i', die => {
  expect(after(check({ forecast: 1 }, die))).toEqual(die === 1 ? [RAIN, 1] : [GOOD, 2])
})

test.each([
  [1, 1, GOOD, RAIN],
  [3, 3, GOOD, RAIN],
  [3, 2, RAIN, GOOD],
  [4, 1, RAIN, GOOD],
])('8.1c marker %i, die %i: the weather turns and the marker stays', (forecast, die, weather, next) => {
  expect(after(check({ forecast, weather }, die))).toEqual([next, forecast])
})

test.each([
  [1, 2, GOOD],
  [3, 4, RAIN],
  [4, 5, GOOD],
])('8.1d marker %i, die %i: the weather stays and the marker climbs', (forecast, die, weather) => {
  expect(after(check({ forecast, weather }, die))).toEqual([weather, forecast + 1])
})

test('8.1e every later Axis impulse rolls again, in November too', () => {
  const d = check({ forecast: 1, turn: 5 }, 4)
  loadDice(d.s, 2)
  play(d, weatherCheck)
  expect(after(d)).toEqual([RAIN, 2])
})

test('8.1h a Soviet impulse has no weather check', () => {
  const d = check({ active: SOVIET, forecast: 3 })
  expect(after(d)).toEqual([GOOD, 3])
})

test('8.1g December begins with snow', () => {
  const d = play(position({ turn: 6, weather: RAIN, scenario: 'campaign' }), turnStart)
  expect(weatherOf(d.s)).toBe(SNOW)
  const november = play(position({ turn: 5, weather: RAIN }), turnStart)
  expect(weatherOf(november.s)).toBe(RAIN)
})

test('14.5a the first Axis impulse of December brings the blizzard, only with the option', () => {
  expect(weatherOf(check({ turn: 6, weather: SNOW, options: [5] }).s)).toBe(BLIZZARD)
  expect(weatherOf(check({ turn: 6, weather: SNOW }).s)).toBe(SNOW)
  expect(weatherOf(check({ turn: 5, weather: SNOW, options: [5] }).s)).toBe(SNOW)
})

test('14.5e a Soviet impulse before it is played in snow', () => {
  expect(weatherOf(check({ turn: 6, weather: SNOW, options: [5], active: SOVIET }).s)).toBe(SNOW)
})

test('SC3.a The Pocket stops as the weather turns', () => {
  const rain = check({ scenario: 'pocket', forecast: 1, axis: ['14', '4', '55'] }, 1)
  expect(rain.s.over).toMatchObject({ winner: SOVIET })
  const dry = check({ scenario: 'pocket', forecast: 1 }, 5)
  expect(dry.s.over).toBeNull()
})

test('SC3.b six Victory Areas win The Pocket for the Axis, five do not', () => {
  const held = (...axis: string[]) => check({ scenario: 'pocket', forecast: 1, axis }, 1).s.over?.winner
  expect(held('14', '4', '55', '25', '94', '148')).toBe(AXIS)
  expect(held('14', '4', '55', '25', '94')).toBe(SOVIET)
})
