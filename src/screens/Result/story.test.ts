import { stepsOf } from './Plot'
import { luckWords } from './Story'

test('a line in steps holds its value until the next and fills the height', () => {
  const points = stepsOf([0, 10], 10, 106, 106)
  expect(points).toEqual([
    { x: 3, y: 103 },
    { x: 103, y: 103 },
    { x: 103, y: 3 },
  ])
})
test('luck is said in hits, dice and what could be expected', () => {
  expect(luckWords({ dice: 12, hits: 6, expected: 4 })).toBe('6 hits of 12 dice, 4.0 expected: lucky')
  expect(luckWords({ dice: 12, hits: 1, expected: 4 })).toContain('unlucky')
  expect(luckWords({ dice: 12, hits: 4, expected: 4.2 })).toContain('as expected')
  expect(luckWords({ dice: 0, hits: 0, expected: 0 })).toBe('rolled no dice')
})
