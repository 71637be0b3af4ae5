import { kiev41 } from '..'
import { blockOf, BLOCKS, FIRST_BOMBER, isRemnant, maxSteps, ownerOf } from '../blocks'
import { startValues } from '../data/logistics'
import { classes } from '../data/orderOfBattle'
import { scenarioIds } from '../data/types'
import { AREAS, BOMBER_BOX, FLEET_STAGING, spaceOf } from '../map'
import { eliminated, logisticsValue } from '../rules/logistics'
import { floodSupply, isInSupply, isSuppliedIn } from '../rules/supply'
import { begin, deciding, stepNow } from '../testing/table'
import { AXIS, GOOD, LATER, linesLeft, LOST, POOL, SNOW, SOVIET, strengthOf, turnOf, weatherOf } from '../state'
import type { State } from '../state'
import { view } from '../../../engine'

const everybody = Array.from({ length: BLOCKS }, (_, block) => block)
const inPlace = (s: State, side: number, place: number) =>
  everybody.filter(b => ownerOf(b) === side && s.at[b] === place).length
const placeOf = (s: State, id: string) => s.at[blockOf(id)]
const idsIn = (s: State, area: string) => everybody.filter(b => s.at[b] === spaceOf(area)).map(b => kiev41.pieces[b])

describe.each(scenarioIds)('%s', id => {
  const s = begin(id)
  test('pools, losses, stocks and bombers as printed', () => {
    const printed = startValues[id]
    expect([inPlace(s, AXIS, POOL), inPlace(s, SOVIET, POOL)]).toEqual(printed.pool)
    expect([eliminated(s, AXIS), eliminated(s, SOVIET)]).toEqual(printed.lost)
    expect([linesLeft(s, AXIS), linesLeft(s, SOVIET)]).toEqual(printed.lineStock)
    expect(inPlace(s, SOVIET, LATER)).toBe(printed.waiting)
    const ready = [0, 1, 2, 3, 4, 5, 6, 7].filter(i => BOMBER_BOX.includes(s.at[FIRST_BOMBER + i]!))
    expect(ready).toHaveLength(printed.bombers)
  })

  test('every unit has supply, but for those printed with a cube', () => {
    const onLand = everybody.filter(b => s.at[b]! >= 0 && s.at[b]! < AREAS)
    const cut = onLand.filter(b => !isInSupply(s, b))
    const cubed = everybody.filter(b => s.cube[b] === 1)
    expect(cut.map(b => kiev41.pieces[b])).toEqual(cubed.map(b => kiev41.pieces[b]))
    for (const side of [AXIS, SOVIET] as const) {
      const flood = floodSupply(s, side)
      for (let area = 0; area < AREAS; area++)
        if (s.line[area] === side + 1) expect(isSuppliedIn(s, side, area, flood)).toBe(s.lineCube[area] === 0)
    }
  })

  test('begins with an impulse of the side that holds the disc', () => {
    expect(stepNow(s)).toBe('declaration')
    expect(deciding(s)).toBe(id === 'snow' ? SOVIET : AXIS)
  })
})

test('CG.a the campaign begins in July, in good weather, the Axis holding the disc', () => {
  const s = begin('campaign')
  expect([turnOf(s), weatherOf(s), deciding(s)]).toEqual([1, GOOD, AXIS])
})
test('CG.b four bombers, those of the 4th Fliegerkorps', () => {
  const s = begin('campaign')
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(i => s.at[FIRST_BOMBER + i] === BOMBER_BOX[0])).toEqual([
    ...Array(4).fill(true),
    ...Array(4).fill(false),
  ])
})
test('10.2.1e the fleets begin in their boxes at Sevastopol', () => {
  const s = begin('campaign')
  expect([placeOf(s, 'UF-BB'), placeOf(s, 'UF-CA')]).toEqual(FLEET_STAGING)
})
test('5.1b the twelve green blocks are in the pool', () => {
  const s = begin('campaign')
  expect(inPlace(s, SOVIET, POOL)).toBe(12)
  for (const id of ['U-HQ-B', 'U-HQ-C', 'U-MA-1', 'U-CV-1']) expect(placeOf(s, id)).toBe(POOL)
})

test('E05 and E06 campaign: Axis 12, Soviets 18', () => {
  const s = begin('campaign')
  expect([logisticsValue(s, AXIS), logisticsValue(s, SOVIET)]).toEqual([12, 18])
})
test.each([
  ['E07', 'river', 13, 18],
  ['E08', 'pocket', 13, 16],
  ['E09', 'snow', 7, 10],
] as const)('%s %s: Axis %i, Soviets %i', (_, id, axis, soviet) => {
  const s = begin(id)
  expect([logisticsValue(s, AXIS), logisticsValue(s, SOVIET)]).toEqual([axis, soviet])
})

test('SET.a draws differ from seed to seed, stay in their class, and the enemy sees only wood', () => {
  const drawn = [1, 2, 3, 4, 5, 6].map(seed => idsIn(begin('campaign', [], seed), '15').join())
  expect(new Set(drawn).size).toBeGreaterThan(1)
  const s = begin('campaign')
  for (const id of idsIn(s, '63')) expect(classes['lightBlueInfantry']).toContain(id)
  const seen = view(kiev41, s, AXIS)
  const tokens = seen.tokens.filter(token => token.at === spaceOf('15'))
  expect(tokens).toHaveLength(2)
  expect(new Set(tokens.map(token => token.marks.join())).size).toBe(1)
})
test('SET.b full strength, brackets first, Remnants one step', () => {
  const s = begin('campaign')
  for (const block of everybody) {
    if (s.at[block]! < 0) continue
    expect(s.steps[block]).toBe(isRemnant[block] === 1 ? 1 : maxSteps[block])
  }
  const river = begin('river')
  expect([strengthOf(river, blockOf('U-HQ-B')), strengthOf(river, blockOf('A-HQ-17'))]).toEqual([3, 3])
  expect(strengthOf(begin('snow'), blockOf('S-SLK'))).toBe(1)
})
test('SET.c and E49 the historical set-up: XLIV, LV, III and XIV wait in the Axis area, whatever the seed', () => {
  for (const seed of [1, 2, 3]) {
    const found = idsIn(begin('campaign', ['historical'], seed), 'Axis')
    expect(found).toEqual(['A-HQ-1PG', 'A-PZ-3', 'A-PZ-14', 'A-HQ-6', 'A-IN-44', 'A-IN-55'])
  }
  const one = begin('campaign', ['historical'], 1)
  const two = begin('campaign', ['historical'], 2)
  expect(everybody.map(b => one.at[b])).toEqual(everybody.map(b => two.at[b]))
})
test('SET.c the historical set-up belongs to the campaign and to Les Preludes; other scenarios draw as ever', () => {
  const places = (scenario: 'preludes' | 'river' | 'pocket' | 'snow', options: readonly string[]): readonly number[] =>
    everybody.map(block => begin(scenario, options, 5).at[block]!)
  for (const id of ['river', 'pocket', 'snow'] as const) expect(places(id, ['historical'])).toEqual(places(id, []))
  expect(places('preludes', ['historical'])).not.toEqual(places('preludes', []))
})
test('SET.d nobody decides anything before the first impulse', () => {
  expect(begin('campaign').seq).toBe(0)
})
test('SC3.c and E50 the nine units of the pocket begin with a cube', () => {
  const s = begin('pocket')
  const blocks = everybody.filter(b => s.cube[b] === 1).map(b => kiev41.pieces[b]!)
  expect(blocks).toHaveLength(6)
  expect(blocks).toContain('U-HQ-B')
  expect(blocks).toContain('U-CV-5')
  expect(blocks.filter(id => classes['yellowInfantry']!.includes(id))).toHaveLength(2)
  expect(blocks.filter(id => classes['yellowTank']!.includes(id))).toHaveLength(1)
  expect(blocks.filter(id => classes['whiteTank']!.includes(id))).toHaveLength(1)
  const lines = ['4', '5', '6', '20'].filter(area => s.lineCube[spaceOf(area)] === 1)
  expect(lines).toEqual(['4', '5', '20'])
})
test('SC4.c one bomber for each Fliegerkorps', () => {
  const s = begin('snow')
  const ready = [0, 4].map(from => [0, 1, 2, 3].filter(i => BOMBER_BOX.includes(s.at[FIRST_BOMBER + from + i]!)).length)
  expect(ready).toEqual([1, 1])
  expect(weatherOf(s)).toBe(SNOW)
})
test('1.3a and 1.6a an enemy block shows its wood and its place, nothing else', () => {
  const s = begin('campaign')
  const seen = view(kiev41, s, SOVIET)
  const woods = new Map<number, number>()
  for (const token of seen.tokens) woods.set(token.marks[0]!, (woods.get(token.marks[0]!) ?? 0) + 1)
  for (const block of everybody) {
    if (ownerOf(block) !== AXIS || s.at[block]! >= AREAS) continue
    expect([seen.steps[block], seen.at[block]]).toEqual([-32768, -32768])
  }
  expect(seen.tokens.filter(token => token.at === spaceOf('Axis'))).toHaveLength(6)
  expect(woods.size).toBeGreaterThan(1)
})
test('2.5.1a both sides see who holds every area', () => {
  const s = begin('campaign')
  for (const eyes of [AXIS, SOVIET, 'table'] as const)
    expect(Array.from(view(kiev41, s, eyes).control as ArrayLike<number>)).toEqual(
      Array.from(s.control as ArrayLike<number>),
    )
})
test('14.0a the options come in the order of the book, without a 14.6, each on its own switch and none unasked', () => {
  for (const { recommended } of kiev41.scenarios) expect(recommended).toEqual([])
  const on = (options: readonly string[]) => Array.from(begin('campaign', options).option as ArrayLike<number>)
  expect(on(['14.4', '14.9']).flatMap((value, i) => (value === 1 ? [i] : []))).toEqual([4, 9])
  const numbered = kiev41.options.map(option => option.id).filter(id => id.startsWith('14.'))
  expect(numbered).toEqual(['14.1', '14.2', '14.3', '14.4', '14.5', '14.7', '14.8', '14.9'])
})
test('SC.b scenarios are played without options', () => {
  for (const id of ['preludes', 'river', 'pocket', 'snow'] as const) {
    const s = begin(id, ['14.1', '14.4', '14.9'])
    expect(Array.from(s.option as ArrayLike<number>).every(on => on === 0)).toBe(true)
  }
  expect(begin('campaign', ['14.1']).option[1]).toBe(1)
})
test('LOST blocks of a scenario have no steps', () => {
  const s = begin('snow')
  for (const block of everybody) if (s.at[block] === LOST) expect(s.steps[block]).toBe(0)
})
