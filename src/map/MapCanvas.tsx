import { useCallback, useMemo, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated from 'react-native-reanimated'
import { ownLayer } from '../theme/ownLayer'
import { sees } from './camera/camera'
import { useFollow } from './camera/useFollow'
import { overlayItems, type OverlayItem } from './overlay/items'
import { Overlay } from './overlay/Overlay'
import { Sheet } from './paint/Sheet'
import { DragLayer, type Carrying } from './pieces/DragLayer'
import type { LitSpace } from './pieces/signs'
import type { MapTable } from './useMapTable'

export interface MapCanvasProps {
  readonly table: MapTable
  /** What the pill beside a carried piece says, and the spaces its way leads through. */
  readonly carrying?: Carrying | null
  readonly describe?: (space: number) => string
  readonly onAct: (item: OverlayItem) => void
}

const noLight: readonly LitSpace[] = []

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
      <Animated.View style={[styles.fill, ownLayer, follow]} pointerEvents="box-none">
        <Sheet table={table} focused={focused} />
        <Overlay items={items} rest={rest} view={view} onAct={onAct} onFocus={focus} />
      </Animated.View>
      <DragLayer table={table} carrying={carrying} />
    </View>
  )
}

const styles = StyleSheet.create({
  fill: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
})
