import type { Graph } from './graph'

const queue: number[] = []

/**
 * Marks with 1 everything that hangs together with the sources (supply, control, a sea). `enters` says whether the
 * flood may go over a border; a source itself always counts.
 */
export function flood(
  graph: Graph,
  sources: readonly number[],
  enters: (from: number, to: number, border: number) => boolean,
  into: Uint8Array,
): Uint8Array {
  into.fill(0)
  queue.length = 0
  for (const source of sources) wet(source, into)
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!
    for (let border = graph.offsets[here]!; border < graph.offsets[here + 1]!; border++) {
      const next = graph.neighbours[border]!
      if (into[next] === 0 && enters(here, next, border)) wet(next, into)
    }
  }
  return into
}
function wet(space: number, into: Uint8Array): void {
  if (into[space]) return
  into[space] = 1
  queue.push(space)
}

/** Steps from the nearest source, -1 where none can come. */
export function stepsFrom(
  graph: Graph,
  sources: readonly number[],
  enters: (from: number, to: number, border: number) => boolean,
  into: Int16Array,
): Int16Array {
  into.fill(-1)
  queue.length = 0
  for (const source of sources) reachAt(source, 0, into)
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!
    for (let border = graph.offsets[here]!; border < graph.offsets[here + 1]!; border++) {
      const next = graph.neighbours[border]!
      if (into[next]! < 0 && enters(here, next, border)) reachAt(next, into[here]! + 1, into)
    }
  }
  return into
}
function reachAt(space: number, steps: number, into: Int16Array): void {
  if (into[space]! >= 0) return
  into[space] = steps
  queue.push(space)
}
