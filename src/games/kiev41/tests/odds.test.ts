import { apply, isApplied, put, view, type Eyes } from '../../../engine'
import { kiev41 } from '..'
import { blockOf } from '../blocks'
import { battleForecast } from '../forecast'
import { spaceOf } from '../map'
import { battleOdds } from '../rules/combat/odds'
import { activate, bomb, cross, declared, OPEN, seeded } from '../testing/battle'
import type { PositionSpec } from '../testing/position'
import { actionOf } from '../testing/table'
import { AXIS, forceIn, SNOW, SOVIET } from '../state'
import type { D, State } from '../state'

const GAMES = 800
/** Four deviations of a share of one half: the seeds are fixed, so this never comes and goes. */
const SLACK = 2 / Math.sqrt(GAMES)

/** How often the battle ended so when it was fought. */
function played(s: State, area: number): { readonly cleared: number; readonly repelled: number } {
  let cleared = 0
  let repelled = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    const done = apply(kiev41, seeded(s, seed), AXIS, actionOf('fight'))
    if (!isApplied(done)) throw new Error(done.reason)
    if (forceIn(done.state, AXIS, area) === 0) repelled++
    else if (forceIn(done.state, SOVIET, area) === 0) cleared++
  }
  return { cleared: cleared / GAMES, repelled: repelled / GAMES }
}
const unasked = (d: D): void => {
  for (const side of [AXIS, SOVIET]) put(d, 'standing', side, 1)
}
const tankAttackIn = (s: State, eyes: Eyes = AXIS): readonly string[] => {
  const { modifiers } = battleForecast(view(kiev41, s, eyes), AXIS, spaceOf(OPEN))
  return modifiers.filter(({ rule }) => rule === '10.13.6.2').map(({ label }) => label)
}
test('10.13.6.2 a Tank Attack is said to be certain only when every defender has been seen', () => {
  const blocks = { 'A-PZ-3': OPEN, 'U-IN-5A': OPEN } as const
  const open =
    (...ids: readonly string[]) =>
    (d: D) =>
      ids.forEach(id => put(d, 'known', blockOf(id), 3))
  const tank = { ...blocks, 'U-TK-4': OPEN } as const
  expect(tankAttackIn(declared(OPEN, { blocks }, open('U-IN-5A')))).toEqual(['Tank Attack: you roll first'])
  expect(tankAttackIn(declared(OPEN, { blocks }))).toEqual([expect.stringContaining('unless a hidden block is a tank')])
  expect(tankAttackIn(declared(OPEN, { blocks: tank }))).toEqual([expect.stringContaining('unless')])
  expect(tankAttackIn(declared(OPEN, { blocks: tank }, open('U-TK-4')))).toEqual([])
})

test('10.13.6.2 where both look on and all blocks are face down, nobody knows whose the tanks are', () => {
  const blocks = { 'A-IN-29': OPEN, 'U-IN-5A': OPEN } as const
  const unsure = [expect.stringContaining('if only the attacker has a tank')]
  expect(tankAttackIn(declared(OPEN, { blocks }), 'table')).toEqual(unsure)
  expect(tankAttackIn(declared(OPEN, { blocks }))).toEqual([])
  expect(
    tankAttackIn(
      declared(OPEN, { blocks }, d => cross(d, 'A-IN-29')),
      'table',
    ),
  ).toEqual([])
  expect(tankAttackIn(declared(OPEN, { blocks, lines: { [OPEN]: SOVIET } }), 'table')).toEqual([])
})

const met: PositionSpec = { blocks: { 'A-PZ-3': OPEN, 'A-IN-29': OPEN, 'U-IN-5A': [OPEN, 2] } }
const heavy: PositionSpec = { ...met, blocks: { ...met.blocks, 'U-TK-4': [OPEN, 2] } }

test.each<[string, PositionSpec, (d: D) => void]>([
  ['a tank attack', met, () => undefined],
  ['over a river', met, d => cross(d, 'A-PZ-3', 'A-IN-29')],
  ['against a line', { ...met, lines: { [OPEN]: SOVIET } }, () => undefined],
  ['in snow', { ...met, weather: SNOW, turn: 6 }, () => undefined],
  [
    'with artillery',
    { ...heavy, blocks: { ...heavy.blocks, 'A-HQ-6': '50' } },
    d => {
      activate(d, 'A-HQ-6')
      put(d, 'aim', blockOf('A-HQ-6'), spaceOf(OPEN))
    },
  ],
  [
    'with a bomber through the flak',
    { ...heavy, blocks: { ...heavy.blocks, 'A-LW-4': '50' } },
    d => bomb(d, OPEN, 1, 0),
  ],
])('10.13 what the forecast says comes true: %s', (_, spec, change) => {
  const s = declared(OPEN, spec, d => {
    unasked(d)
    change(d)
  })
  const said = battleOdds(s, AXIS, spaceOf(OPEN))
  const came = played(s, spaceOf(OPEN))
  expect(Math.abs(said.cleared - came.cleared)).toBeLessThan(SLACK)
  expect(Math.abs(said.repelled - came.repelled)).toBeLessThan(SLACK)
  expect(said.cleared).toBeGreaterThan(0.02)
})
