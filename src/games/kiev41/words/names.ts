import type { Ref } from '../../../engine'
import { BLOCKS, blockData, FIRST_FLEET, pieces, strengthAt } from '../blocks'
import { nations } from '../data/types'
import { AREAS, board } from '../map'
import type { V } from '../state'

export const sideNames = ['Axis', 'Soviet'] as const
export const months = ['', 'July', 'August', 'September', 'October', 'November', 'December'] as const
export const weatherNames = ['Good weather', 'Rain', 'Snow', 'Blizzard'] as const
const adjectives = {
  german: 'German',
  rumanian: 'Rumanian',
  hungarian: 'Hungarian',
  italian: 'Italian',
  slovak: 'Slovak',
  soviet: 'Soviet',
}

/** '52 Uman', or a box by its name. */
export function spaceName(space: number): string {
  const there = board.spaces[space]
  if (!there) return 'off the map'
  return space < AREAS && /^\d/.test(there.id) ? `${there.id} ${there.name}` : there.name
}
const otherNames = ['Parizhskaya Kommuna', 'the cruisers'] as const
export function pieceName(piece: number): string {
  if (piece < BLOCKS) return blockData(piece).name
  return piece >= FIRST_FLEET ? otherNames[piece - FIRST_FLEET]! : `bomber ${pieces[piece]!.slice(3)}`
}
/** With its strength, as far as those eyes know it. */
export function pieceLabel(v: V, piece: number): string {
  const steps = piece < BLOCKS ? v.steps[piece] : undefined
  if (steps === undefined || steps <= 0) return pieceName(piece)
  const strength = strengthAt(piece, steps)
  return `${pieceName(piece)}, ${strength === 0 ? 'exhausted' : `strength ${strength}`}`
}
export const nationName = (nation: number): string => adjectives[nations[nation]!]
/** A token speaks only of its colour. */
function tokenName(v: V, token: number): string {
  const back = v.tokens.find(candidate => candidate.token === token)
  return back ? `a ${nationName(back.marks[0]!)} block` : 'an enemy block'
}
export function refName(v: V, ref: Ref | undefined): string {
  if (!ref) return ''
  if ('piece' in ref) return pieceName(ref.piece)
  if ('token' in ref) return tokenName(v, ref.token)
  return 'space' in ref ? spaceName(ref.space) : String(ref.n)
}
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
