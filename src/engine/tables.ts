import type { Cells, Core, Game } from './contract'

/** Writable windows by table name: how the engine sees a state whose tables it does not know. */
export type Windows = { [table: string]: Int16Array }
export const windowsOf = (s: object): Windows => s as unknown as Windows

interface Layout {
  readonly names: readonly string[]
  readonly sizes: readonly number[]
  readonly total: number
}
const layouts = new WeakMap<object, Layout>()

/** The tables of a game in declared order: the order of the buffer, of the digest and of the save. */
export function layoutOf(game: { readonly tables: Game<Core>['tables'] }): Layout {
  const known = layouts.get(game.tables)
  if (known) return known
  const names = Object.keys(game.tables)
  const sizes = names.map(name => game.tables[name]!.size)
  const layout = { names, sizes, total: sizes.reduce((sum, size) => sum + size, 0) }
  layouts.set(game.tables, layout)
  return layout
}

/** A state over a buffer: every table a window on it. */
export function lay<S extends Core>(game: Game<S>, rest: Omit<Core, 'cells'>, cells: Int16Array): S {
  const { names, sizes } = layoutOf(game)
  const s: { [key: string]: unknown } = {
    cells,
    frames: rest.frames,
    seed: rest.seed,
    draws: rest.draws,
    seq: rest.seq,
    over: rest.over,
  }
  for (let i = 0, from = 0; i < names.length; i++) {
    s[names[i]!] = cells.subarray(from, from + sizes[i]!)
    from += sizes[i]!
  }
  return s as unknown as S
}

/** A state before set-up: every cell at its table's fill. */
export function blank<S extends Core>(game: Game<S>, seed: Core['seed']): S {
  const { names, total } = layoutOf(game)
  const s = lay(game, { frames: [], seed, draws: 0, seq: 0, over: null }, new Int16Array(total))
  for (const name of names) windowsOf(s)[name]!.fill(game.tables[name]!.fill ?? 0)
  return s
}

export const cellsOf = (s: object, table: string): Cells => windowsOf(s)[table]!
export const copyOf = <S extends Core>(game: Game<S>, s: S): S => lay(game, s, s.cells.slice())
