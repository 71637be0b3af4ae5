import type { Core, Game, View } from '../../engine'
import type { Belief } from '../types'
import { seedOf } from './seed'

const WORLDS = 24
/** What that side takes to be under every token it sees: how often each face lies there in imagined worlds. */
export function beliefs<S extends Core>(game: Game<S>, view: View<S>): readonly Belief[] {
  const work = believing(game, view)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
/** The same a world at a time, for a screen that must not stand still. */
export function* believing<S extends Core>(game: Game<S>, view: View<S>): Generator<void, readonly Belief[], void> {
  const seen = new Map<number, Map<number, number>>()
  for (let world = 0; world < WORLDS; world++) {
    const s = game.imagine(view, seedOf(game, view, world))
    for (let piece = 0; piece < game.pieces.length; piece++) note(seen, game.tokenOf(s, piece), piece)
    yield
  }
  return view.tokens.map(({ token, at }) => ({ token, at, pieces: ranked(seen.get(token) ?? new Map()) }))
}
function note(seen: Map<number, Map<number, number>>, token: number, piece: number): void {
  const faces = seen.get(token) ?? new Map<number, number>()
  faces.set(piece, (faces.get(piece) ?? 0) + 1)
  seen.set(token, faces)
}
const ranked = (faces: ReadonlyMap<number, number>): Belief['pieces'] =>
  [...faces]
    .map(([piece, count]) => ({ piece, chance: count / WORLDS }))
    .sort((a, b) => b.chance - a.chance || a.piece - b.piece)
