import { borderKinds, type Board } from './board'

/** What play asks of a board thousands of times, as numbers: spaces by their place in `board.spaces`. */
export interface BoardTables {
  readonly size: number
  /** Neighbours of space s: `neighbours[offsets[s]]` up to, not including, `neighbours[offsets[s + 1]]`, in rising order. */
  readonly offsets: Int16Array
  readonly neighbours: Int16Array
  /** Beside each neighbour, the place of its border kind in `borderKinds`. */
  readonly kinds: Uint8Array
  /** Beside each neighbour, the place of the border in `board.borders`. */
  readonly borders: Int16Array
  readonly terrainNames: readonly string[]
  /** Of each space, the place of its terrain in `terrainNames`. */
  readonly terrain: Uint8Array
  readonly placeOf: (id: string) => number
}

/** Impassable borders are left out: they are lines on the map, not ways. */
export function boardTables(board: Board): BoardTables {
  const size = board.spaces.length
  const ways = waysOf(board)
  const offsets = new Int16Array(size + 1)
  ways.forEach((list, space) => (offsets[space + 1] = offsets[space]! + list.length))
  const flat = ways.flat()
  const terrainNames = [...new Set(board.spaces.map(space => space.terrain))]
  const places = new Map(board.spaces.map((space, place) => [space.id, place]))
  return {
    size,
    offsets,
    neighbours: Int16Array.from(flat, way => way.to),
    kinds: Uint8Array.from(flat, way => way.kind),
    borders: Int16Array.from(flat, way => way.border),
    terrainNames,
    terrain: Uint8Array.from(board.spaces, space => terrainNames.indexOf(space.terrain)),
    placeOf: id => placeIn(places, id),
  }
}

interface Way {
  readonly to: number
  readonly kind: number
  readonly border: number
}

function waysOf(board: Board): Way[][] {
  const ways: Way[][] = board.spaces.map(() => [])
  board.borders.forEach(({ a, b, kind }, border) => {
    if (kind === 'impassable') return
    const code = borderKinds.indexOf(kind)
    ways[a]!.push({ to: b, kind: code, border })
    ways[b]!.push({ to: a, kind: code, border })
  })
  for (const list of ways) list.sort((one, other) => one.to - other.to)
  return ways
}

function placeIn(places: ReadonlyMap<string, number>, id: string): number {
  const place = places.get(id)
  if (place === undefined) throw new Error(`no space ${id} on this board`)
  return place
}
