import { otherSide } from '../../../contract'
import type { Side, Step, Verb } from '../../../contract'
import { finish, pop, tell } from '../../../draft'
import { offer } from '../../../offers'
import { beside, SPACES } from '../board'
import { enter, leave, reduce } from '../effects'
import type { LossFrame } from '../frames'
import { STACK } from '../pieces'
import type { SkirmishState } from '../state'

/** 4.1 The owner takes the step from a block of his choice. */
const lose: Verb<SkirmishState, LossFrame> = {
  name: 'lose',
  rule: '4.1',
  touch: ['piece'],
  list(s, f, side, out) {
    for (let i = 0; i < s.count[side * SPACES + f.target]!; i++) offer(out, s.slot[f.target * STACK + i]!)
  },
  play(d, _f, _side, piece) {
    reduce(d, piece)
    pop(d)
  },
}

/** 4.2 Or the whole stack falls back to a space no enemy stands in or beside. */
const fallBack: Verb<SkirmishState, LossFrame> = {
  name: 'fallBack',
  rule: '4.2',
  touch: ['space'],
  list(s, f, side, out) {
    const moving = s.count[side * SPACES + f.target]!
    const enemy = otherSide(side) * SPACES
    for (let direction = 0; direction < 6; direction++) {
      const space = beside[f.target * 6 + direction]!
      if (space < 0 || s.count[enemy + space]! > 0 || s.zone[enemy + space]! > 0) continue
      if (s.count[side * SPACES + space]! + moving <= STACK) offer(out, space)
    }
  },
  play(d, f, side, space) {
    while (d.s.count[side * SPACES + f.target]! > 0) {
      const piece = d.s.slot[f.target * STACK]!
      leave(d, piece)
      enter(d, piece, space)
      tell(d, 3, 'fellBack', { piece }, { space })
    }
    pop(d)
  },
  refuse: () => ({
    rule: '4.2',
    reason: 'The stack falls back one space, where it fits and no enemy stands or is near.',
  }),
}

/** 4.0 The defender answers a hit, with both looking. */
export const loss: Step<SkirmishState, LossFrame> = {
  rule: '4.0',
  secrecy: 'open',
  shows: ['target'],
  skipForced: true,
  verbs: [lose, fallBack],
  who: (_, f) => [f.side],
}

/** 5.3 Giving up, at any own decision. */
export const resign: Verb<SkirmishState> = {
  name: 'resign',
  rule: '5.3',
  touch: [],
  list: (_s, _f, _side, out) => offer(out),
  play: (d, _f, side) => finishFor(d, side),
}
const finishFor = (d: Parameters<typeof resign.play>[0], side: Side): void =>
  finish(d, { winner: otherSide(side), rule: '5.3', reason: 'the other side gave up' })
