import { gameOf } from '../../src/games'
import { arenaReport, interval, type ArenaGame } from './arenaReport'

const game = (side: 0 | 1, winner: ArenaGame['winner']): ArenaGame => ({
  first: 'officer',
  second: 'recruit',
  scenario: 'river',
  side,
  winner,
  decisions: 1,
  seconds: 1,
  problem: '',
})

test('the interval holds the share, narrows with games and stays between nothing and all', () => {
  const [low, high] = interval(118, 200)
  expect([low, high].map(share => share.toFixed(3))).toEqual(['0.521', '0.656'])
  expect(interval(0, 20)[0]).toBeCloseTo(0)
  expect(interval(20, 20)[1]).toBeCloseTo(1)
  const [wideLow, wideHigh] = interval(12, 20)
  expect(wideHigh - wideLow).toBeGreaterThan(high - low)
})
test('the tables count wins of the first named by side', () => {
  const text = arenaReport(gameOf('kiev41')!, [game(0, 'first'), game(0, 'second'), game(1, 'first')])
  expect(text).toContain('| officer against recruit | 3 | 2, 67 %')
  expect(text).toContain('| 1 of 2 | 1 of 1 |')
  expect(text).toContain('Axis 1 of 2, Soviet 1 of 1')
  expect(text).toContain('3 games, 0 with errors or stalls, 3 s')
})
