import type { Verb } from '../../../engine'
import { finish, offer, otherSide, put, tell } from '../../../engine'
import type { State } from '../state'

/** 10.15 From now on equally strong blocks take hits without asking; and back again. Both are offered: a menu is no secret. */
const chooseHits: Verb<State> = {
  name: 'chooseHits',
  rule: '10.15',
  touch: ['number'],
  list(_s, _f, _side, out) {
    offer(out, 0)
    offer(out, 1)
  },
  play: (d, _f, side, choice) => put(d, 'standing', side, choice),
}
const resign: Verb<State> = {
  name: 'resign',
  rule: '2.4.4.2',
  touch: [],
  commits: true,
  list: (_s, _f, _side, out) => offer(out),
  play(d, _f, side) {
    tell(d, 3, 'resigned', { n: side })
    finish(d, { winner: otherSide(side), rule: '2.4.4.2', reason: 'The other side has resigned' })
  },
}
export const anytime: readonly Verb<State>[] = [chooseHits, resign]
