import { put } from '../../../../engine'
import { blockOf, BATTLESHIP, CRUISERS } from '../../blocks'
import { spaceOf } from '../../map'
import { AXIS, BLIZZARD, GOOD, RAIN, SNOW, SOVIET } from '../../state'
import type { PositionSpec } from '../../testing/position'
import { position } from '../../testing/position'
import { absorbBonus } from './absorb'
import { mayFight, mustFight } from './battles'
import { artilleryVolley, bomberVolley, flakVolley, fleetVolley, groundVolley, lineVolley } from './dice'
import { battleOdds } from './odds'
import { mayAim, mayBomb, nextBomber } from './support'
import { firstToRoll, isTankAttack } from './tankAttack'
import { strongestIn } from './units'

const GREEN_AREA = '51'
const area = spaceOf
const armour: PositionSpec = { blocks: { 'A-PZ-3': GREEN_AREA, 'A-IN-29': GREEN_AREA, 'U-IN-5A': GREEN_AREA } }
const tanks = (change: PositionSpec = {}) =>
  position({ ...armour, ...change, blocks: { ...armour.blocks, ...change.blocks } })

describe('10.12 where battles are', () => {
  const met = { 'A-IN-29': '51', 'U-IN-5A': '51' }

  test('10.12a only where units of both sides stand', () => {
    const d = position({ blocks: { ...met, 'A-IN-44': '53' } })
    expect(mayFight(d.s, AXIS, area('51'))).toBe(true)
    expect(mayFight(d.s, AXIS, area('53'))).toBe(false)
  })
  test('10.12b a line alone attacks nobody, and nothing can be sent to help it', () => {
    const d = position({ blocks: { 'U-IN-5A': '51', 'A-HQ-1PG': '53' }, lines: { '51': AXIS } })
    put(d, 'active', blockOf('A-HQ-1PG'), 1)
    expect(mayFight(d.s, AXIS, area('51'))).toBe(false)
    expect(mayAim(d.s, AXIS, blockOf('A-HQ-1PG'), area('51'))).toBe(false)
  })
  test('10.12c, 10.12d and 10.12j new means: not contested when the impulse began', () => {
    expect(mustFight(position({ blocks: met, contestedBefore: [] }).s, AXIS, area('51'))).toBe(true)
    expect(mustFight(position({ blocks: met, contestedBefore: ['51'] }).s, AXIS, area('51'))).toBe(false)
    expect(mayFight(position({ blocks: met, contestedBefore: ['51'] }).s, AXIS, area('51'))).toBe(true)
  })
  test('10.12e where all own blocks are isolated there is no attack', () => {
    expect(mayFight(position({ blocks: met, cubes: ['A-IN-29'] }).s, AXIS, area('51'))).toBe(false)
    const two = position({ blocks: { ...met, 'A-IN-44': '51' }, cubes: ['A-IN-29'] })
    expect(mayFight(two.s, AXIS, area('51'))).toBe(true)
  })
})

describe('10.13.6 the ground step', () => {
  test('10.13.6a without Tank Attack the defender rolls first', () => {
    expect(firstToRoll(tanks({ weather: RAIN }).s, AXIS, area(GREEN_AREA))).toBe(SOVIET)
  })
  test('10.13.6.2a tanks against none, on open ground, in good weather', () => {
    expect(isTankAttack(tanks().s, AXIS, area(GREEN_AREA))).toBe(true)
    expect(firstToRoll(tanks().s, AXIS, area(GREEN_AREA))).toBe(AXIS)
  })
  test.each<[string, PositionSpec]>([
    ['in rain', { weather: RAIN }],
    ['in snow', { weather: SNOW }],
    ['behind a line', { lines: { [GREEN_AREA]: SOVIET } }],
    ['against a tank', { blocks: { 'U-TK-4': GREEN_AREA } }],
    ['without a tank', { blocks: { 'A-PZ-3': '53' } }],
  ])('10.13.6.2a none %s', (_, change) => {
    expect(isTankAttack(tanks(change).s, AXIS, area(GREEN_AREA))).toBe(false)
  })
  test('10.13.6.2a none on rough ground or in a city the defender holds', () => {
    const rough = position({ blocks: { 'A-PZ-3': '1', 'U-IN-5A': '1' } })
    expect(isTankAttack(rough.s, AXIS, area('1'))).toBe(false)
    const inTown = { 'A-PZ-3': '17', 'U-IN-5A': '17' }
    expect(isTankAttack(position({ blocks: inTown }).s, AXIS, area('17'))).toBe(false)
    expect(isTankAttack(position({ blocks: inTown, axis: ['17'] }).s, AXIS, area('17'))).toBe(true)
  })
  test('10.13.6.2c none if every tank came over a river into a new fight; 10.13.6.2d one that did not is enough', () => {
    const d = tanks({ contestedBefore: [] })
    put(d, 'crossed', blockOf('A-PZ-3'), 1)
    expect(isTankAttack(d.s, AXIS, area(GREEN_AREA))).toBe(false)
  })
  test('10.13.6.2d one tank that did not cross is enough', () => {
    const d = tanks({ contestedBefore: [], blocks: { 'A-PZ-14': GREEN_AREA } })
    put(d, 'crossed', blockOf('A-PZ-3'), 1)
    expect(isTankAttack(d.s, AXIS, area(GREEN_AREA))).toBe(true)
  })
  test('10.13.6.2e an isolated tank does not count', () => {
    expect(isTankAttack(tanks({ cubes: ['A-PZ-3'] }).s, AXIS, area(GREEN_AREA))).toBe(false)
  })
  test('10.13.6.1a who came over a river rolls one die; 10.13.6.1b the others in full', () => {
    const d = tanks({ contestedBefore: [] })
    put(d, 'crossed', blockOf('A-PZ-3'), 1)
    expect(groundVolley(d.s, blockOf('A-PZ-3'), area(GREEN_AREA), true).dice).toBe(1)
    expect(groundVolley(d.s, blockOf('A-IN-29'), area(GREEN_AREA), true).dice).toBe(4)
  })
  test('10.13.6.1b without a river marker everybody rolls in full', () => {
    expect(groundVolley(tanks().s, blockOf('A-PZ-3'), area(GREEN_AREA), true)).toEqual({ dice: 4, from: 4 })
  })
  test.each([
    [GOOD, 4, 4],
    [RAIN, 1, 1],
    [SNOW, 2, 4],
    [BLIZZARD, 1, 2],
  ])(
    '8.0 in weather %i an attacker of strength 4 rolls %i dice for the Axis, %i for the Soviets',
    (weather, axis, soviet) => {
      const d = position({ weather, blocks: { 'A-PZ-3': '51', 'U-TK-24': '51' } })
      const strong = (id: string) => put(d, 'steps', blockOf(id), 4)
      strong('A-PZ-3')
      expect(groundVolley(d.s, blockOf('A-PZ-3'), area('51'), true).dice).toBe(axis)
      const tank = blockOf('U-TK-24')
      const full = groundVolley(d.s, tank, area('51'), false).dice
      expect(groundVolley(d.s, tank, area('51'), true).dice).toBe(
        full === 4 ? soviet : Math.max(1, Math.floor((full * soviet) / 4)),
      )
    },
  )
  test('14.5d other Axis blocks defend at half in a blizzard, mountain troops and Soviets in full', () => {
    const d = position({
      weather: BLIZZARD,
      options: [1, 2, 3, 4, 5],
      blocks: { 'A-IN-29': '51', 'A-MT-49': '51', 'U-IN-5A': '51' },
    })
    const dice = (id: string) => groundVolley(d.s, blockOf(id), area('51'), false).dice
    expect(dice('A-IN-29')).toBe(2)
    expect(dice('A-MT-49')).toBe(strengthIn(d.s.steps[blockOf('A-MT-49')]!))
    expect(dice('U-IN-5A')).toBe(d.s.steps[blockOf('U-IN-5A')])
  })
  const strengthIn = (steps: number): number => steps
  test('14.2d mountain troops hit one pip better on rough ground; 14.2e and do not mind snow', () => {
    const on = position({ weather: SNOW, options: [1, 2], blocks: { 'A-MT-49': '1', 'A-IN-29': '1' } })
    const off = position({ weather: SNOW, blocks: { 'A-MT-49': '1' } })
    const mountain = blockOf('A-MT-49')
    expect(groundVolley(on.s, mountain, area('1'), true).from).toBe(
      groundVolley(off.s, mountain, area('1'), true).from - 1,
    )
    expect(groundVolley(on.s, mountain, area('1'), true).dice).toBe(on.s.steps[mountain])
    expect(groundVolley(off.s, mountain, area('1'), true).dice).toBe(Math.floor(off.s.steps[mountain]! / 2))
    expect(groundVolley(on.s, mountain, area('51'), true).from).toBe(
      groundVolley(off.s, mountain, area('51'), true).from,
    )
  })
  test('14.2e the three Axis mountain blocks attack in full in snow', () => {
    const d = position({ weather: SNOW, options: [1, 2], blocks: { 'A-MT-49': '51', 'A-MT-4': '51', 'R-MT-1': '51' } })
    for (const id of ['A-MT-49', 'A-MT-4', 'R-MT-1']) {
      expect(groundVolley(d.s, blockOf(id), area('51'), true).dice).toBe(d.s.steps[blockOf(id)])
    }
  })
  test('14.5c Soviet units and Axis mountain troops attack at half in a blizzard', () => {
    const d = position({
      weather: BLIZZARD,
      options: [1, 2, 3, 4, 5],
      blocks: { 'A-MT-4': '51', 'U-IN-5A': '51', 'A-IN-29': '51' },
    })
    const dice = (id: string) => groundVolley(d.s, blockOf(id), area('51'), true).dice
    expect(dice('A-MT-4')).toBe(Math.max(1, Math.floor(d.s.steps[blockOf('A-MT-4')]! / 2)))
    expect(dice('U-IN-5A')).toBe(Math.max(1, Math.floor(d.s.steps[blockOf('U-IN-5A')]! / 2)))
    expect(dice('A-IN-29')).toBe(1)
  })
  test('10.12e an isolated block does not attack, but 9.1c defends in full', () => {
    const d = position({ blocks: { 'A-IN-29': '51', 'U-IN-5A': '51' }, cubes: ['A-IN-29'] })
    expect(groundVolley(d.s, blockOf('A-IN-29'), area('51'), true).dice).toBe(0)
    expect(groundVolley(d.s, blockOf('A-IN-29'), area('51'), false).dice).toBe(4)
  })
  test('10.4a an HQ in the area fires like a block; 10.5c not on its Heart', () => {
    const d = position({ blocks: { 'A-HQ-6': ['51', 3], 'U-HQ-T': '51', 'U-HQ-S': ['51', 0] } })
    expect(groundVolley(d.s, blockOf('A-HQ-6'), area('51'), true)).toEqual({ dice: 3, from: 5 })
    expect(groundVolley(d.s, blockOf('U-HQ-T'), area('51'), false)).toEqual({ dice: 4, from: 4 })
    expect(groundVolley(d.s, blockOf('U-HQ-S'), area('51'), false).dice).toBe(0)
  })
  test('4.1i a defending line rolls one die and hits on a six', () => {
    expect(lineVolley).toEqual({ dice: 1, from: 6 })
  })
})

describe('10.13.2 to 10.13.5 support', () => {
  test('10.2.1a fleets: one die from 4, two from 5; damaged both one from 5', () => {
    const d = position()
    expect(fleetVolley(d.s, BATTLESHIP)).toEqual({ dice: 1, from: 4 })
    expect(fleetVolley(d.s, CRUISERS)).toEqual({ dice: 2, from: 5 })
    put(d, 'hull', 0, 1)
    put(d, 'hull', 1, 1)
    expect([fleetVolley(d.s, BATTLESHIP), fleetVolley(d.s, CRUISERS)]).toEqual([
      { dice: 1, from: 5 },
      { dice: 1, from: 5 },
    ])
  })
  test('10.13.3a artillery hits on 5 and 6, Timoshenko from 4; 10.4d as many dice as the HQ is strong', () => {
    const d = position({ blocks: { 'A-HQ-6': ['51', 3], 'U-HQ-T': '56', 'U-HQ-S': ['57', 2] } })
    expect(artilleryVolley(d.s, blockOf('A-HQ-6'))).toEqual({ dice: 3, from: 5 })
    expect(artilleryVolley(d.s, blockOf('U-HQ-T'))).toEqual({ dice: 4, from: 4 })
    expect(artilleryVolley(d.s, blockOf('U-HQ-S'))).toEqual({ dice: 2, from: 5 })
  })
  test.each([
    [GOOD, 4, 4],
    [RAIN, 1, 1],
    [SNOW, 2, 4],
    [BLIZZARD, 1, 2],
  ])(
    '10.13.3b, 10.4d in weather %i guns of strength 4 roll %i dice for the Axis, %i for the Soviets',
    (weather, axis, soviet) => {
      const d = position({ weather, blocks: { 'A-HQ-6': '51', 'U-HQ-S': '56' } })
      expect(artilleryVolley(d.s, blockOf('A-HQ-6')).dice).toBe(axis)
      expect(artilleryVolley(d.s, blockOf('U-HQ-S')).dice).toBe(soviet)
    },
  )
  test('10.13.5a, 10.11.1a a bomber rolls the strength of its corps, hitting on 5 and 6', () => {
    const d = position({ blocks: { 'A-LW-4': '35', 'A-LW-5': ['35', 3] } })
    expect(bomberVolley(d.s, blockOf('AB-4-1'))).toEqual({ dice: 4, from: 5 })
    expect(bomberVolley(d.s, blockOf('AB-5-1'))).toEqual({ dice: 3, from: 5 })
  })
  test('10.13.4b one die of its own fire for each Soviet block, none from a Heart; 10.13.4c in any weather', () => {
    for (const weather of [GOOD, RAIN, SNOW]) {
      const d = position({ weather, blocks: { 'U-TK-4': '108', 'U-IN-5A': '108', 'U-HQ-S': ['107', 0] } })
      expect(flakVolley(d.s, blockOf('U-TK-4')).dice).toBe(1)
      expect(flakVolley(d.s, blockOf('U-IN-5A'))).toEqual({ dice: 1, from: 6 })
      expect(flakVolley(d.s, blockOf('U-HQ-S')).dice).toBe(0)
    }
  })
  test('10.11d, 10.11e as many bombers as the corps is strong, into battles in air range; 10.11f one in rain', () => {
    const blocks = { 'A-LW-4': ['35', 2] as const, 'A-IN-29': '36', 'U-IN-5A': '36', 'A-IN-44': '57', 'U-IN-6A': '57' }
    const d = position({ blocks })
    put(d, 'active', blockOf('A-LW-4'), 1)
    expect(mayBomb(d.s, 0, area('36'))).toBe(true)
    expect(mayBomb(d.s, 0, area('57'))).toBe(false)
    const sent: number[] = []
    for (let bomber = nextBomber(d.s, 0); bomber >= 0; bomber = nextBomber(d.s, 0)) {
      sent.push(bomber)
      put(d, 'at', bomber, area('36'))
    }
    expect(sent).toHaveLength(2)
    const wet = position({ blocks, weather: RAIN })
    put(wet, 'active', blockOf('A-LW-4'), 1)
    put(wet, 'at', nextBomber(wet.s, 0), area('36'))
    expect(nextBomber(wet.s, 0)).toBe(-1)
  })
})

describe('10.14 what the defender absorbs', () => {
  const held = (id: string, change: PositionSpec = {}) =>
    absorbBonus(position({ blocks: { 'U-IN-5A': id, 'A-IN-29': id }, ...change }).s, SOVIET, area(id))

  test('10.14a bonuses add up to three at most', () => {
    expect(held('108')).toBe(2)
    expect(held('108', { lines: { '108': SOVIET } })).toBe(3)
    expect(held('4', { lines: { '4': SOVIET } })).toBe(3)
    expect(held('2', { lines: { '2': SOVIET } })).toBe(3)
  })
  test('10.14c ground and line help whoever defends there', () => {
    expect(held('2')).toBe(2)
    expect(held('2', { axis: ['2'] })).toBe(2)
    expect(held('51')).toBe(0)
    expect(held('51', { lines: { '51': SOVIET } })).toBe(1)
  })
  test('10.14d city and Victory Area help only their holder', () => {
    expect(held('4')).toBe(2)
    expect(held('4', { axis: ['4'] })).toBe(0)
    expect(held('17')).toBe(1)
    expect(held('17', { axis: ['17'] })).toBe(0)
  })
})

test('10.15c the strongest blocks by their printed face, several when they tie', () => {
  const d = position({ weather: SNOW, blocks: { 'R-IN-1': '51', 'R-IN-3': ['51', 2], 'A-PZ-3': ['51', 3] } })
  expect(strongestIn(d.s, AXIS, area('51'))).toEqual([blockOf('A-PZ-3'), blockOf('R-IN-1')])
})

describe('odds', () => {
  const sum = (chances: readonly number[]): number => chances.reduce((a, b) => a + b, 0)

  test('one die of single fire against a last step hits one time in six', () => {
    const d = position({ blocks: { 'R-IN-1': ['1', 1], 'U-IN-5A': ['1', 1] } })
    const odds = battleOdds(d.s, SOVIET, area('1'))
    // Yellow ground shields the defender from the one hit there can be.
    expect(odds.cleared).toBe(0)
    expect(odds.repelled).toBeCloseTo(1 / 6)
  })
  test('the chances of every number of losses add up to one', () => {
    const d = position({
      blocks: { 'A-PZ-3': '51', 'A-PZ-14': '51', 'U-IN-5A': '51', 'U-TK-4': '51', 'U-HQ-S': '51' },
      lines: { '51': SOVIET },
    })
    const odds = battleOdds(d.s, AXIS, area('51'))
    expect(sum(odds.attackerLoses)).toBeCloseTo(1)
    expect(sum(odds.defenderLoses)).toBeCloseTo(1)
    expect(odds.cleared + odds.repelled + odds.contested).toBeCloseTo(1)
  })
  test('under Tank Attack the attacker is better off than without', () => {
    const good = battleOdds(tanks().s, AXIS, area(GREEN_AREA))
    const withTank = battleOdds(tanks({ lines: { [GREEN_AREA]: SOVIET } }).s, AXIS, area(GREEN_AREA))
    expect(good.cleared).toBeGreaterThan(withTank.cleared)
  })
})
