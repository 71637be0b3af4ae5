import type { Point } from '../board'
import { distance, type Path } from './lines'

/** Lines as a graph of their points, for finding the way along rivers. */
export interface Network {
  readonly points: readonly Point[]
  readonly links: readonly (readonly { readonly to: number; readonly length: number }[])[]
}

/** An end of a line closer than `join` to another line is linked to it, so that a tributary meets its river. */
export function networkOf(lines: readonly Path[], join: number): Network {
  const points = lines.flat()
  const lineOf = lines.flatMap((line, place) => line.map(() => place))
  const links: { to: number; length: number }[][] = points.map(() => [])
  const link = (a: number, b: number) => {
    const length = distance(points[a]!, points[b]!)
    links[a]!.push({ to: b, length })
    links[b]!.push({ to: a, length })
  }
  lineOf.forEach((line, place) => {
    const goesOn = lineOf[place + 1] === line
    if (goesOn) link(place, place + 1)
    if (goesOn && lineOf[place - 1] === line) return
    const near = nearestPlace(points, points[place]!, other => lineOf[other] !== line)
    if (near >= 0 && distance(points[near]!, points[place]!) <= join) link(place, near)
  })
  return { points, links }
}

export function nearestPlace(
  points: readonly Point[],
  to: Point,
  wanted: (place: number) => boolean = () => true,
): number {
  let best = -1
  let least = Infinity
  points.forEach((point, place) => {
    const away = distance(point, to)
    if (away < least && wanted(place)) {
      best = place
      least = away
    }
  })
  return best
}

/** The shortest way between two places of the network, both included; null when there is none. */
export function routeBetween(network: Network, from: number, to: number): readonly number[] | null {
  const far = new Float64Array(network.points.length).fill(Infinity)
  const before = new Int32Array(network.points.length).fill(-1)
  const heap: [number, number][] = [[0, from]]
  far[from] = 0
  for (let next = pop(heap); next; next = pop(heap)) {
    const [length, place] = next
    if (place === to) return wayBack(before, to)
    if (length > far[place]!) continue
    for (const link of network.links[place]!) {
      const sum = length + link.length
      if (sum >= far[link.to]!) continue
      far[link.to] = sum
      before[link.to] = place
      push(heap, [sum, link.to])
    }
  }
  return null
}

function wayBack(before: Int32Array, end: number): number[] {
  const way = [end]
  for (let place = before[end]!; place >= 0; place = before[place]!) way.push(place)
  return way.reverse()
}

function push(heap: [number, number][], item: [number, number]): void {
  let place = heap.push(item) - 1
  while (place > 0) {
    const parent = (place - 1) >> 1
    if (heap[parent]![0] <= item[0]) break
    heap[place] = heap[parent]!
    place = parent
  }
  heap[place] = item
}

function pop(heap: [number, number][]): [number, number] | undefined {
  const top = heap[0]
  const last = heap.pop()
  if (!top || !last || heap.length === 0) return top
  let place = 0
  for (let child = 1; child < heap.length; child = 2 * place + 1) {
    if (child + 1 < heap.length && heap[child + 1]![0] < heap[child]![0]) child++
    if (heap[child]![0] >= last[0]) break
    heap[place] = heap[child]!
    place = child
  }
  heap[place] = last
  return top
}
