import type { Frame, Game, Side } from '../../../engine'
import { blank, draftOn, frameOf, mix, otherSide, put } from '../../../engine'
import { END, FIRST, isFixed, LEADER, maxSteps, nation } from '../blocks'
import { deriveGround } from '../effects/ground'
import { isRevealed } from '../effects/knowledge'
import type { HitsFrame, MoveFrame } from '../frames'
import { arrivalSteps } from '../rules/reinforcements'
import { entryCosts } from '../rules/terrain'
import type { D, Look, State } from '../state'
import { HAND, LATER, LOST, POOL } from '../state'

/**
 * Another world that side cannot tell from this one, made from the book's list of secrets: which hidden block of a
 * nationality stands where or waits in the pool, how strong hidden blocks and a leader never shown are, who has had his
 * action, what the other side has ordered for its hits, how far it may exploit, and the dice to come.
 */
export function confuse(game: Game<State>, s: State, side: Side, chance: number): State {
  const d = draftOn(game, blank(game, [chance, chance >>> 3]))
  d.s.cells.set(s.cells)
  Object.assign(d.s, { frames: s.frames, draws: s.draws, seq: s.seq, over: s.over })
  const enemy = otherSide(side)
  const hidden = hiddenBlocks(s, enemy)
  for (let i = 0; i < SWAPS; i++) swapAlike(d, hidden, mix(chance, i))
  for (let block = FIRST[enemy]!; block < END[enemy]!; block++) disguise(d, block, mix(chance, 100 + block))
  if (!isAskedForHits(s, enemy)) put(d, 'standing', enemy, mix(chance, 50) % 2)
  Object.assign(d.s, { frames: d.s.frames.map(frame => blurred(frame, enemy, chance)) })
  deriveGround(d)
  return d.s
}
const SWAPS = 16

/** Whoever is asked which block takes a hit has plainly given no order for it. */
const isAskedForHits = (s: State, side: Side): boolean => frameOf<HitsFrame>(s, 'hits')?.victim === side

const isPublic = (s: Look, block: number): boolean => s.at[block] === LOST || s.at[block] === LATER
function hiddenBlocks(s: Look, side: Side): readonly number[] {
  const hidden: number[] = []
  for (let block = FIRST[side]!; block < END[side]!; block++)
    if (!isFixed(block) && !isRevealed(s, block) && !isPublic(s, block)) hidden.push(block)
  return hidden
}

/** Two of one colour change places: both never seen, or lost from sight among the same blocks. */
function swapAlike(d: D, hidden: readonly number[], chance: number): void {
  if (hidden.length === 0) return
  const a = hidden[chance % hidden.length]!
  const alike = hidden.filter(
    b => b !== a && nation[b] === nation[a] && mayBeTheOther(d.s, a, b) && !walksOtherwise(d.s, a, b),
  )
  if (alike.length > 0) swapFaces(d, a, alike[mix(chance, 3) % alike.length]!)
}
const mayBeTheOther = (s: Look, a: number, b: number): boolean =>
  s.mixed[s.token[a]!] === s.mixed[s.token[b]!] || (s.fact[a] === 0 && s.fact[b] === 0)

/** Whoever looks on sees the way a block goes: under 14.2 and 14.3 it may show what pays for it. */
const walksOtherwise = (s: State, a: number, b: number): boolean =>
  (isInHand(s, a) || isInHand(s, b)) && entryCosts(s, a) !== entryCosts(s, b)
const isInHand = (s: State, block: number): boolean =>
  s.frames.some(frame => (frame as Frame & { lifted?: number }).lifted === block)

/** What the frames say of one they now say of the other. */
function swapFaces(d: D, a: number, b: number): void {
  for (const table of ['at', 'token', 'cube', 'crossed', 'done'] as const) {
    const kept = d.s[table][a]!
    put(d, table, a, d.s[table][b]!)
    put(d, table, b, kept)
  }
  const renamed = (block: number): number => (block === a ? b : block === b ? a : block)
  Object.assign(d.s, { frames: d.s.frames.map(frame => renamedIn(frame, renamed)) })
}
function renamedIn(frame: Frame, renamed: (block: number) => number): Frame {
  const { lifted } = frame as Frame & { lifted?: number }
  return lifted === undefined ? frame : ({ ...frame, lifted: renamed(lifted) } as Frame)
}

/** Its strength, unless it shows or follows from what was shown; and whether it has acted. */
function disguise(d: D, block: number, chance: number): void {
  if (isPublic(d.s, block)) return
  put(d, 'done', block, chance % 2)
  if (isRevealed(d.s, block)) return
  const place = d.s.at[block]!
  if (place === POOL) put(d, 'steps', block, 0)
  else if (place === HAND) put(d, 'steps', block, arrivalSteps(block))
  else if (!isLeaderOnceSeen(d.s, block)) put(d, 'steps', block, 1 + (mix(chance, 9) % maxSteps[block]!))
}
/** A leader's strength changes in the open: once seen it is known for good. */
const isLeaderOnceSeen = (s: Look, block: number): boolean => LEADER.indexOf(block) >= 0 && s.fact[block]! > 0

/** How many blocks may still exploit follows from the Logistics Value, which is not shown for it. */
function blurred(frame: Frame, enemy: Side, chance: number): Frame {
  if (frame.step !== 'exploitation' || frame.side !== enemy) return frame
  return { ...frame, budget: (frame as MoveFrame).budget + (mix(chance, 60) % 3) } as Frame
}
