import type { SkPicture } from '@shopify/react-native-skia'
import { useMemo } from 'react'
import { recordLamp, recordLitNames } from '../layers/record'
import { recordFocus } from '../overlay/focus'
import type { OverlayItem } from '../overlay/items'
import { recordPieces } from '../pieces/record'
import { recordSigns, type Arrow, type LitSpace } from '../pieces/signs'
import type { MapTable } from '../useMapTable'

const noLight: readonly LitSpace[] = []
const noArrows: readonly Arrow[] = []

/** What lies on the board, from the bottom up: lamp, names of lit spaces, pieces, signs, the ring of the focus. */
export function useTops(table: MapTable, focused: OverlayItem | null): readonly SkPicture[] {
  const { scene, book, placed, camps, content, hand } = table
  const { lit = noLight, arrows = noArrows, play } = content
  const inHand = hand.piece?.thing.key ?? null
  const lamp = useMemo(
    () => (lit.length ? [recordLamp(scene, lit), recordLitNames(scene, lit, play)] : []),
    [scene, lit, play],
  )
  const pieces = useMemo(
    () => recordPieces(scene.brush, book, scene.board, placed, scene.zoom, inHand),
    [scene, book, placed, inHand],
  )
  const signs = useMemo(() => recordSigns(scene, placed, camps, { lit, arrows }), [scene, placed, camps, lit, arrows])
  const ring = useMemo(() => (focused ? [recordFocus(scene, focused)] : []), [scene, focused])
  return useMemo(() => [...lamp, pieces, signs, ...ring], [lamp, pieces, signs, ring])
}
