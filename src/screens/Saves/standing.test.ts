import type { SaveHeader } from '../../stores'
import { standing } from './standing'

const save = {
  game: 'kiev41',
  outcome: null,
  damaged: false,
  soundTo: null,
  picture: null,
  length: 1,
} as unknown as SaveHeader
const picture = { save: '1', length: 1, line: 'July 1941, Axis impulse', control: [], stacks: [] }

test.each([
  [{}, '1 action'],
  [{ length: 7 }, '7 actions'],
  [{ picture }, 'July 1941, Axis impulse'],
  [{ picture, outcome: { winner: 1, rule: '2.4' } as const }, 'Over: Soviet won'],
  [{ outcome: { winner: 'draw', rule: '2.4' } as const }, 'Over: a draw'],
  [{ soundTo: 3, length: 7, picture }, 'Kept whole, but damaged after 3 of 7 actions.'],
  [{ damaged: true, picture }, 'It cannot be read, and is kept as it is.'],
])('%j stands: %s', (change, said) => {
  expect(standing({ ...save, ...change })).toBe(said)
})
