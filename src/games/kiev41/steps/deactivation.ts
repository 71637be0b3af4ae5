import type { Step } from '../../../engine'
import { pop, put } from '../../../engine'
import { END, FIRST } from '../blocks'
import { destroyBlock, reduceBlock } from '../effects/blocks'
import { hide } from '../effects/knowledge'
import type { D, State } from '../state'
import { activeSide, isContested, isExhausted } from '../state'

/** 10.18 Every active HQ loses a face and is concealed; one that was exhausted is destroyed. */
export const hqDeactivation: Step<State> = {
  rule: '10.18',
  begin(d) {
    const side = activeSide(d.s)
    for (let hq = FIRST[side]!; hq < END[side]!; hq++) if (d.s.active[hq] === 1) deactivate(d, hq)
    pop(d)
  },
}
function deactivate(d: D, hq: number): void {
  put(d, 'active', hq, 0)
  put(d, 'aim', hq, -1)
  if (isExhausted(d.s, hq)) return destroyBlock(d, hq, 'deactivation')
  reduceBlock(d, hq, 'deactivation')
  if (!isContested(d.s, d.s.at[hq]!)) hide(d, hq)
}
