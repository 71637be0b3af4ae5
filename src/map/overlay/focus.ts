import type { SkPicture } from '@shopify/react-native-skia'
import type { Scene } from '../layers/scene'
import type { OverlayItem } from './items'

/** A ring in the focus colour on a light casing: around the space, or around the piece. */
export function recordFocus(scene: Scene, item: OverlayItem): SkPicture {
  const { brush, board, look, shapes, zoom } = scene
  const recorder = brush.Skia.PictureRecorder()
  const canvas = recorder.beginRecording(brush.Skia.XYWHRect(0, 0, board.width, board.height))
  const outline = item.piece === null ? shapes.spaces[item.space] : pieceRing(scene, item)
  if (outline) {
    canvas.drawPath(outline, brush.stroke(look.isDark ? '#000000' : '#FFFFFF', 7 / zoom.scale))
    canvas.drawPath(outline, brush.stroke(look.ui.focus, 3 / zoom.scale))
  }
  return recorder.finishRecordingAsPicture()
}

function pieceRing({ brush, zoom }: Scene, { x, y, width }: OverlayItem) {
  const half = width / 2 + 5 / zoom.scale
  const box = brush.Skia.XYWHRect(x - half, y - half, 2 * half, 2 * half)
  const corner = 8 / zoom.scale
  return brush.Skia.PathBuilder.Make()
    .addRRect(brush.Skia.RRectXY(box, corner, corner))
    .detach()
}
