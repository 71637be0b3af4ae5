import { balanceOf } from './balance'

const played = [
  { game: 'kiev41', scenario: 'snow', level: 'recruit', games: 40, first: 10 },
  { game: 'kiev41', scenario: 'snow', level: 'officer', games: 20, first: 11 },
  { game: 'kiev41', scenario: 'river', level: 'marshal', games: 0, first: 0 },
] as const

test('the best opponents that have played it say how balanced a scenario is', () => {
  expect(balanceOf('kiev41', 'snow', played)).toMatchObject({ level: 'officer', games: 20, first: 11 })
})
test('what nobody has played has no measure', () => {
  expect(balanceOf('kiev41', 'river', played)).toBeNull()
  expect(balanceOf('kiev41', 'pocket', played)).toBeNull()
})
