import { games } from '../../games'
import { upTheLadder } from './ladder'

const option = (id: string, after?: string) => ({ id, name: id.toUpperCase(), ...(after && { after }) })

test('every option comes after the rung below it, and names it', () => {
  const rungs = upTheLadder([option('c', 'b'), option('alone'), option('b', 'a'), option('a')])
  expect(rungs.map(({ id, below }) => [id, below?.name])).toEqual([
    ['alone', undefined],
    ['a', undefined],
    ['b', 'A'],
    ['c', 'B'],
  ])
})

test('no option of a game is lost on the ladder', () => {
  for (const { options } of games)
    expect(
      upTheLadder(options)
        .map(({ id }) => id)
        .sort((a, b) => (a < b ? -1 : 1)),
    ).toEqual(options.map(({ id }) => id).sort((a, b) => (a < b ? -1 : 1)))
})
