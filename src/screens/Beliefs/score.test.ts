import type { Believed } from '../../stores'
import { byPlace, scoreOf } from './score'

const believed = (token: number, at: number, guess: number, was: number, chance: number): Believed => ({
  token,
  at,
  guesses: [{ piece: guess, chance: 0.5 }],
  was,
  chance,
})

test('right is where the likeliest guess was so; trust is the chance the truth was given', () => {
  expect(scoreOf([believed(1, 5, 8, 8, 0.5), believed(2, 5, 8, 9, 0.1)])).toEqual({ tokens: 2, right: 1, trust: 0.3 })
  expect(scoreOf([])).toEqual({ tokens: 0, right: 0, trust: 0 })
})
test('the fullest stacks come first', () => {
  const places = byPlace([believed(1, 3, 8, 8, 1), believed(2, 5, 8, 9, 0), believed(3, 5, 8, 9, 0)])
  expect(places.map(({ at }) => at)).toEqual([5, 3])
})
