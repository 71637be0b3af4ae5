import type { Ears, Side, TokenTables } from '../../../engine'
import { learn, put, shuffle, singleOut, tell } from '../../../engine'
import { BLOCKS, END, FIRST, nation, ownerOf } from '../blocks'
import { nations } from '../data/types'
import { AREAS, SPACES } from '../map'
import type { D, Look, State } from '../state'
import { HAND, markers, POOL } from '../state'

export const tokenTables: TokenTables<State> = {
  token: 'token',
  mixed: 'mixed',
  next: { table: 'marker', index: markers.nextMix },
}
const bit = (side: number): number => 1 << side
export const isKnownTo = (s: Look, side: number, block: number): boolean => (s.known[block]! & bit(side)) !== 0
/** Turned face up: the other side sees it now. */
export const isRevealed = (s: Look, block: number): boolean => isKnownTo(s, 1 - ownerOf(block), block)

/** 1.6.1 The block is turned face up for the other side. */
export function reveal(d: D, block: number): void {
  const other = (1 - ownerOf(block)) as Side
  if (isKnownTo(d.s, other, block)) return
  const token = d.s.token[block]!
  put(d, 'known', block, d.s.known[block]! | bit(other))
  singleOut(d, tokenTables, block)
  remember(d, block)
  learn(d, bit(other) as Ears)
  tell(d, bit(other) as Ears, 'revealed', { token }, { piece: block }, { n: d.s.steps[block]! })
}
/** What the other side knows of its strength. */
export function remember(d: D, block: number): void {
  put(d, 'fact', block, d.s.steps[block]!)
}
/**
 * Hidden blocks lose a step for all to see. What is remembered of one follows only where every block it may be takes
 * the same loss: otherwise the memory would tell which of them it is.
 */
export function rememberWear(d: D, worn: readonly number[]): void {
  for (const block of worn) {
    const isKept = isRevealed(d.s, block) || d.s.fact[block]! <= 1
    if (!isKept && isMixedAmong(d.s, block, worn)) put(d, 'fact', block, d.s.fact[block]! - 1)
  }
}
function isMixedAmong(s: Look, block: number, among: readonly number[]): boolean {
  const side = ownerOf(block)
  const mixed = s.mixed[s.token[block]!]
  for (let other = FIRST[side]!; other < END[side]!; other++)
    if (s.mixed[s.token[other]!] === mixed && among.indexOf(other) < 0) return false
  return true
}
/** The block is turned away again; what was seen of it is remembered under its token. */
export function hide(d: D, block: number): void {
  put(d, 'known', block, bit(ownerOf(block)))
}
/** 10.16, Q41 A block seen in a contested area hides when it leaves; an active HQ stays as it is. */
export function concealLeaver(d: D, block: number): void {
  if (isRevealed(d.s, block) && d.s.active[block] === 0) hide(d, block)
}
/** 10.16 Blocks kept visible in a contested area hide when it is contested no more. */
export function concealUncontested(d: D, side: Side, space: number): void {
  for (let block = FIRST[side]!; block < END[side]!; block++) {
    if (d.s.at[block] === space && d.s.active[block] === 0 && d.s.ready[block] === 0) hide(d, block)
  }
}

/** Blocks in the order of their tokens: what is told of several at once must not follow the order of battle. */
export const byToken = (s: Look, blocks: readonly number[]): readonly number[] =>
  blocks.slice().sort((a, b) => s.token[a]! - s.token[b]!)

/** What anybody can see on the back of a block. */
export const marksOf = (s: Look, block: number): readonly number[] => [
  nation[block]!,
  s.cube[block]!,
  s.crossed[block]!,
]
/** The same marks as one number. */
const lookOf = (s: Look, block: number): number => nation[block]! * 4 + s.cube[block]! * 2 + s.crossed[block]!

/** Hidden blocks found so far, those of one area chained together: scratch, refilled by every mix. */
const nexts = new Int16Array(BLOCKS)
const lastAt = new Int16Array(SPACES)

/** 10.3 of the information model: hidden blocks of one look that share an area are mixed as wooden blocks are. */
export function mixStack(d: D, side: Side, space: number): void {
  if (d.s.count[side * SPACES + space]! > 1) mixSide(d, side, space)
}
/** At the end of an impulse every stack is mixed. */
export function mixStacks(d: D): void {
  mixSide(d, 0, -1)
  mixSide(d, 1, -1)
}
/** All areas, or one. */
function mixSide(d: D, side: Side, only: number): void {
  const { at, count, known } = d.s
  const hidden = bit(side)
  lastAt.fill(-1)
  for (let block = FIRST[side]!; block < END[side]!; block++) {
    const space = at[block]!
    if (space < 0 || space >= AREAS || (only >= 0 && space !== only)) continue
    if (count[side * SPACES + space]! < 2 || known[block] !== hidden) continue
    nexts[block] = lastAt[space]!
    lastAt[space] = block
  }
  // Area by area and look by look: the numbers of the mixes are seen and must not follow the order of battle.
  for (let space = 0; space < AREAS; space++) if (lastAt[space] !== -1) mixChain(d, lastAt[space]!)
}
function mixChain(d: D, last: number): void {
  if (nexts[last] === -1) return
  const rest: number[] = []
  for (let block = last; block !== -1; block = nexts[block]!) rest.push(block)
  rest.reverse()
  if (rest.some(block => lookOf(d.s, block) !== lookOf(d.s, last)))
    rest.sort((a, b) => lookOf(d.s, a) - lookOf(d.s, b) || a - b)
  for (let from = 0, to = 1; from < rest.length; from = to++) {
    while (to < rest.length && lookOf(d.s, rest[to]!) === lookOf(d.s, rest[from]!)) to++
    shuffle(d, tokenTables, rest.slice(from, to))
  }
}
/** 5.0 What is drawn from a pool is mixed with what stays in it. */
export function mixPool(d: D, side: Side): void {
  for (let colour = 0; colour < nations.length; colour++) {
    const alike: number[] = []
    for (let block = FIRST[side]!; block < END[side]!; block++)
      if (nation[block] === colour && isOffMap(d.s, block)) alike.push(block)
    shuffle(d, tokenTables, alike)
  }
}
const isOffMap = (s: Look, block: number): boolean => s.at[block] === POOL || s.at[block] === HAND
/** Before the first impulse nobody knows anything: tokens are dealt over all blocks. */
export function dealTokens(d: D): void {
  for (let block = 0; block < BLOCKS; block++) {
    put(d, 'token', block, block)
    put(d, 'mixed', block, block)
    put(d, 'known', block, bit(ownerOf(block)))
  }
  put(d, 'marker', markers.nextMix, BLOCKS)
  shuffle(
    d,
    tokenTables,
    Array.from({ length: BLOCKS }, (_, block) => block),
  )
  for (let token = 0; token < BLOCKS; token++) put(d, 'mixed', token, token)
}
