import { kiev41 } from '..'
import { draftOn } from '../../../engine'
import { linesFrom, perft } from '../../../engine/testing/perft'
import { begin, giveAll } from '../testing/table'

test.each([
  ['campaign', [7, 86, 876]],
  ['preludes', [7, 86, 876]],
  ['river', [8, 132, 3674]],
  ['pocket', [8, 132, 3925]],
  ['snow', [16, 274, 3667]],
])('lines of play from the start of %s', (scenario, counts) => {
  expect([1, 2, 3].map(depth => perft(kiev41, scenario, [], [1, 41], depth))).toEqual(counts)
})

test.each([
  ['campaign', 'Axis', [8, 34, 240]],
  ['river', '52', [11, 452, 6348]],
  ['pocket', '36', [13, 593, 8730]],
] as const)('lines of play under Kleist alone in %s', (scenario, area, counts) => {
  const s = giveAll(begin(scenario), 'tactical', 'lift A-HQ-1PG', `go ${area}`, 'endActivation')
  expect([1, 2, 3].map(depth => linesFrom(draftOn(kiev41, s), depth))).toEqual(counts)
})
