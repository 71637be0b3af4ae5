import { readablePicture } from './picture'

const picture = { save: 'a', length: 7, line: 'July', control: [0, 1, -1], stacks: [[0, 0, 3]] }

test('a kept picture comes back; anything of another shape is none', () => {
  expect(readablePicture(picture, 'a')).toEqual(picture)
  expect(readablePicture({ ...picture, control: ['0'] }, 'a')).toBeNull()
  expect(readablePicture({ ...picture, line: 7 }, 'a')).toBeNull()
  expect(readablePicture(null, 'a')).toBeNull()
})

test('a copy of a game shows the map of the game it was made from', () => {
  expect(readablePicture(picture, 'b')).toEqual({ ...picture, save: 'b' })
})

test('a stack that cannot be read is left out', () => {
  expect(readablePicture({ ...picture, stacks: [[0, 0, 3], [1, 'x'], 7] }, 'a')?.stacks).toEqual([[0, 0, 3]])
})
