import { games } from '../../games'
import { rungsMissing, upTheLadder } from './ladder'

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

test('what the book would have added before is named, from the foot up', () => {
  const options = [option('c', 'b'), option('alone'), option('b', 'a'), option('a')]
  const missing = (...chosen: string[]) => rungsMissing(options, chosen).map(({ id }) => id)
  expect(missing('c')).toEqual(['a', 'b'])
  expect(missing('c', 'a')).toEqual(['b'])
  expect(missing('alone', 'a')).toEqual([])
})
