import type { Cells, Core, Game } from './contract'

/** Writable windows by table name: how the engine sees a state whose tables it does not know. */
export type Windows = { [table: string]: Int16Array }
export const windowsOf = (s: object): Windows => s as unknown as Windows

interface Layout {
  readonly names: readonly string[]
  readonly sizes: readonly number[]
  /** Where each table begins in the buffer, in bytes. */
  readonly starts: readonly number[]
  readonly total: number
}
const layouts = new WeakMap<object, Layout>()

/** The tables of a game in declared order: the order of the buffer, of the digest and of the save. */
export function layoutOf(game: { readonly tables: Game<Core>['tables'] }): Layout {
  const known = layouts.get(game.tables)
  if (known) return known
  const names = Object.keys(game.tables)
  const sizes = names.map(name => game.tables[name]!.size)
  const starts: number[] = []
  let total = 0
  for (const size of sizes) {
    starts.push(total * Int16Array.BYTES_PER_ELEMENT)
    total += size
  }
  const layout = { names, sizes, starts, total }
  layouts.set(game.tables, layout)
  return layout
}

/** A state over a buffer: every table a window on it. */
export function lay<S extends Core>(game: Game<S>, rest: Omit<Core, 'cells'>, cells: Int16Array): S {
  const { names, sizes, starts } = layoutOf(game)
  const { buffer, byteOffset } = cells
  let table = 0
  const window = (): Int16Array => {
    const i = table++
    return new Int16Array(buffer, byteOffset + starts[i]!, sizes[i]!)
  }
  if (game.shape) return game.shape(rest, cells, window)
  const { frames, seed, draws, seq, over } = rest
  const s: { [key: string]: unknown } = { cells, frames, seed, draws, seq, over }
  for (const name of names) s[name] = window()
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
export const copyOf = <S extends Core>(game: Game<S>, s: S): S => lay(game, s, copyCells(s.cells))

/** Copies are cut from slabs: to ask for many small buffers takes longer than to fill them. */
const COPIES_A_SLAB = 16
let slab = new ArrayBuffer(0)
let used = 0
function copyCells(cells: Int16Array): Int16Array {
  if (used + cells.byteLength > slab.byteLength) {
    slab = new ArrayBuffer(cells.byteLength * COPIES_A_SLAB)
    used = 0
  }
  const copy = new Int16Array(slab, used, cells.length)
  used += cells.byteLength
  copy.set(cells)
  return copy
}
