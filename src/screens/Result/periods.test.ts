import { periodsOf } from './periods'

test('moments of the same month make one stretch; the last moment ends it', () => {
  expect(periodsOf(['July', 'July', 'August', 'August', 'August'])).toEqual([
    { name: 'July', length: 2 },
    { name: 'August', length: 2 },
  ])
  expect(periodsOf(['July'])).toEqual([])
  expect(periodsOf([])).toEqual([])
})
