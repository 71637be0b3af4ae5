import { put } from '../../../engine'
import { blockOf, GUDERIAN, HITLER, STALIN } from '../blocks'
import { AREAS, SEVASTOPOL, spaceOf, spaces } from '../map'
import { groundVolley } from '../rules/combat/dice'
import { eliminated } from '../rules/logistics'
import { floodSupply, isInSupply, isSuppliedIn } from '../rules/supply'
import { scenarios } from '../scenarios'
import { isolationCheck } from '../steps/isolationCheck'
import { supplyCheck } from '../steps/supplyCheck'
import { loadDice } from '../testing/dice'
import { at, play, position, type PositionSpec } from '../testing/position'
import { give, giveAll, impulse, offers, stepNow } from '../testing/table'
import { AXIS, LOST, markers, PASS, SOVIET, strengthOf } from '../state'
import type { D, State } from '../state'

const west = scenarios.river.axisControls
const allBut = (...soviet: string[]) => spaces.slice(0, AREAS).filter(id => !soviet.includes(id) && !/^S\d$/.test(id))
const hasCube = (s: State, id: string) => s.cube[blockOf(id)] === 1
const hasLineCube = (s: State, area: string) => s.lineCube[spaceOf(area)] === 1
const strength = (s: State, id: string) => strengthOf(s, blockOf(id))
const isolation = (spec: PositionSpec): D => play(position({ impulse: PASS, ...spec }), isolationCheck)

/** The Crimea and the Kuban are Soviet, a Rumanian stands in Kerch; a block in 39 and a line in 22 are cut off. */
const crimea: PositionSpec = {
  active: SOVIET,
  fleets: 'FS',
  blocks: {
    'R-IN-2': '129',
    'U-HQ-C': 'FS',
    'U-IN-CO': 'FS',
    'U-IN-51A': '128',
    'U-IN-5A': '39',
    'A-IN-44': '22',
    'U-IN-44A': '148',
  },
  lines: { '22': SOVIET },
  axis: allBut(
    'FS',
    '128',
    '144',
    '145',
    '146',
    '147',
    '148',
    '143',
    '139',
    '136',
    '133',
    '39',
    '73',
    '22',
    '77',
    '60',
  ),
}

describe('9.0 and 9.1 the checks', () => {
  test('E22 and 2.1i the block and the line without supply get a cube, the coast and Sevastopol do not', () => {
    const s = impulse(crimea)
    expect([s.marker[markers.blueDisc], s.marker[markers.lightBlueDisc]]).toEqual([1, 0])
    const cubed = Object.keys(crimea.blocks!).filter(id => hasCube(s, id))
    expect(cubed).toEqual(['U-IN-5A'])
    expect([hasLineCube(s, '22'), hasLineCube(s, 'FS')]).toEqual([true, false])
  })
  test('E23 at the end of that impulse the block loses a step and the lone line is gone', () => {
    const s = giveAll(impulse(crimea), 'passImpulse', 'endCommand')
    expect(strength(s, 'U-IN-5A')).toBe(3)
    expect(s.line[spaceOf('22')]).toBe(0)
  })
  test('9.0a every kind of impulse opens with the check of the active side', () => {
    const s = impulse({ blocks: { 'A-IN-44': '22', 'A-IN-55': '53' }, axis: west })
    expect([stepNow(s), hasCube(s, 'A-IN-44'), hasCube(s, 'A-IN-55')]).toEqual(['declaration', true, false])
  })
  test('9.0b who never needs supply', () => {
    const s = impulse({
      active: SOVIET,
      fleets: '108',
      blocks: { 'U-IN-5A': 'FS', 'A-IN-44': '145' },
      axis: allBut('FS'),
    })
    expect(hasCube(s, 'U-IN-5A')).toBe(false)
    for (const block of [HITLER, STALIN, GUDERIAN]) expect(isInSupply(s, block)).toBe(true)
  })
  test('9.0c the other side is not checked', () => {
    expect(hasCube(impulse({ active: SOVIET, blocks: { 'A-IN-44': '22' } }), 'A-IN-44')).toBe(false)
    expect(hasCube(impulse({ active: AXIS, blocks: { 'A-IN-44': '22' } }), 'A-IN-44')).toBe(true)
  })
  test('9.1a and 9.1b a cube stays through the impulse, though supply is back, until the Isolation Check', () => {
    const s = impulse({ blocks: { 'A-IN-44': '53' }, cubes: ['A-IN-44'], axis: west })
    expect(hasCube(s, 'A-IN-44')).toBe(true)
    expect(isInSupply(s, blockOf('A-IN-44'))).toBe(true)
    const passing = give(s, 'passImpulse')
    expect(offers(passing, 'lift')).not.toContain('A-IN-44')
    const done = give(passing, 'endCommand')
    expect([hasCube(done, 'A-IN-44'), strength(done, 'A-IN-44')]).toEqual([false, 4])
  })
  test('9.1c isolated units defend in full', () => {
    const d = position({ blocks: { 'U-IN-5A': '39' }, cubes: ['U-IN-5A'] })
    expect(groundVolley(d.s, blockOf('U-IN-5A'), spaceOf('39'), false)).toEqual({ dice: 4, from: 6 })
    expect(groundVolley(d.s, blockOf('U-IN-5A'), spaceOf('39'), true).dice).toBe(0)
  })
  test('9.1d and 10.1b isolated units are neither moved nor activated nor dug in, isolated lines not taken back', () => {
    const spec = {
      blocks: { 'A-HQ-6': '53', 'A-HQ-11': '52', 'A-IN-44': '53' },
      axis: west,
      lines: { '53': AXIS },
    } as const
    const free = impulse(spec)
    const cut = impulse({ ...spec, cubes: ['A-HQ-6', 'A-IN-44', '53'] })
    const actions = (s: State) => [
      offers(give(s, 'strategicMove'), 'lift').includes('A-IN-44'),
      offers(give(s, 'tactical'), 'lift').includes('A-HQ-6'),
      offers(s, 'disband').includes('53'),
    ]
    expect(actions(free)).toEqual([true, true, true])
    expect(actions(cut)).toEqual([false, false, false])
  })
  test('1.1b cubes never run out', () => {
    const cut = ['5', '6', '7', '8', '9', '10', '20', '21', '22', '23', '24', '22']
    const ids = [
      'A-IN-4',
      'A-IN-11',
      'A-IN-17',
      'A-IN-29',
      'A-IN-30',
      'A-IN-34',
      'A-IN-42',
      'A-IN-44',
      'A-IN-50',
      'A-IN-51',
      'A-IN-52',
      'A-IN-54',
    ]
    const s = impulse({ blocks: Object.fromEntries(ids.map((id, i) => [id, cut[i]!])) })
    expect(ids.filter(id => hasCube(s, id))).toHaveLength(12)
  })
})

describe('9.2 line of communication', () => {
  test('9.2a a held source feeds its own area even when contested', () => {
    const fought = position({ blocks: { 'A-IN-44': '61', 'U-IN-5A': '61' }, axis: ['61'] })
    expect(isInSupply(fought.s, blockOf('A-IN-44'))).toBe(true)
    const lost = position({ blocks: { 'A-IN-44': '61', 'U-IN-5A': '61' } })
    expect(isInSupply(lost.s, blockOf('A-IN-44'))).toBe(false)
  })
  test('9.2b it may be as long as you like', () => {
    const d = position({ blocks: { 'A-IN-44': '148' }, axis: allBut() })
    expect(isInSupply(d.s, blockOf('A-IN-44'))).toBe(true)
  })
  test('9.2c it may begin in a contested area, friendly or not, but neither cross nor end in one', () => {
    const corridor = ['61', '62', '63']
    const begins = position({ blocks: { 'A-IN-44': '63', 'U-IN-5A': '63' }, axis: ['61', '62'] })
    expect(isInSupply(begins.s, blockOf('A-IN-44'))).toBe(true)
    const crosses = position({ blocks: { 'A-IN-44': '63', 'A-IN-55': '62', 'U-IN-5A': '62' }, axis: corridor })
    expect(isInSupply(crosses.s, blockOf('A-IN-44'))).toBe(false)
  })
  test('9.2d it runs neither over the sea nor over the strait', () => {
    const d = position({ blocks: { 'A-IN-44': '144' }, axis: allBut('140', '145', '137', '141', '142') })
    expect([d.s.control[spaceOf('129')], isInSupply(d.s, blockOf('A-IN-44'))]).toEqual([AXIS, false])
    const flood = floodSupply(d.s, AXIS)
    expect(isSuppliedIn(d.s, AXIS, spaceOf('129'), flood)).toBe(true)
  })
})

describe('9.3 and 9.4 attrition', () => {
  const pocket = { active: SOVIET, axis: allBut('39', '73') } as const

  test.each(['passImpulse', 'strategicMove', 'tactical'])('9.3a after %s the cubed units are judged', verb => {
    const spec = { ...pocket, initiative: SOVIET, blocks: { 'U-IN-5A': '39', 'U-HQ-S': 'S1' } } as const
    const start = give(impulse({ ...spec, axis: allBut('39', '73', 'FS') }), verb)
    const lines = verb === 'tactical' ? ['lift U-HQ-S', 'go S1', 'endActivation', 'endCommand'] : ['endCommand']
    let s = giveAll(start, ...lines)
    if (stepNow(s) === 'support') s = give(s, 'confirmSupport')
    expect(strength(s, 'U-IN-5A')).toBe(3)
  })
  test('9.3b units cut off during the impulse suffer nothing yet', () => {
    const d = isolation({ ...pocket, blocks: { 'U-IN-5A': '39' } })
    expect([isInSupply(d.s, blockOf('U-IN-5A')), strength(d.s, 'U-IN-5A')]).toEqual([false, 4])
  })
  test('9.4a and E24 a block loses a face: 4 to 3, two stars to the Heart', () => {
    const d = isolation({ ...pocket, blocks: { 'U-IN-5A': '39', 'U-HQ-S': ['73', 2] }, cubes: ['U-IN-5A', 'U-HQ-S'] })
    expect([strength(d.s, 'U-IN-5A'), strength(d.s, 'U-HQ-S'), d.s.steps[blockOf('U-HQ-S')]]).toEqual([3, 0, 1])
  })
  test('9.4a what is remembered of hidden blocks follows a loss only where all they were mixed with take it too', () => {
    const d = position({
      ...pocket,
      impulse: PASS,
      blocks: { 'U-IN-5A': '39', 'U-IN-6A': ['73', 3] },
      cubes: ['U-IN-5A'],
    })
    const remembered = (): readonly number[] => ['U-IN-5A', 'U-IN-6A'].map(id => d.s.fact[blockOf(id)]!)
    for (const [id, steps] of [
      ['U-IN-5A', 4],
      ['U-IN-6A', 3],
    ] as const) {
      put(d, 'fact', blockOf(id), steps)
      put(d, 'mixed', d.s.token[blockOf(id)]!, 200)
    }
    play(d, isolationCheck)
    expect([strength(d.s, 'U-IN-5A'), ...remembered()]).toEqual([3, 4, 3])
    put(d, 'mixed', d.s.token[blockOf('U-IN-5A')]!, 201)
    play(d, isolationCheck)
    expect([strength(d.s, 'U-IN-5A'), ...remembered()]).toEqual([2, 3, 3])
  })
  test('9.4b and 9.4h on its last face a block surrenders, an exhausted HQ too', () => {
    const d = isolation({
      ...pocket,
      blocks: { 'U-IN-5A': ['39', 1], 'U-HQ-S': ['73', 0] },
      cubes: ['U-IN-5A', 'U-HQ-S'],
    })
    expect([at(d, 'U-IN-5A'), at(d, 'U-HQ-S'), eliminated(d.s, SOVIET)]).toEqual([LOST, LOST, 2])
  })
  test('9.4d and 9.4e an isolated line falls only alone with the enemy, and is never counted', () => {
    const spec = {
      ...pocket,
      blocks: { 'A-IN-44': '39' },
      lines: { '39': SOVIET, '73': SOVIET },
      cubes: ['39', '73'],
    } as const
    const d = isolation(spec)
    expect([d.s.line[spaceOf('39')], d.s.line[spaceOf('73')]]).toEqual([0, SOVIET + 1])
    expect(eliminated(d.s, SOVIET)).toBe(0)
  })
  test('9.4g lines are judged before the blocks wither', () => {
    const spec = {
      ...pocket,
      blocks: { 'A-IN-44': '39', 'U-IN-5A': ['39', 1] },
      lines: { '39': SOVIET },
      cubes: ['39', 'U-IN-5A'],
    } as const
    const d = isolation(spec)
    expect([at(d, 'U-IN-5A'), d.s.line[spaceOf('39')]]).toEqual([LOST, SOVIET + 1])
  })
})

describe('14.4 sea supply', () => {
  const sea = { ...crimea, options: [4], lines: { '22': SOVIET, '73': SOVIET } } as const

  test('E45 and 14.4a three units get a cube: the garrisons of the ports are fed by sea', () => {
    const s = impulse(sea)
    expect(Object.keys(sea.blocks!).filter(id => hasCube(s, id))).toEqual(['U-IN-5A'])
    expect([hasLineCube(s, '22'), hasLineCube(s, '73')]).toEqual([true, true])
  })
  test('E53 at the end the block loses a step, the lone line is gone, the other stays with its cube', () => {
    const s = giveAll(impulse(sea), 'passImpulse', 'endCommand')
    expect([strength(s, 'U-IN-5A'), s.line[spaceOf('22')], s.line[spaceOf('73')]]).toEqual([3, 0, SOVIET + 1])
    expect(hasLineCube(s, '73')).toBe(true)
  })
  test('14.4a a coast without a port feeds nobody', () => {
    const blocks = { 'U-IN-5A': '106' }
    const axis = allBut('106', 'FS', '145', '144', '129')
    expect(isInSupply(position({ blocks, axis }).s, blockOf('U-IN-5A'))).toBe(true)
    expect(isInSupply(position({ blocks, axis, options: [4] }).s, blockOf('U-IN-5A'))).toBe(false)
  })
  test('14.4b ports of the Black Sea with blue, of both seas with light blue', () => {
    const spec = (...soviet: string[]): PositionSpec => ({
      blocks: { 'U-IN-5A': '92' },
      options: [4],
      axis: allBut('92', ...soviet),
    })
    expect(isInSupply(position(spec('FS', '145', '129', '144')).s, blockOf('U-IN-5A'))).toBe(true)
    expect(isInSupply(position(spec('FS', '145')).s, blockOf('U-IN-5A'))).toBe(false)
    const black: PositionSpec = { blocks: { 'U-IN-5A': '108' }, options: [4], axis: allBut('108', 'FS', '145') }
    expect(isInSupply(position(black).s, blockOf('U-IN-5A'))).toBe(true)
  })
  test('14.4c a unit in a contested port may start its line there; no line goes through or ends in one', () => {
    const starts: PositionSpec = {
      blocks: { 'U-IN-5A': '108', 'A-IN-44': '108' },
      options: [4],
      axis: allBut('108', 'FS', '145'),
    }
    expect(isInSupply(position(starts).s, blockOf('U-IN-5A'))).toBe(true)
    const through: PositionSpec = {
      blocks: { 'U-IN-5A': '100', 'U-IN-6A': '108', 'A-IN-44': '108' },
      options: [4],
      axis: allBut('100', '108', 'FS', '145'),
    }
    expect(isInSupply(position(through).s, blockOf('U-IN-5A'))).toBe(false)
    const free: PositionSpec = { ...through, blocks: { 'U-IN-5A': '100', 'U-IN-6A': '108' } }
    expect(isInSupply(position(free).s, blockOf('U-IN-5A'))).toBe(true)
  })
  test('14.4d the strait is still no road', () => {
    const d = position({
      blocks: { 'U-IN-5A': '127' },
      options: [4],
      axis: allBut('127', '128', '129', '144', '145', '146', '147', '148', 'S3', '143'),
    })
    expect([d.s.marker[markers.blueDisc], isInSupply(d.s, blockOf('U-IN-5A'))]).toEqual([0, false])
  })

  const garrison: PositionSpec = {
    active: SOVIET,
    options: [4],
    blocks: { 'U-HQ-C': ['FS', 0], 'U-MA-1': 'FS', 'A-IN-44': '145' },
    lines: { FS: SOVIET },
    axis: allBut('FS'),
  }
  const starve = (spec: PositionSpec, die: number): State => {
    const s = give(impulse(spec), 'passImpulse')
    loadDice(s, die)
    const after = give(s, 'endCommand')
    return stepNow(after) === 'sevastopolLoss' ? give(after, 'starve', offers(after, 'starve')[0]!) : after
  }
  test.each([
    [5, 3],
    [6, 3],
    [4, 2],
    [1, 2],
  ])('E46, 14.4f and 14.4g Sevastopol counts five steps; die %i leaves the Marine %i', (die, marine) => {
    const s = starve(garrison, die)
    expect([strength(s, 'U-MA-1'), s.steps[blockOf('U-HQ-C')], s.line[SEVASTOPOL]]).toEqual([marine, 1, SOVIET + 1])
  })
  test('14.4g the line goes only when no block is left', () => {
    const alone: PositionSpec = { ...garrison, blocks: { 'A-IN-44': '145', 'A-IN-55': 'FS', 'U-IN-5A': ['FS', 1] } }
    const s = starve(alone, 1)
    expect([s.at[blockOf('U-IN-5A')], s.line[SEVASTOPOL]]).toEqual([LOST, SOVIET + 1])
  })
  test('14.4h elsewhere attrition is as ever', () => {
    const s = starve({ ...garrison, blocks: { ...garrison.blocks, 'U-IN-5A': '39' }, axis: allBut('FS', '39') }, 6)
    expect([strength(s, 'U-IN-5A'), strength(s, 'U-MA-1')]).toEqual([3, 3])
  })
})

test('9.0 the check itself leaves everything but cubes alone', () => {
  const d = position({ blocks: { 'A-IN-44': '22' } })
  const before = strength(d.s, 'A-IN-44')
  play(d, supplyCheck)
  expect([strength(d.s, 'A-IN-44'), hasCube(d.s, 'A-IN-44')]).toEqual([before, true])
})
