/** Spaces 0 to size - 1. Neighbours of space s stand at `neighbours[offsets[s]]` up to, not including, `neighbours[offsets[s + 1]]`. */
export interface Graph {
  readonly size: number
  readonly offsets: Int16Array
  readonly neighbours: Int16Array
}

/** A graph from pairs of neighbours, each named once. */
export function graphOf(size: number, pairs: readonly (readonly [number, number])[]): Graph {
  const lists: number[][] = Array.from({ length: size }, () => [])
  for (const [a, b] of pairs) {
    lists[a]!.push(b)
    lists[b]!.push(a)
  }
  const offsets = new Int16Array(size + 1)
  lists.forEach((list, space) => (offsets[space + 1] = offsets[space]! + list.length))
  return { size, offsets, neighbours: Int16Array.from(lists.flatMap(list => list.sort((a, b) => a - b))) }
}
