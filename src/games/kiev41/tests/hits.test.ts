import type { Applied } from '../../../engine'
import { decision, put, waiting } from '../../../engine'
import { kiev41 } from '..'
import { blockOf } from '../blocks'
import { spaceOf } from '../map'
import type { D, State } from '../state'
import { AXIS, countIn, hasLine, LOST, markers, POOL, SOVIET } from '../state'
import {
  activate,
  answer,
  declared,
  fightUntil,
  heard,
  hitsOf,
  offered,
  OPEN,
  rollsOf,
  stepOnTop,
  stepsOf,
  TOWN,
} from '../testing/battle'

describe('10.15 hits', () => {
  const guns = (d: D): void => {
    activate(d, 'A-HQ-6', 'A-HQ-17')
    put(d, 'aim', blockOf('A-HQ-6'), spaceOf(TOWN))
    put(d, 'aim', blockOf('A-HQ-17'), spaceOf(TOWN))
  }
  const siege = {
    blocks: { 'A-IN-29': [TOWN, 1], 'U-IN-5A': [TOWN, 3], 'U-TK-4': [TOWN, 2], 'A-HQ-6': '107', 'A-HQ-17': '107' },
    lines: { [TOWN]: SOVIET },
  } as const
  const shelled = (hits: number): Applied<State> =>
    fightUntil(
      declared(TOWN, siege, guns),
      done => hitsOf(done, ['A-HQ-6', 'A-HQ-17']) === hits && hitsOf(done, ['A-IN-29']) === 0,
    )

  test('10.15a and 4.1j absorb first, then the line, then blocks', () => {
    expect(hasLine(shelled(3).state, SOVIET, spaceOf(TOWN))).toBe(true)
    expect(stepsOf(shelled(3).state, 'U-IN-5A')).toBe(3)
    const four = shelled(4).state
    expect(hasLine(four, SOVIET, spaceOf(TOWN))).toBe(false)
    expect([stepsOf(four, 'U-IN-5A'), stepsOf(four, 'U-TK-4')]).toEqual([3, 2])
    expect(stepsOf(shelled(5).state, 'U-IN-5A')).toBe(2)
  })
  test('4.1k while the line stands no block behind it is hurt', () => {
    expect(heard(shelled(4), 'blockHit')).toHaveLength(0)
    expect(heard(shelled(4), 'lineBroken')).toHaveLength(1)
  })
  test('10.14e the pool of shields is spent once over all steps', () => {
    expect(shelled(3).state.marker[markers.absorb]).toBe(0)
    const done = fightUntil(
      declared(TOWN, siege, guns),
      one => hitsOf(one, ['A-HQ-6', 'A-HQ-17']) === 3 && hitsOf(one, ['A-IN-29']) === 1,
    )
    expect(hasLine(done.state, SOVIET, spaceOf(TOWN))).toBe(false)
  })
  test('10.14b, 10.15b and 4.1l the attacker absorbs nothing, not even in his own city behind his own line', () => {
    const s = declared(TOWN, {
      active: SOVIET,
      blocks: { 'U-IN-5A': TOWN, 'A-IN-29': TOWN },
      lines: { [TOWN]: SOVIET },
    })
    const done = fightUntil(s, one => hitsOf(one, ['A-IN-29']) === 1 && hitsOf(one, ['U-IN-5A']) === 0)
    expect(stepsOf(done.state, 'U-IN-5A')).toBe(stepsOf(s, 'U-IN-5A') - 1)
    expect(hasLine(done.state, SOVIET, spaceOf(TOWN))).toBe(true)
    expect(rollsOf(done).some(roll => roll.by === 'line')).toBe(false)
  })
  test('10.15.1a the strongest is looked for again after every hit', () => {
    const s = declared(OPEN, {
      blocks: { 'A-IN-29': [OPEN, 4], 'A-IN-44': [OPEN, 2], 'U-IN-5A': OPEN, 'U-TK-4': OPEN },
    })
    const done = fightUntil(s, one => hitsOf(one, ['U-IN-5A', 'U-TK-4']) === 2)
    expect([stepsOf(done.state, 'A-IN-29'), stepsOf(done.state, 'A-IN-44')]).toEqual([2, 2])
  })
  test('10.15c of equals the owner chooses, on either side; a choice that changes nothing is not asked', () => {
    const s = declared(OPEN, { blocks: { 'R-IN-1': [OPEN, 3], 'R-IN-3': [OPEN, 3], 'U-IN-5A': OPEN, 'U-TK-4': OPEN } })
    const one = fightUntil(s, done => hitsOf(done, ['U-IN-5A', 'U-TK-4']) === 1)
    expect(waiting(kiev41, one.state)).toEqual([AXIS])
    expect(offered(one.state, AXIS, 'takeHit')).toHaveLength(2)
    expect(decision(kiev41, one.state, AXIS)!.secrecy).toBe('open')
    const chosen = answer(one.state, AXIS, 'takeHit', blockOf('R-IN-3')).state
    expect([stepsOf(chosen, 'R-IN-1'), stepsOf(chosen, 'R-IN-3')]).toEqual([3, 2])
    const two = fightUntil(
      s,
      done => hitsOf(done, ['U-IN-5A', 'U-TK-4']) === 2 && hitsOf(done, ['R-IN-1', 'R-IN-3']) === 0,
    )
    expect(stepOnTop(two.state)).not.toBe('hits')
  })
  test('10.15.2a hits beyond destruction are lost', () => {
    const s = declared(OPEN, { blocks: { 'A-IN-29': [OPEN, 1], 'U-IN-5A': OPEN, 'U-TK-4': OPEN } })
    const done = fightUntil(s, one => hitsOf(one, ['U-IN-5A', 'U-TK-4']) >= 2)
    expect(countIn(done.state, AXIS, spaceOf(OPEN))).toBe(0)
    expect(stepOnTop(done.state)).toBe('battles')
  })
  test('10.15.3b destroyed Axis blocks are out for good; 10.15.3c Soviet ones go to the pool', () => {
    const axis = fightUntil(
      declared(OPEN, { blocks: { 'A-IN-29': [OPEN, 1], 'U-IN-5A': OPEN } }),
      one => hitsOf(one, ['U-IN-5A']) > 0,
    )
    expect(axis.state.at[blockOf('A-IN-29')]).toBe(LOST)
  })
  test('10.15.3c a destroyed Soviet block goes to the pool', () => {
    const s = declared(OPEN, { blocks: { 'A-IN-29': OPEN, 'U-IN-5A': [OPEN, 1] } })
    const done = fightUntil(s, one => hitsOf(one, ['A-IN-29']) > 0)
    expect(done.state.at[blockOf('U-IN-5A')]).toBe(POOL)
  })
  test('a standing order answers ties unasked', () => {
    const s = declared(OPEN, { blocks: { 'R-IN-1': [OPEN, 3], 'R-IN-3': [OPEN, 3], 'U-IN-5A': OPEN } }, d =>
      put(d, 'standing', AXIS, 1),
    )
    expect(stepOnTop(fightUntil(s, done => hitsOf(done, ['U-IN-5A']) === 1).state)).toBe('battles')
  })
})
