import type { Thing } from '../../map'
import { boardFor } from './boards'
import { publicPicture } from './publicPicture'

const block = (key: string, space: number, nation: 'german' | 'soviet', name?: string): Thing => ({
  key,
  kind: 'block',
  space,
  camp: 'first',
  nation,
  label: name ?? 'Hidden block',
  note: name,
})

test('only who holds what and how many stand where is kept, nothing of what they are', () => {
  const things = [block('p1', 4, 'german', 'III Panzer Corps'), block('p2', 4, 'german'), block('t9', 7, 'soviet')]
  const picture = publicPicture('a', boardFor('kiev41'), things, [0, 1])
  expect(picture).toEqual({
    save: 'a',
    control: [0, 1],
    stacks: [
      [4, 0, 2],
      [7, 1, 1],
    ],
  })
  expect(JSON.stringify(picture)).not.toContain('Panzer')
})
