import type { Eyes, Fact, Token } from '../../engine'
import { BLOCKS, isFixed, owner } from './blocks'
import { marksOf } from './effects/knowledge'
import type { Look } from './state'
import { HAND, LATER, LOST, POOL } from './state'

/** Those eyes see the face of the block now. The table sees what both sides know. */
export const seesBlock = (s: Look, eyes: Eyes, block: number): boolean =>
  eyes === 'table' ? s.known[block] === 3 : owner[block] === eyes || (s.known[block]! & (1 << eyes)) !== 0
/** Lost for good lies open; what waits for its month is printed. */
const isPublic = (s: Look, block: number): boolean => s.at[block] === LOST || s.at[block] === LATER

export function knows(s: Look, eyes: Eyes, table: string, index: number): boolean {
  if (table === 'standing') return index === eyes
  if (index >= BLOCKS) return true
  if (table === 'done') return owner[index] === eyes
  if (table === 'at' && isFixed(index)) return true
  return seesBlock(s, eyes, index) || isPublic(s, index)
}
/** Leaders and Guderian are known by their boxes, not by their strength. */
export const knowsPiece = (s: Look, eyes: Eyes, piece: number): boolean =>
  piece >= BLOCKS || isFixed(piece) || isPublic(s, piece) || seesBlock(s, eyes, piece)
export const tokenOf = (s: Look, piece: number): number => s.token[piece]!

/** Backs of blocks: on the map, and uncounted faces in a pool or a hand. */
export function tokens(s: Look, eyes: Eyes): readonly Token[] {
  const backs: Token[] = []
  for (let block = 0; block < BLOCKS; block++) {
    if (seesBlock(s, eyes, block) || isFixed(block) || isPublic(s, block)) continue
    backs.push({ token: s.token[block]!, at: s.at[block]!, marks: marksOf(s, block) })
  }
  return backs.sort((a, b) => a.token - b.token)
}
/** What a side has seen of the other's blocks: the steps of a face under one of the tokens mixed as `among`. */
export function facts(s: Look, eyes: Eyes): readonly Fact[] {
  const seen: Fact[] = []
  if (eyes === 'table') return seen
  for (let block = 0; block < BLOCKS; block++) {
    if (owner[block] !== eyes && s.fact[block]! > 0)
      seen.push({ piece: block, value: s.fact[block]!, among: isFixed(block) ? -1 : s.mixed[s.token[block]!]! })
  }
  return seen
}
export const isOffMap = (s: Look, block: number): boolean => s.at[block] === POOL || s.at[block] === HAND
