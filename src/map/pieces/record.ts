import type { SkCanvas, SkPicture } from '@shopify/react-native-skia'
import type { Board } from '../../atlas/board'
import { filter, type Brush } from '../layers/brush'
import type { Zoom } from '../layers/zoom'
import { spriteBox, type SpriteBook } from '../sprites/spriteBook'
import type { Placed } from './layout'

const noMipmaps = 0

/** How often pieces were recorded: panning and zooming must not change it. */
export const pieceRecordings = { count: 0 }

/** The pieces of the table as one picture in map units. What is in hand is left out: it moves by itself. */
export function recordPieces(
  brush: Brush,
  book: SpriteBook,
  board: Board,
  placed: readonly Placed[],
  zoom: Zoom,
  inHand: string | null,
): SkPicture {
  pieceRecordings.count++
  book.prepare(placed.map(({ thing, side }) => ({ thing, side: side * zoom.scale })))
  const recorder = brush.Skia.PictureRecorder()
  const canvas = recorder.beginRecording(brush.Skia.XYWHRect(0, 0, board.width, board.height))
  for (const piece of placed) if (piece.thing.key !== inHand) drawPiece(brush, canvas, book, piece, zoom)
  return recorder.finishRecordingAsPicture()
}

/** One sprite at its place. */
export function drawPiece(
  brush: Brush,
  canvas: SkCanvas,
  book: SpriteBook,
  { thing, x, y, side }: Placed,
  zoom: Zoom,
): void {
  const sprite = book.find(thing, side * zoom.scale)
  if (!sprite) return
  canvas.drawImageRectOptions(
    sprite.page,
    sprite.source,
    spriteBox(x, y, side),
    filter.linear,
    noMipmaps,
    brush.fill('#000000'),
  )
}
