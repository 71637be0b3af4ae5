import { Canvas, Group, Picture } from '@shopify/react-native-skia'
import { memo, useCallback, useMemo, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useDerivedValue } from 'react-native-reanimated'
import { BoardLayers, LampLayer } from './layers/BoardLayers'
import { DragLayer, type Carrying } from './pieces/DragLayer'
import { recordPieces } from './pieces/record'
import { recordSigns, type Arrow, type LitSpace } from './pieces/signs'
import { recordFocus } from './overlay/focus'
import { overlayItems, type OverlayItem } from './overlay/items'
import { Overlay } from './overlay/Overlay'
import { matrixOf, sees } from './camera/camera'
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

/** The painted map with everything on it. The camera moves one group; React draws only what has changed. */
export function MapCanvas({ table, carrying = null, describe, onAct }: MapCanvasProps) {
  const { content, rig, view, rest, placed } = table
  const [focused, setFocused] = useState<OverlayItem | null>(null)
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
      <Canvas style={styles.fill} pointerEvents="none">
        <Ground table={table} />
        <Pieces table={table} focused={focused} />
        <DragLayer table={table} carrying={carrying} />
      </Canvas>
      <Overlay items={items} rest={rest} camera={rig.camera} view={view} onAct={onAct} onFocus={focus} />
    </View>
  )
}

const useMatrix = ({ rig }: MapTable) => useDerivedValue(() => matrixOf(rig.camera.value))

const Ground = memo(function Ground({ table }: { table: MapTable }) {
  const { scene, content } = table
  const matrix = useMatrix(table)
  return (
    <Group matrix={matrix}>
      <BoardLayers scene={scene} play={content.play} />
      <LampLayer scene={scene} lit={content.lit ?? noLight} />
    </Group>
  )
})

const Pieces = memo(function Pieces({ table, focused }: { table: MapTable; focused: OverlayItem | null }) {
  const { scene, book, placed, camps, content, hand } = table
  const { lit = noLight, arrows = noArrows } = content
  const matrix = useMatrix(table)
  const inHand = hand.piece?.thing.key ?? null
  const pieces = useMemo(
    () => recordPieces(scene.brush, book, scene.board, placed, scene.zoom, inHand),
    [scene, book, placed, inHand],
  )
  const signs = useMemo(() => recordSigns(scene, placed, camps, { lit, arrows }), [scene, placed, camps, lit, arrows])
  const ring = useMemo(() => (focused ? recordFocus(scene, focused) : null), [scene, focused])
  return (
    <Group matrix={matrix}>
      <Picture picture={pieces} />
      <Picture picture={signs} />
      {ring && <Picture picture={ring} />}
    </Group>
  )
})

const styles = StyleSheet.create({
  fill: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
})
