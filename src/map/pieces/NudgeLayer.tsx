import { memo, useEffect, useMemo, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated'
import { ownLayer } from '../../theme/ownLayer'
import { mapToScreen } from '../camera/camera'
import { Drawing } from '../paint/Drawing'
import type { MapTable } from '../useMapTable'
import { recordStanding } from './carried'
import type { Placed } from './layout'

/** A piece that will not be moved shakes its head; each time with a number of its own. */
export interface Nudge {
  readonly key: string
  readonly count: number
}

const lasts = 320
const roomAround = 2.1

export const NudgeLayer = memo(function NudgeLayer({ table, nudge }: { table: MapTable; nudge: Nudge | null }) {
  const [over, setOver] = useState(0)
  const count = nudge?.count ?? 0
  useEffect(() => {
    const timer = setTimeout(() => setOver(count), lasts)
    return () => clearTimeout(timer)
  }, [count])
  const piece =
    nudge && count > over ? table.placed.find(({ members: [one, more] }) => !more && one?.key === nudge.key) : undefined
  return piece ? <Nudged key={count} table={table} piece={piece} /> : null
})

/** The picture of the piece over itself: the map is not drawn again for it. */
function Nudged({ table, piece }: { table: MapTable; piece: Placed }) {
  const { scene, book, rig } = table
  const share = useSharedValue(0)
  useEffect(() => {
    share.value = withTiming(1, { duration: lasts, easing: Easing.linear })
  }, [share])
  const picture = useMemo(() => [recordStanding(scene, book, piece)], [scene, book, piece])
  const size = Math.ceil(piece.side * scene.zoom.scale * roomAround)
  const place = useAnimatedStyle(() => {
    const { x, y } = mapToScreen(rig.camera.value, piece.x, piece.y)
    const aside = Math.sin(share.value * 6 * Math.PI) * 5 * (1 - share.value)
    return { transform: [{ translateX: x - size / 2 + aside }, { translateY: y - size / 2 }] }
  }, [piece, size])
  return (
    <View style={styles.fill} pointerEvents="none" testID="nudged">
      <Animated.View style={[styles.piece, ownLayer, { width: size, height: size }, place]}>
        <Drawing width={size} height={size} pictures={picture} />
      </Animated.View>
    </View>
  )
}

const styles = StyleSheet.create({
  fill: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  piece: { position: 'absolute', left: 0, top: 0 },
})
