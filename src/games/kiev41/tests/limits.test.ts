import { decision, put } from '../../../engine'
import { kiev41 } from '..'
import { blockOf, FIRST_BOMBER } from '../blocks'
import { ABORTED, BOMBER_BOX, DESTROYED, spaceOf } from '../map'
import { rangeOf } from '../rules/command'
import { allowsExploitation } from '../rules/weather'
import { declared, diceOf, fightUntil } from '../testing/battle'
import { commanding } from '../testing/front'
import { position, west } from '../testing/position'
import { actionOf, deciding, give, giveAll, impulse } from '../testing/table'
import { AXIS, BLIZZARD, GOOD, RAIN, SNOW, SOVIET } from '../state'
import type { State } from '../state'

/** What a rule still allows beside what it no longer allows: each row was seen red with the rule taken out. */

const reached = (blocks: { readonly [id: string]: string }, axis = [...west, '36', '52']): readonly number[] => {
  const d = position({ axis, blocks: { 'A-HQ-1PG': '50', ...blocks } })
  put(d, 'steps', blockOf('A-HQ-1PG'), 2)
  const range = rangeOf(d.s, blockOf('A-HQ-1PG'))
  return ['51', '52', '36'].map(id => range[spaceOf(id)]!)
}
test('10.3b the path of a range goes through a quiet area, and not through a contested one', () => {
  expect(reached({})).toEqual([1, 1, 1])
  expect(reached({ 'A-IN-29': '51', 'U-IN-6A': '51' })).toEqual([1, 0, 0])
})
test('10.3c it ends among own blocks in an area the enemy controls, and never in one of his alone', () => {
  expect(reached({ 'A-IN-29': '36', 'U-IN-6A': '36' }, [...west, '52'])).toEqual([1, 1, 1])
  expect(reached({ 'U-IN-6A': '36' }, [...west, '52'])).toEqual([1, 1, 0])
})

const costTo = (s: State, area: string): number | undefined => {
  const now = decision(kiev41, s, deciding(s))!
  return now.costs[now.actions.indexOf(actionOf('go', area))]
}
const away = { 'U-IN-5A': '94', 'U-IN-6A': '51' }
test('10.9d the first area after a fight is friendly: an empty one of the enemy is reached by a detour', () => {
  const s = give(commanding({ blocks: away }), 'lift', 'A-PZ-3')
  expect([costTo(s, '35'), costTo(s, '36')]).toEqual([2, 3])
  const taken = give(commanding({ axis: [...west, '36'], blocks: away }), 'lift', 'A-PZ-3')
  expect(costTo(taken, '36')).toBe(2)
})
test('10.9d and quiet: a fight in an area of one’s own is reached by a detour too', () => {
  const fights = { ...away, 'A-IN-44': '36', 'U-IN-5A': '36' }
  const s = give(commanding({ axis: [...west, '36'], blocks: fights }), 'lift', 'A-PZ-3')
  expect(costTo(s, '36')).toBe(3)
})

const dryWaysBarred = { 'U-IN-6A': '37', 'U-IN-12A': '20' }
const overRiver = (blocks: { readonly [id: string]: string }): State =>
  giveAll(
    impulse({ axis: west, blocks: { 'A-HQ-1PG': '35', 'A-PZ-3': '35', 'U-IN-5A': '21', ...dryWaysBarred, ...blocks } }),
    ...['tactical', 'lift A-HQ-1PG', 'go 35', 'endActivation', 'lift A-PZ-3', 'go 21'],
  )
test('10.13.6.1 over a river into an old fight a block gets no marker and rolls all its dice', () => {
  expect(overRiver({}).crossed[blockOf('A-PZ-3')]).toBe(1)
  expect(overRiver({ 'A-IN-29': '21' }).crossed[blockOf('A-PZ-3')]).toBe(0)
  const old = { axis: west, blocks: { 'A-PZ-3': '21', 'U-IN-5A': '21' }, contestedBefore: ['21'] }
  expect(
    diceOf(
      fightUntil(declared('21', old), done => diceOf(done, 'A-PZ-3') > 1),
      'A-PZ-3',
    ),
  ).toBe(4)
})

test('10.16c and 10.17 fast blocks that cleared rough ground are not ready to blitz', () => {
  const cleared = (area: string): number => {
    const s = declared(area, { axis: west, blocks: { 'A-PZ-3': area, 'A-PZ-14': area, 'U-IN-25D': [area, 1] } })
    const done = fightUntil(s, ({ state }) => state.at[blockOf('U-IN-25D')] !== spaceOf(area))
    return done.state.ready[blockOf('A-PZ-3')]!
  }
  expect([cleared('36'), cleared('20')]).toEqual([1, 0])
})

test('10.13.4f bombers turned back fly again with the next Axis impulse, shot down ones do not', () => {
  const s = impulse({ active: SOVIET, blocks: { 'U-HQ-S': '94', 'A-HQ-6': 'Axis' } })
  const cells = s.at as unknown as Int16Array
  cells[FIRST_BOMBER] = ABORTED
  cells[FIRST_BOMBER + 1] = DESTROYED
  expect(s.at[FIRST_BOMBER]).toBe(ABORTED)
  const next = giveAll(s, 'passImpulse', 'endCommand')
  expect(deciding(next)).toBe(AXIS)
  expect([next.at[FIRST_BOMBER], next.at[FIRST_BOMBER + 1]]).toEqual([BOMBER_BOX[0], DESTROYED])
})

test.each([
  [GOOD, true, true],
  [RAIN, false, false],
  [SNOW, false, true],
  [BLIZZARD, false, true],
])('10.19d exploitation in weather %i: Axis %s, Soviets %s', (weather, axis, soviet) => {
  expect([allowsExploitation(weather, AXIS), allowsExploitation(weather, SOVIET)]).toEqual([axis, soviet])
})
