import { footOf, modeOf, modes, seatsFor, swapped, withLevel } from './modes'

const start = seatsFor('two', { seats: [{ kind: 'person' }, { kind: 'person' }], privacy: 'curtain' })

test.each(modes)('%s is read back from the seats it sets', mode => {
  expect(modeOf(seatsFor(mode, start))).toBe(mode)
})
test('either side can be the person', () => {
  const against = swapped(seatsFor('against', start))
  expect(against.seats.map(({ kind }) => kind)).toEqual(['ai', 'person'])
  expect(modeOf(against)).toBe('against')
})
test('a level chosen stays when the mode changes', () => {
  const chosen = withLevel(seatsFor('against', start), 1, 'officer')
  expect(seatsFor('watch', chosen).seats[1]).toEqual({ kind: 'ai', level: 'officer' })
})
test('alone may be played without fog, and an AI never against open faces', () => {
  expect(modeOf({ ...seatsFor('alone', start), privacy: 'open' })).toBe('alone')
  expect(seatsFor('against', { ...start, privacy: 'open' }).privacy).toBe('curtain')
})

test('the foot names side and level of a game against the AI, and who sits there otherwise', () => {
  const sides = ['Axis', 'Soviet'] as const
  const against = withLevel(seatsFor('against', start), 1, 'officer')
  expect(footOf(against, sides)).toBe('You play Axis against the AI: Officer')
  expect(footOf(swapped(against), sides)).toBe('You play Soviet against the AI: Officer')
  expect(footOf(start, sides)).toBe('Two players, one device')
})
