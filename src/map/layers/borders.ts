import type { SkCanvas, SkPath } from '@shopify/react-native-skia'
import type { BoardBorder, Point } from '../../atlas/board'
import { clipOp } from './brush'
import { linePath, type Scene } from './scene'
import { clamp, points } from './zoom'

/** On a phone's view of the whole sheet lines of the usual weight would swallow the land. */
const slender = ({ zoom }: Scene): number => clamp(0.6, 0.3 + zoom.kilometre, 1)

export const borderWidth = (scene: Scene): number => clamp(0.7, 0.5 + 0.28 * scene.zoom.kilometre, 2) * slender(scene)
export const riverWidth = (scene: Scene): number => clamp(2.2, 1.4 + 1.5 * scene.zoom.kilometre, 7.5) * slender(scene)

const iceInk = '#F4F8FA'
const isFrozen = ({ weather }: Scene): boolean => weather === 'snow' || weather === 'blizzard'

export function drawBorders(canvas: SkCanvas, scene: Scene): void {
  const { board, shapes } = scene
  const rivers = board.borders.filter(border => border.kind === 'river')
  const plain = board.borders.filter(border => border.kind === 'land' || border.kind === 'impassable')
  canvas.save()
  canvas.clipPath(shapes.land, clipOp.intersect, false)
  drawLandBorders(canvas, scene, bordersPath(scene, plain))
  canvas.restore()
  drawRiverBorders(canvas, scene, bordersPath(scene, rivers))
  for (const border of board.borders) if (border.kind === 'strait') drawStrait(canvas, scene, border)
}

export const bordersPath = ({ brush }: Scene, borders: readonly BoardBorder[]): SkPath =>
  linePath(
    brush,
    borders.flatMap(border => border.lines),
  )

export function drawLandBorders(canvas: SkCanvas, scene: Scene, path: SkPath): void {
  const { brush, look, zoom } = scene
  const width = borderWidth(scene)
  const dash = zoom.step === 'far' ? undefined : [points(zoom, width * 5), points(zoom, width * 2.2)]
  canvas.drawPath(
    path,
    brush.stroke(look.map.borderCasing, points(zoom, width + 2.2 * slender(scene)), { alpha: 0.62 }),
  )
  const alpha = look.isFlat ? 1 : 0.82
  canvas.drawPath(path, brush.stroke(look.map.border, points(zoom, width), { alpha, dash, cap: 'butt' }))
}

/** The bold double line is the rule: what must be crossed. */
export function drawRiverBorders(canvas: SkCanvas, scene: Scene, path: SkPath, size = 1): void {
  const { brush, look, zoom } = scene
  const width = riverWidth(scene) * size
  const line = (ink: string, wide: number) => canvas.drawPath(path, brush.stroke(ink, points(zoom, wide)))
  line(look.map.riverCasing, width + 3.4 * size * slender(scene))
  line(look.map.river, width + 0.6)
  line(isFrozen(scene) ? iceInk : look.map.riverFill, Math.max(0.8, width - 1.9))
}

export function drawCoast(canvas: SkCanvas, scene: Scene): void {
  const { brush, look, zoom, shapes } = scene
  const width = points(zoom, clamp(0.9, 0.6 + 0.3 * zoom.kilometre, 1.8))
  canvas.drawPath(shapes.land, brush.stroke(look.map.coast, width))
  canvas.drawPath(shapes.lakes, brush.stroke(look.map.coast, width * 0.8))
}

/** A double arrow over the water where pieces may cross. */
function drawStrait(canvas: SkCanvas, scene: Scene, border: BoardBorder): void {
  const { brush, look, zoom } = scene
  const [from, to] = straitEnds(scene, border)
  const size = clamp(0.5, zoom.kilometre / 1.6, 1.8)
  const path = linePath(brush, arrowLines(from, to, points(zoom, 8 * size)))
  canvas.drawPath(path, brush.stroke(look.map.coast, points(zoom, 5.6 * size), { alpha: 0.9 }))
  canvas.drawPath(path, brush.stroke('#FFFBF1', points(zoom, 2.8 * size)))
}

function arrowLines(from: Point, to: Point, head: number): number[][] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const barb = ([x, y]: Point, turn: number) => [x, y, x + Math.cos(turn) * head, y + Math.sin(turn) * head]
  return [
    [...from, ...to],
    barb(from, angle + 0.6),
    barb(from, angle - 0.6),
    barb(to, angle + Math.PI + 0.6),
    barb(to, angle + Math.PI - 0.6),
  ]
}

/** The two shores where they are nearest, and a little beyond them inland. */
function straitEnds({ board }: Scene, border: BoardBorder): readonly [Point, Point] {
  const one = board.spaces[border.a]!.outline.flat(2)
  const other = board.spaces[border.b]!.outline.flat(2)
  let best = { gap: Infinity, from: [0, 0] as Point, to: [0, 0] as Point }
  for (let i = 0; i < one.length; i += 2) {
    for (let j = 0; j < other.length; j += 2) {
      const gap = Math.hypot(one[i]! - other[j]!, one[i + 1]! - other[j + 1]!)
      if (gap < best.gap) best = { gap, from: [one[i]!, one[i + 1]!], to: [other[j]!, other[j + 1]!] }
    }
  }
  return lengthen(best.from, best.to, 8 * board.unitsPerKilometre)
}

function lengthen(from: Point, to: Point, more: number): readonly [Point, Point] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [dx, dy] = [((to[0] - from[0]) / length) * more, ((to[1] - from[1]) / length) * more]
  return [
    [from[0] - dx, from[1] - dy],
    [to[0] + dx, to[1] + dy],
  ]
}
