import { ago } from './ago'

const minute = 60000
test.each([
  [0, 'just now'],
  [-5 * minute, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [25 * 60 * minute, '1 day ago'],
  [40 * 24 * 60 * minute, '1 month ago'],
  [800 * 24 * 60 * minute, '2 years ago'],
])('%d milliseconds are %s', (span, said) => {
  expect(ago(1e12, 1e12 + span)).toBe(said)
})
