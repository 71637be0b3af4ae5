import { kiev41 } from '..'
import type { Refusal, Touch } from '../../../engine'
import { refuse, view } from '../../../engine'
import { blockOf } from '../blocks'
import { AREAS, spaceOf, spaces } from '../map'
import { scenarios } from '../scenarios'
import type { PositionSpec } from '../testing/position'
import { begin, deciding, give, giveAll, impulse, stepNow, turn } from '../testing/table'
import { BLIZZARD, RAIN, SOVIET } from '../state'
import type { State } from '../state'

/** What the side that decides is told when it touches these in vain. */
function told(s: State, ...touched: readonly string[]): Refusal | null {
  const isPiece = (id: string): boolean => kiev41.pieces.includes(id)
  const kinds: readonly Touch[] = touched.map(id => (isPiece(id) ? 'piece' : 'space'))
  const [first = 0, second = 0] = touched.map(id => (isPiece(id) ? blockOf(id) : spaceOf(id)))
  return refuse(kiev41, view(kiev41, s, deciding(s)), kinds, first, second)
}
const axis = scenarios.river.axisControls
const front: PositionSpec = {
  axis,
  blocks: { 'A-HQ-6': '52', 'A-LW-4': '52', 'A-IN-44': '52', 'A-IN-29': '52', 'U-IN-5A': '36', 'U-IN-6A': '53' },
}
const supporting = (spec: PositionSpec = front): State =>
  giveAll(
    impulse(spec),
    ...['tactical', 'lift A-HQ-6', 'go 52', 'lift A-LW-4', 'go 52', 'endActivation'],
    ...['lift A-IN-44', 'go 53', 'endCommand'],
  )

test.each([
  [['A-IN-44', '53'], { rule: '10.4', reason: 'Only tactical HQs have artillery.' }],
  [['A-HQ-GUD', '53'], { rule: '10.10', reason: 'Guderian has no artillery.' }],
  [['A-HQ-11', '53'], { rule: '10.4', reason: 'Only an HQ activated in this impulse fires.' }],
  [['U-HQ-S', '53'], { rule: '10.4', reason: 'That is not your HQ.' }],
  [['A-HQ-6', '36'], { rule: '10.4', reason: 'Artillery supports a battle: none can be fought there.' }],
  [['AB-5-1', '53'], { rule: '10.11', reason: 'The Luftwaffe HQ of this bomber is not active.' }],
  [['AB-4-1', '36'], { rule: '10.11', reason: 'Bombers fly to a battle: none can be fought there.' }],
  [['UF-BB', '108'], { rule: '10.2.1', reason: 'That is not your fleet.' }],
])('10.12 support laid wrongly: %s', (touched, answer) => {
  expect(told(supporting(), ...touched)).toEqual(answer)
})
test('10.4 and 10.11 what has its mission is said to have it', () => {
  const s = give(give(supporting(), 'aim', 'A-HQ-6', '53'), 'sendBomber', 'AB-4-1', '53')
  expect(told(s, 'A-HQ-6')?.reason).toMatch(/one mission/)
  expect(told(s, 'AB-4-1')?.reason).toBe('This bomber has its target.')
})
test('10.11 in rain one bomber flies, and no more', () => {
  const wet = { ...front, weather: RAIN, blocks: { ...front.blocks, 'A-HQ-6': '52', 'A-IN-44': '52' } }
  const s = give(supporting(wet), 'sendBomber', 'AB-4-1', '53')
  expect(told(s, 'AB-4-2', '53')?.reason).toBe('As many bombers fly as their HQ can send.')
})
test('14.5 in a blizzard nothing flies', () => {
  const s = supporting({ ...front, weather: BLIZZARD, options: [5], turn: 6 })
  expect([stepNow(s), told(s, 'AB-4-1', '53')]).toEqual([
    'support',
    { rule: '14.5', reason: 'Nothing flies in a blizzard.' },
  ])
})

const fleets: PositionSpec = {
  active: SOVIET,
  axis: ['14'],
  fleets: '108',
  blocks: { 'U-HQ-S': '108', 'U-IN-CO': 'FS' },
}
test('10.2.1 a fleet that has sailed, and one without an HQ, are told so', () => {
  const s = giveAll(
    impulse(fleets),
    'tactical',
    'lift U-HQ-S',
    'go 108',
    'endActivation',
    'recallFleet UF-BB',
    'endCommand',
  )
  expect(told(s, 'UF-CA', '108')).toEqual({ rule: '10.2.1', reason: 'The fleet is there already.' })
  expect(told(s, 'UF-CA', '130')?.rule).toBe('10.2.1')
  expect(told(s, 'UF-BB', '130')?.reason).toMatch(/needs an active, unexhausted HQ/)
  const sailed = give(s, 'sail', 'UF-CA', '121')
  expect(told(sailed, 'UF-CA', '108')?.reason).toBe('This fleet has sailed in this impulse.')
})

test('10.12 with a battle declared other areas wait', () => {
  const s = giveAll(supporting(), 'confirmSupport')
  expect(stepNow(s)).toBe('battles')
  expect(told(s, '36')).toEqual({ rule: '10.12', reason: 'A battle is declared: fight it, or take it back.' })
})

test.each([
  ['U-IN-51A', '7.2.2', 'Only blocks on the map are built up.'],
  ['U-LDR-STA', '7.1', 'A leader recovers in a Pause only.'],
  ['U-IN-5A', '7.2.2', 'This block is at full strength.'],
  ['A-IN-44', '7.2.2', 'Your points go to your own blocks.'],
  ['UF-BB', '7.2.2', 'Points go to blocks on the map: fleets and bombers are not built up.'],
])('7.2.2 points spent in vain on %s', (piece, rule, reason) => {
  const s = give(turn({ turn: 2, axis: ['14'], blocks: { 'U-IN-5A': '94', 'A-IN-44': '14' } }), 'activateLeader')
  expect(told(s, piece)).toEqual({ rule, reason })
})

test('10.9 where a block cannot go it is told why', () => {
  const s = giveAll(begin('river'), 'tactical', 'lift A-HQ-1PG')
  expect(told(s, 'S1')?.rule).toBe('2.4.5')
  expect(told(s, 'moscow')?.rule).toBe('2.2')
  expect(told(s, '139')).toEqual({ rule: '10.9', reason: 'Out of reach with 5 movement points.' })
})

test('14.4 in starving Sevastopol the strongest block pays, and nothing else', () => {
  const siege: PositionSpec = {
    active: SOVIET,
    options: [4],
    axis: spaces.slice(0, AREAS).filter(id => id !== 'FS' && !/^S\d$/.test(id)),
    blocks: { 'U-MA-1': 'FS', 'U-HQ-C': ['FS', 2], 'A-IN-44': '130' },
    cubes: ['U-MA-1', 'U-HQ-C'],
  }
  const s = giveAll(impulse(siege, 1), 'passImpulse', 'endCommand')
  expect(stepNow(s)).toBe('sevastopolLoss')
  expect(told(s, 'U-HQ-C')).toEqual({
    rule: '14.4',
    reason: 'The strongest isolated block in Sevastopol loses the step.',
  })
  expect(told(s, 'FS')).toEqual({ rule: '14.4', reason: 'Choose the block that loses the step, not an area.' })
})
