import { start, view, type Core } from '../../engine'
import { gameOf } from '../../games'
import { joined } from './joined'

interface Seen {
  readonly at: Int16Array
  readonly steps: Int16Array
}
const game = gameOf('kiev41')!
const state = start(game, game.scenarios[0]!.id, [], [41, 1941])
const cells = (seen: unknown): Seen => seen as Seen

test('together both sides know where every block of the map stands', () => {
  const open = joined(view(game, state, 0), view(game, state, 1), 0)
  const real = cells(state as Core)
  expect(cells(open).at).toEqual(Int16Array.from(real.at))
  expect(cells(open).steps).toEqual(Int16Array.from(real.steps))
  expect(open.tokens).toEqual([])
  expect('seed' in open).toBe(false)
})

test('one side alone does not', () => {
  expect(cells(view(game, state, 0)).at).not.toEqual(Int16Array.from(cells(state as Core).at))
})
