import { decision, refuse, view } from '../../../engine'
import { kiev41 } from '..'
import { BATTLESHIP, blockOf, CRUISERS, FIRST_BOMBER, GUDERIAN } from '../blocks'
import { enterSpace, leaveSpace } from '../effects/ground'
import { isRevealed } from '../effects/knowledge'
import { BATUMI, FLEET_STAGING, SEVASTOPOL, spaceOf } from '../map'
import { rangeOf, tacticalRange } from '../rules/command'
import type { State } from '../state'
import { AXIS, BLIZZARD, isContested, LOST, POOL, RAIN, roadBox, SNOW, SOVIET } from '../state'
import type { PositionSpec } from '../testing/position'
import { position, west } from '../testing/position'
import { actionOf, begin, deciding, give, giveAll, impulse, mayGive, offers, stepNow, verbs } from '../testing/table'

/** Kleist and friends in the middle of Axis country, enemies to the east. */
const front: PositionSpec = {
  axis: west,
  blocks: {
    'A-HQ-1PG': '50',
    'A-PZ-3': '51',
    'A-IN-29': '50',
    'A-IN-44': '50',
    'U-IN-5A': '36',
    'U-HQ-S': '37',
    'A-HQ-6': '33',
  },
}
const at = (change: PositionSpec, ...dice: readonly number[]): State =>
  impulse({ ...front, ...change, blocks: { ...front.blocks, ...change.blocks } }, ...dice)
const kleist = ['tactical', 'lift A-HQ-1PG', 'go 50'] as const
const commanding = (change: PositionSpec = {}): State => giveAll(at(change), ...kleist, 'endActivation')

describe('10.0 and 10.1 activation', () => {
  test('10.0a an air HQ alone carries no Tactical Impulse', () => {
    expect(verbs(impulse({ axis: west, blocks: { 'A-LW-4': '50', 'A-HQ-GUD': ['tula1', 0] } }))).not.toContain(
      'tactical',
    )
    expect(verbs(at({}))).toContain('tactical')
  })
  test('10.0c and 10.11b an air HQ is activated only after a tactical one', () => {
    const s = give(at({ blocks: { 'A-LW-4': '50' } }), 'tactical')
    expect(offers(s, 'lift')).not.toContain('A-LW-4')
    expect(offers(giveAll(s, 'lift A-HQ-1PG', 'go 50'), 'lift')).toContain('A-LW-4')
  })
  test('10.1a any number of HQs, at least one of them unexhausted', () => {
    const s = give(at({ blocks: { 'A-HQ-6': ['33', 0] } }), 'tactical')
    expect(verbs(s)).not.toContain('endActivation')
    expect(offers(s, 'lift')).not.toContain('A-HQ-6')
    const led = giveAll(s, 'lift A-HQ-1PG', 'go 50')
    expect(verbs(led)).toContain('endActivation')
    expect(offers(led, 'lift')).toContain('A-HQ-6')
  })
  test('10.1b an isolated HQ cannot be activated', () => {
    const s = give(at({ blocks: { 'A-HQ-6': '57' } }), 'tactical')
    expect(offers(s, 'lift')).not.toContain('A-HQ-6')
  })
  test('10.1c it may move first, then it is shown and moves no more', () => {
    const s = giveAll(at({}), 'tactical', 'lift A-HQ-1PG', 'go 34')
    expect(s.at[blockOf('A-HQ-1PG')]).toBe(spaceOf('34'))
    expect(isRevealed(s, blockOf('A-HQ-1PG'))).toBe(true)
    expect(offers(s, 'lift')).not.toContain('A-HQ-1PG')
    expect(offers(give(s, 'endActivation'), 'lift')).not.toContain('A-HQ-1PG')
  })
  test('10.1d HQs are activated only in the Activation Segment of a Tactical Impulse', () => {
    const s = give(at({ initiative: AXIS }), 'strategicMove')
    const moved = giveAll(s, 'lift A-HQ-1PG', 'go 49')
    expect(moved.active[blockOf('A-HQ-1PG')]).toBe(0)
    expect(isRevealed(moved, blockOf('A-HQ-1PG'))).toBe(false)
  })
  test('10.1e it is not shown among enemies nor in a full area', () => {
    const s = giveAll(
      at({ blocks: { 'A-IN-4': '34', 'A-IN-52': '34', 'A-IN-17': '34', 'A-IN-55': '34' } }),
      'tactical',
      'lift A-HQ-1PG',
    )
    expect(offers(s, 'go')).not.toContain('36')
    expect(offers(s, 'go')).not.toContain('34')
    expect(offers(s, 'go')).toContain('49')
  })
  test('10.1f in a contested area it must get away first, for one point more', () => {
    const s = giveAll(at({ blocks: { 'U-IN-6A': '50' } }), 'tactical', 'lift A-HQ-1PG')
    expect(offers(s, 'go')).not.toContain('50')
    expect(offers(s, 'go')).toContain('49')
    const stuck = impulse({ axis: ['50'], blocks: { 'A-HQ-1PG': '50', 'U-IN-6A': '50', 'A-HQ-6': '14' } })
    expect(offers(give(stuck, 'tactical'), 'lift')).not.toContain('A-HQ-1PG')
  })
  test('10.5d an exhausted air HQ or Guderian cannot be activated', () => {
    const s = giveAll(
      at({ blocks: { 'A-LW-4': ['50', 0], 'A-HQ-GUD': ['tula1', 0] } }),
      'tactical',
      'lift A-HQ-1PG',
      'go 50',
    )
    expect(offers(s, 'lift')).not.toContain('A-LW-4')
    expect(offers(s, 'lift')).not.toContain('A-HQ-GUD')
  })
})

describe('10.2, 10.3 command', () => {
  test('10.2a own colour and white in range, no other colour', () => {
    const s = commanding({ blocks: { 'A-PZ-14': '34', 'A-IN-51': '34', 'A-IN-17': '34' } })
    expect(offers(s, 'lift')).toEqual(expect.arrayContaining(['A-PZ-3', 'A-PZ-14', 'A-IN-51']))
    expect(offers(s, 'lift')).not.toContain('A-IN-17')
  })
  test('10.2b in its own area it commands everybody, other HQs too', () => {
    const s = commanding({ blocks: { 'A-IN-17': '50', 'A-HQ-6': '50' } })
    expect(offers(s, 'lift')).toEqual(expect.arrayContaining(['A-IN-17', 'A-HQ-6', 'A-IN-44']))
  })
  test('10.3a, E25 and E27 the range is the strength in areas: red blocks within three, and everybody beside the HQ', () => {
    const spec: PositionSpec = {
      axis: west,
      blocks: {
        'A-HQ-1PG': ['35', 3],
        'U-IN-6A': '35',
        'A-IN-29': '34',
        'A-LW-5': ['33', 3],
        'A-IN-55': '20',
        'A-IN-52': '6',
        'U-IN-5A': '6',
      },
      contestedBefore: ['35', '6'],
    }
    const s = giveAll(impulse(spec), 'tactical', 'lift A-HQ-1PG')
    expect(offers(s, 'go')).toContain('20')
    const led = giveAll(s, 'go 20', 'lift A-LW-5', 'go 33', 'endActivation')
    expect(led.at[blockOf('A-HQ-1PG')]).toBe(spaceOf('20'))
    expect(offers(led, 'lift')).toEqual(expect.arrayContaining(['A-IN-29', 'A-IN-55']))
  })
  test('10.3a an HQ on its Heart commands its own area only', () => {
    const d = position({ axis: west, blocks: { 'A-HQ-1PG': ['50', 0] } })
    expect(tacticalRange(d.s, blockOf('A-HQ-1PG'))).toBe(0)
    expect(Array.from(rangeOf(d.s, blockOf('A-HQ-1PG'))).reduce((a, b) => a + b, 0)).toBe(1)
  })
  test('10.3b the path passes neither enemy nor contested areas; 10.3c but may end in a contested one', () => {
    const d = position({ ...front, blocks: { ...front.blocks, 'U-IN-6A': '51' } })
    const range = rangeOf(d.s, blockOf('A-HQ-1PG'))
    expect(range[spaceOf('51')]).toBe(1)
    expect(range[spaceOf('36')]).toBe(0)
  })
  test('10.3c a block in a contested area at the end of the path is in command', () => {
    expect(offers(commanding({ blocks: { 'U-IN-6A': '51' } }), 'lift')).toContain('A-PZ-3')
  })
  test.each([
    [RAIN, 1, 1],
    [SNOW, 2, 4],
    [BLIZZARD, 1, 2],
  ])('10.3d in weather %i a range of four is %i for the Axis and %i for the Soviets', (weather, axis, soviet) => {
    const d = position({ weather, blocks: { 'A-HQ-1PG': '50', 'U-HQ-S': '56' } })
    expect([tacticalRange(d.s, blockOf('A-HQ-1PG')), tacticalRange(d.s, blockOf('U-HQ-S'))]).toEqual([axis, soviet])
  })
  test('10.2e Guderian commands nothing and stands only on the road', () => {
    const s = giveAll(at({}), 'tactical', 'lift A-HQ-GUD')
    expect(s.active[GUDERIAN]).toBe(1)
    expect(verbs(s)).toContain('endActivation')
    expect(stepNow(s)).toBe('activation')
    expect(offers(give(s, 'endActivation'), 'lift')).toEqual([])
  })
  test('10.6a and 10.7a Budyonny and Timoshenko command every Soviet block in range, HQs too', () => {
    for (const marshal of ['U-HQ-B', 'U-HQ-T']) {
      const s = impulse({
        active: SOVIET,
        blocks: { [marshal]: '56', 'U-HQ-S': '57', 'U-IN-5A': '57', 'U-IN-44A': '40' },
      })
      const led = giveAll(s, 'tactical', `lift ${marshal}`, 'go 56', 'endActivation')
      expect(offers(led, 'lift')).toEqual(expect.arrayContaining(['U-HQ-S', 'U-IN-5A', 'U-IN-44A']))
    }
  })
  test('10.5c an exhausted HQ has neither range nor guns', () => {
    const s = giveAll(
      at({ blocks: { 'A-HQ-6': ['33', 0], 'A-IN-17': '34', 'A-IN-55': '33' } }),
      'tactical',
      'lift A-HQ-1PG',
      'go 50',
      'lift A-HQ-6',
      'go 33',
      'endActivation',
    )
    expect(offers(s, 'lift')).toContain('A-IN-55')
    expect(offers(s, 'lift')).not.toContain('A-IN-17')
  })
  test('10.5b and 10.18b an HQ activated on its Heart is destroyed when it is put away', () => {
    const s = giveAll(
      at({ blocks: { 'A-HQ-6': ['33', 0] } }),
      'tactical',
      'lift A-HQ-1PG',
      'go 50',
      'lift A-HQ-6',
      'go 33',
      'endActivation',
      'endCommand',
    )
    expect(s.at[blockOf('A-HQ-6')]).toBe(LOST)
  })
  test('10.18a and 10.18c every active HQ loses a face and hides', () => {
    const s = giveAll(at({}), ...kleist, 'endActivation', 'endCommand', 'endExploitation')
    expect(s.steps[blockOf('A-HQ-1PG')]).toBe(3)
    expect(isRevealed(s, blockOf('A-HQ-1PG'))).toBe(false)
    expect(s.active[blockOf('A-HQ-1PG')]).toBe(0)
  })
  test('10.18c a Soviet HQ destroyed so goes to the pool', () => {
    const s = giveAll(
      impulse({ active: SOVIET, blocks: { 'U-HQ-S': '56', 'U-HQ-K': ['57', 0] } }),
      'tactical',
      'lift U-HQ-S',
      'go 56',
      'lift U-HQ-K',
      'go 57',
      'endActivation',
      'endCommand',
      'confirmSupport',
    )
    expect(s.at[blockOf('U-HQ-K')]).toBe(POOL)
  })
})

describe('10.8, 10.9 movement', () => {
  const costTo = (s: State, area: string): number | undefined => {
    const now = decision(kiev41, s, deciding(s))!
    return now.costs[now.actions.indexOf(actionOf('go', area))]
  }
  test('10.8a a block moves or digs, once', () => {
    const s = giveAll(commanding(), 'lift A-IN-44')
    expect(verbs(s)).toEqual(expect.arrayContaining(['go', 'dig']))
    expect(offers(give(s, 'dig'), 'lift')).not.toContain('A-IN-44')
    expect(offers(give(s, 'go', '49'), 'lift')).not.toContain('A-IN-44')
  })
  test('10.9a every block in command in a Tactical Impulse, one in a Pass, as many as the Logistics Value in a Strategic one', () => {
    expect(offers(commanding(), 'lift').length).toBeGreaterThan(2)
    const passed = giveAll(at({}), 'passImpulse', 'lift A-IN-44', 'go 49')
    expect(verbs(passed)).not.toContain('lift')
  })
  test('10.9b the cost of every area entered is paid', () => {
    const s = give(commanding(), 'lift', 'A-IN-44')
    expect([costTo(s, '34'), costTo(s, '19'), costTo(s, '18')]).toEqual([1, 2, 3])
    expect(costTo(s, '4')).toBeUndefined()
  })
  test('10.9c a block that enters an area with enemies stops there', () => {
    const s = give(commanding(), 'lift', 'A-PZ-3')
    expect(offers(s, 'go')).toContain('36')
    expect(offers(s, 'via')).not.toContain('36')
  })
  test('10.9d leaving a fight costs one more and leads first into a friendly, quiet area', () => {
    const s = give(commanding({ blocks: { 'U-IN-6A': '51' } }), 'lift', 'A-PZ-3')
    expect(costTo(s, '50')).toBe(2)
    expect(costTo(s, '36')).toBe(3)
    const slow = give(commanding({ blocks: { 'U-IN-6A': '51', 'A-IN-29': '51' } }), 'lift', 'A-IN-29')
    expect(offers(slow, 'go')).toContain('49')
    expect(offers(slow, 'go')).not.toContain('48')
  })
  test('10.9e after leaving it may go on and meet the enemy again', () => {
    const s = give(commanding({ blocks: { 'U-IN-6A': '51', 'U-IN-12A': '35' } }), 'lift', 'A-PZ-3')
    expect(offers(s, 'go')).toContain('35')
  })
  test('10.9f without enough points there is no move, not even a single one', () => {
    const wet = commanding({ weather: RAIN, turn: 3, blocks: { 'U-IN-6A': '51', 'A-IN-29': '51' } })
    expect(offers(wet, 'lift')).toContain('A-PZ-3')
    expect(offers(wet, 'lift')).not.toContain('A-IN-29')
  })
  test('10.9g a full area may be passed but not be ended in', () => {
    const full = { 'A-IN-4': '34', 'A-IN-52': '34', 'A-IN-17': '34', 'A-IN-55': '34' }
    const s = give(commanding({ blocks: full }), 'lift', 'A-IN-44')
    expect(offers(s, 'go')).not.toContain('34')
    expect(offers(s, 'go')).toContain('19')
    expect(refuse(kiev41, view(kiev41, s, AXIS), ['space'], spaceOf('34'))).toMatchObject({
      rule: expect.stringMatching(/^2\.9|^10\.9/),
    })
  })
  test('10.9h the builder of a line has stood there since the impulse began', () => {
    const s = giveAll(commanding(), 'lift A-IN-44', 'via 49')
    expect(verbs(s)).not.toContain('dig')
  })
  test('2.4.7b a block that comes over a river into a new fight is marked; 2.4.7c not in snow', () => {
    const river: PositionSpec = {
      axis: west,
      blocks: { 'A-HQ-1PG': '35', 'A-PZ-3': '35', 'U-IN-5A': '21', 'U-IN-6A': '37', 'U-IN-12A': '20' },
      contestedBefore: [],
    }
    const fresh = giveAll(impulse(river), 'tactical', 'lift A-HQ-1PG', 'go 35', 'endActivation', 'lift A-PZ-3', 'go 21')
    expect(fresh.crossed[blockOf('A-PZ-3')]).toBe(1)
    const frozen = giveAll(
      impulse({ ...river, weather: SNOW, turn: 6 }),
      'tactical',
      'lift A-HQ-1PG',
      'go 35',
      'endActivation',
      'lift A-PZ-3',
      'go 21',
    )
    expect(frozen.crossed[blockOf('A-PZ-3')]).toBe(0)
  })
  test('2.4.7c in snow no river marker is placed', () => {
    const s = impulse({
      weather: SNOW,
      turn: 6,
      axis: west,
      blocks: { 'A-HQ-1PG': '35', 'A-IN-29': '35', 'U-IN-5A': '21' },
      contestedBefore: [],
    })
    const moved = giveAll(s, 'tactical', 'lift A-HQ-1PG', 'go 35', 'endActivation', 'lift A-IN-29', 'go 21')
    expect(isContested(moved, spaceOf('21'))).toBe(true)
    expect(moved.crossed[blockOf('A-IN-29')]).toBe(0)
  })
})

describe('10.2c, 10.4, 10.11 support', () => {
  const battle: PositionSpec = { blocks: { 'A-PZ-3': '36', 'A-HQ-1PG': '51', 'A-LW-4': '50' }, contestedBefore: ['36'] }
  const supporting = (change: PositionSpec = {}): State =>
    giveAll(
      at({ ...battle, ...change, blocks: { ...battle.blocks, ...change.blocks } }),
      'tactical',
      'lift A-HQ-1PG',
      'go 51',
      'lift A-LW-4',
      'go 50',
      'endActivation',
      'endCommand',
    )
  test('10.2c, 10.4b and E28 guns of an active HQ fire into one battle beside it', () => {
    expect(mayGive(supporting(), 'aim', 'A-HQ-1PG', '36')).toBe(true)
    expect(mayGive(supporting(), 'aim', 'A-HQ-1PG', '37')).toBe(false)
  })
  test('10.4c one mission for an HQ in an impulse', () => {
    const s = give(supporting(), 'aim', 'A-HQ-1PG', '36')
    expect(mayGive(s, 'aim', 'A-HQ-1PG', '36')).toBe(false)
  })
  test('10.11d, E26 and E29 as many bombers as the air HQ is strong; 10.11c it moves by its own activation', () => {
    let s = supporting()
    for (let i = 0; i < 4; i++) s = give(s, 'sendBomber', FIRST_BOMBER + i, '36')
    expect(mayGive(s, 'sendBomber', FIRST_BOMBER + 4, '36')).toBe(false)
    expect(offers(s, 'sendBomber')).toEqual([])
  })
  test('10.11f in rain one bomber flies, one area far', () => {
    const wet = supporting({ weather: RAIN, turn: 5, blocks: { 'A-LW-4': '50' } })
    expect(offers(wet, 'sendBomber')).toEqual([])
  })
  test('10.11a air HQs are slow; 10.11c they go by their own activation or with an HQ beside them', () => {
    const s = giveAll(at(battle), 'tactical', 'lift A-HQ-1PG', 'go 51', 'lift A-LW-4')
    expect(offers(s, 'go')).toContain('18')
    expect(offers(s, 'go')).not.toContain('3')
    const led = giveAll(
      at({ ...battle, blocks: { ...battle.blocks, 'A-LW-4': '51' } }),
      'tactical',
      'lift A-HQ-1PG',
      'go 51',
      'endActivation',
    )
    expect(offers(led, 'lift')).toContain('A-LW-4')
  })
  test('10.11c an air HQ also moves in a Pass', () => {
    expect(offers(give(at(battle), 'passImpulse'), 'lift')).toContain('A-LW-4')
  })
  test('10.12g nobody meets the enemy in a Pass, and nobody fights', () => {
    const s = give(at(battle), 'passImpulse')
    expect(offers(give(s, 'lift', 'A-IN-44'), 'go')).not.toContain('36')
    expect(stepNow(giveAll(s, 'endCommand'))).not.toBe('battles')
  })
})

describe('10.2d, 10.2.1 fleets', () => {
  const sea: PositionSpec = {
    active: SOVIET,
    blocks: { 'U-HQ-S': '56', 'U-HQ-K': '57', 'U-IN-5A': 'FS', 'U-IN-51A': '145', 'R-IN-1': '14' },
  }
  const afloat = (hqs: readonly string[], change: PositionSpec = {}): State =>
    giveAll(
      impulse({ ...sea, ...change, blocks: { ...sea.blocks, ...change.blocks } }),
      'tactical',
      ...hqs.flatMap(hq => [`lift ${hq}`, `go ${hq === 'U-HQ-S' ? '56' : '57'}`]),
      'endActivation',
      'endCommand',
    )
  test('10.2d and 10.2.1m one fleet for each active unexhausted HQ', () => {
    const one = afloat(['U-HQ-S'])
    expect(mayGive(one, 'sail', BATTLESHIP, '108')).toBe(true)
    const sailed = give(one, 'sail', BATTLESHIP, '108')
    expect(offers(sailed, 'sail')).not.toContain('UF-CA')
    const two = give(afloat(['U-HQ-S', 'U-HQ-K']), 'sail', BATTLESHIP, '108')
    expect(offers(two, 'sail')).toContain('UF-CA')
  })
  test('10.2.1h no fleet goes to the Sea of Azov; 10.2.1g and none in an Axis impulse', () => {
    const s = afloat(['U-HQ-S'])
    expect(mayGive(s, 'sail', BATTLESHIP, '92')).toBe(false)
    expect(mayGive(s, 'sail', BATTLESHIP, '121')).toBe(true)
  })
  test('10.2.1g fleets sail only in a Soviet Tactical Impulse', () => {
    const s = giveAll(at({}), ...kleist, 'endActivation', 'endCommand')
    expect(verbs(s)).not.toContain('sail')
  })
  test('10.2.1i a fleet at sea stays there from impulse to impulse', () => {
    const s = impulse({ ...sea, active: AXIS, fleets: '108' })
    expect(give(give(s, 'passImpulse'), 'endCommand').at[BATTLESHIP]).toBe(spaceOf('108'))
  })
  test('10.2.1j and 10.2.1m with fewer active HQs than fleets at sea the Soviets call one back', () => {
    const s = giveAll(impulse({ ...sea, fleets: '108' }), 'tactical', 'lift U-HQ-S', 'go 56', 'endActivation')
    expect(stepNow(s)).toBe('fleetsToKeep')
    expect(offers(s, 'recallFleet')).toEqual(['UF-BB', 'UF-CA'])
    expect(give(s, 'recallFleet', CRUISERS).at[CRUISERS]).toBe(FLEET_STAGING[1])
  })
  test('10.2.1k an active HQ may shift a fleet at sea', () => {
    const s = afloat(['U-HQ-S', 'U-HQ-K'], { fleets: '108' })
    expect(mayGive(s, 'sail', BATTLESHIP, '121')).toBe(true)
  })
  test('10.2.1n a Strategic Impulse leaves them where they are; 11.0d and moves none', () => {
    const s = give(impulse({ ...sea, initiative: SOVIET, fleets: '108' }), 'strategicMove')
    const after = give(s, 'endCommand')
    expect([after.at[BATTLESHIP], after.at[CRUISERS]]).toEqual([spaceOf('108'), spaceOf('108')])
    expect(verbs(s)).not.toContain('sail')
  })
  test('10.2.1f without Sevastopol the fleets are gone until it is retaken', () => {
    const d = position({ blocks: { 'U-IN-5A': 'FS', 'A-IN-29': '130' }, fleets: '108' })
    leaveSpace(d, blockOf('U-IN-5A'))
    enterSpace(d, blockOf('U-IN-5A'), spaceOf('131'))
    enterSpace(d, blockOf('A-IN-29'), SEVASTOPOL)
    expect([d.s.at[BATTLESHIP], d.s.at[CRUISERS]]).toEqual([BATUMI, BATUMI])
    leaveSpace(d, blockOf('A-IN-29'))
    enterSpace(d, blockOf('U-IN-5A'), SEVASTOPOL)
    expect([d.s.at[BATTLESHIP], d.s.at[CRUISERS]]).toEqual([...FLEET_STAGING])
  })
  test('14.5b no fleet and no bomber in a blizzard', () => {
    const blizzard = afloat(['U-HQ-S'], { weather: BLIZZARD, turn: 6, options: [1, 2, 3, 4, 5] })
    expect(verbs(blizzard)).not.toContain('sail')
  })
})

describe('10.10 the road to Tula', () => {
  const road = (...dice: readonly number[]): State => {
    const s = giveAll(
      at({ blocks: { 'A-HQ-GUD': ['tula3', 3] } }, ...dice),
      'tactical',
      'lift A-HQ-GUD',
      'endActivation',
    )
    return stepNow(s) === 'command' ? give(s, 'endCommand') : s
  }
  test('10.10a Guderian is activated in a Tactical Impulse only', () => {
    expect(offers(give(at({}), 'passImpulse'), 'lift')).not.toContain('A-HQ-GUD')
    expect(offers(give(at({ initiative: AXIS }), 'strategicMove'), 'lift')).not.toContain('A-HQ-GUD')
  })
  test('10.10b his strength in dice, each five or six a box', () => {
    expect(roadBox(road(5, 6, 1))).toBe(5)
    expect(roadBox(road(4, 4, 4))).toBe(3)
  })
  test('10.10e he has no guns, no blitz, no exploitation; 11.0g and does nothing in a Strategic Impulse', () => {
    const spec = { blocks: { 'A-PZ-3': '36', 'U-IN-5A': '36' }, contestedBefore: ['36'] }
    const s = giveAll(at(spec), 'tactical', 'lift A-HQ-GUD', 'endActivation', 'endCommand')
    expect(verbs(s)).not.toContain('aim')
    expect(stepNow(s)).toBe('battles')
  })
  test('10.10f one die in rain, half in snow', () => {
    const run = (weather: number, turn: number, ...dice: readonly number[]): number => {
      const s = giveAll(
        at({ weather, turn, blocks: { 'A-HQ-GUD': ['tula1', 4] } }, ...dice),
        'tactical',
        'lift A-HQ-GUD',
        'endActivation',
      )
      return roadBox(stepNow(s) === 'command' ? give(s, 'endCommand') : s)
    }
    expect(run(SNOW, 6, 6, 6, 6, 6)).toBe(3)
  })
  test('11.0g Guderian does nothing in a Strategic Impulse', () => {
    const s = give(at({ initiative: AXIS }), 'strategicMove')
    expect(roadBox(give(s, 'endCommand'))).toBe(1)
  })
})

describe('11.0 the Strategic Impulse', () => {
  const strategic = (change: PositionSpec = {}): State => give(at({ initiative: AXIS, ...change }), 'strategicMove')
  test('11.0b as many blocks as the Logistics Value move or dig; 11.0h each order costs one', () => {
    const s = strategic()
    const budget = (state: State): number =>
      (state.frames[state.frames.length - 1] as unknown as { budget: number }).budget
    const before = budget(s)
    expect(before).toBeGreaterThan(1)
    expect(budget(giveAll(s, 'lift A-IN-44', 'dig'))).toBe(before - 1)
    expect(budget(giveAll(s, 'lift A-IN-44', 'go 49'))).toBe(before - 1)
  })
  test('11.0h each command costs one of the Logistics Value', () => {
    let s = strategic({ blocks: { 'A-LDR-HIT': ['rastenburg', 0] } })
    let orders = 0
    while (verbs(s).includes('lift')) {
      s = give(s, 'lift', offers(s, 'lift')[0]!)
      s = give(s, 'go', offers(s, 'go')[0]!)
      orders++
    }
    expect(orders).toBeLessThanOrEqual(4)
    expect(verbs(s)).toEqual(['endCommand'])
  })
  test('11.0c HQs may move and meet the enemy but are not activated; no guns, no bombers', () => {
    const s = giveAll(strategic(), 'lift A-HQ-1PG')
    expect(offers(s, 'go')).toContain('36')
    const fought = giveAll(s, 'go 36', 'endCommand')
    expect(stepNow(fought)).toBe('battles')
  })
  test('11.0d fleets cannot be moved in it', () => {
    expect(verbs(strategic())).not.toContain('sail')
  })
  test('11.0e reinforcements instead: nobody moves, nobody fights', () => {
    const s = give(begin('campaign'), 'strategicReinforce')
    expect(stepNow(s)).toBe('strategicDraw')
    expect(verbs(s)).not.toContain('lift')
    const before = Array.from(s.at)
    const drawn = give(s, 'drawStrategic', 2)
    expect(Array.from(drawn.at).filter((place, block) => place !== before[block]).length).toBeLessThanOrEqual(2)
  })
})
