import type { Refusal } from '../../../engine'
import { BLOCKS, GUDERIAN, isAirHq, isFast, isHq, isLeader, nation, ownerOf, RUMANIAN } from '../blocks'
import type { MoveFrame } from '../frames'
import { AREAS } from '../map'
import { hasLeadingHq } from '../rules/activation'
import { isInCommand } from '../rules/command'
import { isEngaging } from '../rules/movement'
import { hasRoom, isClosedTo, quarrels } from '../rules/stacking'
import { CLOSED, entryCosts, stackingLimit } from '../rules/terrain'
import type { V } from '../state'
import { isContested, isExhausted } from '../state'

const because = (rule: string, reason: string): Refusal => ({ rule, reason })

/** Why that piece cannot be taken in hand. */
export function refuseLift(v: V, f: MoveFrame, piece: number): Refusal | null {
  if (f.lifted >= 0) return because('10.9', 'First say where the block in hand goes.')
  if (piece >= BLOCKS) return because('10.12', 'Bombers and fleets are assigned before the battles.')
  if (ownerOf(piece) !== f.side || v.at[piece]! < -100) return because('1.4', 'This is not your block.')
  if (isLeader[piece] === 1) return because('4.2.1', 'Leaders do not move.')
  if (v.at[piece]! < 0) return because('5.0', 'This block is not on the map.')
  if (v.cube[piece] === 1) return because('9.1', 'An isolated block neither moves, builds nor attacks.')
  return f.mode === 'activation' ? refuseActivation(v, f, piece) : refuseOrder(v, f, piece)
}
function refuseActivation(v: V, f: MoveFrame, hq: number): Refusal {
  if (isHq[hq] === 0) return because('10.1', 'Only HQs are activated in this segment.')
  if (v.active[hq] === 1) return because('10.1', 'This HQ is active already.')
  if (isExhausted(v, hq) && (hq === GUDERIAN || isAirHq[hq] === 1))
    return because('10.5', 'Exhausted, this HQ cannot be activated.')
  if (!hasLeadingHq(v, f.side))
    return isAirHq[hq] === 1
      ? because('10.0', 'A Luftwaffe HQ follows a tactical HQ that is active.')
      : because('10.1', 'An exhausted HQ needs an unexhausted one active first.')
  return because('10.1', 'The HQ stands among enemies and has no area to break off to.')
}
function refuseOrder(v: V, f: MoveFrame, block: number): Refusal {
  if (block === GUDERIAN) return because('10.10', 'Guderian moves on the Road to Tula only.')
  if (f.mode === 'exploitation') return refuseExploiter(v, f, block)
  if (f.mode === 'pass' && f.budget === 0) return because('12.0', 'In a Pass one block acts.')
  if (f.mode === 'strategic' && f.budget === 0) return because('11.0', 'The Logistics Value is used up.')
  if (v.active[block] === 1) return because('10.1', 'Its activation was this HQ’s action.')
  if (v.done[block] === 1) return because('10.8', 'This block has had its action.')
  if (f.mode === 'tactical' && !isInCommand(v, block))
    return because('10.2', 'No active HQ commands this block: it is out of range, or of another colour.')
  return because('10.9', 'This block has nowhere to go.')
}
function refuseExploiter(v: V, { budget }: MoveFrame, block: number): Refusal {
  if (isFast[block] === 0) return because('10.19', 'Only fast blocks exploit.')
  if (budget === 0) return because('10.19', 'As many blocks have exploited as the Logistics Value allows.')
  if (isContested(v, v.at[block]!)) return because('10.19', 'A block in a contested area cannot exploit.')
  return because('10.19', 'This block cannot exploit further.')
}

/** Why the block in hand cannot go there. */
export function refuseGo(v: V, f: MoveFrame, space: number): Refusal | null {
  if (f.lifted < 0) return because('10.9', 'Take a block in hand first.')
  const block = f.lifted
  if (space >= AREAS) return because('2.2', 'No block may enter this box.')
  if (space === v.at[block] && !isContested(v, space)) return because('10.9', 'The block stands here already.')
  if (isClosedTo(f.side, space)) return because('2.4.5', 'The enemy’s staging area is closed to you.')
  if (isEngaging(v, f.side, space)) {
    const refusal = refuseEngaging(v, f)
    if (refusal) return refusal
  }
  if (!hasRoom(v, f.side, space))
    return because('2.9', `At most ${stackingLimit[space]} of your blocks may stand here.`)
  if (entryCosts(v, block)[space]! >= CLOSED)
    return because('14.3', 'Tanks and motorized infantry stay out of red areas.')
  if (quarrels(v, block, space))
    return because(
      '1.4',
      `${nation[block] === RUMANIAN ? 'Hungarians' : 'Rumanians'} stand here: they do not share an area.`,
    )
  if (isContested(v, v.at[block]!))
    return because('10.9', 'Breaking off costs one point more, and the first area must be yours and free of enemies.')
  return because('10.9', `Out of reach with ${f.points} movement point${f.points === 1 ? '' : 's'}.`)
}
function refuseEngaging(v: V, f: MoveFrame): Refusal | null {
  if (f.mode === 'pass') return because('12.0', 'In a Pass no block enters an area with enemy units.')
  if (f.mode === 'exploitation') return because('10.19', 'Exploiting blocks do not engage.')
  if (f.mode === 'activation') return because('10.1', 'An HQ is not revealed among enemy units.')
  return isContested(v, v.at[f.lifted]!)
    ? because(
        '10.9',
        'From one battle to the next leads no direct way: the first area must be yours and free of enemies.',
      )
    : null
}
