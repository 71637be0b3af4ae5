import { readablePicture } from './pictureStore'

const picture = { save: 'a', control: [0, 1, -1], stacks: [[0, 0, 3]] }

test('the picture of that game comes back, of another or of another shape none', () => {
  expect(readablePicture(picture, 'a')).toEqual(picture)
  expect(readablePicture(picture, 'b')).toBeNull()
  expect(readablePicture({ save: 'a', control: ['0'], stacks: [] }, 'a')).toBeNull()
  expect(readablePicture(null, 'a')).toBeNull()
})

test('a stack that cannot be read is left out', () => {
  expect(readablePicture({ ...picture, stacks: [[0, 0, 3], [1, 'x'], 7] }, 'a')?.stacks).toEqual([[0, 0, 3]])
})
