import type { Action } from '../../action'
import { firstOf, verbOf } from '../../action'
import type { Decision, Event, Prompt, Ref, Words } from '../../contract'
import { top } from '../../draft'
import { spaceIds } from './board'
import { FORMATIONS, formationOf, pieceIds } from './pieces'
import type { SkirmishState, SkirmishView } from './state'
import { Misc } from './state'
import { verbs } from './verbs'

const formationNames = ['Cavalry', 'Guard', 'Line'] as const
const sideNames = ['North', 'South'] as const
const chitName = (chit: number): string =>
  `${sideNames[chit < FORMATIONS ? 0 : 1]} ${formationNames[chit % FORMATIONS]}`
const pieceName = (piece: number): string => `${formationNames[formationOf(piece)]} ${pieceIds[piece]}`

const prompts: { readonly [step: string]: string } = {
  plans: 'Choose a formation for this turn.',
  interrupt: 'Let the drawn formation act, or send one of yours instead.',
  order: 'Pick up a block, attack, or end the order.',
  attack: 'Add blocks to the attack, then roll.',
  loss: 'Lose a step or fall back.',
}
const lifted = (v: SkirmishView): number => (top(v) as { lifted?: number }).lifted ?? -1

function prompt(v: SkirmishView, now: Decision): Prompt {
  const text =
    now.step === 'order' && lifted(v) >= 0
      ? `Move ${pieceName(lifted(v))}: tap a lit space.`
      : (prompts[now.step] ?? 'Decide.')
  return { text, note: `Turn ${v.misc[Misc.Turn]} of 4` }
}

const buttons: { readonly [verb: string]: (n: number) => string } = {
  choose: n => `Choose ${formationNames[n]}`,
  letPass: () => 'Let it act',
  cancel: n => `Send ${formationNames[n]} instead`,
  lift: n => `Pick up ${pieceName(n)}`,
  go: n => `Move to ${spaceIds[n]}`,
  stay: () => 'Leave it here',
  strike: n => `Attack ${spaceIds[n]}`,
  endOrder: () => 'End order',
  join: n => `${pieceName(n)} joins`,
  roll: () => 'Roll',
  lose: n => `${pieceName(n)} loses a step`,
  fallBack: n => `Fall back to ${spaceIds[n]}`,
  neverAsk: () => 'Let all draws pass this turn',
  resign: () => 'Resign',
}
const action = (_: SkirmishView, touched: Action): string => buttons[verbs[verbOf(touched)]!.name]!(firstOf(touched))

const spoken = (ref: Ref | undefined): string =>
  ref === undefined
    ? ''
    : 'piece' in ref
      ? pieceName(ref.piece)
      : 'space' in ref
        ? spaceIds[ref.space]!
        : 'n' in ref
          ? String(ref.n)
          : 'A block'
const numberIn = (ref: Ref | undefined): number => (ref && 'n' in ref ? ref.n : 0)

const lines: { readonly [kind: string]: (what: readonly Ref[]) => string } = {
  chose: ([n]) => `You chose ${formationNames[numberIn(n)]}.`,
  drew: ([n]) => `${chitName(numberIn(n))} was drawn.`,
  cancelled: ([n]) => `${chitName(numberIn(n))} went back into the cup.`,
  moved: ([piece, space]) => `${spoken(piece)} moved to ${spoken(space)}.`,
  revealed: ([piece, space, n]) => `${spoken(piece)} was revealed in ${spoken(space)} with strength ${spoken(n)}.`,
  rolled: ([die, attack, defence]) => `Rolled ${spoken(die)}: attack ${spoken(attack)}, defence ${spoken(defence)}.`,
  hit: ([piece]) => `${spoken(piece)} lost a step.`,
  lost: ([piece]) => `${spoken(piece)} was lost.`,
  fellBack: ([piece, space]) => `${spoken(piece)} fell back to ${spoken(space)}.`,
}
export const words: Words<SkirmishState> = {
  prompt,
  action,
  event: (_, event: Event) => lines[event.kind]!(event.what),
  piece: (_, piece) => pieceName(piece),
  space: space => `Hex ${spaceIds[space]}`,
}
