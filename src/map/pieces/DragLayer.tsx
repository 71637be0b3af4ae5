import { Circle, DashPathEffect, Group, Line, Picture, vec } from '@shopify/react-native-skia'
import { memo, useMemo } from 'react'
import { useDerivedValue } from 'react-native-reanimated'
import { mapToScreen, matrixOf } from '../camera/camera'
import type { MapTable } from '../useMapTable'
import { recordCarried, recordPill, recordWay } from './carried'
import type { Placed } from './layout'

export interface Carrying {
  /** 'Kremenchug, 2 of 5'. */
  readonly label: string
  /** Spaces on the way, from the first border crossed to the space under the piece. */
  readonly way?: readonly number[]
  /** Not allowed to be put down here. */
  readonly isBarred?: boolean
}

const lensRadius = 46

/** The piece in the hand, in its lens beside the finger. Only shared values move it. */
export const DragLayer = memo(function DragLayer({ table, carrying }: { table: MapTable; carrying: Carrying | null }) {
  const { piece } = table.hand
  return piece ? <Carried table={table} piece={piece} carrying={carrying} /> : null
})

interface CarriedProps {
  readonly table: MapTable
  readonly piece: Placed
  readonly carrying: Carrying | null
}

function Carried({ table, piece, carrying }: CarriedProps) {
  const { scene, book, rig, hand } = table
  const { over, finger } = hand
  const { look } = scene
  const picture = useMemo(() => recordCarried(scene, book, piece), [scene, book, piece])
  const way = carrying?.way
  const walked = useMemo(() => recordWay(scene, piece, way), [scene, piece, way])
  const label = carrying?.label ?? ''
  const pill = useMemo(() => recordPill(scene, label), [scene, label])
  const matrix = useDerivedValue(() => matrixOf(rig.camera.value))
  const transform = useDerivedValue(() => [{ translateX: over.value.x }, { translateY: over.value.y }])
  const start = useDerivedValue(() => {
    const at = mapToScreen(rig.camera.value, walked.end.x, walked.end.y)
    return vec(at.x, at.y)
  }, [walked])
  const end = useDerivedValue(() => vec(over.value.x, over.value.y))
  const touch = useDerivedValue(() => vec(finger.value.x, finger.value.y))
  const rim = carrying?.isBarred ? look.map.attackEdge : look.ui.accent
  return (
    <Group>
      <Group matrix={matrix}>
        <Picture picture={walked.picture} />
      </Group>
      <Line p1={start} p2={end} color={look.map.labelHalo} strokeWidth={6} strokeCap="round" opacity={0.8} />
      <Line p1={start} p2={end} color={look.map.path} strokeWidth={3} strokeCap="round">
        <DashPathEffect intervals={[9, 7]} />
      </Line>
      <Line p1={end} p2={touch} color={look.map.path} strokeWidth={2} opacity={0.7} />
      <Group transform={transform}>
        <Circle r={lensRadius} color={look.map.glow} opacity={0.55} />
        <Circle r={lensRadius} color={look.ui.ask} style="stroke" strokeWidth={5} />
        <Circle r={lensRadius} color={rim} style="stroke" strokeWidth={2.5} />
        <Picture picture={picture} />
        <Picture picture={pill} />
      </Group>
    </Group>
  )
}
