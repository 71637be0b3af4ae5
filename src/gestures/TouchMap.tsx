import { useCallback, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react'
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native'
import { GestureDetector } from 'react-native-gesture-handler'
import {
  framing,
  MapCanvas,
  nextStop,
  noInsets,
  paperInk,
  sees,
  standZoom,
  useMapTable,
  useTypefaces,
  type Carrying,
  type Insets,
  type MapContent,
  type MapStyle,
  type MapTable,
  type Nudge,
  type OverlayItem,
  type Typefaces,
} from '../map'
import type { MapHandlers } from './handlers'
import { useBrowserInput } from './useBrowserInput'
import { useTouches } from './useTouches'

/** For buttons and announcements outside the map. */
export interface MapCamera {
  readonly flyTo: (space: number, zoom?: number) => void
  readonly fit: () => void
  /** All these spaces lie in the free part of the window. */
  readonly shows: (spaces: readonly number[]) => boolean
  /** Brings the first space into the free part of the window, and of the others those that fit beside it. */
  readonly frame: (first: number, others: readonly number[]) => void
  /** Near enough to see single pieces there. */
  readonly approach: (space: number) => void
  readonly zoomIn: () => void
  readonly zoomOut: () => void
}

export interface TouchMapProps extends MapContent, MapStyle, MapHandlers {
  readonly insets?: Insets
  readonly carrying?: Carrying | null
  readonly nudge?: Nudge | null
  readonly describe?: (space: number) => string
  readonly cameraRef?: Ref<MapCamera>
  /** The map can be seen: what is to be watched on it may begin. */
  readonly onPainted?: () => void
  /** What to look at first; the whole sheet without it. */
  readonly begin?: { readonly space: number; readonly zoom: number }
}

/** The map under the fingers: draws, moves, picks up and puts down, and says what was touched. */
export function TouchMap(props: TouchMapProps) {
  const typefaces = useTypefaces()
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const measure = useCallback(({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    const { width, height } = layout
    setSize(before => (before?.width === width && before.height === height ? before : { width, height }))
  }, [])
  const ready = typefaces && size && size.width > 0 ? { typefaces, size } : null
  const paper = ready ? null : { backgroundColor: paperInk(props.look) }
  return (
    <View style={[styles.table, paper]} onLayout={measure} testID="map">
      {ready && <ReadyMap {...props} {...ready} />}
    </View>
  )
}

interface ReadyMapProps extends TouchMapProps {
  readonly typefaces: Typefaces
  readonly size: { readonly width: number; readonly height: number }
}

function ReadyMap({ insets = noInsets, ...props }: ReadyMapProps) {
  const table = useMapTable({ ...props, insets })
  const ground = useRef<View>(null)
  const gesture = useTouches(table, props)
  useBrowserInput(ground, table)
  useMapCamera(props.cameraRef, table)
  const { onTap } = props
  const act = useCallback(
    ({ space, piece }: OverlayItem) => onTap({ space, piece, stack: piece === null ? [] : [piece] }),
    [onTap],
  )
  return (
    <GestureDetector gesture={gesture}>
      <View ref={ground} style={styles.table} collapsable={false} testID="map-ground">
        <MapCanvas
          table={table}
          carrying={props.carrying}
          nudge={props.nudge}
          describe={props.describe}
          onAct={act}
          onPainted={props.onPainted}
        />
      </View>
    </GestureDetector>
  )
}

function useMapCamera(ref: Ref<MapCamera> | undefined, table: MapTable): void {
  const { rig, content } = table
  const { board } = content
  const handle = useMemo<MapCamera>(() => {
    const step = (direction: 1 | -1) => {
      const { zoom } = rig.current()
      const middle = rig.centre()
      rig.flyTo(middle, nextStop(board, zoom, direction, rig.stage.range.least))
    }
    const spotOf = (space: number) => {
      const [x, y] = board.spaces[space]?.label ?? [board.width / 2, board.height / 2]
      return { x, y }
    }
    return {
      flyTo: (space, zoom) => rig.flyTo(spotOf(space), zoom),
      frame: (first, others) => {
        const to = framing(rig.current(), rig.stage.view, spotOf(first), others.map(spotOf), standZoom(board))
        if (to) rig.fly(to)
      },
      approach: space => {
        const { zoom } = rig.current()
        const near = standZoom(board)
        if (zoom < near || !sees(rig.current(), rig.stage.view, spotOf(space)))
          rig.flyTo(spotOf(space), Math.max(zoom, near * 1.3))
      },
      fit: rig.fit,
      shows: spaces =>
        spaces.every(space => {
          const label = board.spaces[space]?.label
          return !label || sees(rig.current(), rig.stage.view, { x: label[0], y: label[1] })
        }),
      zoomIn: () => step(1),
      zoomOut: () => step(-1),
    }
  }, [board, rig])
  useImperativeHandle(ref, () => handle, [handle])
}

const styles = StyleSheet.create({
  table: { flex: 1, overflow: 'hidden', backgroundColor: '#1B1510' },
})
