import { decision, refuse, view } from '../../../engine'
import { kiev41 } from '..'
import { blockOf, GUDERIAN } from '../blocks'
import { isRevealed } from '../effects/knowledge'
import { spaceOf } from '../map'
import { rangeOf, tacticalRange } from '../rules/command'
import type { State } from '../state'
import { AXIS, BLIZZARD, isContested, LOST, POOL, RAIN, SNOW, SOVIET } from '../state'
import { at, commanding, front, kleist } from '../testing/front'
import type { PositionSpec } from '../testing/position'
import { position, west } from '../testing/position'
import { actionOf, deciding, give, giveAll, impulse, offers, stepNow, verbs } from '../testing/table'

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
