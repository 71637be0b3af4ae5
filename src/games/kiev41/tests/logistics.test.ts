import { blockOf } from '../blocks'
import { destroyBlock, reduceBlock } from '../effects/blocks'
import { isCity, isVictoryArea, spaceOf, spaces } from '../map'
import { countingHqs, eliminated, logisticsParts, logisticsValue } from '../rules/logistics'
import { arrivalAreas, hasKievPrivilege } from '../rules/reinforcements'
import { quarrels } from '../rules/stacking'
import { logisticsInWeather } from '../rules/weather'
import { replacementCost } from '../steps/logistics'
import { position, type PositionSpec } from '../testing/position'
import { AXIS, GOOD, LOST, POOL, RAIN, SNOW, SOVIET } from '../state'
import type { D } from '../state'
import { put } from '../../../engine'

const arrivals = (d: D, side: 0 | 1, taken: readonly number[] = []): string[] => {
  const found: string[] = []
  arrivalAreas(d.s, side, taken, space => found.push(spaces[space]!))
  return found
}
const lose = (d: D, side: 0 | 1, count: number): void => {
  const from = side === AXIS ? 4 : 60
  for (let block = from; block < from + count; block++) put(d, 'at', block, LOST)
}

describe('5.0 arrivals', () => {
  test('5.0c and 2.4.5d Axis blocks arrive in the Axis area and nowhere else, however full it is', () => {
    const crowd = Object.fromEntries(['A-IN-4', 'A-IN-11', 'A-IN-17', 'A-IN-29', 'A-IN-30'].map(id => [id, 'Axis']))
    expect(arrivals(position({ blocks: crowd, axis: ['4', '25'] }), AXIS)).toEqual(['Axis'])
  })

  test('5.0d and 2.4.5e Soviet blocks arrive in staging, or one in each held, supplied city or Victory Area with room', () => {
    const d = position({ blocks: { 'U-IN-5A': '4', 'U-IN-6A': '4', 'A-IN-44': '25', 'U-IN-9A': '25' }, axis: ['55'] })
    const found = arrivals(d, SOVIET)
    expect(found.slice(0, 3)).toEqual(['S1', 'S2', 'S3'])
    expect(found).toEqual(expect.arrayContaining(['17', '108', '94', '148']))
    expect(found).not.toContain('4')
    expect(found).not.toContain('25')
    expect(found).not.toContain('55')
    found.slice(3).forEach(id => expect(isCity[spaceOf(id)]! + isVictoryArea[spaceOf(id)]!).toBe(1))
    expect(arrivals(d, SOVIET, [spaceOf('17')])).not.toContain('17')
    expect(arrivals(d, SOVIET, [spaceOf('17')])).toContain('S1')
  })

  test('5.0h never in Rumania', () => {
    const rumanian = ['79', '104', '110', '111', '119']
    rumanian.forEach(id => expect(isCity[spaceOf(id)]).toBe(1))
    const found = arrivals(position(), SOVIET)
    rumanian.forEach(id => expect(found).not.toContain(id))
  })

  test('5.0i a city that only the sea feeds gets no blocks', () => {
    const siege = ['99', '100', '101', '107', '109', '106', '98', '102']
    expect(arrivals(position({ axis: siege }), SOVIET)).not.toContain('108')
    expect(arrivals(position({ axis: ['130', '131'] }), SOVIET)).not.toContain('FS')
    expect(arrivals(position(), SOVIET)).toEqual(expect.arrayContaining(['108', 'FS']))
  })

  test('14.4e with the sea option a port of a held sea gets blocks again', () => {
    const siege = ['99', '100', '101', '107', '109', '106', '98', '102']
    expect(arrivals(position({ axis: siege, options: [4] }), SOVIET)).toContain('108')
  })

  test('1.4 the Hungarians do not fit beside Rumanians in the Axis area', () => {
    const d = position({ blocks: { 'R-IN-2': 'Axis' } })
    expect(quarrels(d.s, blockOf('H-FAST'), spaceOf('Axis'))).toBe(true)
    expect(quarrels(d.s, blockOf('A-IN-44'), spaceOf('Axis'))).toBe(false)
  })

  test('2.6 whoever holds Kiev has the privilege, contested or not', () => {
    const fought = position({ blocks: { 'U-IN-5A': '4', 'A-IN-44': '4' } })
    expect([hasKievPrivilege(fought.s, SOVIET), hasKievPrivilege(fought.s, AXIS)]).toEqual([true, false])
    expect(hasKievPrivilege(position({ axis: ['4'] }).s, AXIS)).toBe(true)
  })
})

describe('7.2.1 Logistics Value', () => {
  const sixAreas = ['14']
  test('7.2.1a leader, fresh HQs, Victory Areas, losses and discs add up', () => {
    const blocks: PositionSpec['blocks'] = {
      'U-LDR-STA': ['moscow', 3],
      'U-HQ-S': '52',
      'U-HQ-K': ['53', 2],
      'U-HQ-C': ['54', 0],
    }
    const d = position({ blocks, axis: sixAreas })
    lose(d, AXIS, 10)
    expect(logisticsParts(d.s, SOVIET)).toEqual({ leader: 3, hqs: 2, victoryAreas: 6, bonus: 1, discs: 4 })
    expect(logisticsValue(d.s, SOVIET)).toBe(16)
  })
  test('7.2.1a Guderian and the Luftwaffe count for the Axis, discs do not', () => {
    const d = position({ blocks: { 'A-HQ-6': '52', 'A-LW-4': '52', 'A-LW-5': ['52', 0] }, axis: ['14'] })
    expect(logisticsParts(d.s, AXIS)).toEqual({ leader: 4, hqs: 3, victoryAreas: 1, bonus: 0, discs: 0 })
  })
  test('7.2.1b HQs in the pool or lost do not count', () => {
    const d = position({ blocks: { 'U-HQ-S': '52' } })
    expect(countingHqs(d.s, SOVIET)).toBe(1)
    put(d, 'at', blockOf('U-HQ-K'), POOL)
    put(d, 'at', blockOf('U-HQ-C'), LOST)
    expect(countingHqs(d.s, SOVIET)).toBe(1)
  })
  test('10.5a exhausted HQs do not count', () => {
    const d = position({ blocks: { 'U-HQ-S': ['52', 0], 'U-HQ-K': ['52', 2] } })
    expect(countingHqs(d.s, SOVIET)).toBe(1)
  })
  test.each([
    [9, 0],
    [10, 1],
    [19, 1],
    [21, 2],
  ])('7.2.1c %i Soviet losses are %i points, a sunk fleet counts as one', (losses, points) => {
    const d = position()
    lose(d, SOVIET, losses - 1)
    put(d, 'at', blockOf('UF-BB'), LOST)
    expect(eliminated(d.s, SOVIET)).toBe(losses)
    expect(logisticsParts(d.s, AXIS).bonus).toBe(points)
  })
  test('7.2.1d and 9.4f a Soviet block beaten in battle goes to the pool and is no loss; one that surrenders is', () => {
    const d = position({ blocks: { 'U-IN-5A': ['52', 1], 'U-IN-6A': ['53', 1] } })
    reduceBlock(d, blockOf('U-IN-5A'), 'hit')
    expect([d.s.at[blockOf('U-IN-5A')], eliminated(d.s, SOVIET)]).toEqual([POOL, 0])
    reduceBlock(d, blockOf('U-IN-6A'), 'attrition')
    expect([d.s.at[blockOf('U-IN-6A')], eliminated(d.s, SOVIET)]).toEqual([LOST, 1])
  })
  test('9.4c and 10.15.3d surrendered blocks of both sides are lost for good and counted', () => {
    const d = position({ blocks: { 'U-IN-5A': ['52', 1], 'A-IN-44': ['54', 1] } })
    reduceBlock(d, blockOf('U-IN-5A'), 'attrition')
    reduceBlock(d, blockOf('A-IN-44'), 'attrition')
    expect([eliminated(d.s, SOVIET), eliminated(d.s, AXIS)]).toEqual([1, 1])
  })
  test('10.18c an exhausted HQ that is deactivated: Soviet to the pool, Axis lost and counted', () => {
    const d = position({ blocks: { 'U-HQ-S': ['52', 0], 'A-HQ-6': ['54', 0] } })
    destroyBlock(d, blockOf('U-HQ-S'), 'deactivation')
    destroyBlock(d, blockOf('A-HQ-6'), 'deactivation')
    expect([d.s.at[blockOf('U-HQ-S')], d.s.at[blockOf('A-HQ-6')]]).toEqual([POOL, LOST])
    expect([eliminated(d.s, SOVIET), eliminated(d.s, AXIS)]).toEqual([0, 1])
  })
  test('7.2.1.1a rain halves both values', () => {
    expect([logisticsInWeather(RAIN, AXIS, 9), logisticsInWeather(RAIN, SOVIET, 9)]).toEqual([4, 4])
  })
  test('7.2.1.1b snow halves the Axis value only', () => {
    expect([logisticsInWeather(SNOW, AXIS, 9), logisticsInWeather(SNOW, SOVIET, 9)]).toEqual([4, 9])
    expect([logisticsInWeather(GOOD, AXIS, 9), logisticsInWeather(GOOD, SOVIET, 9)]).toEqual([9, 9])
  })
  test('E11 Hitler exhausted, four HQs, three areas, 21 surrendered, snow: four', () => {
    const blocks: PositionSpec['blocks'] = {
      'A-LDR-HIT': ['rastenburg', 0],
      'A-HQ-6': '52',
      'A-HQ-11': '53',
      'A-LW-4': '54',
    }
    const d = position({ blocks, axis: ['14', '4', '55'], weather: SNOW, turn: 5 })
    lose(d, SOVIET, 21)
    expect(logisticsParts(d.s, AXIS)).toEqual({ leader: 0, hqs: 4, victoryAreas: 3, bonus: 2, discs: 0 })
    expect(logisticsValue(d.s, AXIS)).toBe(4)
  })
})

describe('7.2.2 restoring strength', () => {
  test.each([
    ['U-IN-5A', 2, 1],
    ['A-IN-44', 2, 2],
    ['A-PZ-3', 2, 3],
    ['R-IN-2', 1, 1],
    ['U-TK-2', 1, 2],
  ])('7.2.2b the next step of %s at %i costs %i', (id, strength, cost) => {
    expect(replacementCost(position({ blocks: { [id]: ['52', strength] } }).s, blockOf(id))).toBe(cost)
  })
})
