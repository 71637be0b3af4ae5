import type { Step } from '../../../engine'
import { pop, put, rollDie, tell } from '../../../engine'
import { GUDERIAN } from '../blocks'
import { turnDisc } from '../effects/ground'
import { NIZHYN_BOX, ROAD, TULA_BOX } from '../map'
import { hqValue } from '../rules/weather'
import type { D, State } from '../state'
import { AXIS, roadBox, strengthOf, weatherOf } from '../state'

/** 10.10b A five or six moves Guderian one box. */
const ADVANCES_ON = 5

export const roadToTula: Step<State> = {
  rule: '10.10',
  begin(d) {
    const dice = hqValue(weatherOf(d.s), AXIS, strengthOf(d.s, GUDERIAN))
    for (let i = 0; i < dice; i++) {
      const die = rollDie(d)
      tell(d, 3, 'guderianDie', { n: die })
      if (die >= ADVANCES_ON) advanceGuderian(d)
    }
    pop(d)
  },
}
/** Q65 Hits beyond Tula are lost; the discs turn for good as he comes to Nizhyn and to Tula. */
export function advanceGuderian(d: D): void {
  const box = roadBox(d.s) + 1
  if (box > TULA_BOX) return
  put(d, 'at', GUDERIAN, ROAD + box - 1)
  tell(d, 3, 'guderianAdvances', { space: ROAD + box - 1 })
  if (box === NIZHYN_BOX) turnDisc(d, 'yellowDisc', false)
  if (box === TULA_BOX) turnDisc(d, 'orangeDisc', false)
}
