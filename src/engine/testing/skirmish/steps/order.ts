import { otherSide } from '../../../contract'
import type { Offers, Refusal, Side, Step, Verb } from '../../../contract'
import { pop, push, put, tell, update } from '../../../draft'
import { offer } from '../../../offers'
import { beside, SPACES } from '../board'
import { conceal, enter, leave } from '../effects'
import type { AttackFrame, OrderFrame } from '../frames'
import { firstPiece, formationOf, HALF, ownerOf, STACK } from '../pieces'
import { reach } from '../reach'
import type { Seen, SkirmishDraft, SkirmishState, SkirmishView } from '../state'
import { Done } from '../state'

export const isOrdered = (s: Seen, f: { readonly formation: number }, piece: number): boolean =>
  formationOf(piece) === f.formation && s.at[piece]! >= 0

/** 2.1 Picks up a block of the formation that has not moved. */
const lift: Verb<SkirmishState, OrderFrame> = {
  name: 'lift',
  rule: '2.1',
  touch: ['piece'],
  list(s, f, side, out) {
    if (f.lifted >= 0) return
    for (let piece = firstPiece(side); piece < firstPiece(side) + HALF; piece++) {
      if (isOrdered(s, f, piece) && !(s.done[piece]! & Done.Moved)) offer(out, piece)
    }
  },
  play: (d, f, _side, piece) => update(d, { ...f, lifted: piece }),
  refuse(v, f, piece): Refusal | null {
    if (f.side !== v.eyes || ownerOf(piece) !== f.side)
      return { rule: '2.1', reason: 'You may only pick up your own blocks.' }
    if (formationOf(piece) !== f.formation) return { rule: '2.1', reason: 'Its formation has no order now.' }
    if (v.done[piece]! & Done.Moved) return { rule: '2.1', reason: 'It has moved already.' }
    return null
  },
}

let sink: Offers
const offerSpace = (space: number, cost: number): void => offer(sink, space, 0, cost)

/** 2.2 The lifted block goes to a space within its allowance. */
const go: Verb<SkirmishState, OrderFrame> = {
  name: 'go',
  rule: '2.2',
  touch: ['space'],
  list(s, f, _side, out) {
    if (f.lifted < 0) return
    sink = out
    reach(s, f.lifted, offerSpace)
  },
  play(d, f, _side, space) {
    leave(d, f.lifted)
    enter(d, f.lifted, space)
    tell(d, 3, 'moved', { piece: f.lifted }, { space })
    setDown(d, f)
  },
  refuse: (v, f, space) => (f.lifted === undefined || f.lifted < 0 ? null : whyNotThere(v, f.side, space)),
}
function whyNotThere(v: SkirmishView, side: Side, space: number): Refusal {
  if (v.count[otherSide(side) * SPACES + space]! > 0) return { rule: '2.3', reason: 'An enemy stands there.' }
  if (v.count[side * SPACES + space]! >= STACK) return { rule: '2.4', reason: 'Two blocks are there already.' }
  return { rule: '2.2', reason: 'It is too far, or an enemy on the way makes the block stop.' }
}
function setDown(d: SkirmishDraft, f: OrderFrame): void {
  put(d, 'done', f.lifted, d.s.done[f.lifted]! | Done.Moved)
  update(d, { ...f, lifted: -1 })
}

/** 2.1 The lifted block stays where it is. */
const stay: Verb<SkirmishState, OrderFrame> = {
  name: 'stay',
  rule: '2.1',
  touch: [],
  list(_s, f, _side, out) {
    if (f.lifted >= 0) offer(out)
  },
  play: (d, f) => setDown(d, f),
}

/** 3.1 Names the enemy stack to attack. */
const strike: Verb<SkirmishState, OrderFrame> = {
  name: 'strike',
  rule: '3.1',
  touch: ['space'],
  list(s, f, side, out) {
    if (f.lifted >= 0) return
    for (let space = 0; space < SPACES; space++) {
      if (s.count[otherSide(side) * SPACES + space]! > 0 && hasStriker(s, f, side, space)) offer(out, space)
    }
  },
  play: (d, f, side, target) =>
    push<SkirmishState, AttackFrame>(d, { step: 'attack', side, formation: f.formation, target, units: [] }),
  refuse(v, f, space): Refusal | null {
    if (f.side !== v.eyes || f.lifted >= 0) return null
    if (v.count[otherSide(f.side) * SPACES + space] === 0) return { rule: '3.1', reason: 'No enemy stands there.' }
    return { rule: '3.1', reason: 'No block of this formation that has not fought stands beside it.' }
  },
}
export const mayStrike = (s: Seen, f: { readonly formation: number }, piece: number): boolean =>
  isOrdered(s, f, piece) && !(s.done[piece]! & Done.Fought)
function hasStriker(s: SkirmishState, f: OrderFrame, side: Side, target: number): boolean {
  for (let piece = firstPiece(side); piece < firstPiece(side) + HALF; piece++) {
    if (mayStrike(s, f, piece) && isBeside(s.at[piece]!, target)) return true
  }
  return false
}
export function isBeside(a: number, b: number): boolean {
  for (let direction = 0; direction < 6; direction++) if (beside[a * 6 + direction] === b) return true
  return false
}

/** 2.0 The order ends: what was shown is hidden again and shuffled. */
const endOrder: Verb<SkirmishState, OrderFrame> = {
  name: 'endOrder',
  rule: '2.0',
  touch: [],
  commits: true,
  list(_s, f, _side, out) {
    if (f.lifted < 0) offer(out)
  },
  play(d) {
    for (let space = 0; space < SPACES; space++) {
      for (const side of [0, 1] as const) if (d.s.count[side * SPACES + space]! > 0) conceal(d, space, side)
    }
    for (let piece = 0; piece < d.s.done.length; piece++) put(d, 'done', piece, 0)
    pop(d)
  },
}

/** 2.0 The formation of the drawn chit moves and fights, block by block. */
export const order: Step<SkirmishState, OrderFrame> = {
  rule: '2.0',
  secrecy: 'secret',
  shows: ['formation'],
  midway: f => f.lifted >= 0,
  verbs: [lift, go, stay, strike, endOrder],
  who: (_, f) => [f.side],
}
