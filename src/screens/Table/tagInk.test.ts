import { contrast, palettes } from '../../theme'
import { tagInk } from './tagInk'

test('the name of a side can be read on its colour in every palette', () => {
  const grounds = Object.values(palettes).flatMap(({ sides }) => sides)
  expect(grounds.length).toBeGreaterThan(4)
  for (const ground of grounds) expect(contrast(tagInk(ground), ground)).toBeGreaterThanOrEqual(4.5)
})
