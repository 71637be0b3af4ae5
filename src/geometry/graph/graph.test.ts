import fc from 'fast-check'
import type { Travel } from '.'
import { cheapestPath, flood, FORBIDDEN, graphOf, newReached, pathTo, reach, stepsFrom } from '.'

/** 0 - 1 - 2 - 3 in a row, and a detour 0 - 4 - 3. */
const graph = graphOf(6, [
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 4],
  [4, 3],
])
const costs = [1, 1, 1, 1, 5, 1]
const walk: Travel = { cost: (_, to) => costs[to]!, passes: () => true }

test('reach gives the cheapest cost of every space within the points', () => {
  const { spent } = reach(graph, 0, 3, walk, newReached(6))
  expect(Array.from(spent)).toEqual([0, 1, 2, 3, -1, -1])
})

test('reach goes through no space where the mover has to stop', () => {
  const stopping: Travel = { ...walk, passes: space => space !== 1 }
  expect(Array.from(reach(graph, 0, 9, stopping, newReached(6)).spent)).toEqual([0, 1, 7, 6, 5, -1])
})

test('a forbidden border is not crossed', () => {
  const barred: Travel = { ...walk, cost: (from, to) => (from + to === 1 ? FORBIDDEN : costs[to]!) }
  expect(cheapestPath(graph, 0, 2, 9, barred)).toEqual([0, 4, 3, 2])
})

test('the cheapest path need not be the shortest', () => {
  expect(cheapestPath(graph, 0, 3, 9, walk)).toEqual([0, 1, 2, 3])
  expect(cheapestPath(graph, 0, 5, 9, walk)).toEqual([])
  expect(pathTo(reach(graph, 0, 2, walk, newReached(6)), 3)).toEqual([])
})

test('a flood fills what hangs together with a source', () => {
  const dry = (_: number, to: number): boolean => to !== 1
  expect(Array.from(flood(graph, [0], dry, new Uint8Array(6)))).toEqual([1, 0, 1, 1, 1, 0])
  expect(Array.from(flood(graph, [], dry, new Uint8Array(6)))).toEqual([0, 0, 0, 0, 0, 0])
  expect(Array.from(stepsFrom(graph, [0, 5], dry, new Int16Array(6)))).toEqual([0, -1, 3, 2, 1, 0])
})

/** The plain way to the same answer: relax every border until nothing changes. */
function slowReach(
  size: number,
  pairs: readonly (readonly [number, number])[],
  cost: readonly number[],
  points: number,
): number[] {
  const spent = Array.from({ length: size }, (_, space) => (space === 0 ? 0 : Infinity))
  for (let round = 0; round < size; round++) {
    for (const [a, b] of pairs) {
      spent[b] = Math.min(spent[b]!, spent[a]! + cost[b]!)
      spent[a] = Math.min(spent[a]!, spent[b]! + cost[a]!)
    }
  }
  return spent.map(points_ => (points_ <= points ? points_ : -1))
}

test('reach agrees with a slow search on any graph', () => {
  const pair = fc.tuple(fc.nat(11), fc.nat(11)).filter(([a, b]) => a !== b)
  const cost = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(
      fc.uniqueArray(pair, { selector: ([a, b]) => Math.min(a, b) * 12 + Math.max(a, b) }),
      cost,
      fc.nat(12),
      (pairs, price, points) => {
        const travel: Travel = { cost: (_, to) => price[to]!, passes: () => true }
        const fast = reach(graphOf(12, pairs), 0, points, travel, newReached(12))
        expect(Array.from(fast.spent)).toEqual(slowReach(12, pairs, price, points))
      },
    ),
  )
})
