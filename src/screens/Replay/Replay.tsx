import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ScrollView, View, useWindowDimensions } from 'react-native'
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
  replayTo,
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
export function Replay({ navigation, route }: RouteProps<'Replay'>) {
  const { save, view, told } = useReplay()
  const isCovered = useGame(({ playing }) => playing === null || playing.curtain.is === 'covered')
  const asked = route.params?.step
  useEffect(() => {
    openReplay()
    if (asked !== undefined) replayTo(asked)
    return closeReplay
  }, [asked])
  useEffect(() => {
    if (isCovered && navigation.canGoBack()) navigation.goBack()
  }, [isCovered, navigation])
  if (!save || !view || isCovered) return <View testID="no-replay" style={{ flex: 1, backgroundColor: '#1B1510' }} />
  return (
    <OnTape
      board={boardFor(save.game)}
      view={view}
      told={told}
      isAtMoment={asked !== undefined}
      onBack={() => navigation.goBack()}
    />
  )
}

interface OnTapeProps {
  readonly board: TableBoard
  readonly view: AnyView
  readonly told: readonly Event[]
  /** It was opened at a moment somebody asked for: the map begins there. */
  readonly isAtMoment: boolean
  readonly onBack: () => void
}
const LOW = 480
const ASIDE = 288
/** The map with what is told of it below, or at the side of a screen that is low. */
function OnTape({ board, view, told, isAtMoment, onBack }: OnTapeProps) {
  const insets = useSafeAreaInsets()
  const { width, height } = useWindowDimensions()
  const { leftHanded } = useTheme()
  const [foot, setFoot] = useState(180)
  const [isRunning, setRunning] = usePlayback()
  const isLow = height < LOW && width > height
  const bottom = isLow ? 0 : foot
  const aside = isLow ? { left: leftHanded ? ASIDE : 0, right: leftHanded ? 0 : ASIDE } : { left: 0, right: 0 }
  return (
    <View testID="replay" style={{ flex: 1, backgroundColor: '#1B1510' }}>
      <View style={{ position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 }}>
        <TapeMap
          board={board}
          view={view}
          told={told}
          isAtMoment={isAtMoment}
          insets={{ top: 50 + insets.top, bottom, ...aside }}
        />
      </View>
      <Head status={board.status(view)} onBack={onBack} />
      <View style={{ flex: 1, pointerEvents: 'box-none', alignItems: leftHanded ? 'flex-start' : 'flex-end' }}>
        <View style={isLow ? { flex: 1, width: ASIDE } : { marginTop: 'auto', width: '100%' }}>
          <Foot board={board} view={view} told={told} isLow={isLow} onHeight={setFoot}>
            <Transport isRunning={isRunning} onRun={setRunning} />
          </Foot>
        </View>
      </View>
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

interface FootProps {
  readonly board: TableBoard
  readonly view: AnyView
  readonly told: readonly Event[]
  /** At the side: it takes the whole height, and what is told scrolls. */
  readonly isLow: boolean
  readonly onHeight: (height: number) => void
  readonly children: ReactNode
}
function Foot({ board, view, told, isLow, onHeight, children }: FootProps) {
  const { look, leftHanded } = useTheme()
  const insets = useSafeAreaInsets()
  return (
    <View
      onLayout={({ nativeEvent }) => onHeight(Math.round(nativeEvent.layout.height))}
      style={{
        flexGrow: isLow ? 1 : 0,
        flexShrink: 1,
        backgroundColor: look.ui.ask,
        [isLow ? (leftHanded ? 'borderRightWidth' : 'borderLeftWidth') : 'borderTopWidth']: 1,
        borderColor: look.ui.accent,
        padding: space.medium,
        paddingTop: space.small,
        paddingBottom: space.small + insets.bottom,
        gap: space.tiny,
      }}
    >
      <ScrollView style={{ flexGrow: isLow ? 1 : 0, flexShrink: 1 }}>
        <Told board={board} view={view} told={told} />
      </ScrollView>
      <Timeline />
      <View
        style={{
          flexDirection: leftHanded ? 'row-reverse' : 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: space.small,
        }}
      >
        {children}
        <EyesChoice sideNames={board.sideNames} />
      </View>
    </View>
  )
}

function Told({ board, view, told }: Pick<FootProps, 'board' | 'view' | 'told'>) {
  const { textScale } = useTheme()
  const words = gameOf(board.game)!.words
  const lines = told.filter(({ kind }) => !board.whispers?.has(kind))
  const shown = textScale >= 1.6 ? 1 : SHOWN
  const more = lines.length - shown
  return (
    <View style={{ minHeight: 44 }} accessibilityLiveRegion="polite" testID="replay-told">
      {lines.length === 0 && (
        <Text type="prompt" ink="onAsk">
          Set up
        </Text>
      )}
      {lines.slice(0, shown).map((event, i) => (
        <Text key={i} type={i === 0 ? 'prompt' : 'secondary'} ink={i === 0 ? 'onAsk' : 'onAskSoft'}>
          {words.event(view, event)}
          {i === shown - 1 && more > 0 ? `, and ${more} more` : ''}
        </Text>
      ))}
    </View>
  )
}

interface TapeMapProps {
  readonly board: TableBoard
  readonly view: AnyView
  readonly told: readonly Event[]
  readonly isAtMoment: boolean
  readonly insets: { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }
}
const nothing = (): void => undefined
const unlit: readonly never[] = []
function TapeMap({ board, view, told, isAtMoment, insets }: TapeMapProps) {
  const { look, palette, textScale, reducedMotion } = useTheme()
  const camera = useRef<MapCamera>(null)
  const seen = useMemo<Seen>(() => ({ view, live: nothingLive, held: -1, first: view.eyes === 1 ? 1 : 0 }), [view])
  const things = useMemo(() => board.things(seen), [board, seen])
  const play = useSame(
    useMemo(() => board.play(seen), [board, seen]),
    sameText,
  )
  const place = placeOf(told)
  const [begin] = useState(() => (isAtMoment && place !== null ? { space: place, zoom: nearZoom(board) } : undefined))
  const isNear = useRef(begin !== undefined)
  useEffect(() => {
    if (place === null || !camera.current) return
    camera.current.flyTo(place, isNear.current ? undefined : nearZoom(board))
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
      begin={begin}
      onTap={nothing}
      onDrop={nothing}
    />
  )
}

const nearZoom = (board: TableBoard): number => stackZoom(board.board()) * NEAR

const isPlace = (ref: Ref): ref is { readonly space: number } => 'space' in ref
/** Where the moment happened. */
function placeOf(told: readonly Event[]): number | null {
  for (const { what } of [...told].reverse()) {
    const place = what.findLast(isPlace)
    if (place) return place.space
  }
  return null
}
