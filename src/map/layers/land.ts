import type { SkCanvas, SkPath } from '@shopify/react-native-skia'
import { clipOp } from './brush'
import { frameRect } from './frame'
import { drawGrain } from './grain'
import { drawRelief } from './relief'
import { linePath, type Scene } from './scene'
import { groundOf } from './ground'
import { points } from './zoom'

export function drawLand(canvas: SkCanvas, scene: Scene): void {
  const { brush, look, shapes } = scene
  canvas.save()
  canvas.clipPath(shapes.land, clipOp.intersect, false)
  canvas.drawPaint(brush.fill(look.map.land))
  drawRelief(canvas, scene)
  drawGround(canvas, scene)
  drawGrain(canvas, scene)
  canvas.restore()
  canvas.drawPath(shapes.lakes, brush.fill(look.map.sea))
}

const groundInk = { tree: 'forest', marsh: 'marsh', rough: 'rough', mountain: 'rough' } as const
const groundAlpha = { tree: 0.2, marsh: 0.17, rough: 0.12, mountain: 0.2 } as const

/** A wash of its colour under every texture, so that ground reads before its stamps do. */
function drawGround(canvas: SkCanvas, scene: Scene): void {
  const { brush, board, look, shapes } = scene
  groundOf(board).forEach((ground, place) => {
    if (ground === null) return
    canvas.drawPath(shapes.spaces[place]!, brush.fill(look.map[groundInk[ground]], { alpha: groundAlpha[ground] }))
  })
}

/** Land that is no space: paler, with a fine hatch. */
export function drawOutside(canvas: SkCanvas, scene: Scene): void {
  const { brush, look, shapes, zoom } = scene
  canvas.save()
  canvas.clipRect(frameRect(scene), clipOp.intersect, true)
  canvas.clipPath(shapes.land, clipOp.intersect, false)
  canvas.clipPath(shapes.ground, clipOp.difference, false)
  canvas.drawPaint(brush.fill(look.map.borderCasing, { alpha: look.isDark ? 0.5 : 0.55 }))
  canvas.drawPath(
    hatchPath(scene, points(zoom, 7), 1),
    brush.stroke(look.map.graticule, points(zoom, 0.8), { alpha: 0.35 }),
  )
  canvas.restore()
}

/** Parallel lines over the whole map, falling (1) or rising (-1) to the right. */
export function hatchPath({ brush, board }: Scene, gap: number, slope: 1 | -1): SkPath {
  const [left, top, right, bottom] = board.frame
  const height = bottom - top
  const lines: number[][] = []
  for (let x = left - height; x < right; x += gap) {
    lines.push(slope === 1 ? [x, top, x + height, bottom] : [x, bottom, x + height, top])
  }
  return linePath(brush, lines)
}
