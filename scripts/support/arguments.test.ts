import { peekOption, readArguments, UsageError } from './arguments'

const specs = {
  game: { kind: 'word', among: ['skirmish', 'kiev41'] },
  games: { kind: 'count', fallback: '10' },
  seed: { kind: 'seed', fallback: '1' },
  options: { kind: 'list', among: ['fog', 'mud'], fallback: '' },
  json: { kind: 'flag' },
} as const
const read = (line: string) => readArguments(line.split(' ').filter(Boolean), specs).values

test('values, with a space or an equals sign, and what is left out', () => {
  expect(read('--game kiev41 --games=3 --options fog,mud --json')).toEqual({
    game: 'kiev41',
    games: 3,
    seed: 1,
    options: ['fog', 'mud'],
    json: true,
  })
  expect(read('--game skirmish --seed 0')).toEqual({ game: 'skirmish', games: 10, seed: 0, options: [], json: false })
})

test.each([
  ['', '--game is missing'],
  ['--game chess', 'not chess'],
  ['--game kiev41 --games -1', 'not -1'],
  ['--game kiev41 --games=-1', 'not -1'],
  ['--game kiev41 --games 0', 'from 1'],
  ['--game kiev41 --games ten', 'not ten'],
  ['--game kiev41 --games 1.5', 'not 1.5'],
  ['--game kiev41 --games 1e3', 'not 1e3'],
  ['--game kiev41 --games 99999999999', 'whole number'],
  ['--game kiev41 --games', 'wants a value'],
  ['--game --json', 'wants a value'],
  ['--game kiev41 --colour red', 'no option --colour'],
  ['--game kiev41 --toString 1', 'no option --toString'],
  ['--game kiev41 --json=yes', 'takes no value'],
  ['--game kiev41 --game skirmish', 'twice'],
  ['--game kiev41 --options snow', 'not snow'],
  ['--game kiev41 stray', 'stray'],
])('%s is refused', (line, words) => {
  expect(() => read(line)).toThrow(UsageError)
  expect(() => read(line)).toThrow(words)
})

test('files are read where they are wanted', () => {
  expect(readArguments(['a.json', '--json', 'b.json'], { json: { kind: 'flag' } }, 'files').rest).toEqual([
    'a.json',
    'b.json',
  ])
})

test('one option can be read ahead', () => {
  expect(peekOption(['--seed', '1', '--game', 'kiev41'], 'game')).toBe('kiev41')
  expect(peekOption(['--game=kiev41'], 'game')).toBe('kiev41')
  expect(peekOption(['--games', '3'], 'game')).toBeUndefined()
})
