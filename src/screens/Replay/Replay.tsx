import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { Text } from '../../components'
import { gameOf } from '../../games'
import { TouchMap, type MapCamera } from '../../gestures'
import { stackZoom } from '../../map'
import {
  closeReplay,
  nothingLive,
  openReplay,
  replayBy,
  useGame,
  useReplay,
  type AnyView,
  type Event,
  type Ref,
} from '../../stores'
import { space, useTheme } from '../../theme'
import type { RouteProps } from '../routes'
import { boardFor, type Seen, type TableBoard } from '../Table/boards'
import { sameText, useSame } from '../Table/useSame'
import { EyesChoice, Head, Timeline, Transport } from './controls'

const SHOWN = 3
const BEAT = 900
/** Close enough to tell the blocks of a stack, in shares of the zoom that shows each. */
const NEAR = 0.72

/** A game again, moment by moment, through the eyes of whoever may look. */
export function Replay({ navigation }: RouteProps<'Replay'>) {
  const { save, view, told } = useReplay()
  const isCovered = useGame(({ playing }) => playing === null || playing.curtain.is === 'covered')
  useEffect(() => {
    openReplay()
    return closeReplay
  }, [])
  useEffect(() => {
    if (isCovered && navigation.canGoBack()) navigation.goBack()
  }, [isCovered, navigation])
  if (!save || !view || isCovered) return <View testID="no-replay" style={{ flex: 1, backgroundColor: '#1B1510' }} />
  return <OnTape board={boardFor(save.game)} view={view} told={told} onBack={() => navigation.goBack()} />
}

interface OnTapeProps {
  readonly board: TableBoard
  readonly view: AnyView
  readonly told: readonly Event[]
  readonly onBack: () => void
}
function OnTape({ board, view, told, onBack }: OnTapeProps) {
  const insets = useSafeAreaInsets()
  const [foot, setFoot] = useState(180)
  const [isRunning, setRunning] = usePlayback()
  return (
    <View testID="replay" style={{ flex: 1, backgroundColor: '#1B1510' }}>
      <View style={{ position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 }}>
        <TapeMap
          board={board}
          view={view}
          told={told}
          insets={{ top: 50 + insets.top, bottom: foot, left: 0, right: 0 }}
        />
      </View>
      <Head status={board.status(view)} onBack={onBack} />
      <View style={{ flex: 1 }} pointerEvents="none" />
      <Foot board={board} view={view} told={told} onHeight={setFoot}>
        <Transport isRunning={isRunning} onRun={setRunning} />
      </Foot>
    </View>
  )
}

/** Running, it goes from moment to moment until the end. */
function usePlayback(): readonly [boolean, (on: boolean) => void] {
  const [isRunning, setRunning] = useState(false)
  const { step, moments } = useReplay()
  const isAtEnd = step >= (moments.at(-1)?.step ?? 0)
  useEffect(() => {
    if (!isRunning || isAtEnd) return
    const timer = setTimeout(() => replayBy(1), BEAT)
    return () => clearTimeout(timer)
  }, [isRunning, isAtEnd, step])
  return [isRunning && !isAtEnd, setRunning]
}

interface FootProps extends Omit<OnTapeProps, 'onBack'> {
  readonly onHeight: (height: number) => void
  readonly children: ReactNode
}
function Foot({ board, view, told, onHeight, children }: FootProps) {
  const { look } = useTheme()
  const insets = useSafeAreaInsets()
  const words = gameOf(board.game)!.words
  const lines = told.filter(({ kind }) => !board.whispers?.has(kind))
  const more = lines.length - SHOWN
  return (
    <View
      onLayout={({ nativeEvent }) => onHeight(Math.round(nativeEvent.layout.height))}
      style={{
        backgroundColor: look.ui.ask,
        borderTopWidth: 1,
        borderColor: look.ui.accent,
        padding: space.medium,
        paddingTop: space.small,
        paddingBottom: space.small + insets.bottom,
        gap: space.tiny,
      }}
    >
      <View style={{ minHeight: 44 }} accessibilityLiveRegion="polite" testID="replay-told">
        {lines.length === 0 && (
          <Text type="prompt" ink="onAsk">
            Set up
          </Text>
        )}
        {lines.slice(0, SHOWN).map((event, i) => (
          <Text key={i} type={i === 0 ? 'prompt' : 'secondary'} ink={i === 0 ? 'onAsk' : 'onAskSoft'} numberOfLines={1}>
            {words.event(view, event)}
            {i === SHOWN - 1 && more > 0 ? `, and ${more} more` : ''}
          </Text>
        ))}
      </View>
      <Timeline />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small }}>
        {children}
        <EyesChoice sideNames={board.sideNames} />
      </View>
    </View>
  )
}

interface TapeMapProps {
  readonly board: TableBoard
  readonly view: AnyView
  readonly told: readonly Event[]
  readonly insets: { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }
}
const nothing = (): void => undefined
const unlit: readonly never[] = []
function TapeMap({ board, view, told, insets }: TapeMapProps) {
  const { look, palette, textScale, reducedMotion } = useTheme()
  const camera = useRef<MapCamera>(null)
  const seen = useMemo<Seen>(() => ({ view, live: nothingLive, held: -1, first: view.eyes === 1 ? 1 : 0 }), [view])
  const things = useMemo(() => board.things(seen), [board, seen])
  const play = useSame(
    useMemo(() => board.play(seen), [board, seen]),
    sameText,
  )
  const place = placeOf(told)
  const isNear = useRef(false)
  useEffect(() => {
    if (place === null || !camera.current) return
    camera.current.flyTo(place, isNear.current ? undefined : stackZoom(board.board()) * NEAR)
    isNear.current = true
  }, [place, told, board])
  const describe = useCallback(
    (at: number) => {
      const pieces = things.filter(thing => thing.space === at).map(({ label }) => label)
      return [gameOf(board.game)!.words.space(at), ...pieces].join(', ')
    },
    [board, things],
  )
  return (
    <TouchMap
      board={board.board()}
      things={things}
      play={play}
      weather={board.weather(view)}
      lit={unlit}
      look={look}
      palette={palette}
      textScale={textScale}
      reducedMotion={reducedMotion}
      insets={insets}
      carrying={null}
      describe={describe}
      cameraRef={camera}
      onTap={nothing}
      onDrop={nothing}
    />
  )
}

const isPlace = (ref: Ref): ref is { readonly space: number } => 'space' in ref
/** Where the moment happened. */
function placeOf(told: readonly Event[]): number | null {
  for (const { what } of [...told].reverse()) {
    const place = what.findLast(isPlace)
    if (place) return place.space
  }
  return null
}
