import { Canvas, Group, Picture } from '@shopify/react-native-skia'
import { memo, useCallback, useMemo, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated from 'react-native-reanimated'
import { matrixOf, panBy, sees } from './camera/camera'
import { useFollow } from './camera/useFollow'
import { recordFocus } from './overlay/focus'
import { overlayItems, type OverlayItem } from './overlay/items'
import { Overlay } from './overlay/Overlay'
import { Painted, PaintedLamp } from './paint/PaintedLayer'
import { Underlay } from './paint/Underlay'
import { usePaintedBoard } from './paint/usePaintedBoard'
import { canvasRoom } from './paint/windows'
import { DragLayer, type Carrying } from './pieces/DragLayer'
import { recordPieces } from './pieces/record'
import { recordSigns, type Arrow, type LitSpace } from './pieces/signs'
import type { MapTable } from './useMapTable'

export interface MapCanvasProps {
  readonly table: MapTable
  /** What the pill beside a carried piece says, and the spaces its way leads through. */
  readonly carrying?: Carrying | null
  readonly describe?: (space: number) => string
  readonly onAct: (item: OverlayItem) => void
}

const noLight: readonly LitSpace[] = []
const noArrows: readonly Arrow[] = []

/**
 * The painted map with everything on it. It is drawn where the camera rests, a little beyond the window; a moving camera
 * moves the drawing as a whole and draws nothing.
 */
export function MapCanvas({ table, carrying = null, describe, onAct }: MapCanvasProps) {
  const { content, rig, view, rest, placed } = table
  const [focused, setFocused] = useState<OverlayItem | null>(null)
  const follow = useFollow(rig.camera, rest)
  const { board, lit = noLight } = content
  const items = useMemo(() => overlayItems({ board, placed, lit, describe }), [board, placed, lit, describe])
  const focus = useCallback(
    (item: OverlayItem | null) => {
      setFocused(item)
      if (item && !sees(rig.current(), rig.stage.view, item)) rig.flyTo(item)
    },
    [rig],
  )
  return (
    <View style={styles.fill} pointerEvents="box-none">
      <Animated.View style={[styles.fill, follow]} pointerEvents="box-none">
        <Table table={table} focused={focused} />
        <Overlay items={items} rest={rest} view={view} onAct={onAct} onFocus={focus} />
      </Animated.View>
      <DragLayer table={table} carrying={carrying} />
    </View>
  )
}

/** Ground, lamp, pieces and signs, from the bottom up. */
const Table = memo(function Table({ table, focused }: { table: MapTable; focused: OverlayItem | null }) {
  const { rest, view } = table
  const { under, window } = usePaintedBoard(table)
  const [left, top] = [Math.round(view.width * canvasRoom), Math.round(view.height * canvasRoom)]
  const matrix = useMemo(() => matrixOf(panBy(rest, left, top)), [rest, left, top])
  const frame = { left: -left, top: -top, width: view.width + 2 * left, height: view.height + 2 * top }
  return (
    <View style={styles.fill} pointerEvents="none">
      <Underlay painting={under} rest={rest} />
      <View style={[styles.canvas, frame]}>
        <Canvas style={styles.fill}>
          <Group matrix={matrix}>
            <Painted painting={window} />
            <PaintedLamp table={table} />
            <Pieces table={table} focused={focused} />
          </Group>
        </Canvas>
      </View>
    </View>
  )
})

function Pieces({ table, focused }: { table: MapTable; focused: OverlayItem | null }) {
  const { scene, book, placed, camps, content, hand } = table
  const { lit = noLight, arrows = noArrows } = content
  const inHand = hand.piece?.thing.key ?? null
  const pieces = useMemo(
    () => recordPieces(scene.brush, book, scene.board, placed, scene.zoom, inHand),
    [scene, book, placed, inHand],
  )
  const signs = useMemo(() => recordSigns(scene, placed, camps, { lit, arrows }), [scene, placed, camps, lit, arrows])
  const ring = useMemo(() => (focused ? recordFocus(scene, focused) : null), [scene, focused])
  return (
    <Group>
      <Picture picture={pieces} />
      <Picture picture={signs} />
      {ring && <Picture picture={ring} />}
    </Group>
  )
}

const styles = StyleSheet.create({
  fill: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  canvas: { position: 'absolute' },
})
