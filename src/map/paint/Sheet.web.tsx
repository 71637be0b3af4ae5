import { memo, useEffect, useMemo, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { mark } from '../../theme/mark'
import type { OverlayItem } from '../overlay/items'
import { useSame } from '../same'
import type { MapTable } from '../useMapTable'
import { BarePaper } from './BarePaper'
import type { Painting } from './easel'
import { canvasOf } from './painting.web'
import { Plate } from './Plate.web'
import { useTops } from './tops'
import { useComposed, type Leaf } from './useComposed.web'
import { useFrame } from './useFrame'
import { usePainted } from './usePainted'
import { usePaintedBoard } from './usePaintedBoard'
import { seenBox } from './windows'

export interface SheetProps {
  readonly table: MapTable
  readonly focused: OverlayItem | null
  /** The first picture of the map is there. */
  readonly onPainted?: () => void
}

/**
 * In a browser every canvas is one more surface to be put together sixty times a second, so here board, lamp and pieces
 * become one opaque picture, and the camera moves that.
 */
export const Sheet = memo(function Sheet({ table, focused, onPainted }: SheetProps) {
  const { rest, view, book } = table
  const frame = useFrame(table)
  const { under, window, isWhole } = usePaintedBoard(table, frame)
  const grounds = useGrounds(isWhole ? null : under, window)
  const [hasStood, setStood] = useState(false)
  /** The first picture is of what is in sight; what lies around it comes with the second. */
  const tops = useTops(table, focused, useSame(hasStood ? frame.box : seenBox(rest, view)))
  const shown = useComposed({ frame, grounds, tops, book })
  useEffect(() => setStood(shown !== null), [shown])
  usePainted(shown !== null, onPainted)
  const isSharp = isWhole && shown?.isLatest === true
  useMarks(shown !== null, isSharp)
  return (
    <View style={styles.fill} pointerEvents="none">
      {shown === null && <BarePaper table={table} />}
      {under && <Plate canvas={canvasOf(under)} box={under.box} rest={rest} />}
      {inOrder(shown?.leaves).map(leaf => {
        const seen = leaf === shown?.front ? { testID: 'map-painted', isSharp } : { isHidden: true }
        return <Plate key={leaf.side} canvas={leaf.canvas} box={leaf.box} rest={rest} {...seen} />
      })}
    </View>
  )
})

/** Each keeps its place in the page: moved to another its surface would be made anew. */
const inOrder = (leaves: readonly Leaf[] = []): readonly Leaf[] => leaves.toSorted((a, b) => a.side - b.side)

/** Pieces stand and can be touched; and the ground under them is sharp. */
function useMarks(isShown: boolean, isSharp: boolean): void {
  useEffect(() => {
    if (isShown) mark('playable')
  }, [isShown])
  useEffect(() => {
    if (isShown && isSharp) mark('sharp')
  }, [isShown, isSharp])
}

/** Until the frame is painted, the coarse sheet with what is left of the frame before. */
function useGrounds(under: Painting | null, window: Painting | null): readonly Painting[] {
  return useMemo(() => [under, window].flatMap(each => each ?? []), [under, window])
}

const styles = StyleSheet.create({
  fill: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
})
