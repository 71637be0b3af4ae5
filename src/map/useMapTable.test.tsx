import { act, renderHook } from '@testing-library/react-native'
import { looks } from '../theme/looks'
import { palettes } from '../theme/palettes'
import type { FaceName } from '../theme/type'
import { recordings } from './layers/record'
import { tinyBoard } from './layers/testing/tinyBoard'
import { paintings } from './paint/easel'
import { pieceRecordings } from './pieces/record'
import type { Typefaces } from './text/typefaces'
import { useMapTable, type MapTableOptions } from './useMapTable'

/** The jest double of Reanimated has no frames; a pan by hand needs none. */
jest.mock('react-native-reanimated', () => ({
  ...jest.requireActual<object>('react-native-reanimated/mock'),
  useFrameCallback: () => mockFrames,
}))
const mockFrames = { setActive: () => undefined, isActive: false, callbackId: 0 }

const noFaces = new Proxy({}, { get: () => undefined }) as Record<FaceName, never> as unknown as Typefaces
const options = (): MapTableOptions => ({
  board,
  things: [{ key: 'p1', kind: 'block', space: 0, camp: 'first', nation: 'soviet', label: 'a block' }],
  play: { control: [0, 1], contested: [] },
  weather: 'good',
  look: looks.paper,
  palette: palettes.standard,
  typefaces: noFaces,
  size,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  begin: { space: 0, zoom: 3 },
})
const board = tinyBoard
const size = { width: 400, height: 300 }

test('a pan renders nothing, records nothing and paints nothing until it comes to rest', () => {
  let renders = 0
  const { result } = renderHook(() => {
    renders++
    return useMapTable(options())
  })
  const { rig } = result.current
  const from = rig.current()
  const before = [renders, recordings(), pieceRecordings.count, paintings.count]
  act(() => {
    for (let i = 0; i < 90; i++) rig.pan(i % 2 ? -3 : 2, 1)
  })
  expect(rig.current()).not.toEqual(from)
  expect([renders, recordings(), pieceRecordings.count, paintings.count]).toEqual(before)
  act(() => rig.settle())
  expect(renders).toBeGreaterThan(before[0]!)
})

test('what a hand has uncovered may be painted once it rests, though it does not let go', () => {
  jest.useFakeTimers()
  const { result } = renderHook(() => useMapTable(options()))
  const { rig, rest } = result.current
  for (let i = 0; i < 20; i++) {
    rig.hold(true)
    rig.pan(-3, 0)
    act(() => jest.advanceTimersByTime(16))
  }
  expect([rig.isBusy(), result.current.rest]).toEqual([true, rest])
  act(() => jest.advanceTimersByTime(400))
  expect([rig.isBusy(), result.current.rest]).toEqual([false, rig.current()])
  expect(result.current.rest).not.toEqual(rest)
  jest.useRealTimers()
})

test('content that says the same as before changes nothing on the table', () => {
  const { result, rerender } = renderHook(() => useMapTable(options()))
  const { content, placed, scene, camps } = result.current
  rerender(undefined)
  const isSame = [
    result.current.content === content,
    result.current.placed === placed,
    result.current.scene === scene,
    result.current.camps === camps,
  ]
  expect(isSame).toEqual([true, true, true, true])
})
