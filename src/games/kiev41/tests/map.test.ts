import { blockOf, GUDERIAN, HITLER, isFixed, STALIN } from '../blocks'
import { advanceGuderian } from '../steps/roadToTula'
import { reachOf, ENGAGING, isReached } from '../rules/movement'
import { activeDiscs } from '../rules/logistics'
import { isClosedTo, mayEndIn } from '../rules/stacking'
import { floodSupply, isInSupply, isLiveSource, isSuppliedIn } from '../rules/supply'
import { entryCosts, stackingLimit } from '../rules/terrain'
import { enterSpace, leaveSpace, passThrough, removeBlock } from '../effects/ground'
import { absorbBonus } from '../rules/combat/absorb'
import { victoryAtEnd, victoryPoints } from '../rules/victory'
import { AREAS, AXIS_STAGING, areAdjacent, edgeBetween, RIVER, spaceOf, spaces, STRAIT } from '../map'
import { at, position } from '../testing/position'
import {
  AXIS,
  countIn,
  hasLine,
  isContested,
  isFullyControlled,
  LOST,
  markers,
  RAIN,
  roadBox,
  SNOW,
  SOVIET,
} from '../state'
import type { D } from '../state'
import { put } from '../../../engine'

const sources = (d: D, side: 0 | 1) =>
  Array.from({ length: AREAS }, (_, area) => area).filter(area => isLiveSource(d.s, side, area))
const ids = (...list: string[]) => list.map(spaceOf)
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b)
const disc = (d: D, name: 'yellowDisc' | 'orangeDisc' | 'blueDisc' | 'lightBlueDisc') => d.s.marker[markers[name]]
const move = (d: D, id: string, area: string) => {
  leaveSpace(d, blockOf(id))
  enterSpace(d, blockOf(id), spaceOf(area))
}

describe('2.1 supply sources', () => {
  const red = ids('12', '13', 'S1', 'S2', 'S3', '60', '77', '94', '133', '136', '139', '145')

  test('2.1a 1 to 6 are Soviet sources only while the yellow disc is active', () => {
    const d = position()
    ids('1', '2', '3', '4', '5', '6').forEach(area => expect(sources(d, SOVIET)).toContain(area))
    put(d, 'marker', markers.yellowDisc, 0)
    expect(sorted(sources(d, SOVIET))).toEqual(sorted([...red, ...ids('7', '8', '9', '10', '11')]))
  })

  test('2.1b 7 to 11 are Soviet sources only while the orange disc is active', () => {
    const d = position()
    ids('7', '8', '9', '10', '11').forEach(area => expect(sources(d, SOVIET)).toContain(area))
    put(d, 'marker', markers.orangeDisc, 0)
    expect(sorted(sources(d, SOVIET))).toEqual(sorted([...red, ...ids('1', '2', '3', '4', '5', '6')]))
  })

  test('2.1c and 10.10c Nizhyn turns the yellow disc for good and costs a Logistics Point', () => {
    const d = position({ blocks: { 'A-HQ-GUD': 'tula4' } })
    const before = activeDiscs(d.s)
    advanceGuderian(d)
    expect(disc(d, 'yellowDisc')).toBe(0)
    expect(activeDiscs(d.s)).toBe(before - 1)
    expect(isLiveSource(d.s, SOVIET, spaceOf('1'))).toBe(false)
    advanceGuderian(d)
    expect(disc(d, 'yellowDisc')).toBe(0)
  })

  test('2.1d and 10.10d Tula turns the orange disc for good and costs a Logistics Point', () => {
    const d = position({ blocks: { 'A-HQ-GUD': 'tula9' } })
    const before = activeDiscs(d.s)
    advanceGuderian(d)
    expect(disc(d, 'orangeDisc')).toBe(0)
    expect(activeDiscs(d.s)).toBe(before - 1)
    advanceGuderian(d)
    expect([roadBox(d.s), disc(d, 'orangeDisc')]).toEqual([10, 0])
  })

  test('2.1e the Soviet staging areas are sources whatever the discs say', () => {
    const d = position()
    put(d, 'marker', markers.yellowDisc, 0)
    put(d, 'marker', markers.orangeDisc, 0)
    ids('S1', 'S2', 'S3').forEach(area => expect(isSuppliedIn(d.s, SOVIET, area, floodSupply(d.s, SOVIET))).toBe(true))
  })

  test('2.1f a red source in Axis hands feeds nobody; retaken it feeds again', () => {
    const elsewhere = spaces.slice(0, AREAS).filter(id => id !== '59' && id !== '60')
    const d = position({ blocks: { 'U-IN-5A': '59' }, axis: elsewhere })
    expect(isInSupply(d.s, blockOf('U-IN-5A'))).toBe(true)
    enterSpace(d, blockOf('A-IN-44'), spaceOf('60'))
    expect(isInSupply(d.s, blockOf('U-IN-5A'))).toBe(false)
    removeBlock(d, blockOf('A-IN-44'), LOST)
    move(d, 'U-IN-5A', '60')
    expect(isInSupply(d.s, blockOf('U-IN-5A'))).toBe(true)
  })

  test('2.1g the eight western areas feed the Axis while it fully holds them', () => {
    const d = position({ axis: ['14', '61', '78', '95', '103', '110', '111'] })
    expect(sorted(sources(d, AXIS))).toEqual(sorted(ids('Axis', '14', '61', '78', '95', '103', '110', '111')))
    expect(floodSupply(d.s, AXIS)[spaceOf('14')]).toBe(1)
    put(d, 'control', spaceOf('14'), SOVIET)
    expect(floodSupply(d.s, AXIS)[spaceOf('14')]).toBe(0)
  })

  test('2.1h a contested source ends no line of communication', () => {
    const blocks = { 'A-IN-44': '62' }
    const held = position({ blocks, axis: ['61'] })
    const fought = position({ blocks: { ...blocks, 'A-IN-55': '61', 'U-IN-5A': '61' }, axis: ['61'] })
    expect(areAdjacent(spaceOf('61'), spaceOf('62'))).toBe(true)
    expect(isInSupply(held.s, blockOf('A-IN-44'))).toBe(true)
    expect(isInSupply(fought.s, blockOf('A-IN-44'))).toBe(false)
  })
})

describe('2.1.1 coastal supply', () => {
  /** Odessa besieged: everything around it is Axis. */
  const besieged = ['99', '100', '101', '107', '109', '106', '98', '102']

  test('2.1.1a and 2.1.1b the Black Sea coast feeds Soviets in an area they hold, contested or not, and never the Axis', () => {
    const alone = position({ blocks: { 'U-IN-5A': '108' }, axis: besieged })
    const fought = position({ blocks: { 'U-IN-5A': '108', 'A-IN-44': '108' }, axis: besieged })
    expect(isInSupply(alone.s, blockOf('U-IN-5A'))).toBe(true)
    expect(isInSupply(fought.s, blockOf('U-IN-5A'))).toBe(true)
    const axis = position({ blocks: { 'A-IN-44': '108' } })
    expect(isInSupply(axis.s, blockOf('A-IN-44'))).toBe(false)
  })

  test('2.1.1b not in an area the Axis holds, nor without the blue disc', () => {
    const theirs = position({ blocks: { 'U-IN-5A': '108', 'A-IN-44': '108' }, axis: [...besieged, '108'] })
    expect(isInSupply(theirs.s, blockOf('U-IN-5A'))).toBe(false)
    const lost = position({ blocks: { 'U-IN-5A': '108', 'A-IN-44': '145' }, axis: besieged })
    expect(disc(lost, 'blueDisc')).toBe(0)
    expect(isInSupply(lost.s, blockOf('U-IN-5A'))).toBe(false)
  })

  test('2.1.1c the Azov coast needs both discs', () => {
    const around = ['90', '74', '75', '73', '91', '93', '76', '89']
    const both = position({ blocks: { 'U-IN-5A': '92' }, axis: around })
    expect(isInSupply(both.s, blockOf('U-IN-5A'))).toBe(true)
    const blueOnly = position({ blocks: { 'U-IN-5A': '92', 'A-IN-44': '129' }, axis: around })
    expect([disc(blueOnly, 'blueDisc'), disc(blueOnly, 'lightBlueDisc')]).toEqual([1, 0])
    expect(isInSupply(blueOnly.s, blockOf('U-IN-5A'))).toBe(false)
  })

  test.each([
    ['FS', 0, 0],
    ['145', 0, 0],
    ['129', 1, 0],
    ['144', 1, 0],
    ['108', 1, 1],
  ])(
    '2.1.1d, 2.1.1e, 2.1.1f, 2.1.1g and 2.1.1h an Axis block entering %s beside a defender turns the discs at once',
    (area, blue, lightBlue) => {
      const d = position({ blocks: { 'U-IN-5A': area, 'A-IN-44': '52' } })
      expect([disc(d, 'blueDisc'), disc(d, 'lightBlueDisc')]).toEqual([1, 1])
      move(d, 'A-IN-44', area)
      expect(isContested(d.s, spaceOf(area))).toBe(true)
      expect([disc(d, 'blueDisc'), disc(d, 'lightBlueDisc')]).toEqual([blue, lightBlue])
    },
  )

  test('2.1.1i both discs come back with their areas', () => {
    const d = position({ blocks: { 'U-IN-5A': '145', 'A-IN-44': '145' } })
    expect([disc(d, 'blueDisc'), disc(d, 'lightBlueDisc')]).toEqual([0, 0])
    removeBlock(d, blockOf('A-IN-44'), LOST)
    expect([disc(d, 'blueDisc'), disc(d, 'lightBlueDisc')]).toEqual([1, 1])
  })

  test('E52 an Axis unit in Novorossiysk or Sevastopol loses both seas', () => {
    for (const area of ['145', 'FS']) {
      const d = position({ blocks: { 'A-IN-44': area } })
      expect([disc(d, 'blueDisc'), disc(d, 'lightBlueDisc')]).toEqual([0, 0])
    }
  })

  test('2.1.1j Sevastopol feeds its garrison with the Axis inside', () => {
    const d = position({ blocks: { 'U-IN-5A': 'FS', 'A-IN-44': 'FS' }, axis: ['130', '131', 'FS'] })
    expect(disc(d, 'blueDisc')).toBe(0)
    expect(isInSupply(d.s, blockOf('U-IN-5A'))).toBe(true)
  })

  test('2.1.1k what comes over the beach is not passed on inland', () => {
    const ring = ['98', '99', '81', '82', '83', '84', '102', '109', '107', '106']
    const d = position({ blocks: { 'U-IN-5A': '100', 'U-IN-6A': '108', 'A-IN-44': '101' }, axis: ring })
    expect(isInSupply(d.s, blockOf('U-IN-6A'))).toBe(true)
    expect(isInSupply(d.s, blockOf('U-IN-5A'))).toBe(false)
  })
})

describe('2.2 boxes', () => {
  test('2.2a leaders stay where they are and nobody can walk to them', () => {
    expect([isFixed(HITLER), isFixed(STALIN), isFixed(GUDERIAN)]).toEqual([true, true, true])
    for (const box of ['rastenburg', 'moscow'])
      expect(entryCosts(position().s, blockOf('A-PZ-3'))[spaceOf(box)]).toBeGreaterThan(5)
  })

  test('2.2b leaders are always in supply', () => {
    const d = position()
    expect([isInSupply(d.s, HITLER), isInSupply(d.s, STALIN)]).toEqual([true, true])
  })

  test('2.2d two boxes, two Logistics Points', () => {
    const d = position()
    const before = activeDiscs(d.s)
    for (let i = 0; i < 9; i++) advanceGuderian(d)
    expect([roadBox(d.s), activeDiscs(d.s)]).toEqual([10, before - 2])
  })
})

describe('2.4 terrain', () => {
  const slow = blockOf('A-IN-44')
  const cost = (area: string, weather = 0) => entryCosts(position({ weather }).s, slow)[spaceOf(area)]
  const limit = (area: string) => stackingLimit[spaceOf(area)]
  const absorbs = (area: string, axis: string[] = []) => absorbBonus(position({ axis }).s, SOVIET, spaceOf(area))

  test('2.4.1a green: 1 point, four blocks, nothing absorbed', () => {
    expect([cost('6'), limit('6'), absorbs('6')]).toEqual([1, 4, 0])
  })
  test('2.4.2a yellow: 2 points, two blocks, 1 absorbed', () => {
    expect([cost('5'), limit('5'), absorbs('5')]).toEqual([2, 2, 1])
  })
  test('2.4.3a red: 3 points, two blocks, 2 absorbed', () => {
    expect([cost('3'), limit('3'), absorbs('3')]).toEqual([3, 2, 2])
  })
  test('2.4.4a victory: 2 points, two blocks, 2 absorbed by its holder', () => {
    expect([cost('4'), limit('4'), absorbs('4'), absorbs('4', ['4'])]).toEqual([2, 2, 2, 0])
  })
  test('2.4.6a a city absorbs 1 for its holder', () => {
    expect([absorbs('17'), absorbs('17', ['17'])]).toEqual([1, 0])
  })

  test('2.4.5a staging areas are closed to the enemy', () => {
    expect(ids('S1', 'S2', 'S3').map(area => isClosedTo(AXIS, area))).toEqual([true, true, true])
    expect([isClosedTo(SOVIET, AXIS_STAGING), isClosedTo(AXIS, AXIS_STAGING)]).toEqual([true, false])
    const d = position({ blocks: { 'A-PZ-3': '77' } })
    reachOf(d.s, blockOf('A-PZ-3'), 5, ENGAGING)
    expect([isReached(spaceOf('S2')), isReached(spaceOf('133'))]).toEqual([false, true])
  })
  test('2.4.5b your own staging area costs 1 in every weather', () => {
    expect([cost('Axis'), cost('Axis', RAIN), cost('Axis', SNOW)]).toEqual([1, 1, 1])
  })
  test('2.4.5c any number of blocks stand there', () => {
    const crowd = ['A-IN-4', 'A-IN-11', 'A-IN-17', 'A-IN-29', 'A-IN-30', 'A-IN-34', 'A-IN-42', 'A-IN-44']
    const d = position({ blocks: Object.fromEntries(crowd.map(id => [id, 'Axis'])) })
    expect(mayEndIn(d.s, blockOf('A-IN-55'), AXIS_STAGING)).toBe(true)
  })

  test('2.4.7a a river costs nothing extra', () => {
    expect(edgeBetween(spaceOf('35'), spaceOf('20'))).toBe(RIVER)
    const d = position({ blocks: { 'A-IN-44': '35' } })
    const reach = reachOf(d.s, slow, 3, ENGAGING)
    expect(reach.cost[spaceOf('20')]).toBe(2)
  })
  test('2.4.8a 129 and 144 are joined by the strait, and a block may cross', () => {
    expect(edgeBetween(spaceOf('129'), spaceOf('144'))).toBe(STRAIT)
    const d = position({ blocks: { 'A-IN-44': '129' } })
    reachOf(d.s, slow, 3, ENGAGING)
    expect(isReached(spaceOf('144'))).toBe(true)
  })
})

describe('2.4.4 victory', () => {
  test('2.4.4.1a each Victory Area is a point for whoever holds it', () => {
    const d = position({ axis: ['14', '4', '55'] })
    expect([victoryPoints(d.s, AXIS), victoryPoints(d.s, SOVIET)]).toEqual([3, 4])
  })

  test('2.4.4.2c and E01 the Soviets take Tarnopol with the other six in hand: the game is over', () => {
    const d = position({ blocks: { 'U-IN-5A': '15' }, axis: ['14'], turn: 1 })
    expect(d.s.over).toBeNull()
    move(d, 'U-IN-5A', '14')
    expect(d.s.over).toMatchObject({ winner: SOVIET, rule: '2.4.4.2' })
  })

  test('2.4.4.2a seven areas win for the Axis too, even in passing through', () => {
    const d = position({ axis: ['14', '4', '55', '25', '94', 'FS'] })
    passThrough(d, AXIS, spaceOf('148'))
    expect(d.s.over).toMatchObject({ winner: AXIS, rule: '2.4.4.2' })
  })

  test('2.4.4.2b after December the greater number wins', () => {
    expect(victoryAtEnd(position({ axis: ['14', '4', '55', '25'] }).s).winner).toBe(AXIS)
    expect(victoryAtEnd(position({ axis: ['14', '4', '55'] }).s).winner).toBe(SOVIET)
  })

  test('2.4.4.3a each active disc counts', () => {
    const d = position()
    expect(activeDiscs(d.s)).toBe(4)
    put(d, 'marker', markers.yellowDisc, 0)
    expect(activeDiscs(d.s)).toBe(3)
  })
})

describe('2.5 control', () => {
  test('2.5a own units alone give full control', () => {
    const d = position({ blocks: { 'A-IN-44': '52' } })
    expect(isFullyControlled(d.s, AXIS, spaceOf('52'))).toBe(true)
  })
  test('2.5b an empty area stays with whoever was there last', () => {
    const d = position({ blocks: { 'A-IN-44': '52' } })
    move(d, 'A-IN-44', '53')
    expect([d.s.control[spaceOf('52')], d.s.control[spaceOf('53')]]).toEqual([AXIS, AXIS])
  })
  test('2.5c a block takes an empty area in passing', () => {
    const d = position()
    passThrough(d, AXIS, spaceOf('52'))
    expect(d.s.control[spaceOf('52')]).toBe(AXIS)
  })
  test('2.5d a contested area stays with the side that had it; when that side is gone it changes', () => {
    const d = position({ blocks: { 'A-IN-44': '51', 'U-IN-5A': '52' } })
    move(d, 'A-IN-44', '52')
    expect([isContested(d.s, spaceOf('52')), d.s.control[spaceOf('52')]]).toEqual([true, SOVIET])
    move(d, 'U-IN-5A', '53')
    expect([isContested(d.s, spaceOf('52')), d.s.control[spaceOf('52')]]).toEqual([false, AXIS])
  })
  test('2.5g a fleet neither holds nor contests', () => {
    const d = position({ fleets: '102', axis: ['102'] })
    expect([isContested(d.s, spaceOf('102')), isFullyControlled(d.s, AXIS, spaceOf('102'))]).toEqual([false, true])
  })
  test('2.5h a lone line holds its area and stops a mover', () => {
    const d = position({ blocks: { 'A-PZ-3': '51' }, lines: { '52': SOVIET } })
    const reach = reachOf(d.s, blockOf('A-PZ-3'), 5, ENGAGING)
    expect(reach.cost[spaceOf('52')]).toBe(1)
    move(d, 'A-PZ-3', '52')
    expect([isContested(d.s, spaceOf('52')), d.s.control[spaceOf('52')]]).toEqual([true, SOVIET])
  })
})

describe('2.6, 2.8, 2.9', () => {
  test('2.6c and 10.6c Kiev falls: Budyonny is gone for good, from the map and from the pool', () => {
    for (const where of ['20', 'pool'] as const) {
      const d = position({ blocks: { 'A-IN-44': '18', ...(where === '20' ? { 'U-HQ-B': '20' } : {}) } })
      if (where === 'pool') put(d, 'at', blockOf('U-HQ-B'), -1)
      move(d, 'A-IN-44', '4')
      expect(at(d, 'U-HQ-B')).toBe(LOST)
    }
  })
  test('2.8a leaving enemy units costs one point more', () => {
    const free = position({ blocks: { 'A-IN-44': '52' }, axis: ['53'] })
    expect(reachOf(free.s, blockOf('A-IN-44'), 3, ENGAGING).cost[spaceOf('53')]).toBe(1)
    const held = position({ blocks: { 'A-IN-44': '52', 'U-IN-5A': '52' }, axis: ['52', '53'] })
    expect(reachOf(held.s, blockOf('A-IN-44'), 3, ENGAGING).cost[spaceOf('53')]).toBe(2)
  })
  const four = { 'A-IN-4': '52', 'A-IN-11': '52', 'A-IN-17': '52' }
  test('2.9a four in green, two elsewhere', () => {
    const d = position({ blocks: { ...four, 'A-IN-29': '4', 'A-IN-30': '9' } })
    const may = (area: string) => mayEndIn(d.s, blockOf('A-IN-55'), spaceOf(area))
    expect([may('52'), may('4'), may('9')]).toEqual([true, true, true])
    const full = position({
      blocks: { ...four, 'A-IN-44': '52', 'A-IN-29': '4', 'A-IN-30': '4', 'A-IN-34': '9', 'A-IN-42': '9' },
    })
    const mayStill = (area: string) => mayEndIn(full.s, blockOf('A-IN-55'), spaceOf(area))
    expect([mayStill('52'), mayStill('4'), mayStill('9')]).toEqual([false, false, false])
  })
  test('2.9b lines do not count', () => {
    const d = position({ blocks: four, lines: { '52': AXIS } })
    expect(mayEndIn(d.s, blockOf('A-IN-55'), spaceOf('52'))).toBe(true)
  })
  test('2.9d and E48 each side has its own limit: eight blocks and a line', () => {
    const soviets = { 'U-IN-5A': '52', 'U-IN-6A': '52', 'U-IN-12A': '52', 'U-IN-26A': '52' }
    const d = position({ blocks: { ...four, ...soviets }, lines: { '52': SOVIET } })
    expect(mayEndIn(d.s, blockOf('A-IN-55'), spaceOf('52'))).toBe(true)
    expect(mayEndIn(d.s, blockOf('U-IN-9A'), spaceOf('52'))).toBe(false)
    enterSpace(d, blockOf('A-IN-55'), spaceOf('52'))
    expect([
      countIn(d.s, AXIS, spaceOf('52')),
      countIn(d.s, SOVIET, spaceOf('52')),
      hasLine(d.s, SOVIET, spaceOf('52')),
    ]).toEqual([4, 4, true])
  })
})
