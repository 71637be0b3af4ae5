import type { SkPicture } from '@shopify/react-native-skia'
import { memo, useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { useAnimatedStyle } from 'react-native-reanimated'
import { ownLayer } from '../../theme/ownLayer'
import { mapToScreen } from '../camera/camera'
import { Drawing } from '../paint/Drawing'
import type { MapTable } from '../useMapTable'
import {
  lensRadius,
  pillHeight,
  pillPlace,
  pillWidth,
  recordCarried,
  recordLens,
  recordPill,
  wayPoints,
} from './carried'
import type { Placed } from './layout'

export interface Carrying {
  /** 'Kremenchug, 2 of 5'. */
  readonly label: string
  /** Spaces on the way, from the first border crossed to the space under the piece. */
  readonly way?: readonly number[]
  /** Not allowed to be put down here. */
  readonly isBarred?: boolean
}

/** Canvases with what they hold in their middle; the lens reaches beyond its rim by a selected piece's glow. */
const lensCanvas = { width: 112, height: 112 }
const pillCanvas = { width: 260, height: pillHeight + 4 }

/**
 * The piece in the hand, in its lens beside the finger, with its pill. Small canvases are moved; the map under them is
 * not drawn again. Empty lens, pill and line lie on the table from the beginning: the browser makes surfaces and shaders for them before a
 * hand waits for it.
 */
export const DragLayer = memo(function DragLayer({ table, carrying }: { table: MapTable; carrying: Carrying | null }) {
  const { scene, hand } = table
  const { piece } = hand
  const way = carrying?.way
  const stops = useMemo(() => (piece ? wayPoints(scene.board, piece, way) : []), [scene.board, piece, way])
  const isHeld = piece !== null
  const follow = useAnimatedStyle(() => {
    const at = isHeld ? hand.over.value : parked
    return {
      transform: [{ translateX: at.x - lensCanvas.width / 2 }, { translateY: at.y - lensCanvas.height / 2 }],
    }
  }, [isHeld])
  return (
    <View style={styles.fill} pointerEvents="none" testID={isHeld ? 'carried' : undefined}>
      <View style={[styles.stretch, styles.parked, ownLayer]} />
      {stops.map((from, i) => (
        <Stretch key={i} table={table} from={from} to={stops[i + 1] ?? null} />
      ))}
      <Animated.View style={[styles.lens, ownLayer, follow]} testID={isHeld ? 'carried-lens' : undefined}>
        <Lens table={table} piece={piece} isBarred={carrying?.isBarred ?? false} />
      </Animated.View>
      <Pill table={table} label={(isHeld && carrying?.label) || ''} />
    </View>
  )
})

/** In sight, for what is out of sight is not drawn. */
const parked = { x: 160, y: 160 }

interface LensProps {
  readonly table: MapTable
  readonly piece: Placed | null
  readonly isBarred: boolean
}

const Lens = memo(function Lens({ table, piece, isBarred }: LensProps) {
  const { scene, book } = table
  const pictures = useMemo(
    () => (piece ? [recordLens(scene, isBarred), recordCarried(scene, book, piece)] : nothing),
    [scene, book, piece, isBarred],
  )
  return <Drawing {...lensCanvas} pictures={pictures} />
})
const nothing: readonly SkPicture[] = []

/** Where one is and what it costs: it keeps out from under the bars and within the window. */
const Pill = memo(function Pill({ table, label }: { readonly table: MapTable; readonly label: string }) {
  const { scene, hand, view } = table
  const pictures = useMemo(() => (label ? [recordPill(scene, label)] : nothing), [scene, label])
  const across = useMemo(() => pillWidth(scene, label), [scene, label])
  const follow = useAnimatedStyle(() => {
    const at = across > 0 ? pillPlace(view, hand.over.value, across) : parked
    return {
      transform: [{ translateX: at.x - pillCanvas.width / 2 }, { translateY: at.y - pillCanvas.height / 2 }],
    }
  }, [across, view])
  return (
    <Animated.View style={[styles.pill, ownLayer, follow]} testID={label ? 'carried-pill' : undefined}>
      <Drawing {...pillCanvas} pictures={pictures} />
    </Animated.View>
  )
})

interface StretchProps {
  readonly table: MapTable
  readonly from: { readonly x: number; readonly y: number }
  /** Null for the last stretch: it ends under the piece. */
  readonly to: { readonly x: number; readonly y: number } | null
}

/** A dashed stretch of the way: a thin view that turns and stretches with camera and hand. */
function Stretch({ table, from, to }: StretchProps) {
  const { rig, hand, scene } = table
  const place = useAnimatedStyle(() => {
    const start = mapToScreen(rig.camera.value, from.x, from.y)
    const end = to ? mapToScreen(rig.camera.value, to.x, to.y) : hand.over.value
    const [dx, dy] = [end.x - start.x, end.y - start.y]
    return {
      width: Math.max(0, Math.sqrt(dx * dx + dy * dy) - (to ? 0 : lensRadius)),
      transformOrigin: 'left center',
      transform: [{ translateX: start.x }, { translateY: start.y - 1.5 }, { rotate: `${Math.atan2(dy, dx)}rad` }],
    }
  }, [from, to])
  return <Animated.View style={[styles.stretch, ownLayer, { borderColor: scene.look.map.path }, place]} />
}

const styles = StyleSheet.create({
  fill: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  lens: { position: 'absolute', left: 0, top: 0, ...lensCanvas },
  pill: { position: 'absolute', left: 0, top: 0, ...pillCanvas },
  stretch: { position: 'absolute', left: 0, top: 0, height: 0, borderTopWidth: 3, borderStyle: 'dashed' },
  parked: {
    width: 24,
    borderColor: '#00000002',
    transform: [{ translateX: parked.x }, { translateY: parked.y }, { rotate: '0.7rad' }],
  },
})
