import type { Frame, Game, Side } from '../../../engine'
import { blank, draftOn, otherSide, put } from '../../../engine'
import { END, FIRST, isFixed, maxSteps, nation } from '../blocks'
import { deriveGround } from '../effects/ground'
import { isRevealed } from '../effects/knowledge'
import { AREAS } from '../map'
import type { D, State } from '../state'

/**
 * Another world that side cannot tell from this one, made from the book's list of secrets: which hidden block of a
 * nationality stands where, how strong hidden blocks are, the dice to come.
 */
export function confuse(game: Game<State>, s: State, side: Side, chance: number): State {
  const d = draftOn(game, blank(game, [chance, chance >>> 3]))
  d.s.cells.set(s.cells)
  Object.assign(d.s, { frames: s.frames, draws: s.draws, seq: s.seq, over: s.over })
  const enemy = otherSide(side)
  const unseen: number[] = []
  for (let block = FIRST[enemy]!; block < END[enemy]!; block++) if (isUnseen(s, block)) unseen.push(block)
  if (unseen.length > 1) swapAlike(d, unseen, chance)
  for (const block of unseen)
    if ((chance >>> (block % 16)) % 3 === 0) put(d, 'steps', block, 1 + (chance % maxSteps[block]!))
  deriveGround(d)
  return d.s
}
const isUnseen = (s: State, block: number): boolean =>
  s.at[block]! >= 0 && s.at[block]! < AREAS && !isRevealed(s, block) && s.fact[block] === 0 && !isFixed(block)

function swapAlike(d: D, unseen: readonly number[], chance: number): void {
  const a = unseen[chance % unseen.length]!
  const alike = unseen.filter(block => block !== a && nation[block] === nation[a])
  if (alike.length > 0) swapFaces(d, a, alike[(chance >>> 8) % alike.length]!)
}
/** The two change places under their tokens: what the frames say of one they now say of the other. */
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
