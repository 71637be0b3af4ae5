import type { Core, Frame, Game, Outcome } from './contract'
import { digest } from './digest'
import { draftOn } from './draft'
import { blank, layoutOf, lay, windowsOf } from './tables'

export const SNAPSHOT_FORMAT = 1

/** A state as plain data, tables by name: what a snapshot holds. Derived tables are rebuilt on reading. */
export interface Snapshot {
  readonly format: number
  readonly game: string
  readonly version: number
  readonly tables: { readonly [name: string]: readonly number[] }
  readonly frames: readonly Frame[]
  readonly seed: readonly [number, number]
  readonly draws: number
  readonly seq: number
  readonly over: Outcome | null
  readonly digest: string
}

export function encodeState<S extends Core>(game: Game<S>, s: S): Snapshot {
  const tables: { [name: string]: readonly number[] } = {}
  for (const name of layoutOf(game).names)
    if (!game.tables[name]!.derived) tables[name] = Array.from(windowsOf(s)[name]!)
  const { frames, seed, draws, seq, over } = s
  return {
    format: SNAPSHOT_FORMAT,
    game: game.id,
    version: game.version,
    tables,
    frames,
    seed,
    draws,
    seq,
    over,
    digest: digest(game, s),
  }
}

/** Null when the snapshot is of another game, version or shape, or its digest does not fit: replay from the start instead. */
export function decodeState<S extends Core>(game: Game<S>, saved: Snapshot): S | null {
  if (saved.format !== SNAPSHOT_FORMAT || saved.game !== game.id || saved.version !== game.version) return null
  const s = lay(game, saved, blank(game, saved.seed).cells)
  for (const name of layoutOf(game).names) {
    if (game.tables[name]!.derived) continue
    const cells = saved.tables[name]
    if (!cells || cells.length !== game.tables[name]!.size) return null
    windowsOf(s)[name]!.set(cells)
  }
  game.derive(draftOn(game, s))
  return digest(game, s) === saved.digest ? s : null
}
