import { isPin, keptPin, opensWith } from './pin'

const scene = { game: 'kiev41', scenario: 'snow' }
const save = { ...scene, table: { pins: [keptPin('1941', scene, 0), null] as const } }

test('a side opens with its own PIN and no other', () => {
  expect(opensWith('1941', save, 0)).toBe(true)
  expect(opensWith('1942', save, 0)).toBe(false)
  expect(opensWith('', save, 0)).toBe(false)
})

test('a side without a PIN is never opened by one', () => {
  expect(opensWith('1941', save, 1)).toBe(false)
  expect(opensWith('', save, 1)).toBe(false)
})

test('what is kept is not the PIN, and differs from side to side', () => {
  expect(keptPin('1941', scene, 0)).not.toContain('1941')
  expect(keptPin('1941', scene, 0)).not.toBe(keptPin('1941', scene, 1))
})

test('only four figures are a PIN', () => {
  expect(['1941', '0000'].every(isPin)).toBe(true)
  expect(['', '194', '19411', '19a1'].some(isPin)).toBe(false)
  expect(keptPin('194', scene, 0)).toBeNull()
})
