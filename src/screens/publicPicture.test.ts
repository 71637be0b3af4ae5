import { openingView } from '../stores'
import { boardFor } from './Table/boards'
import { publicPicture } from './publicPicture'

const drawn = (luck: number) => publicPicture('a', 3, boardFor('kiev41'), openingView('kiev41', 'preludes', luck)!)

test('who holds what, how many stand where and where the war stands: nothing of what they are', () => {
  const picture = drawn(1)
  expect(picture).toMatchObject({ save: 'a', length: 3, line: expect.stringContaining('July 1941') })
  expect(new Set(picture.stacks.map(([, side]) => side))).toEqual(new Set([0, 1]))
  expect(JSON.stringify(picture)).not.toMatch(/Panzer|Corps|Army/)
})

test('what was drawn in secret leaves no trace in the picture', () => {
  const counts = (luck: number) => drawn(luck).stacks.map(([space, side, count]) => `${space} ${side} ${count}`)
  expect(counts(1).sort()).toEqual(counts(2).sort())
})
