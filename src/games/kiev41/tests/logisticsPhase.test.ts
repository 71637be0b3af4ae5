import { open } from '../../../engine'
import { kiev41 } from '..'
import { blockOf, FIRST_BOMBER, maxSteps } from '../blocks'
import { reduceBlock } from '../effects/blocks'
import { AXIS_STAGING, BOMBER_BOX, spaceOf } from '../map'
import { scenarios } from '../scenarios'
import { deciding, give, giveAll, impulse, offers, order, stepNow, turn, verbs } from '../testing/table'
import type { PositionSpec } from '../testing/position'
import { AXIS, HAND, OUT, POOL, SOVIET, strengthOf } from '../state'
import type { State } from '../state'

const west = scenarios.river.axisControls
/** Puts blocks into their pool before the phase begins. */
const pooled = (s: State, ...ids: readonly string[]): State => {
  for (const id of ids) Object.assign(s.at, { [blockOf(id)]: POOL })
  const side = ids[0]!.startsWith('U-') ? SOVIET : AXIS
  Object.assign(s.pool, { [side]: s.pool[side]! + ids.length })
  return s
}
/** The Axis holds the disc, so the Soviets choose first; they pause and the Axis decides. */
const axisTurn = (spec: PositionSpec): State => give(turn({ turn: 2, ...spec }), 'pauseLogistics')
const strength = (s: State, id: string) => strengthOf(s, blockOf(id))

describe('7.0 pause or act', () => {
  test('7.0b the first choice is carried out before the second is asked', () => {
    const s = turn({ blocks: { 'U-HQ-S': ['94', 2] } })
    expect([deciding(s), verbs(s)]).toEqual([SOVIET, ['pauseLogistics', 'activateLeader']])
    const acting = give(s, 'activateLeader')
    expect([deciding(acting), stepNow(acting)]).toEqual([SOVIET, 'logisticsPoints'])
    const done = give(acting, 'draw', 0)
    expect([deciding(done), stepNow(done)]).toEqual([AXIS, 'logistics'])
  })
  test('7.1a a pause restores the leader and gives nothing', () => {
    const s = give(turn({ blocks: { 'U-LDR-STA': ['moscow', 0], 'U-HQ-S': ['94', 2] } }), 'pauseLogistics')
    expect([strength(s, 'U-LDR-STA'), strength(s, 'U-HQ-S'), deciding(s)]).toEqual([4, 2, AXIS])
  })
})

describe('7.2 the leader acts', () => {
  const spec: PositionSpec = {
    blocks: { 'A-HQ-6': ['52', 2], 'A-IN-44': ['53', 2], 'A-PZ-3': ['54', 1], 'A-IN-55': '52' },
    axis: west,
  }
  // Hitler 4 + two HQs with Guderian + Tarnopol
  const VALUE = 7
  const acting = give(axisTurn(spec), 'activateLeader')

  test('7.2a and 7.2b HQs, blocks and reinforcements each have the whole value, and each part may be left out', () => {
    expect(acting.frames[acting.frames.length - 1]).toMatchObject({
      value: VALUE,
      regeneration: VALUE,
      replacement: VALUE,
    })
    expect([deciding(give(acting, 'draw', 0)), stepNow(give(acting, 'draw', 0))]).toEqual([AXIS, 'declaration'])
  })
  test('7.2.2a one point lifts an HQ one face', () => {
    const s = give(acting, 'restore', 'A-HQ-6')
    expect(strength(s, 'A-HQ-6')).toBe(3)
    expect(s.frames[s.frames.length - 1]).toMatchObject({ regeneration: VALUE - 1, replacement: VALUE })
  })
  test('7.2.2c replacements are paid from their own purse', () => {
    const s = giveAll(acting, 'restore A-PZ-3', 'restore A-PZ-3')
    expect(strength(s, 'A-PZ-3')).toBe(3)
    expect(s.frames[s.frames.length - 1]).toMatchObject({ regeneration: VALUE, replacement: VALUE - 6 })
    expect(offers(s, 'restore')).toEqual(['A-HQ-6'])
  })
  test('7.2.2g nobody grows beyond his maximum', () => {
    expect(offers(acting, 'restore')).not.toContain('A-IN-55')
    const s = giveAll(acting, 'restore A-HQ-6', 'restore A-HQ-6')
    expect([strength(s, 'A-HQ-6'), offers(s, 'restore').includes('A-HQ-6')]).toEqual([4, false])
  })
  test('7.2.2e fleets are never repaired', () => {
    const soviet = turn({ blocks: { 'U-HQ-S': ['94', 2] } })
    Object.assign(soviet.hull, { 0: 1 })
    expect(offers(give(soviet, 'activateLeader'), 'restore')).toEqual(['U-HQ-S'])
  })
  test('7.2.2f isolated blocks receive nothing', () => {
    const s = give(axisTurn({ ...spec, cubes: ['A-HQ-6', 'A-IN-44'] }), 'activateLeader')
    expect(offers(s, 'restore')).toEqual(['A-PZ-3'])
  })
  test('7.2.2d no other step restores strength', () => {
    const s = impulse(spec)
    for (const verb of ['passImpulse', 'strategicMove', 'tactical'])
      expect(verbs(give(s, verb))).not.toContain('restore')
  })
  test('7.2c afterwards the leader loses a face', () => {
    expect(strength(give(acting, 'draw', 0), 'A-LDR-HIT')).toBe(3)
  })
  test('7.2d and E11 an exhausted leader acts with strength 0 and stays exhausted', () => {
    const s = give(axisTurn({ ...spec, blocks: { ...spec.blocks, 'A-LDR-HIT': ['rastenburg', 0] } }), 'activateLeader')
    expect(s.frames[s.frames.length - 1]).toMatchObject({ value: VALUE - 4 })
    const done = give(s, 'draw', 0)
    expect([done.steps[blockOf('A-LDR-HIT')], strength(done, 'A-LDR-HIT')]).toEqual([1, 0])
  })
  test('7.2e the acting leader is shown with his value, the pausing one is not', () => {
    const waiting = axisTurn(spec)
    const shown = order(waiting, 'activateLeader')
    const told = shown.events.filter(event => event.to === SOVIET && event.kind === 'leaderActivated')
    expect(told).toHaveLength(1)
    expect(told[0]!.what).toContainEqual({ n: VALUE })
    const paused = order(waiting, 'pauseLogistics')
    expect(paused.events.some(event => event.kind === 'revealed' || event.kind === 'leaderActivated')).toBe(false)
  })
  test('E12 four points: one HQ from 3 to 4 and one from the Heart to 4', () => {
    const four: PositionSpec = {
      blocks: { 'A-LDR-HIT': ['rastenburg', 2], 'A-HQ-6': ['52', 3], 'A-HQ-11': ['53', 0] },
      axis: west.filter(id => id !== '14'),
    }
    const s = give(axisTurn(four), 'activateLeader')
    expect(s.frames[s.frames.length - 1]).toMatchObject({ regeneration: 4 })
    const done = giveAll(s, 'restore A-HQ-6', 'restore A-HQ-11', 'restore A-HQ-11', 'restore A-HQ-11')
    expect([strength(done, 'A-HQ-6'), strength(done, 'A-HQ-11')]).toEqual([4, 4])
    expect(offers(done, 'restore')).toEqual([])
  })
  test('E13 four points buy a red and a black step, and nothing more', () => {
    const four: PositionSpec = {
      blocks: { 'A-LDR-HIT': ['rastenburg', 2], 'A-HQ-6': ['52', 4], 'A-PZ-3': ['53', 3], 'R-IN-2': ['54', 1] },
      axis: west.filter(id => id !== '14'),
    }
    const s = give(axisTurn(four), 'activateLeader')
    expect(s.frames[s.frames.length - 1]).toMatchObject({ replacement: 4 })
    const done = giveAll(s, 'restore A-PZ-3', 'restore R-IN-2')
    expect([strength(done, 'A-PZ-3'), strength(done, 'R-IN-2')]).toEqual([4, 2])
    expect(done.frames[done.frames.length - 1]).toMatchObject({ replacement: 0 })
    expect(offers(done, 'restore')).toEqual([])
  })
  test('7.2.1e the value is the most that can be drawn, and the pool limits it too', () => {
    const few = pooled(axisTurn(spec), 'A-IN-4', 'A-IN-11')
    expect(offers(give(few, 'activateLeader'), 'draw')).toEqual([0, 1, 2])
    const many = ['A-IN-4', 'A-IN-11', 'A-IN-17', 'A-IN-29', 'A-IN-30', 'A-IN-34', 'A-IN-42', 'A-IN-50', 'A-IN-51']
    const most = offers(give(pooled(axisTurn(spec), ...many), 'activateLeader'), 'draw')
    expect(most[most.length - 1]).toBe(VALUE)
  })
})

describe('5.0 reinforcements', () => {
  const axis: PositionSpec = { blocks: { 'A-HQ-6': '52' }, axis: west }
  const drawing = (...ids: string[]) => give(pooled(axisTurn(axis), ...ids), 'activateLeader')

  test('5.0b and E14 four blocks are drawn blind and placed in the Axis area', () => {
    const many = ['A-IN-4', 'A-IN-11', 'A-IN-17', 'A-IN-29', 'A-IN-30', 'A-IN-34', 'A-IN-42', 'A-IN-50', 'A-IN-51']
    const s = give(drawing(...many), 'draw', 4)
    const arrived = many.filter(id => s.at[blockOf(id)] === AXIS_STAGING)
    expect(arrived).toHaveLength(4)
    arrived.forEach(id => expect(s.steps[blockOf(id)]).toBe(maxSteps[blockOf(id)]))
    expect(s.pool[AXIS]).toBe(5)
  })
  test('5.0e and 5.0j Remnants arrive with one step, others at full strength, and so they do when they come back', () => {
    const ids = ['U-IN-6C', 'U-IN-5A', 'U-HQ-K']
    const arrived = (s: State): State =>
      giveAll(give(give(pooled(s, ...ids), 'activateLeader'), 'draw', ids.length), 'deployRest S1', 'endDeployment')
    const first = arrived(turn({ turn: 2, blocks: { 'U-HQ-S': '94' }, axis: ['14', '4'] }))
    expect(ids.map(id => [first.at[blockOf(id)], first.steps[blockOf(id)]])).toEqual([
      [spaceOf('S1'), 1],
      [spaceOf('S1'), maxSteps[blockOf('U-IN-5A')]],
      [spaceOf('S1'), 4],
    ])
    const d = open(kiev41, turn({ turn: 2, blocks: { 'U-HQ-S': '94', 'U-IN-5A': ['93', 1] }, axis: ['14', '4'] }))
    reduceBlock(d, blockOf('U-IN-5A'), 'hit')
    expect([d.s.at[blockOf('U-IN-5A')], d.s.steps[blockOf('U-IN-5A')]]).toEqual([POOL, 0])
    const again = giveAll(give(give(d.s, 'activateLeader'), 'draw', 1), 'deploy S1')
    expect(again.steps[blockOf('U-IN-5A')]).toBe(maxSteps[blockOf('U-IN-5A')])
  })
  test('5.0f the 5th Fliegerkorps brings its four bombers', () => {
    const waiting = drawing('A-LW-5')
    for (let i = 4; i < 8; i++) Object.assign(waiting.at, { [FIRST_BOMBER + i]: OUT })
    const s = give(waiting, 'draw', 1)
    expect(s.at[blockOf('A-LW-5')]).toBe(AXIS_STAGING)
    for (let i = 4; i < 8; i++) expect(s.at[FIRST_BOMBER + i]).toBe(BOMBER_BOX[1])
  })
  test('5.0g a block that may not stand there goes back, and no other is drawn for it', () => {
    const spec: PositionSpec = { blocks: { 'A-HQ-6': '52', 'R-IN-2': 'Axis' }, axis: west }
    const s = give(give(pooled(axisTurn(spec), 'H-FAST'), 'activateLeader'), 'draw', 1)
    expect([s.at[blockOf('H-FAST')], s.pool[AXIS]]).toEqual([POOL, 1])
  })
  test('5.0a they come by Logistics or Strategic Impulse B only', () => {
    const s = pooled(impulse({ ...axis, turn: 2 }), 'A-IN-4', 'A-IN-17')
    const drawn = give(give(s, 'strategicReinforce'), 'drawStrategic', 2)
    expect(drawn.at[blockOf('A-IN-4')]).toBe(AXIS_STAGING)
    for (const verb of ['passImpulse', 'strategicMove', 'tactical']) {
      const other = verbs(give(s, verb))
      expect(other).not.toContain('draw')
      expect(other).not.toContain('drawStrategic')
    }
  })
  test('2.6a, 2.6b, 2.6d and E02 the holder of Kiev sees four blocks drawn blind and may pick the fifth', () => {
    const pool = ['U-IN-5A', 'U-IN-6A', 'U-IN-12A', 'U-IN-26A', 'U-IN-9A', 'U-IN-18A', 'U-TK-2', 'U-TK-4']
    const start = give(pooled(turn({ turn: 2, blocks: { 'U-HQ-S': '94' }, axis: ['14'] }), ...pool), 'activateLeader')
    const s = give(start, 'draw', 5)
    const hand = pool.filter(id => s.at[blockOf(id)] === HAND)
    expect([hand.length, stepNow(s)]).toEqual([4, 'kievChoice'])
    const left = pool.filter(id => !hand.includes(id))
    expect([...offers(s, 'pick')].sort((a, b) => (a < b ? -1 : 1))).toEqual([...left].sort((a, b) => (a < b ? -1 : 1)))
    expect(verbs(s)).toContain('drawLast')
    const picked = give(s, 'pick', left[0]!)
    expect(picked.at[blockOf(left[0]!)]).toBe(HAND)
    const blind = give(s, 'drawLast')
    expect(pool.filter(id => blind.at[blockOf(id)] === HAND)).toHaveLength(5)
  })
  test('2.6a without Kiev nothing is picked', () => {
    const start = pooled(turn({ turn: 2, blocks: { 'U-HQ-S': '94' }, axis: ['14', '4'] }), 'U-IN-5A', 'U-IN-6A')
    expect(stepNow(give(give(start, 'activateLeader'), 'draw', 2))).toBe('deployment')
  })
  test('5.0d one block of the draw to a city, any number to staging', () => {
    const start = pooled(turn({ turn: 2, blocks: { 'U-HQ-S': '94' }, axis: ['14', '4'] }), 'U-IN-5A', 'U-IN-6A')
    const s = give(give(start, 'activateLeader'), 'draw', 2)
    const first = giveAll(s, 'takeUp U-IN-5A', 'deploy 17', 'takeUp U-IN-6A')
    expect(first.at[blockOf('U-IN-5A')]).toBe(spaceOf('17'))
    expect(offers(first, 'deploy')).not.toContain('17')
    const staged = giveAll(s, 'takeUp U-IN-5A', 'deploy S1', 'takeUp U-IN-6A')
    expect(offers(staged, 'deploy')).toContain('S1')
  })
})

describe('11.0 Strategic Impulse B', () => {
  test('11.0e new blocks and nothing else', () => {
    const s = pooled(
      impulse({ blocks: { 'A-HQ-6': '52', 'A-IN-44': '53', 'U-IN-5A': '53' }, axis: west }),
      'A-IN-4',
      'A-IN-17',
    )
    const drawing = give(s, 'strategicReinforce')
    expect(verbs(drawing)).toEqual(['drawStrategic'])
    const done = give(drawing, 'drawStrategic', 1)
    expect([deciding(done), stepNow(done)]).toEqual([SOVIET, 'declaration'])
  })
})
