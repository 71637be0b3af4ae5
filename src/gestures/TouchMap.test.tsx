import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { Profiler, type ReactNode } from 'react'
import type { GestureTouchEvent, ManualGesture } from 'react-native-gesture-handler'
import { pieceRecordings, signRecordings } from '../map'
import { recordings } from '../map/layers/record'
import { paperStyle, typefaces as mockFaces } from '../map/layers/testing/offscreen'
import { tinyBoard } from '../map/layers/testing/tinyBoard'
import { paintings } from '../map/paint/easel'
import { TouchMap } from './TouchMap'

jest.mock('../map/text/useTypefaces', () => ({ useTypefaces: () => mockFaces }))

/** The jest double of Reanimated has no frames; a hand needs none. */
jest.mock('react-native-reanimated', () => ({
  ...jest.requireActual<object>('react-native-reanimated/mock'),
  useFrameCallback: () => mockFrames,
}))
const mockFrames = { setActive: () => undefined, isActive: false, callbackId: 0 }

/** Touches go straight to the gesture. */
let mockGesture: ManualGesture | null = null
jest.mock('react-native-gesture-handler', () => ({
  ...jest.requireActual<object>('react-native-gesture-handler'),
  GestureDetector: ({ gesture, children }: { gesture: ManualGesture; children: ReactNode }) => {
    mockGesture = gesture
    return children
  },
}))

const size = { width: 400, height: 300 }
const middle = { x: 200, y: 150 }
const count = { renders: 0 }
/** A board is painted for real here. */
const patience = 60_000
const onDragOver = jest.fn()
const onLift = jest.fn()
const drawn = () => [recordings(), pieceRecordings.count, signRecordings.count, paintings.count]
const manager = { activate: () => undefined, end: () => undefined }

function touch(kind: 'onTouchesDown' | 'onTouchesMove', x: number, y: number): void {
  const finger = { id: 1, x, y, absoluteX: x, absoluteY: y }
  const event = { allTouches: [finger], changedTouches: [finger], pointerType: 1 } as unknown as GestureTouchEvent
  act(() => mockGesture?.handlers[kind]?.(event, manager as never))
}

async function mount(): Promise<void> {
  const play = { control: [0, 1], contested: [] }
  const colour = '#A62A1E'
  const piece = { key: 'p1', kind: 'cube', colour, space: 0, camp: 'first', nation: 'soviet', label: 'a cube' } as const
  render(
    <Profiler id="map" onRender={() => count.renders++}>
      <TouchMap
        board={tinyBoard}
        things={[{ ...piece, flags: { canAct: true } }]}
        play={play}
        weather="good"
        {...paperStyle}
        begin={{ space: 0, zoom: 3 }}
        onTap={() => undefined}
        onDrop={() => undefined}
        onLift={onLift}
        onDragOver={onDragOver}
      />
    </Profiler>,
  )
  fireEvent(screen.getByTestId('map'), 'layout', { nativeEvent: { layout: size } })
  await act(() => jest.advanceTimersByTimeAsync(4000))
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => jest.useRealTimers())

test(
  'panning renders nothing, records nothing and paints nothing',
  async () => {
    await mount()
    touch('onTouchesDown', 30, 30)
    touch('onTouchesMove', 50, 40)
    const [renders, before] = [count.renders, drawn()]
    for (let i = 0; i < 60; i++) touch('onTouchesMove', 50 + i, 40 + (i % 7))
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect([count.renders, drawn()]).toEqual([renders, before])
    expect(onLift).not.toHaveBeenCalled()
  },
  patience,
)

test(
  'dragging a piece within one area renders nothing, records nothing and paints nothing',
  async () => {
    await mount()
    touch('onTouchesDown', middle.x, middle.y)
    touch('onTouchesMove', middle.x + 12, middle.y)
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(onLift).toHaveBeenCalledWith('p1')
    const [renders, before, told] = [count.renders, drawn(), onDragOver.mock.calls.length]
    for (let i = 0; i < 60; i++) touch('onTouchesMove', middle.x + 12 + (i % 5), middle.y + (i % 4))
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect([count.renders, drawn(), onDragOver.mock.calls.length]).toEqual([renders, before, told])
  },
  patience,
)
