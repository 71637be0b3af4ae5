import { Canvas, Group, Image, Picture } from '@shopify/react-native-skia'
import { memo, useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import { matrixOf, panBy } from '../camera/camera'
import type { OverlayItem } from '../overlay/items'
import type { MapTable } from '../useMapTable'
import { BarePaper } from './BarePaper'
import { imageOf } from './painting'
import { Underlay } from './Underlay'
import { useFrame } from './useFrame'
import { usePainted } from './usePainted'
import { usePaintedBoard } from './usePaintedBoard'
import { useTops } from './tops'
import { canvasRoom } from './windows'

export interface SheetProps {
  readonly table: MapTable
  readonly focused: OverlayItem | null
  /** The first picture of the map is there. */
  readonly onPainted?: () => void
}

const linear = { filter: 1, mipmap: 0 } as const

/** Board, lamp, pieces and signs where the camera rests, a little beyond the window. */
export const Sheet = memo(function Sheet({ table, focused, onPainted }: SheetProps) {
  const { rest, view } = table
  const { under, window } = usePaintedBoard(table, useFrame(table))
  const tops = useTops(table, focused)
  const pictures = useMemo(() => tops.map(top => top.record()), [tops])
  const [left, top] = [Math.round(view.width * canvasRoom), Math.round(view.height * canvasRoom)]
  const matrix = useMemo(() => matrixOf(panBy(rest, left, top)), [rest, left, top])
  const frame = { left: -left, top: -top, width: view.width + 2 * left, height: view.height + 2 * top }
  const isPainted = under !== null || window !== null
  usePainted(isPainted, onPainted)
  return (
    <View style={styles.fill} pointerEvents="none">
      {!isPainted && <BarePaper table={table} />}
      <Underlay painting={under} rest={rest} />
      <View style={[styles.canvas, frame]}>
        <Canvas style={styles.fill}>
          <Group matrix={matrix}>
            {window && <Image image={imageOf(window)} {...window.box} fit="fill" sampling={linear} />}
            {pictures.map((picture, i) => (
              <Picture key={i} picture={picture} />
            ))}
          </Group>
        </Canvas>
      </View>
    </View>
  )
})

const styles = StyleSheet.create({
  fill: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  canvas: { position: 'absolute' },
})
