import type { Frame, Step } from '../../../contract'
import { finish, pop, push, put } from '../../../draft'
import { inOrder } from '../../../sequence'
import type { RowFrame } from '../../../sequence'
import { towns } from '../board'
import type { CupFrame, PlansFrame } from '../frames'
import { CHITS, CHOSEN, TURNS } from '../pieces'
import type { SkirmishDraft, SkirmishState } from '../state'
import { Misc, Where } from '../state'

const newTurn: RowFrame = { step: 'turn', row: 0 }

/** The whole game: turn after turn until somebody has won. */
export const game: Step<SkirmishState> = {
  rule: '1.0',
  begin: d => push(d, newTurn),
  resume: d => push(d, newTurn),
}

/** 1.0 The turn, in order. */
export const turn = inOrder<SkirmishState>('1.0', [
  { name: 'opening', go: () => ({ step: 'opening' }) },
  { name: 'plans', go: (): PlansFrame => ({ step: 'plans', left: [CHOSEN, CHOSEN] }) },
  { name: 'cup', go: (): CupFrame => ({ step: 'cup', drawn: -1 }) },
])

/** 1.0 A new turn: chits come back, the interrupt and its standing order are renewed; after the last turn, 5.1. */
export const opening: Step<SkirmishState, Frame> = {
  rule: '1.0',
  begin(d) {
    const now = d.s.misc[Misc.Turn]! + 1
    if (now > TURNS) return countTowns(d)
    put(d, 'misc', Misc.Turn, now)
    put(d, 'misc', Misc.Interrupt, 1)
    put(d, 'standing', 0, 0)
    for (let chit = 0; chit < CHITS; chit++) put(d, 'chit', chit, Where.Pool)
    pop(d)
  },
}

/** 5.1 Whoever holds more towns after the last turn wins. */
function countTowns(d: SkirmishDraft): void {
  const held = [0, 0, 0]
  for (const town of towns) held[d.s.control[town]!]!++
  const lead = held[1]! - held[2]!
  finish(d, { winner: lead > 0 ? 0 : lead < 0 ? 1 : 'draw', rule: '5.1', reason: `towns ${held[1]} : ${held[2]}` })
}
