import type { Frame, Refusal, Step, Touch, View } from '../../../engine'
import { HIDDEN } from '../../../engine'
import { AIR_HQ, BLOCKS, corpsOf, FIRST_FLEET, GUDERIAN, isTacticalHq, ownerOf } from '../blocks'
import type { SupportFrame } from '../frames'
import { ABORTED, areAdjacent, AREAS, DESTROYED, SEVASTOPOL } from '../map'
import { mayFight } from '../rules/combat/battles'
import { maySail, nextBomber } from '../rules/combat/support'
import type { State, V } from '../state'
import { AXIS, BLIZZARD, forceIn, isExhausted, isFullyControlled, LOST, OUT, SOVIET, weatherOf } from '../state'

const because = (rule: string, reason: string): Refusal => ({ rule, reason })
type Answer = (v: V, frame: Frame, thing: number) => Refusal
interface Answers {
  readonly piece?: Answer
  readonly space?: Answer
}
const always =
  (rule: string, reason: string): Answer =>
  () =>
    because(rule, reason)
const isMine = (v: V, piece: number): boolean => ownerOf(piece) === v.eyes

// ---- support: what a finger can hold against what --------------------------------------------------------------------
/** Stands for the area when a piece is touched alone. */
const NOWHERE = -1
/** 10.4 */
export function refuseAim(v: V, hq: number, area: number): Refusal | null {
  if (hq >= BLOCKS) return null
  if (!isMine(v, hq)) return because('10.4', 'That is not your HQ.')
  if (hq === GUDERIAN) return because('10.10', 'Guderian has no artillery.')
  if (isTacticalHq[hq] === 0) return because('10.4', 'Only tactical HQs have artillery.')
  if (v.active[hq] === 0) return because('10.4', 'Only an HQ activated in this impulse fires.')
  if (isExhausted(v, hq)) return because('10.5', 'An exhausted HQ has no artillery.')
  if (v.aim[hq]! >= 0) return because('10.4', 'Its artillery has its one mission of this impulse.')
  if (area === NOWHERE) return because('10.4', 'Beside this HQ there is no battle its artillery could support.')
  if (!mayFight(v, ownerOf(hq), area)) return because('10.4', 'Artillery supports a battle: none can be fought there.')
  if (!areAdjacent(v.at[hq]!, area)) return because('10.4', 'Artillery fires into an area beside its HQ.')
  return because('1.4', 'Rumanian artillery does not fire for the Hungarians.')
}
/** 10.11 */
export function refuseBomber(v: V, bomber: number, area: number): Refusal | null {
  if (bomber < BLOCKS || bomber >= FIRST_FLEET) return null
  if (!isMine(v, bomber)) return because('10.11', 'That is not your bomber.')
  if (weatherOf(v) === BLIZZARD) return because('14.5', 'Nothing flies in a blizzard.')
  const place = v.at[bomber]!
  if (place === OUT) return because('5.0', 'This bomber has not come yet.')
  if (place === ABORTED) return because('10.13.4', 'It was turned back and flies again in the next Axis impulse.')
  if (place === DESTROYED) return because('10.13.4', 'It was shot down and comes back at the end of the month.')
  if (place < AREAS) return because('10.11', 'This bomber has its target.')
  return refuseSortie(v, corpsOf(bomber), area)
}
function refuseSortie(v: V, corps: number, area: number): Refusal {
  if (v.active[AIR_HQ[corps]!] !== 1) return because('10.11', 'The Luftwaffe HQ of this bomber is not active.')
  if (nextBomber(v, corps) < 0) return because('10.11', 'As many bombers fly as their HQ can send.')
  if (area === NOWHERE) return because('10.11', 'No battle is in range; of bombers of one corps the first goes first.')
  if (!mayFight(v, AXIS, area)) return because('10.11', 'Bombers fly to a battle: none can be fought there.')
  return because('10.11', 'Out of range: it is measured in areas from the Luftwaffe HQ.')
}
/** 10.2.1 */
export function refuseFleet(v: V, fleet: number, area: number): Refusal | null {
  if (fleet < FIRST_FLEET) return null
  if (!isMine(v, fleet)) return because('10.2.1', 'That is not your fleet.')
  if (v.at[fleet] === LOST) return because('10.2.1', 'This fleet is sunk.')
  if (weatherOf(v) === BLIZZARD) return because('14.5', 'Nothing sails in a blizzard.')
  if (!isFullyControlled(v, SOVIET, SEVASTOPOL))
    return because('2.7', 'Fleets sail only while Sevastopol is yours and free of enemies.')
  if (!maySail(v, fleet)) return because('10.2.1', 'Each fleet at sea needs an active, unexhausted HQ.')
  if (v.at[fleet] === area) return because('10.2.1', 'The fleet is there already.')
  return because('10.2.1', 'Fleets sail to coasts of the Black Sea only.')
}
/** 10.2.1 Asked of the frame first: a fleet sails once. */
export const refuseSailing = (v: V, f: SupportFrame, fleet: number, area: number): Refusal | null =>
  f.sailed.indexOf(fleet) >= 0
    ? because('10.2.1', 'This fleet has sailed in this impulse.')
    : refuseFleet(v, fleet, area)

/** A piece or an area touched where the step wants something else. */
const answers: { readonly [step: string]: Answers } = {
  logistics: {
    piece: always('7.0', 'First choose between a Logistics Pause and activating your leader.'),
    space: always('7.0', 'First choose between a Logistics Pause and activating your leader.'),
  },
  logisticsPoints: {
    piece: (v, _f, piece) =>
      isMine(v, piece)
        ? because('7.2.2', 'Points go to blocks on the map: fleets and bombers are not built up.')
        : because('7.2.2', 'Your points go to your own blocks.'),
    space: always('7.2.2', 'Points go to blocks: touch the block to build up.'),
  },
  kievChoice: {
    piece: always('2.6', 'Choose among the blocks of your own pool.'),
    space: always('2.6', 'First choose the last block of the draw; then the blocks are placed.'),
  },
  deployment: {
    piece: (v, frame, piece) =>
      (frame as Frame & { lifted: number }).lifted >= 0
        ? because('5.0', 'First place the block in hand.')
        : because('5.0', v.at[piece] === HIDDEN ? 'That is not your block.' : 'Only the blocks just drawn are placed.'),
    space: always('5.0', 'First take up one of the blocks just drawn.'),
  },
  declaration: {
    piece: always('3.0', 'First declare what kind of impulse this is.'),
    space: always('3.0', 'First declare what kind of impulse this is.'),
  },
  activation: { space: always('10.1', 'First take up the HQ that is to be activated.') },
  fleetsToKeep: {
    piece: always('10.2.1', 'Too few HQs for the fleets at sea: one of the fleets has to come home.'),
    space: always('10.2.1', 'Too few HQs for the fleets at sea: touch the fleet that comes home.'),
  },
  command: { space: always('10.8', 'First take up the block that is to act.') },
  exploitation: { space: always('10.19', 'First take up the block that is to exploit.') },
  strategicDraw: {
    piece: always('11.0', 'This impulse brings reinforcements and nothing else.'),
    space: always('11.0', 'This impulse brings reinforcements and nothing else.'),
  },
  support: {
    piece: (v, f, piece) =>
      refuseAim(v, piece, NOWHERE) ??
      refuseBomber(v, piece, NOWHERE) ??
      refuseSailing(v, f as SupportFrame, piece, NOWHERE)!,
    space: (v, _f, area) =>
      forceIn(v, 0, area) > 0 && forceIn(v, 1, area) > 0
        ? because('10.12', 'Take an HQ, a bomber or a fleet and lay it on the battle.')
        : because('10.12', 'There is no battle here to support.'),
  },
  battles: {
    piece: always('10.12', 'Choose the battle by its area; nobody moves any more.'),
    space: always('10.12', 'A battle is declared: fight it, or take it back.'),
  },
  naval: {
    piece: always('10.13.2', 'Lay a bomber of this battle on a fleet of this battle.'),
    space: always('10.13.2', 'Lay a bomber of this battle on a fleet of this battle.'),
  },
  flakSplit: {
    piece: always('10.13.4', 'The flak hits one of your bombers over this battle.'),
    space: always('10.13.4', 'Choose the bomber that is hit, not an area.'),
  },
  hits: { space: always('10.15', 'Choose the block that is hit, not an area.') },
  blitz: {
    piece: always('10.17', 'First say where the block in hand goes.'),
    space: always('10.17', 'First take up a block that may blitz.'),
  },
  blitzSupport: {
    piece: always('10.13.3', 'Only a blitz HQ that is active and not exhausted fires a second time.'),
    space: always('10.13.3', 'Lay a blitz HQ on the blitz battle beside it.'),
  },
  sevastopolLoss: {
    piece: always('14.4', 'The strongest isolated block in Sevastopol loses the step.'),
    space: always('14.4', 'Choose the block that loses the step, not an area.'),
  },
}

const refuseAt =
  (step: string) =>
  (v: View<State>, frame: Frame, touch: readonly Touch[], first: number, second: number): Refusal | null => {
    const last = touch.length > 1 ? second : first
    const kind = touch[touch.length - 1]
    return kind === undefined || kind === 'number' ? null : (answers[step]?.[kind]?.(v, frame, last) ?? null)
  }
/** Every step that asks, with an answer for whatever is touched in vain. */
export const answering = (steps: { readonly [step: string]: Step<State> }): { readonly [step: string]: Step<State> } =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, answers[name] ? { ...step, refuse: refuseAt(name) } : step]),
  )
