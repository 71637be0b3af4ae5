import type { Side, Step, Verb } from '../../../contract'
import { pop, put, tell, update } from '../../../draft'
import { offer } from '../../../offers'
import type { PlansFrame } from '../frames'
import { FORMATIONS } from '../pieces'
import type { SkirmishState } from '../state'
import { Where } from '../state'

/** 1.1 A side puts chits of its formations into the cup. */
const choose: Verb<SkirmishState, PlansFrame> = {
  name: 'choose',
  rule: '1.1',
  touch: ['number'],
  gathers: true,
  list(s, f, side, out) {
    const startsTheDraw = f.left[0] + f.left[1] === 1
    for (let formation = 0; formation < FORMATIONS; formation++) {
      if (s.chit[side * FORMATIONS + formation] === Where.Pool) offer(out, formation, 0, 0, startsTheDraw)
    }
  },
  play(d, f, side, formation) {
    put(d, 'chit', side * FORMATIONS + formation, Where.Cup)
    tell(d, side === 0 ? 1 : 2, 'chose', { n: formation })
    const left: [number, number] = [f.left[0], f.left[1]]
    left[side]--
    if (left[0] + left[1] === 0) pop(d)
    else update(d, { ...f, left })
  },
}

const both: readonly Side[] = [0, 1]
/** 1.1 Both sides choose at the same time, in secret. */
export const plans: Step<SkirmishState, PlansFrame> = {
  rule: '1.1',
  secrecy: 'secret',
  shows: ['left'],
  verbs: [choose],
  who: (_, f) => (f.left[0] > 0 && f.left[1] > 0 ? both : f.left[0] > 0 ? [0] : [1]),
}
