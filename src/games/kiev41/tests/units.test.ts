import { blockOf, isCombat, ownerOf } from '../blocks'
import { reduceBlock } from '../effects/blocks'
import { raiseLine, removeLine } from '../effects/ground'
import { spaceOf } from '../map'
import { isInCommand, obeys, tacticalRange } from '../rules/command'
import { bomberVolley, groundVolley, lineVolley } from '../rules/combat/dice'
import { absorbBonus } from '../rules/combat/absorb'
import { mayDig, mayDisband, mayHoldLine, isLineAlone } from '../rules/lines'
import { ENGAGING, isReached, reachOf } from '../rules/movement'
import { mayEndIn } from '../rules/stacking'
import { allowanceOf } from '../rules/terrain'
import { halved } from '../rules/weather'
import { logisticsParts } from '../rules/logistics'
import { at, position } from '../testing/position'
import { AXIS, linesLeft, LOST, markers, POOL, SOVIET, strengthOf } from '../state'
import { put } from '../../../engine'

const corps = blockOf('A-IN-44')
const area = spaceOf('52')

describe('1.4 nations', () => {
  test('1.4b no Hungarian ends a move beside a Rumanian, nor the other way round, in the staging area either', () => {
    for (const where of ['52', 'Axis']) {
      const d = position({ blocks: { 'R-IN-2': where, 'H-FAST': '51' } })
      expect(mayEndIn(d.s, blockOf('H-FAST'), spaceOf(where))).toBe(false)
      const e = position({ blocks: { 'R-IN-2': '51', 'H-FAST': where } })
      expect(mayEndIn(e.s, blockOf('R-IN-2'), spaceOf(where))).toBe(false)
      expect(mayEndIn(e.s, corps, spaceOf(where))).toBe(true)
    }
  })
  test('1.4c the Hungarians may pass through Rumanians', () => {
    const d = position({ blocks: { 'R-IN-2': '52', 'H-FAST': '51' }, axis: ['53'], lines: { '36': SOVIET } })
    const reach = reachOf(d.s, blockOf('H-FAST'), 2, ENGAGING)
    expect(isReached(spaceOf('53'))).toBe(true)
    expect(reach.before[spaceOf('53')]).toBe(spaceOf('52'))
  })
  test('1.4e any HQ commands white blocks of another nation, and any block in its own area', () => {
    const d = position({ blocks: { 'R-HQ-4': '52', 'A-IN-34': '53', 'A-PZ-3': '52', 'A-IN-44': '53' } })
    put(d, 'active', blockOf('R-HQ-4'), 1)
    expect(isInCommand(d.s, blockOf('A-IN-34'))).toBe(true)
    expect(isInCommand(d.s, blockOf('A-PZ-3'))).toBe(true)
    expect(isInCommand(d.s, corps)).toBe(false)
  })
})

describe('3.1 fractions', () => {
  test.each([
    [7, 3],
    [9, 4],
    [2, 1],
  ])('3.1a half of %i is %i', (value, half) => expect(halved(value)).toBe(half))
  test('E03 half of seven is three', () => expect(halved(7)).toBe(3))
  test('3.1b and E04 half of one is one', () => expect(halved(1)).toBe(1))
  test('3.1c half of nothing is nothing', () => expect(halved(0)).toBe(0))
})

describe('4.1 defensive lines', () => {
  const digging = (blocks: { [id: string]: string | [string, number] }, rest = {}) => position({ blocks, ...rest })

  test.each([
    [AXIS, 10],
    [SOVIET, 20],
  ] as const)('1.1a and 4.1a side %i digs until its %i lines are out', (side, stock) => {
    const d = position(side === AXIS ? { blocks: { 'A-IN-44': '52' } } : { blocks: { 'U-IN-5A': '52' } })
    const block = side === AXIS ? corps : blockOf('U-IN-5A')
    expect(linesLeft(d.s, side)).toBe(stock)
    put(d, 'marker', markers.lines + side, 1)
    expect(mayDig(d.s, block)).toBe(true)
    raiseLine(d, side, spaceOf('40'))
    expect(linesLeft(d.s, side)).toBe(0)
    expect(mayDig(d.s, block)).toBe(false)
  })
  test('4.1b and 4.1m a supplied line may be taken back, an isolated one not', () => {
    const d = position({ lines: { '52': SOVIET, '53': SOVIET }, cubes: ['53'] })
    expect([mayDisband(d.s, SOVIET, area), mayDisband(d.s, SOVIET, spaceOf('53'))]).toEqual([true, false])
    expect(mayDisband(d.s, AXIS, area)).toBe(false)
    removeLine(d, area)
    expect([d.s.line[area], linesLeft(d.s, SOVIET)]).toEqual([0, 19])
  })
  test('4.1c only where the builder holds the ground alone and no line stands, never on the road', () => {
    expect(mayDig(digging({ 'A-IN-44': '52' }).s, corps)).toBe(true)
    expect(mayDig(digging({ 'A-IN-44': '52', 'U-IN-5A': '52' }, { axis: ['52'] }).s, corps)).toBe(false)
    expect(mayDig(digging({ 'A-IN-44': '52' }, { lines: { '52': AXIS } }).s, corps)).toBe(false)
    expect(mayHoldLine(position().s, AXIS, area)).toBe(false)
    expect(mayHoldLine(position().s, AXIS, spaceOf('tula1'))).toBe(false)
  })
  test('4.1f not on the last step', () => {
    expect(mayDig(digging({ 'A-IN-44': ['52', 2] }).s, corps)).toBe(true)
    expect(mayDig(digging({ 'A-IN-44': ['52', 1] }).s, corps)).toBe(false)
  })
  test.each(['A-HQ-6', 'A-LW-4', 'A-LDR-HIT', 'U-HQ-B'])('4.1g %s does not dig', id => {
    const d = digging({ [id]: '52' })
    expect(isCombat[blockOf(id)]).toBe(0)
    expect(mayDig(d.s, blockOf(id))).toBe(false)
  })
  test('4.1i a defending line rolls one die and hits on 6', () => {
    expect(lineVolley).toEqual({ dice: 1, from: 6 })
  })
  test('4.1 a line absorbs one hit', () => {
    const without = absorbBonus(position().s, SOVIET, area)
    const withLine = absorbBonus(position({ lines: { '52': SOVIET } }).s, SOVIET, area)
    expect(withLine - without).toBe(1)
  })
  test('4.1n and 9.4d a line is alone only with an enemy block and no friend beside it', () => {
    const lone = (blocks: { [id: string]: string }) =>
      isLineAlone(position({ blocks, lines: { '52': SOVIET } }).s, SOVIET, area)
    expect(lone({})).toBe(false)
    expect(lone({ 'A-IN-44': '52' })).toBe(true)
    expect(lone({ 'A-IN-44': '52', 'U-IN-5A': '52' })).toBe(false)
  })
  test('4.1o a lost line is back in stock', () => {
    const d = position({ lines: { '52': AXIS } })
    expect(linesLeft(d.s, AXIS)).toBe(9)
    removeLine(d, area)
    expect([linesLeft(d.s, AXIS), mayHoldLine(d.s, AXIS, area)]).toEqual([10, true])
  })
})

describe('4.2 blocks', () => {
  test.each([
    ['A-PZ-3', 5],
    ['U-CV-2', 5],
    ['A-MO-60', 5],
    ['U-HQ-B', 5],
    ['A-IN-44', 3],
    ['A-JG-97', 3],
    ['A-HQ-6', 3],
    ['A-LW-4', 3],
  ])('4.2.1b and 10.9.1a %s has %i points', (id, points) => {
    expect(allowanceOf(position().s, blockOf(id))).toBe(points)
  })
  test.each([
    ['A-IN-44', 4, 4, 5],
    ['A-IN-44', 1, 1, 5],
    ['A-PZ-3', 3, 3, 4],
    ['U-IN-5A', 2, 2, 6],
    ['U-HQ-T', 3, 3, 4],
    ['U-HQ-S', 0, 0, 7],
    ['A-LW-4', 4, 0, 7],
  ])('4.2.3a %s at %i rolls %i dice from %i', (id, strength, dice, from) => {
    const d = position({ blocks: { [id]: ['52', strength] } })
    expect(groundVolley(d.s, blockOf(id), area, false)).toEqual({ dice, from })
  })
  test('4.2.3b an exhausted HQ has strength 0', () => {
    expect(strengthOf(position({ blocks: { 'U-HQ-S': ['52', 0] } }).s, blockOf('U-HQ-S'))).toBe(0)
  })
  test('4.2.3c an HQ reaches its strength; a bomber rolls that of its corps', () => {
    const d = position({ blocks: { 'A-HQ-6': ['52', 3], 'A-LW-5': ['52', 2] } })
    expect(tacticalRange(d.s, blockOf('A-HQ-6'))).toBe(3)
    expect(bomberVolley(d.s, blockOf('AB-5-1')).dice).toBe(2)
  })
  test('4.2.3.1a each hit is one face', () => {
    const d = position({ blocks: { 'A-IN-44': '52', 'U-HQ-S': ['53', 2] } })
    reduceBlock(d, corps, 'hit')
    reduceBlock(d, blockOf('U-HQ-S'), 'hit')
    expect([strengthOf(d.s, corps), strengthOf(d.s, blockOf('U-HQ-S'))]).toEqual([3, 0])
  })
  test('4.2.3.1b, 10.15.3b and 10.15.3c a hit on the last face destroys: Axis for good, Soviet into the pool', () => {
    const d = position({ blocks: { 'A-IN-44': ['52', 1], 'U-HQ-S': ['53', 0] } })
    reduceBlock(d, corps, 'hit')
    reduceBlock(d, blockOf('U-HQ-S'), 'hit')
    expect([at(d, 'A-IN-44'), at(d, 'U-HQ-S')]).toEqual([LOST, POOL])
  })
  test('4.2.4a leaders count in logistics and have no fire', () => {
    const d = position({ blocks: { 'A-LDR-HIT': ['rastenburg', 3] } })
    expect(logisticsParts(d.s, AXIS).leader).toBe(3)
    expect(groundVolley(d.s, blockOf('A-LDR-HIT'), area, false).dice).toBe(0)
  })
  test('4.2.5b special infantry is plain infantry without options', () => {
    const d = position({ blocks: { 'A-MT-49': '5', 'A-JG-97': '5', 'A-IN-44': '53', 'U-MA-1': '9' } })
    expect(groundVolley(d.s, blockOf('A-MT-49'), spaceOf('5'), true)).toEqual({ dice: 4, from: 5 })
    expect(allowanceOf(d.s, blockOf('A-JG-97'))).toBe(allowanceOf(d.s, corps))
  })
  test('4.2.6b white blocks obey every tactical HQ of their side', () => {
    const hqs = ['U-HQ-C', 'U-HQ-K', 'U-HQ-NC', 'U-HQ-S', 'U-HQ-SW', 'U-HQ-B', 'U-HQ-T']
    hqs.forEach(hq => expect(obeys(blockOf('U-IN-9C'), blockOf(hq))).toBe(true))
    expect(obeys(blockOf('U-IN-5A'), blockOf('U-HQ-S'))).toBe(false)
    expect(ownerOf(blockOf('U-IN-9C'))).toBe(SOVIET)
  })
  test('4.2.6c an active Luftwaffe HQ commands nobody, not even beside it', () => {
    const d = position({ blocks: { 'A-LW-4': '52', 'A-IN-34': '52' } })
    put(d, 'active', blockOf('A-LW-4'), 1)
    expect(isInCommand(d.s, blockOf('A-IN-34'))).toBe(false)
  })
})
