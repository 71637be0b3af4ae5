import { start } from '../../../engine'
import { insight, kiev41 } from '../../../games/kiev41'
import { campsOf } from './camps'
import { goalsOf } from './goals'
import { judge } from './position'
import { officerTempers } from './temper'

const { AXIS, BLOCKS, owner, SOVIET, spaceOf, SPACES } = insight
type Look = insight.Look

const opening = (): Look => start(kiev41, 'campaign', [], [3, 4])
/** The same position with everybody of one area in another. */
function moved(s: Look, from: string, to: string): Look {
  const at = Int16Array.from(s.at)
  const count = Int16Array.from(s.count)
  const force = Int16Array.from(s.force)
  for (let block = 0; block < BLOCKS; block++) {
    if (at[block] !== spaceOf(from)) continue
    const side = owner[block]! * SPACES
    at[block] = spaceOf(to)
    for (const table of [count, force]) {
      table[side + spaceOf(from)]!--
      table[side + spaceOf(to)]!++
    }
  }
  return { ...s, at, count, force }
}

describe('gaps in a front', () => {
  it('are own areas the enemy can walk into: none in July, some when a post is left', () => {
    expect(campsOf(opening(), true, AXIS).gaps).toBe(0)
    expect(campsOf(moved(opening(), '79', '110'), true, AXIS).gaps).toBeGreaterThan(0)
  })
  it('are counted for whoever moves', () => {
    expect(campsOf(opening(), true, SOVIET).gaps).not.toBe(campsOf(opening(), true, AXIS).gaps)
  })
  it('cost whoever moves what his temper says', () => {
    const s = moved(opening(), '79', '110')
    const scoreWith = (gaps: number): number => {
      const temper = { ...officerTempers.holding, gaps }
      return judge(s, { goals: goalsOf(s, temper), temper, mover: AXIS, isPlanning: true })
    }
    expect(scoreWith(0) - scoreWith(1)).toBeCloseTo(campsOf(s, true, AXIS).gaps)
  })
})
