import type { SkCanvas, SkPicture } from '@shopify/react-native-skia'
import { bordersPath } from '../layers/borders'
import type { Scene } from '../layers/scene'
import { clamp, points } from '../layers/zoom'

/** How far orders carry: the spaces each headquarters commands, and dots from it to what it commands now. */
export interface Reach {
  readonly ranges: readonly (readonly number[])[]
  readonly lines: readonly { readonly from: number; readonly to: number }[]
}

/** Under the pieces: each range a dashed wheat outline, each command a row of dots. */
export function recordReach(scene: Scene, { ranges, lines }: Reach): SkPicture {
  const { brush, board } = scene
  const recorder = brush.Skia.PictureRecorder()
  const canvas = recorder.beginRecording(brush.Skia.XYWHRect(0, 0, board.width, board.height))
  for (const spaces of ranges) drawRange(canvas, scene, new Set(spaces))
  for (const line of lines) drawCommand(canvas, scene, line)
  return recorder.finishRecordingAsPicture()
}

/** Where one side of a border is in range and the other is not. */
function drawRange(canvas: SkCanvas, scene: Scene, spaces: ReadonlySet<number>): void {
  const { brush, board, look, zoom } = scene
  const path = bordersPath(
    scene,
    board.borders.filter(({ a, b }) => spaces.has(a) !== spaces.has(b)),
  )
  const width = clamp(2, 1.4 + 1.1 * zoom.kilometre, 5)
  const dash = [points(zoom, width * 2.4), points(zoom, width * 1.8)]
  canvas.drawPath(path, brush.stroke(look.map.glowEdge, points(zoom, width), { dash, cap: 'butt' }))
}

const DOT_EVERY = 8
function drawCommand(canvas: SkCanvas, scene: Scene, { from, to }: Reach['lines'][number]): void {
  const { brush, board, look, zoom } = scene
  const [start, end] = [board.spaces[from]?.label, board.spaces[to]?.label]
  if (!start || !end) return
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const count = Math.floor((Math.hypot(dx, dy) * zoom.scale) / DOT_EVERY)
  const dot = (radius: number, ink: string) => {
    const paint = brush.fill(ink)
    for (let i = 1; i < count; i++)
      canvas.drawCircle(start[0] + (dx * i) / count, start[1] + (dy * i) / count, points(zoom, radius), paint)
  }
  dot(3, look.map.labelHalo)
  dot(1.9, look.ui.accentText)
}
