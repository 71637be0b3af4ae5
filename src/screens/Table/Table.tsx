import { useCallback, useRef, useState } from 'react'
import { View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { IconButton, Toast, shadowOf } from '../../components'
import type { MapCamera } from '../../gestures'
import { stackZoom } from '../../map'
import {
  closeGame,
  heardBy,
  dismissFault,
  dismissNotice,
  markRead,
  useGame,
  useSettings,
  type Playing,
} from '../../stores'
import { layout, ownLayer, radius, space, useTheme } from '../../theme'
import type { RouteProps } from '../routes'
import { boardFor } from './boards'
import { CurtainCover } from './Curtain'
import { Hint, useHinted } from './Hint'
import { missedBy } from './speech'
import { StatusStrip } from './StatusStrip'
import { TableFoot } from './TableFoot'
import { placeToBegin } from './placeToBegin'
import { TableMap } from './TableMap'
import { TableSheets, type SheetName } from './TableSheets'
import { TableTray } from './TableTray'
import { useAway } from './useAway'
import { useHandInSight } from './useHandInSight'
import { stepKeyOf, useStepInSight } from './useStepInSight'
import { AboutPlace } from './AboutPlace'
import { useFeel } from './show/useFeel'
import { useEnd, useShow } from './show/useShow'
import { useWatching } from './show/useWatching'
import { useOpponents } from './useOpponents'
import { readyPlaces, useTableModel } from './useTableModel'
import { usePublicPicture } from './usePublicPicture'
import { useWake } from './useWake'

export function Table({ navigation }: RouteProps<'Table'>) {
  const playing = useGame(state => state.playing)
  useAway()
  useOpponents()
  useWake()
  if (!playing) return <View testID="no-table" style={{ flex: 1, backgroundColor: '#1B1510' }} />
  const home = (): void => {
    navigation.popToTop()
    closeGame()
  }
  if (playing.curtain.is === 'covered')
    return <CurtainCover playing={playing} next={playing.curtain.next} onHome={home} />
  return (
    <OpenTable
      playing={playing}
      onHome={home}
      onRule={rule => navigation.push('Rules', { game: playing.save.game, rule })}
      onRules={() => navigation.push('Rules', { game: playing.save.game })}
      onReplay={() => navigation.navigate('Replay')}
      onSettings={() => navigation.navigate('Settings')}
      onOver={() => navigation.navigate('Result')}
    />
  )
}

interface OpenTableProps {
  readonly playing: Playing
  readonly onHome: () => void
  readonly onRule: (rule: string) => void
  readonly onRules: () => void
  readonly onReplay: () => void
  readonly onSettings: () => void
  readonly onOver: () => void
}

function OpenTable({ playing: actual, onHome, onRule, onRules, onReplay, onSettings, onOver }: OpenTableProps) {
  const show = useShow(actual, boardFor(actual.save.game))
  const { playing } = show
  const model = useHinted(useTableModel(playing), playing)
  const camera = useRef<MapCamera>(null)
  usePublicPicture(playing)
  useWatching(show, camera, placeToBegin(model))
  useFeel(actual, show)
  useEnd(actual, show, onOver)
  const isInstant = useSettings(({ pace }) => pace === 'instant')
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const [place, setPlace] = usePlace(actual)
  const [card, setCard] = useState<number | null>(null)
  const [foot, setFoot] = useState(112)
  const [tray, setTray] = useState(0)
  const [isCarried, setCarried] = useState(false)
  const insets = useSafeAreaInsets()
  const eyes = playing.curtain.is === 'open' ? playing.curtain.eyes : null
  const missed = eyes === 0 || eyes === 1 ? missedBy(actual, eyes).filter(entry => heardBy(entry, eyes).length > 0) : []
  const shownSheet = sheet ?? (isInstant && missed.length > 0 && actual.undo.depth === 0 ? 'missed' : null)
  const least = layout.phone.statusBar + 6 + insets.top
  const [head, setHead] = useState(least)
  const window = { top: Math.max(least, head), bottom: foot + tray, left: 0, right: 0 }
  useStepInSight(actual, model, camera, show.isBehind)
  useHandInSight(playing, model, camera, isCarried, foot + tray)
  const ready = readyPlaces(model)
  const next = useRef(0)
  const showNext = (): void => {
    const at = ready[next.current++ % ready.length]!
    camera.current?.flyTo(at, stackZoom(model.board.board()) * 0.72)
  }
  const close = (): void => {
    if (shownSheet === 'missed' && (eyes === 0 || eyes === 1)) markRead(eyes)
    if (shownSheet === 'missed') show.finish()
    setSheet(null)
  }
  return (
    <View testID="table" style={{ flex: 1, backgroundColor: '#1B1510' }}>
      <View style={{ position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 }}>
        <TableMap
          playing={playing}
          model={model}
          insets={window}
          cameraRef={camera}
          onPlace={setPlace}
          onCard={setCard}
          onCarry={setCarried}
          glides={show.glides}
          arrows={show.arrows}
          onWatched={show.isBehind ? show.step : null}
          onPainted={show.begin}
        />
      </View>
      <StatusStrip
        status={playing.view ? model.board.status(playing.view) : { title: playing.save.title, note: '' }}
        side={playing.by}
        onHeight={height => setHead(Math.max(least, height))}
        onMenu={() => setSheet('menu')}
        onLog={() => setSheet('log')}
        onOrder={() => setSheet('order')}
        onMore={() => setSheet('more')}
      />
      <View pointerEvents="box-none" style={{ flex: 1, justifyContent: 'flex-end' }}>
        <MapTools
          isAside={isCarried}
          onFit={() => camera.current?.fit()}
          onNext={ready.length > 0 ? showNext : null}
          onIn={() => camera.current?.zoomIn()}
          onOut={() => camera.current?.zoomOut()}
          onRules={onRules}
        />
        <Hint playing={playing} model={model} camera={camera} />
        <Notices onRule={onRule} />
        {!isCarried && (
          <TableTray
            playing={playing}
            model={model}
            place={place}
            onPlace={setPlace}
            onCard={setCard}
            onHeight={setTray}
          />
        )}
      </View>
      <View style={ownLayer} onLayout={({ nativeEvent }) => setFoot(Math.round(nativeEvent.layout.height))}>
        <TableFoot actual={actual} show={show} board={model.board} onSheet={setSheet} onRule={onRule} />
      </View>
      <TableSheets
        playing={playing}
        model={model}
        show={show}
        sheet={shownSheet}
        missed={missed}
        onClose={close}
        onSheet={setSheet}
        onPlace={at => {
          setPlace(at)
          camera.current?.flyTo(at)
        }}
        onRule={onRule}
        onRules={onRules}
        onReplay={onReplay}
        onHome={onHome}
        onSettings={onSettings}
      />
      <AboutPlace model={model} at={card} camera={camera} onAt={setCard} onRule={onRule} />
    </View>
  )
}

/** The place one looks at, until something else is asked. */
function usePlace(playing: Playing): readonly [number | null, (place: number | null) => void] {
  const step = stepKeyOf(playing)
  const [looked, setLooked] = useState<{ readonly at: number | null; readonly during: string } | null>(null)
  const look = useCallback((at: number | null) => setLooked({ at, during: step }), [step])
  return [looked?.during === step ? looked.at : null, look]
}

function Notices({ onRule }: { onRule: (rule: string) => void }) {
  const notice = useGame(state => state.notice)
  const fault = useGame(state => state.fault)
  const { leftHanded } = useTheme()
  const isWide = useWindowDimensions().width >= layout.tabletFrom
  if (!notice && !fault) return null
  /** Beside the tray, which stands in the other corner. */
  const side = !isWide ? 'center' : leftHanded ? 'flex-end' : 'flex-start'
  return (
    <View
      pointerEvents="box-none"
      style={[{ padding: space.small, width: '100%', maxWidth: 520, alignSelf: side }, ownLayer]}
    >
      {fault && <Toast tone="refusal" title={fault.what} text={fault.advice} onClose={dismissFault} testID="fault" />}
      {notice && (
        <Toast
          tone={notice.tone}
          title={notice.title}
          text={notice.refusal?.reason}
          rule={notice.refusal?.rule}
          onClose={dismissNotice}
          onRule={onRule}
          testID="notice"
        />
      )}
    </View>
  )
}

interface MapToolsProps {
  /** What is carried over the map is seen on all of it. */
  readonly isAside: boolean
  readonly onFit: () => void
  readonly onNext: (() => void) | null
  readonly onIn: () => void
  readonly onOut: () => void
  readonly onRules: () => void
}
/** Beside the map: the whole of it, and the next piece that can act. A tablet has room for more. */
function MapTools({ isAside, onFit, onNext, onIn, onOut, onRules }: MapToolsProps) {
  const { look, leftHanded } = useTheme()
  const { width } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const isWide = width >= layout.tabletFrom
  return (
    <View
      style={[
        {
          position: 'absolute',
          top: space.medium,
          [leftHanded ? 'left' : 'right']: space.small + (leftHanded ? insets.left : insets.right),
          backgroundColor: look.ui.surface,
          borderRadius: radius.card,
        },
        shadowOf('card'),
        ownLayer,
        isAside && { opacity: 0 },
      ]}
    >
      <IconButton icon="fit" label="See the whole map" size={20} onPress={onFit} testID="fit" />
      {onNext && (
        <IconButton
          icon="find"
          label="Go to the next piece that can act"
          size={20}
          onPress={onNext}
          testID="next-ready"
        />
      )}
      {isWide && <IconButton icon="plus" label="Closer" size={20} onPress={onIn} testID="zoom-in" />}
      {isWide && <IconButton icon="minus" label="Farther" size={20} onPress={onOut} testID="zoom-out" />}
      {isWide && <IconButton icon="rules" label="Rules" size={20} onPress={onRules} testID="table-rules" />}
    </View>
  )
}
