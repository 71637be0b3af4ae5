import { rollDie } from '../../../chance'
import { otherSide } from '../../../contract'
import type { Forecast, Step, Verb } from '../../../contract'
import { pop, put, replace, tell, update } from '../../../draft'
import { offer } from '../../../offers'
import { SPACES } from '../board'
import { reduce, reveal } from '../effects'
import type { AttackFrame, LossFrame } from '../frames'
import { firstPiece, HALF, STACK } from '../pieces'
import type { SkirmishDraft, SkirmishState, SkirmishView } from '../state'
import { Done } from '../state'
import { isBeside, mayStrike } from './order'

/** 3.2 Blocks of the formation beside the target join the attack. */
const join: Verb<SkirmishState, AttackFrame> = {
  name: 'join',
  rule: '3.2',
  touch: ['piece'],
  gathers: true,
  list(s, f, side, out) {
    for (let piece = firstPiece(side); piece < firstPiece(side) + HALF; piece++) {
      if (f.units.indexOf(piece) < 0 && mayStrike(s, f, piece) && isBeside(s.at[piece]!, f.target)) offer(out, piece)
    }
  },
  play: (d, f, _side, piece) => update(d, { ...f, units: f.units.concat([piece]).sort((a, b) => a - b) }),
  refuse: (v, f, piece) =>
    f.side !== v.eyes
      ? null
      : f.units.indexOf(piece) >= 0
        ? { rule: '3.2', reason: 'It takes part already.' }
        : { rule: '3.2', reason: 'Only blocks of this formation beside the target can join, once each.' },
}

/** The faces of both camps come to light; gives attack and defence. */
function showdown(d: SkirmishDraft, f: AttackFrame): { attack: number; defence: number } {
  let attack = 0
  let defence = 0
  for (const piece of f.units) {
    put(d, 'done', piece, d.s.done[piece]! | Done.Fought)
    reveal(d, piece)
    attack += d.s.steps[piece]!
  }
  for (let i = 0; i < d.s.count[otherSide(f.side) * SPACES + f.target]!; i++) {
    const piece = d.s.slot[f.target * STACK + i]!
    reveal(d, piece)
    defence += d.s.steps[piece]!
  }
  return { attack, defence }
}
const isHit = (die: number, attack: number, defence: number): boolean => die * attack >= 3 * defence

/** 3.3 Everybody shows, one die: die times attack must reach three times defence; a one hurts the attacker. */
const roll: Verb<SkirmishState, AttackFrame> = {
  name: 'roll',
  rule: '3.3',
  touch: [],
  commits: true,
  list(_s, f, _side, out) {
    if (f.units.length > 0) offer(out)
  },
  play(d, f, side) {
    const { attack, defence } = showdown(d, f)
    const die = rollDie(d)
    tell(d, 3, 'rolled', { n: die }, { n: attack }, { n: defence }, { space: f.target })
    if (isHit(die, attack, defence))
      return replace<SkirmishState, LossFrame>(d, { step: 'loss', side: otherSide(side), target: f.target })
    if (die === 1) reduce(d, f.units[0]!)
    pop(d)
  },
  forecast: (v, f) => (f.side === v.eyes && f.units.length > 0 ? odds(v, f) : null),
}
const MEAN_STRENGTH = 2
/** What the player can work out: hidden defenders are taken at average strength. */
function odds(v: SkirmishView, f: AttackFrame): Forecast {
  const attack = f.units.reduce((sum, piece) => sum + v.steps[piece]!, 0)
  const defence = v.count[otherSide(f.side) * SPACES + f.target]! * MEAN_STRENGTH
  let hits = 0
  for (let die = 1; die <= 6; die++) if (isHit(die, attack, defence)) hits++
  const backfires = isHit(1, attack, defence) ? 0 : 1
  return {
    outcomes: [
      { label: 'The defender gives way or loses a step', chance: hits / 6, wanted: true },
      { label: 'Nothing happens', chance: (6 - hits - backfires) / 6 },
      { label: 'You lose a step', chance: backfires / 6 },
    ],
    modifiers: [
      { rule: '3.3', label: 'Attack', value: attack },
      { rule: '3.3', label: 'Defence', value: defence },
    ],
    exact: false,
    worlds: 1,
    assuming: ['every hidden defender has strength 2'],
  }
}

/** 3.0 An attack is put together block by block. */
export const attack: Step<SkirmishState, AttackFrame> = {
  rule: '3.0',
  secrecy: 'secret',
  shows: [],
  midway: () => true,
  verbs: [join, roll],
  who: (_, f) => [f.side],
}
