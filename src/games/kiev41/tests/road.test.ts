import type { State } from '../state'
import { AXIS, roadBox, SNOW } from '../state'
import { at } from '../testing/front'
import type { PositionSpec } from '../testing/position'
import { begin, give, giveAll, offers, stepNow, verbs } from '../testing/table'

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
