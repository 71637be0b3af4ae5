import { readable } from './settingsStore'

test('what was kept comes back', () => {
  expect(readable({ look: 'dark', textScale: 2, leftHanded: true })).toEqual({
    look: 'dark',
    textScale: 2,
    leftHanded: true,
  })
})

test('what nobody can choose falls back to the default, and takes nothing else with it', () => {
  const kept = { look: 'neon', palette: 7, textScale: 40, pace: 'normal', haptics: 'yes', unknown: 1 }
  expect(readable(kept)).toEqual({ pace: 'normal' })
  expect(readable(null)).toEqual({})
  expect(readable('dark')).toEqual({})
})
