import { readWheel } from './wheel'

const report = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, shiftKey: false }

test.each([
  ['a notch of a mouse wheel', { deltaY: 120 }],
  ['a wheel that counts lines', { deltaY: 3, deltaMode: 1 }],
  ['a pinch on the trackpad', { deltaY: 4.5, ctrlKey: true }],
])('%s zooms out when it turns towards you', (_, part) => {
  const move = readWheel({ ...report, ...part })
  expect(move.kind === 'zoom' && move.factor).toBeLessThan(1)
})

test('turning the wheel back undoes the zoom', () => {
  const [a, b] = [readWheel({ ...report, deltaY: 120 }), readWheel({ ...report, deltaY: -120 })]
  expect(a.kind === 'zoom' && b.kind === 'zoom' && a.factor * b.factor).toBeCloseTo(1)
})

test('two fingers on the trackpad pan the map with them', () => {
  expect(readWheel({ ...report, deltaX: 7, deltaY: 31.5 })).toEqual({ kind: 'pan', dx: -7, dy: -31.5 })
})

test('a wheel with shift goes sideways', () => {
  expect(readWheel({ ...report, deltaY: 120, shiftKey: true })).toEqual({ kind: 'pan', dx: -120, dy: 0 })
})
