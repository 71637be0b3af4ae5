import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated'
import { easing } from '../../theme/motion'
import { ownLayer } from '../../theme/ownLayer'
import { mapToScreen } from '../camera/camera'
import { Drawing } from '../paint/Drawing'
import type { MapTable } from '../useMapTable'
import { recordCarried } from './carried'
import { alongStops, tripOf, type Glide, type Trip } from './glide'
import type { Placed } from './layout'

/** The map below draws the piece in its new place a moment after it has been set down. */
const lingers = 700
const hopShare = 0.06
const roomAround = 1.9
const noTrips: readonly Trip[] = []

/** Pieces on their way, each a small picture that is moved: the map under it is not drawn again. */
export const GlideLayer = memo(function GlideLayer({ table }: { table: MapTable }) {
  const trips = useTrips(table)
  return (
    <View style={styles.fill} pointerEvents="none" testID={trips.length > 0 ? 'gliding' : undefined}>
      {trips.map(trip => (
        <Gliding key={`${trip.glide.key}-${trip.glide.path.join('-')}`} table={table} trip={trip} />
      ))}
    </View>
  )
})

const noGlides: readonly Glide[] = []
function useTrips({ scene, placed, content }: MapTable): readonly Trip[] {
  const { glides = noGlides } = content
  const before = useRef<readonly Placed[]>(placed)
  const [trips, setTrips] = useState(noTrips)
  useEffect(() => {
    const stood = before.current
    before.current = placed
    if (glides.length === 0) return
    setTrips(glides.flatMap(glide => tripOf(scene.board, stood, placed, glide) ?? []))
  }, [glides, placed, scene.board])
  useEffect(() => {
    if (glides.length > 0 || trips.length === 0) return
    const timer = setTimeout(() => setTrips(noTrips), lingers)
    return () => clearTimeout(timer)
  }, [glides, trips])
  return trips
}

const curve = Easing.bezier(...easing.standard)

function Gliding({ table, trip }: { table: MapTable; trip: Trip }) {
  const { scene, book, rig } = table
  const { thing, side, stops, glide } = trip
  const share = useSharedValue(0)
  useEffect(() => {
    share.value = withDelay(glide.delay ?? 0, withTiming(1, { duration: glide.lasts, easing: curve }))
  }, [share, glide])
  const picture = useMemo(
    () => [recordCarried(scene, book, { thing, x: 0, y: 0, side, members: [thing] })],
    [scene, book, thing, side],
  )
  const size = Math.ceil(Math.max(40, side * scene.zoom.scale) * roomAround)
  const place = useGlide(rig.camera, share, stops, size, side * scene.zoom.scale * hopShare)
  return (
    <Animated.View style={[styles.piece, ownLayer, { width: size, height: size }, place]}>
      <Drawing width={size} height={size} pictures={picture} />
    </Animated.View>
  )
}

const useGlide = (
  camera: MapTable['rig']['camera'],
  share: SharedValue<number>,
  stops: Trip['stops'],
  size: number,
  height: number,
) =>
  useAnimatedStyle(() => {
    const at = alongStops(stops, share.value)
    const spot = mapToScreen(camera.value, at.x, at.y)
    return { transform: [{ translateX: spot.x - size / 2 }, { translateY: spot.y - size / 2 - at.hop * height }] }
  }, [stops, size, height])

const styles = StyleSheet.create({
  fill: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  piece: { position: 'absolute', left: 0, top: 0 },
})
