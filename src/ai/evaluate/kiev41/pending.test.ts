import { start } from '../../../engine'
import { insight, kiev41 } from '../../../games/kiev41'
import { campsOf } from './camps'
import { goalsOf } from './goals'
import { battleGain, outlook } from './pending'
import { marshalTempers } from './temper'

const { AXIS, spaceOf } = insight
const pocket = start(kiev41, 'pocket', [], [3, 4])
const besieged = spaceOf('6')
const supplied = spaceOf('25')
const lookAt = (area: number) => outlook(pocket, campsOf(pocket, true, AXIS), AXIS, area, 3)
function gainWith(starved: number, area: number): number {
  const temper = { ...marshalTempers.attacking[AXIS], starved }
  return battleGain(pocket, AXIS, area, { goals: goalsOf(pocket, temper), temper }, lookAt(area))
}

describe('battles to come', () => {
  it('know defenders who are cut off', () => {
    expect(lookAt(besieged).isCut).toBe(true)
    expect(lookAt(supplied).isCut).toBe(false)
  })
  it('bring less where the defenders starve anyway, and as much elsewhere', () => {
    expect(gainWith(0.5, besieged)).toBeLessThan(gainWith(1, besieged))
    expect(gainWith(0.5, supplied)).toBe(gainWith(1, supplied))
  })
})
