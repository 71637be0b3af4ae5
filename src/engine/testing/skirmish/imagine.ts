import { below, mix } from '../../chance'
import type { Frame, Game, Seed, Side, Token } from '../../contract'
import { HIDDEN, otherSide } from '../../contract'
import { draftOn, looseOf, put } from '../../draft'
import { blank, layoutOf, windowsOf } from '../../tables'
import type { PlansFrame } from './frames'
import { CHOSEN, firstPiece, FORMATIONS, fullStrength, HALF, ownerOf, PIECES } from './pieces'
import { derive } from './setup'
import type { SkirmishDraft, SkirmishState, SkirmishView } from './state'
import { tables, Where } from './state'

/** One full state that looks exactly like this to that side and fits what it remembers. */
export function imagine(game: Game<SkirmishState>, v: SkirmishView, seed: Seed): SkirmishState {
  const eyes: Side = v.eyes === 'table' ? 0 : v.eyes
  const d = draftOn(game, blank(game, seed))
  looseOf(d.s).frames = v.frames.map(completed)
  looseOf(d.s).over = v.over
  for (const name of layoutOf(game).names) {
    if (tables[name]!.seen !== 'never') windowsOf(d.s)[name]!.set(windowsOf(v)[name]!)
  }
  placeFaces(d, v)
  if (v.eyes === 'table') fillChits(d, v, eyes)
  fillChits(d, v, otherSide(eyes))
  for (const side of [0, 1] as const) if (d.s.standing[side] === HIDDEN) put(d, 'standing', side, 0)
  derive(d)
  looseOf(d.s).draws = 0
  return d.s
}
/** What another side's frame keeps to itself, at rest. */
const atRest: { readonly [step: string]: { readonly [field: string]: unknown } } = {
  order: { lifted: -1 },
  attack: { formation: 0, target: 0, units: [] },
}
const completed = (frame: Frame): Frame => ({ ...frame, ...missing(frame, atRest[frame.step] ?? {}) })
const missing = (frame: Frame, rest: { readonly [field: string]: unknown }): object =>
  Object.fromEntries(Object.entries(rest).filter(([field]) => !(field in frame)))

function placeFaces(d: SkirmishDraft, v: SkirmishView): void {
  const free = v.tokens.slice()
  const seen = new Map(v.facts.map(fact => [fact.piece, fact]))
  const unplaced: number[] = []
  for (let piece = 0; piece < PIECES; piece++) {
    if (d.s.at[piece] !== HIDDEN) rememberSelf(d, v, piece)
    else unplaced.push(piece)
  }
  const isBlockOf = (piece: number) => (token: Token) => token.marks[0] === ownerOf(piece)
  for (const piece of unplaced) {
    const fact = seen.get(piece)
    if (fact)
      place(
        d,
        piece,
        take(d, free, token => isBlockOf(piece)(token) && v.mixed[token.token] === fact.among),
        fact.value,
      )
  }
  for (const piece of unplaced)
    if (!seen.has(piece)) place(d, piece, take(d, free, isBlockOf(piece)), fullStrength(piece))
  for (const fact of v.facts) put(d, 'fact', fact.piece, fact.value)
}
/** A face both know now is a fact for the other side; a lost one is no longer. */
function rememberSelf(d: SkirmishDraft, v: SkirmishView, piece: number): void {
  if (d.s.known[piece] === 3 && ownerOf(piece) === v.eyes) put(d, 'fact', piece, d.s.steps[piece]!)
}
function take(d: SkirmishDraft, free: Token[], fits: (token: Token) => boolean): Token {
  const fitting = free.filter(fits)
  const token = fitting[below(d, fitting.length)]!
  free.splice(free.indexOf(token), 1)
  return token
}
function place(d: SkirmishDraft, piece: number, token: Token, steps: number): void {
  put(d, 'at', piece, token.at)
  put(d, 'token', piece, token.token)
  put(d, 'known', piece, 1 << ownerOf(piece))
  put(d, 'done', piece, token.marks[1]!)
  put(d, 'steps', piece, steps)
}

/** The other side's chits: as many in the cup as it must have chosen by now. */
function fillChits(d: SkirmishDraft, v: SkirmishView, side: Side): void {
  const plans = v.frames.find(frame => frame.step === 'plans') as PlansFrame | undefined
  const hidden: number[] = []
  let inCup = v.frames.some(frame => frame.step === 'cup') || plans ? CHOSEN - (plans ? plans.left[side] : 0) : 0
  for (let chit = side * FORMATIONS; chit < (side + 1) * FORMATIONS; chit++) {
    if (v.chit[chit] !== HIDDEN) {
      inCup--
      continue
    }
    hidden.push(chit)
    put(d, 'chit', chit, Where.Pool)
  }
  for (; inCup > 0; inCup--) put(d, 'chit', hidden.splice(below(d, hidden.length), 1)[0]!, Where.Cup)
}

/** Another world that side cannot tell from this one: two unseen faces and two unseen chits change places, unseen blocks their strength, and the seed. */
export function confuse(game: Game<SkirmishState>, s: SkirmishState, side: Side, chance: number): SkirmishState {
  const d = draftOn(game, blank(game, [chance, chance >>> 3]))
  d.s.cells.set(s.cells)
  Object.assign(looseOf(d.s), { frames: s.frames, draws: s.draws, seq: s.seq, over: s.over })
  const enemy = otherSide(side)
  const unseen: number[] = []
  for (let piece = firstPiece(enemy); piece < firstPiece(enemy) + HALF; piece++) {
    if (s.at[piece]! >= 0 && s.known[piece] !== 3 && s.fact[piece] === 0) unseen.push(piece)
  }
  if (unseen.length > 1) swapFaces(d, unseen[chance % unseen.length]!, unseen[(chance >>> 8) % unseen.length]!)
  for (const piece of unseen) put(d, 'steps', piece, 1 + (mix(chance, piece) % MOST_STEPS))
  swapChits(d, enemy, chance)
  derive(d)
  return d.s
}
const MOST_STEPS = 3
/** The two change places under their tokens: what the frames say of one they now say of the other. */
function swapFaces(d: SkirmishDraft, a: number, b: number): void {
  for (const table of ['at', 'token', 'done'] as const) {
    const kept = d.s[table][a]!
    put(d, table, a, d.s[table][b]!)
    put(d, table, b, kept)
  }
  const renamed = (piece: number): number => (piece === a ? b : piece === b ? a : piece)
  looseOf(d.s).frames = d.s.frames.map(frame => {
    const told = frame as { lifted?: number; units?: readonly number[] }
    if (told.units) return { ...frame, units: told.units.map(renamed) }
    return told.lifted === undefined ? frame : { ...frame, lifted: renamed(told.lifted) }
  })
}
function swapChits(d: SkirmishDraft, side: Side, chance: number): void {
  const chits = [side * FORMATIONS, side * FORMATIONS + 1, side * FORMATIONS + 2]
  const pool = chits.filter(chit => d.s.chit[chit] === Where.Pool)
  const cup = chits.filter(chit => d.s.chit[chit] === Where.Cup)
  if (pool.length === 0 || cup.length === 0) return
  put(d, 'chit', pool[chance % pool.length]!, Where.Cup)
  put(d, 'chit', cup[chance % cup.length]!, Where.Pool)
}
