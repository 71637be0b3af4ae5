import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated from 'react-native-reanimated'
import { ownLayer } from '../theme/ownLayer'
import { useFollow } from './camera/useFollow'
import type { OverlayItem } from './overlay/items'
import { Places } from './overlay/Places'
import { Sheet } from './paint/Sheet'
import { DragLayer, type Carrying } from './pieces/DragLayer'
import { GlideLayer } from './pieces/GlideLayer'
import { NudgeLayer, type Nudge } from './pieces/NudgeLayer'
import type { MapTable } from './useMapTable'

export interface MapCanvasProps {
  readonly table: MapTable
  /** What the pill beside a carried piece says, and the spaces its way leads through. */
  readonly carrying?: Carrying | null
  /** The piece that was just refused. */
  readonly nudge?: Nudge | null
  readonly describe?: (space: number) => string
  readonly onAct: (item: OverlayItem) => void
  readonly onPainted?: () => void
}

/**
 * The painted map with everything on it. It is drawn where the camera rests, a little beyond the window; a moving camera
 * moves the drawing as a whole and draws nothing.
 */
export function MapCanvas({ table, carrying = null, nudge = null, describe, onAct, onPainted }: MapCanvasProps) {
  const { rig, rest } = table
  const [focused, setFocused] = useState<OverlayItem | null>(null)
  const follow = useFollow(rig.camera, rest)
  return (
    <View style={styles.fill} pointerEvents="box-none">
      <Animated.View style={[styles.fill, ownLayer, follow]} pointerEvents="box-none">
        <Sheet table={table} focused={focused} onPainted={onPainted} />
      </Animated.View>
      <Places table={table} describe={describe} onAct={onAct} onFocus={setFocused} />
      <GlideLayer table={table} />
      <NudgeLayer table={table} nudge={nudge} />
      <DragLayer table={table} carrying={carrying} />
    </View>
  )
}

const styles = StyleSheet.create({
  fill: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
})
