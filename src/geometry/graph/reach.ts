import type { Graph } from './graph'

export const FORBIDDEN = -1

/** What a mover pays from space to space. */
export interface Travel {
  /** Points for stepping over this border (its place in `graph.neighbours`), or FORBIDDEN. At least 1. */
  cost(from: number, to: number, border: number): number
  /** False where the mover has to stop. */
  passes(space: number): boolean
}

/** Where a mover got to: kept by the caller and refilled, so that a search allocates nothing. */
export interface Reached {
  /** By space: points spent, -1 where it cannot come. */
  readonly spent: Int16Array
  /** By space: where it came from, -1 at the start. */
  readonly from: Int16Array
}
export const newReached = (size: number): Reached => ({ spent: new Int16Array(size), from: new Int16Array(size) })

const buckets: number[][] = []
const bucket = (points: number): number[] => (buckets[points] ??= [])

/** Every space within `points`, each by its cheapest way; among equals the way through the lower numbered space. */
export function reach(graph: Graph, start: number, points: number, travel: Travel, into: Reached): Reached {
  into.spent.fill(-1)
  into.from.fill(-1)
  into.spent[start] = 0
  for (let i = 0; i <= points; i++) bucket(i).length = 0
  bucket(0).push(start)
  for (let spent = 0; spent <= points; spent++) {
    const ring = bucket(spent)
    for (let i = 0; i < ring.length; i++) {
      const here = ring[i]!
      if (into.spent[here] === spent && (here === start || travel.passes(here)))
        stepOut(graph, here, points, travel, into)
    }
  }
  return into
}

function stepOut(graph: Graph, here: number, points: number, travel: Travel, into: Reached): void {
  for (let border = graph.offsets[here]!; border < graph.offsets[here + 1]!; border++) {
    const next = graph.neighbours[border]!
    const cost = travel.cost(here, next, border)
    if (cost === FORBIDDEN) continue
    const spent = into.spent[here]! + cost
    const known = into.spent[next]!
    if (spent > points || (known >= 0 && known <= spent)) continue
    into.spent[next] = spent
    into.from[next] = here
    bucket(spent).push(next)
  }
}

/** The way to a reached space, start and end included; empty when it was not reached. */
export function pathTo(reached: Reached, end: number): readonly number[] {
  if (reached.spent[end]! < 0) return []
  const out: number[] = []
  for (let here = end; here >= 0; here = reached.from[here]!) out.push(here)
  return out.reverse()
}

/** The cheapest way between two spaces within `points`; empty when there is none. */
export function cheapestPath(
  graph: Graph,
  start: number,
  end: number,
  points: number,
  travel: Travel,
): readonly number[] {
  return pathTo(reach(graph, start, points, travel, newReached(graph.size)), end)
}
