import { kiev41 } from '..'
import { blank, layoutOf } from '../../../engine'

test('every table of a state is a window on its own stretch of the buffer, in declared order', () => {
  const s = blank(kiev41, [1, 2])
  const { names, sizes, starts } = layoutOf(kiev41)
  const windows = names.map(name => (s as unknown as { readonly [table: string]: Int16Array })[name]!)
  expect(windows.map(({ byteOffset }) => byteOffset)).toEqual(starts)
  expect(windows.map(({ length }) => length)).toEqual(sizes)
  expect(new Set(windows.map(({ buffer }) => buffer))).toEqual(new Set([s.cells.buffer]))
})
