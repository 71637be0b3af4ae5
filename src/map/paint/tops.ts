import type { SkPicture } from '@shopify/react-native-skia'
import { useMemo } from 'react'
import { recordGlow, recordLitBorders, recordLitNames, recordVeil } from '../layers/record'
import type { Play, Scene } from '../layers/scene'
import { recordFocus } from '../overlay/focus'
import type { OverlayItem } from '../overlay/items'
import type { Placed } from '../pieces/layout'
import { recordPieces } from '../pieces/record'
import { recordReach } from '../pieces/reach'
import { recordSigns, type Arrow, type LitSpace } from '../pieces/signs'
import { spriteBox, type SpriteWish } from '../sprites/spriteBook'
import type { MapTable } from '../useMapTable'
import type { MapBox } from './windows'

/** Something that lies on the board: recorded when it is first asked for, and then kept. */
export interface Top {
  readonly record: () => SkPicture
  /** What it is a picture of, as plain data: with the same scene the same data give the same picture. */
  readonly shows: unknown
  /** Covers little of the sheet: drawn in one go, not strip by strip. */
  readonly isSmall?: boolean
  /** Sprites it will ask for. */
  readonly wishes?: readonly SpriteWish[]
}

const noLight: readonly LitSpace[] = []
const noArrows: readonly Arrow[] = []

function kept(shows: unknown, record: () => SkPicture, more: Pick<Top, 'isSmall' | 'wishes'> = {}): Top {
  let picture: SkPicture | null = null
  return { record: () => (picture ??= record()), shows, ...more }
}

/**
 * What lies on the board, from the bottom up: lamp, names of lit spaces, how far orders carry, pieces, signs, the ring of
 * the focus. With a box only the pieces in it.
 */
export function useTops(table: MapTable, focused: OverlayItem | null, box?: MapBox): readonly Top[] {
  const { scene, camps, placed, content } = table
  const { lit = noLight, arrows = noArrows, play, reach } = content
  const lamp = useMemo(() => lampOf(scene, lit, play), [scene, lit, play])
  const orders = useMemo(() => (reach ? [kept(reach, () => recordReach(scene, reach))] : []), [scene, reach])
  const pieces = usePieces(table, box)
  const signs = useMemo(
    () => kept({ placed, camps, lit, arrows }, () => recordSigns(scene, placed, camps, { lit, arrows })),
    [scene, placed, camps, lit, arrows],
  )
  const ring = useMemo(() => (focused ? [kept(focused, () => recordFocus(scene, focused))] : []), [scene, focused])
  return useMemo(() => [...lamp, ...orders, pieces, signs, ...ring], [lamp, orders, pieces, signs, ring])
}

function lampOf(scene: Scene, lit: readonly LitSpace[], play: Play): readonly Top[] {
  if (lit.length === 0) return []
  return [
    kept(lit, () => recordVeil(scene, lit)),
    ...lit.map(each => kept(each, () => recordGlow(scene, each), { isSmall: true })),
    kept(lit, () => recordLitBorders(scene, lit), { isSmall: true }),
    kept({ lit, play }, () => recordLitNames(scene, lit, play)),
  ]
}

/** Pieces that stand: not those in the hand or on their way. */
function usePieces({ scene, book, placed, content, hand }: MapTable, box?: MapBox): Top {
  const { glides } = content
  const inHand = hand.piece?.thing.key ?? null
  const standing = useMemo(
    () => placed.filter(piece => isNear(piece, box) && !(glides ?? []).some(({ key }) => key === piece.thing.key)),
    [placed, glides, box],
  )
  return useMemo(() => {
    const wishes = standing.map(({ thing, side }) => ({ thing, side: side * scene.zoom.scale }))
    const shows = { standing, inHand }
    return kept(shows, () => recordPieces(scene.brush, book, scene.board, standing, scene.zoom, inHand), { wishes })
  }, [scene, book, standing, inHand])
}

function isNear({ x, y, side }: Placed, box?: MapBox): boolean {
  if (!box) return true
  const reach = spriteBox(x, y, side)
  return (
    reach.x < box.x + box.width &&
    reach.y < box.y + box.height &&
    reach.x + reach.width > box.x &&
    reach.y + reach.height > box.y
  )
}
