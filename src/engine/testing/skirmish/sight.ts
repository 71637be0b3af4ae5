import type { Eyes, Fact, Token } from '../../contract'
import { FORMATIONS, ownerOf, PIECES } from './pieces'
import type { SkirmishState } from './state'
import { Where } from './state'

/** Does that pair of eyes know the face of this block now? */
export const knowsPiece = (s: SkirmishState, eyes: Eyes, piece: number): boolean =>
  eyes === 'table' ? s.known[piece] === 3 : ownerOf(piece) === eyes || (s.known[piece]! & (1 << eyes)) !== 0

const knowsChit = (s: SkirmishState, eyes: Eyes, chit: number): boolean =>
  s.chit[chit] === Where.Played || (chit < FORMATIONS ? 0 : 1) === eyes

export function knows(s: SkirmishState, eyes: Eyes, table: string, index: number): boolean {
  if (table === 'chit') return knowsChit(s, eyes, index)
  if (table === 'standing') return index === eyes
  return s.at[index]! < 0 || knowsPiece(s, eyes, index)
}

/** What stands on the map without a face: owner and what it has done in this order are plain to see. */
export function tokens(s: SkirmishState, eyes: Eyes): readonly Token[] {
  const out: Token[] = []
  for (let piece = 0; piece < PIECES; piece++) {
    if (s.at[piece]! < 0 || knowsPiece(s, eyes, piece)) continue
    out.push({ token: s.token[piece]!, at: s.at[piece]!, marks: [ownerOf(piece), s.done[piece]!] })
  }
  return out.sort((a, b) => a.token - b.token)
}

/** Faces that side has seen before and that are still on the map. */
export function facts(s: SkirmishState, eyes: Eyes): readonly Fact[] {
  const out: Fact[] = []
  for (let piece = 0; piece < PIECES; piece++) {
    if (eyes === 'table' || ownerOf(piece) === eyes || s.fact[piece] === 0 || s.at[piece]! < 0) continue
    out.push({ piece, value: s.fact[piece]!, among: s.mixed[s.token[piece]!]! })
  }
  return out
}
