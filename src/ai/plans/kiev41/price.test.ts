import type { Side } from '../../../engine'
import { draftOn, start } from '../../../engine'
import { insight, kiev41 } from '../../../games/kiev41'
import { marshalTempers } from '../../evaluate/kiev41/temper'
import { activationCost, exhaustionCost } from './activation'
import type { Desk } from './desk'
import { deskOn } from './desk'
import { marshalHabits } from './habits'

const { AIR_HQ, AXIS, BLOCKS, GUDERIAN, isTacticalHq, owner } = insight
const temper = marshalTempers.attacking[AXIS]
const deskIn = (scenario: string, led = temper.led): Desk =>
  deskOn(draftOn(kiev41, start(kiev41, scenario, [], [3, 4])), AXIS, { ...temper, led }, marshalHabits)
const headquarters = ({ d: { s } }: Desk, steps: number): number[] =>
  Array.from({ length: BLOCKS }, (_, block) => block).filter(
    hq => isTacticalHq[hq] === 1 && owner[hq] === (AXIS as Side) && hq !== GUDERIAN && s.steps[hq] === steps,
  )

describe('the price of a star', () => {
  it('is more for the last one of an HQ while months are left', () => {
    const desk = deskIn('snow')
    const [last] = headquarters(desk, 2)
    const [spare] = headquarters(desk, 3)
    expect(exhaustionCost(desk, last!)).toBe(temper.exhaustion)
    expect(exhaustionCost(desk, spare!)).toBe(0)
  })
  it('is nothing besides in the last turn', () => {
    const desk = deskIn('preludes')
    for (const hq of [...headquarters(desk, 2), ...headquarters(desk, 3)]) expect(exhaustionCost(desk, hq)).toBe(0)
  })
  it('goes by the troops it leads', () => {
    const prices = (led: number): number[] => {
      const desk = deskIn('river', led)
      return [...headquarters(desk, 3), ...headquarters(desk, 4)].map(hq => activationCost(desk, hq))
    }
    expect(new Set(prices(0)).size).toBe(1)
    expect(new Set(prices(0.7)).size).toBeGreaterThan(1)
  })
  it('is small for bombers', () => {
    const desk = deskIn('river')
    for (const hq of AIR_HQ) expect(activationCost(desk, hq)).toBe(temper.sortie)
  })
})
