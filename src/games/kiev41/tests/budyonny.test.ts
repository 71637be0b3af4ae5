import { put } from '../../../engine'
import { blockOf, BUDYONNY } from '../blocks'
import { destroyBlock } from '../effects/blocks'
import { KIEV } from '../map'
import type { State } from '../state'
import { AXIS, countIn, forceIn, LOST, markers, SOVIET } from '../state'
import { isolationCheck } from '../steps/isolationCheck'
import type { PositionSpec } from '../testing/position'
import { play, position } from '../testing/position'
import { give, giveAll, impulse, stepNow, verbs } from '../testing/table'

/** Budyonny is the last Soviet in contested Kiev. */
const alone: PositionSpec = {
  active: SOVIET,
  initiative: AXIS,
  axis: ['14', '15', '16', '17', '18'],
  blocks: { 'U-HQ-B': '4', 'A-PZ-3': '4', 'U-HQ-S': ['56', 0], 'U-IN-5A': '5' },
}
const ground = (s: State): readonly number[] => [
  s.control[KIEV]!,
  countIn(s, SOVIET, KIEV),
  forceIn(s, SOVIET, KIEV),
  s.pool[SOVIET]!,
]
const GONE = [AXIS, 0, 0, 0]

describe('10.6c Kiev falls because Budyonny himself is no longer there', () => {
  test('destroyed as its last defender he is gone for good, not in the pool', () => {
    const d = position(alone)
    destroyBlock(d, BUDYONNY, 'hit')
    expect(d.s.at[BUDYONNY]).toBe(LOST)
    expect(ground(d.s)).toEqual(GONE)
  })
  test('surrendered there he counts once', () => {
    const d = position(alone)
    destroyBlock(d, BUDYONNY, 'attrition')
    expect(d.s.at[BUDYONNY]).toBe(LOST)
    expect(ground(d.s)).toEqual(GONE)
  })
  test('dismissed when the last of Kiev surrender, he does not starve besides', () => {
    const d = position({
      ...alone,
      blocks: { 'U-HQ-B': ['6', 2], 'U-IN-147D': ['4', 1], 'A-PZ-3': '4' },
      axis: ['5', '7', '20', '21', '3', '18', '19'],
      cubes: ['U-HQ-B', 'U-IN-147D'],
    })
    put(d, 'marker', markers.yellowDisc, 0)
    put(d, 'token', BUDYONNY, d.s.token[blockOf('U-IN-147D')]! + 1)
    play(d, isolationCheck)
    expect(d.s.at[blockOf('U-IN-147D')]).toBe(LOST)
    expect([d.s.at[BUDYONNY], d.s.steps[BUDYONNY]]).toEqual([LOST, 2])
  })
  test('walking out in a Pass he gets nowhere', () => {
    const s = giveAll(impulse(alone), 'passImpulse', 'lift U-HQ-B', 'go 5')
    expect(s.at[BUDYONNY]).toBe(LOST)
    expect(ground(s)).toEqual(GONE)
  })
  test('nor by a way of his own', () => {
    const s = giveAll(impulse(alone), 'passImpulse', 'lift U-HQ-B', 'via 5')
    expect(s.at[BUDYONNY]).toBe(LOST)
    expect(verbs(s)).toContain('endCommand')
  })
  test('nor by his activation, and the impulse goes on without an HQ', () => {
    const s = giveAll(impulse(alone), 'tactical', 'lift U-HQ-B', 'go 5')
    expect([s.at[BUDYONNY], s.active[BUDYONNY]]).toEqual([LOST, 0])
    expect(verbs(s)).toEqual(['endActivation'])
    expect(stepNow(give(s, 'endActivation'))).toBe('command')
  })
})
