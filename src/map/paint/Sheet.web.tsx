import { memo, useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { OverlayItem } from '../overlay/items'
import type { MapTable } from '../useMapTable'
import type { Painting } from './painting'
import { Plate } from './Plate.web'
import { useComposed } from './useComposed'
import { useFrame } from './useFrame'
import { usePaintedBoard } from './usePaintedBoard'
import { useTops } from './useTops'

export interface SheetProps {
  readonly table: MapTable
  readonly focused: OverlayItem | null
}

/**
 * In a browser every canvas is one more surface to be put together sixty times a second, so here board, lamp and pieces
 * become one opaque picture, and the camera moves that.
 */
export const Sheet = memo(function Sheet({ table, focused }: SheetProps) {
  const { rest } = table
  const frame = useFrame(table)
  const { under, window, isWhole } = usePaintedBoard(table, frame)
  const grounds = useGrounds(isWhole ? null : under, window)
  const shown = useComposed(frame, grounds, useTops(table, focused))
  return (
    <View style={styles.fill} pointerEvents="none">
      {under && <Plate painting={under} rest={rest} />}
      {shown && <Plate painting={shown} rest={rest} testID="map-painted" />}
    </View>
  )
})

/** Until the frame is painted, the coarse sheet with what is left of the frame before. */
function useGrounds(under: Painting | null, window: Painting | null): readonly Painting[] {
  return useMemo(() => [under, window].flatMap(each => each ?? []), [under, window])
}

const styles = StyleSheet.create({
  fill: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
})
