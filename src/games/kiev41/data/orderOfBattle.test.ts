import { bombers, fleets } from './fire'
import { blocks, classes } from './orderOfBattle'
import { defensiveLine } from './terrain'
import type { BlockData } from './types'

type Test = (block: BlockData) => boolean
const count = (test: Test) => blocks.filter(test).length
const ids = (test: Test) => blocks.filter(test).map(block => block.id)
const isAxis: Test = block => block.side === 0
const isSoviet: Test = block => block.side === 1

test('1.2a the units are 112 blocks, 8 bombers, 2 fleets and 30 lines', () => {
  expect(blocks).toHaveLength(112)
  expect(bombers.perCorps[0] + bombers.perCorps[1]).toBe(8)
  expect(fleets).toHaveLength(2)
  expect(defensiveLine.stock[0] + defensiveLine.stock[1]).toBe(30)
})

test('4.0a eight bombers, two fleets, ten Axis and twenty Soviet lines', () => {
  expect(bombers.perCorps).toEqual([4, 4])
  expect(fleets.map(fleet => fleet.id)).toEqual(['UF-BB', 'UF-CA'])
  expect(defensiveLine.stock).toEqual([10, 20])
})

test('every block has its own id', () => {
  expect(new Set(blocks.map(block => block.id)).size).toBe(blocks.length)
})

test('the Axis blocks come first', () => {
  expect(blocks.slice(0, 46).every(isAxis)).toBe(true)
  expect(blocks.slice(46).every(isSoviet)).toBe(true)
  expect(blocks.slice(46)).toHaveLength(66)
})

test.each([
  ['none', 0, 4],
  ['red', 0, 6],
  ['yellow', 0, 5],
  ['green', 0, 6],
  ['lightBlue', 0, 5],
  ['orange', 0, 4],
  ['pink', 0, 5],
  ['white', 0, 11],
  ['none', 1, 3],
  ['blue', 1, 3],
  ['green', 1, 5],
  ['orange', 1, 6],
  ['lightBlue', 1, 15],
  ['yellow', 1, 18],
  ['white', 1, 16],
])('the list of armies: colour %s of side %i has %i blocks', (colour, side, expected) => {
  expect(count(block => block.colour === colour && block.side === side)).toBe(expected)
})

test.each([
  ['german', 33],
  ['rumanian', 10],
  ['hungarian', 1],
  ['italian', 1],
  ['slovak', 1],
  ['soviet', 66],
])('the stickers: nation %s has %i blocks', (nation, expected) => {
  expect(count(block => block.nation === nation)).toBe(expected)
})

test('1.4a every nation but the Soviet is of the Axis side', () => {
  expect(blocks.every(block => isSoviet(block) === (block.nation === 'soviet'))).toBe(true)
})

test('1.5b combat blocks count down to one, HQs and leaders to the Heart', () => {
  const hasHeart: Test = block => block.faces[block.faces.length - 1] === 0
  const isStarred: Test = block => block.kind === 'leader' || block.kind === 'hq' || block.kind === 'airHq'
  expect(blocks.every(block => hasHeart(block) === isStarred(block))).toBe(true)
})

test.each([
  ['German corps', (b: BlockData) => b.nation === 'german' && /Corps$/.test(b.name), [4, 3, 2, 1]],
  ['German divisions and brigades', (b: BlockData) => b.nation === 'german' && /Division|Brigade/.test(b.name), [2, 1]],
  ['Soviet armies', (b: BlockData) => isSoviet(b) && b.kind === 'infantry' && / Army$/.test(b.name), [4, 3, 2, 1]],
  ['Soviet corps', (b: BlockData) => isSoviet(b) && /Corps$/.test(b.name), [3, 2, 1]],
  ['Soviet divisions', (b: BlockData) => isSoviet(b) && /Division$/.test(b.name), [2, 1]],
])('4.2 steps of %s', (_, test, faces) => {
  expect(count(test)).toBeGreaterThan(0)
  blocks.filter(test).forEach(block => expect(block.faces).toEqual(faces))
})

test('every face has a fire', () => {
  blocks.forEach(block => expect(block.fire).toHaveLength(block.faces.length))
})

test('4.2.1c the three light tanks are fast tanks', () => {
  const light = blocks.filter(block => ['A-LAH', 'H-FAST', 'R-CAV'].includes(block.id))
  expect(light.map(block => [block.kind, block.fast])).toEqual(Array(3).fill(['tank', true]))
})

test('4.2.2b HQs fire double, Timoshenko triple, the Luftwaffe and the exhausted not at all', () => {
  const fireOf = (id: string) => blocks.find(block => block.id === id)!.fire
  ids(block => block.kind === 'hq' && block.id !== 'U-HQ-T').forEach(id => expect(fireOf(id)).toEqual([2, 2, 2, 0]))
  expect(fireOf('U-HQ-T')).toEqual([3, 3, 3, 0])
  expect(fireOf('A-LW-4')).toEqual([0, 0, 0, 0])
  expect(fireOf('A-LW-5')).toEqual([0, 0, 0, 0])
})

test('4.2.5a foot is slow; motors, horse and tanks are fast', () => {
  const fast = ['motorized', 'cavalry', 'tank']
  const slow = ['infantry', 'mountain', 'jaeger', 'marine', 'airborne']
  blocks.filter(b => fast.includes(b.kind)).forEach(block => expect(block.fast).toBe(true))
  blocks.filter(b => slow.includes(b.kind)).forEach(block => expect(block.fast).toBe(false))
})

test('4.2.6a seven tactical HQs a side, Guderian included, and two of the Luftwaffe', () => {
  expect(count(b => isAxis(b) && b.kind === 'hq')).toBe(7)
  expect(count(b => isAxis(b) && b.kind === 'airHq')).toBe(2)
  expect(count(b => isSoviet(b) && b.kind === 'hq')).toBe(7)
  expect(count(b => isSoviet(b) && b.kind === 'airHq')).toBe(0)
})

test('10.17g the blitz HQs are Kleist, Budyonny and Timoshenko', () => {
  expect(ids(block => block.blitzHq === true)).toEqual(['A-HQ-1PG', 'U-HQ-B', 'U-HQ-T'])
})

test('10.6b and 10.7b the Marshals are fast and allow a blitz', () => {
  const marshals = blocks.filter(block => block.id === 'U-HQ-B' || block.id === 'U-HQ-T')
  marshals.forEach(block => expect(block).toMatchObject({ fast: true, blitzHq: true, commandsAll: true }))
  expect(marshals).toHaveLength(2)
})

test('14.2 mountain blocks: three Axis, two Soviet', () => {
  expect(count(b => isAxis(b) && b.kind === 'mountain')).toBe(3)
  expect(count(b => isSoviet(b) && b.kind === 'mountain')).toBe(2)
})

test.each([
  ['setup', 42],
  ['green', 12],
  ['september', 10],
  ['november', 2],
])('5.1 %s: %i Soviet blocks', (availability, expected) => {
  expect(count(b => isSoviet(b) && b.availability === availability)).toBe(expected)
})

test('eight Remnants, all on the map in July', () => {
  const remnants = blocks.filter(block => block.remnant)
  expect(remnants).toHaveLength(8)
  expect(remnants.every(block => isSoviet(block) && block.availability === 'setup')).toBe(true)
})

test('draws name blocks of the list, of one side and one colour', () => {
  const known = new Map(blocks.map(block => [block.id, block]))
  for (const members of Object.values(classes)) {
    const drawn = members.map(id => known.get(id)!)
    expect(drawn.every(Boolean)).toBe(true)
    expect(new Set(drawn.map(block => `${block.side} ${block.colour}`)).size).toBe(1)
    expect(new Set(members).size).toBe(members.length)
  }
})

test.each([
  ['yellowInfantry', 'yellow', 'infantry'],
  ['lightBlueInfantry', 'lightBlue', 'infantry'],
  ['orangeInfantry', 'orange', 'infantry'],
  ['greenInfantry', 'green', 'infantry'],
  ['blueInfantry', 'blue', 'infantry'],
  ['whiteInfantry', 'white', 'infantry'],
  ['yellowTank', 'yellow', 'tank'],
  ['lightBlueTank', 'lightBlue', 'tank'],
  ['whiteTank', 'white', 'tank'],
  ['whiteCavalry', 'white', 'cavalry'],
])('the draw %s holds every Soviet block of that colour and kind', (name, colour, kind) => {
  expect(classes[name]).toEqual(ids(b => isSoviet(b) && b.colour === colour && b.kind === kind))
})
