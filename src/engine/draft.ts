import type { Core, Draft, Ears, Event, Frame, Game, Outcome, Ref, Side, TableName, Todo } from './contract'
import { sides } from './contract'
import { copyOf, windowsOf } from './tables'

/** What of a state changes outside its tables. Only this file and the run loop write it. */
type Loose = { -readonly [K in keyof Omit<Core, 'cells'>]: Core[K] }
export const looseOf = (s: Core): Loose => s as unknown as Loose

/** A private copy to edit. Pass null for `told` when nobody listens. */
export const open = <S extends Core>(game: Game<S>, s: S, told: Event[] | null = null): Draft<S> =>
  draftOn(game, copyOf(game, s), told)

/** A draft on a state nobody else holds. */
export const draftOn = <S extends Core>(game: Game<S>, s: S, told: Event[] | null = null): Draft<S> => ({
  game,
  s,
  todo: 'ask',
  result: 0,
  told,
  learnt: 0,
})

export function put<S extends Core>(d: Draft<S>, table: TableName<S>, index: number, value: number): void {
  windowsOf(d.s)[table]![index] = value
}
export function add<S extends Core>(d: Draft<S>, table: TableName<S>, index: number, value: number): void {
  windowsOf(d.s)[table]![index]! += value
}

/** Search: remember an open draft (in a buffer kept for that depth), try something, put everything back. */
export function mark<S extends Core>(d: Draft<S>, keep: Int16Array): Core {
  keep.set(d.s.cells)
  return { cells: keep, frames: d.s.frames, seed: d.s.seed, draws: d.s.draws, seq: d.s.seq, over: d.s.over }
}
export function restore<S extends Core>(d: Draft<S>, marked: Core): void {
  const s = looseOf(d.s)
  d.s.cells.set(marked.cells)
  s.frames = marked.frames
  s.seed = marked.seed
  s.draws = marked.draws
  s.seq = marked.seq
  s.over = marked.over
  d.todo = 'ask'
}

type Frames = { readonly frames: readonly Frame[] }
export const top = (s: Frames): Frame => s.frames[s.frames.length - 1]!
/** The innermost frame of that step, if the procedure is under way. */
export function frameOf<F extends Frame>(s: Frames, step: F['step']): F | undefined {
  for (let i = s.frames.length - 1; i >= 0; i--) if (s.frames[i]!.step === step) return s.frames[i] as F
  return undefined
}

function setFrames<S extends Core>(d: Draft<S>, frames: readonly Frame[], todo: Todo): void {
  looseOf(d.s).frames = frames
  d.todo = todo
}
/** Calls another procedure: when it pops, this one resumes with its result. */
export const push = <S extends Core, F extends Frame>(d: Draft<S>, frame: F): void =>
  setFrames(d, [...d.s.frames, frame], 'begin')
/** The same frames with another on top: one array, for this is done at every touch. */
function withTop(frames: readonly Frame[], frame: Frame): readonly Frame[] {
  const changed = frames.slice()
  changed[changed.length - 1] = frame
  return changed
}
/** Ends this procedure and begins another in its place. */
export const replace = <S extends Core, F extends Frame>(d: Draft<S>, frame: F): void =>
  setFrames(d, withTop(d.s.frames, frame), 'begin')
/** Goes on in this procedure with changed data. */
export const update = <S extends Core, F extends Frame>(d: Draft<S>, frame: F): void =>
  setFrames(d, withTop(d.s.frames, frame), d.todo)
/** Ends this procedure and gives its result to the caller. */
export function pop<S extends Core>(d: Draft<S>, result = 0): void {
  setFrames(d, d.s.frames.slice(0, -1), 'resume')
  d.result = result
}
/** Ends the game, at whatever depth of whatever procedure. */
export function finish<S extends Core>(d: Draft<S>, over: Outcome): void {
  if (d.s.over === null) looseOf(d.s).over = over
}

/** Those sides know more than before. */
export function learn<S extends Core>(d: Draft<S>, who: Ears): void {
  d.learnt |= who
}

/** Tells what happened, to each side in its own words: a face it does not know at this moment becomes a token. */
export function tell<S extends Core>(d: Draft<S>, to: Ears, kind: string, ...what: readonly Ref[]): void {
  if (d.told === null) return
  for (const side of sides) if (to & (1 << side)) d.told.push({ kind, to: side, what: heard(d, side, what) })
}
function heard<S extends Core>(d: Draft<S>, side: Side, what: readonly Ref[]): readonly Ref[] {
  const isStrange = (ref: Ref): boolean => 'piece' in ref && !d.game.knowsPiece(d.s, side, ref.piece)
  if (!what.some(isStrange)) return what
  return what.map(ref => (isStrange(ref) ? { token: d.game.tokenOf(d.s, (ref as { piece: number }).piece) } : ref))
}
