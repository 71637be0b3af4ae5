import type { SkCanvas } from '@shopify/react-native-skia'
import { clipOp } from './brush'
import { hatchPath } from './land'
import type { Play, Scene } from './scene'
import { clamp, points } from './zoom'

/** Stripes of the intruder over the holder's tint, and his dashed line along the inside. */
export function drawContested(canvas: SkCanvas, scene: Scene, { contested }: Play): void {
  for (const { space, intruder } of contested) drawIntrusion(canvas, scene, space, intruder)
}

function drawIntrusion(canvas: SkCanvas, scene: Scene, space: number, intruder: 0 | 1): void {
  const { brush, shapes, sides, zoom } = scene
  const path = shapes.spaces[space]
  if (!path) return
  const size = clamp(0.35, zoom.kilometre / 3.4, 1)
  const unit = points(zoom, size)
  const ink = sides[intruder].front
  canvas.save()
  canvas.clipPath(shapes.land, clipOp.intersect, false)
  canvas.clipPath(path, clipOp.intersect, true)
  canvas.drawPath(hatchPath(scene, 26 * unit, -1), brush.stroke(ink, 6 * unit, { alpha: 0.13, cap: 'butt' }))
  const dash = [14 * unit, 14 * unit]
  canvas.drawPath(path, brush.stroke(ink, 9 * unit, { alpha: 0.85, dash, cap: 'butt' }))
  canvas.restore()
}
