import { ASK, act } from '../../../action'
import { drawFrom } from '../../../chance'
import type { Step, Verb } from '../../../contract'
import { pop, push, put, replace, tell } from '../../../draft'
import { offer } from '../../../offers'
import type { CupFrame, OrderFrame } from '../frames'
import { CHITS, FORMATIONS, sideOfChit } from '../pieces'
import type { SkirmishDraft, SkirmishState } from '../state'
import { Misc, Where } from '../state'

const orderOf = (chit: number): OrderFrame => ({
  step: 'order',
  side: sideOfChit(chit),
  formation: chit % FORMATIONS,
  lifted: -1,
})

/** 1.2 Chits leave the cup one by one; each gives its formation an order. */
function draw(d: SkirmishDraft): void {
  const drawn = drawFrom(d, 'chit', { from: 0, to: CHITS }, Where.Cup, Where.Played)
  if (drawn < 0) return pop(d)
  tell(d, 3, 'drew', { n: drawn })
  if (d.s.misc[Misc.Interrupt]) push<SkirmishState, CupFrame>(d, { step: 'interrupt', drawn })
  else push(d, orderOf(drawn))
}
export const cup: Step<SkirmishState, CupFrame> = { rule: '1.2', begin: draw, resume: draw }

const letPass: Verb<SkirmishState, CupFrame> = {
  name: 'letPass',
  rule: '1.3',
  touch: [],
  list: (_s, _f, _side, out) => offer(out),
  play: (d, f) => replace(d, orderOf(f.drawn)),
}
/** 1.3 The chit goes back, and a formation of the first side's choice acts instead. */
const cancel: Verb<SkirmishState, CupFrame> = {
  name: 'cancel',
  rule: '1.3',
  touch: ['number'],
  list(_s, _f, _side, out) {
    for (let formation = 0; formation < FORMATIONS; formation++) offer(out, formation)
  },
  play(d, f, _side, formation) {
    put(d, 'misc', Misc.Interrupt, 0)
    put(d, 'chit', f.drawn, Where.Cup)
    tell(d, 3, 'cancelled', { n: f.drawn })
    replace(d, orderOf(formation))
  },
}
const LET_PASS = 1
/** 1.3 Once a turn the first side may cancel a draw; a standing order lets all of them pass. */
export const interrupt: Step<SkirmishState, CupFrame> = {
  rule: '1.3',
  shows: ['drawn'],
  verbs: [letPass, cancel],
  who: () => [0],
  standing: s => (s.standing[0] === 1 ? act(LET_PASS) : ASK),
}

/** 1.3 Do not ask about draws again this turn. */
export const neverAsk: Verb<SkirmishState> = {
  name: 'neverAsk',
  rule: '1.3',
  touch: [],
  list(s, _f, side, out) {
    if (side === 0 && s.misc[Misc.Interrupt] === 1 && s.standing[0] === 0) offer(out)
  },
  play: d => put(d, 'standing', 0, 1),
}
