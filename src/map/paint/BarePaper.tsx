import { memo } from 'react'
import { View } from 'react-native'
import { paperInk } from '../layers/sheet'
import type { MapTable } from '../useMapTable'

/** The sheet before anything is painted on it: its paper, the land in its frame. */
export const BarePaper = memo(function BarePaper({ table }: { readonly table: MapTable }) {
  const { scene, rest } = table
  const { board, look } = scene
  const [left, top, right, bottom] = board.frame
  const boxOf = (x: number, y: number, width: number, height: number) =>
    ({ position: 'absolute', left: x, top: y, width: width * rest.zoom, height: height * rest.zoom }) as const
  const sheet = boxOf(-rest.x * rest.zoom, -rest.y * rest.zoom, board.width, board.height)
  const frame = boxOf(left * rest.zoom, top * rest.zoom, right - left, bottom - top)
  return (
    <View style={{ ...sheet, backgroundColor: paperInk(look) }} testID="bare-paper">
      <View style={{ ...frame, backgroundColor: look.map.land, borderWidth: 2, borderColor: look.map.label }} />
    </View>
  )
})
