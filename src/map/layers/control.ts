import type { SkCanvas, SkPath } from '@shopify/react-native-skia'
import type { BoardBorder, Point } from '../../atlas/board'
import { clipOp, fillRule } from './brush'
import { bordersPath, drawRiverBorders } from './borders'
import { hatchPath } from './land'
import { linePath, shapePath, type Play, type Scene } from './scene'
import { clamp, points } from './zoom'

const sideNumbers = [0, 1] as const

/** All land one side holds, as one path. */
export function heldBy({ brush, board }: Scene, { control }: Play, side: number): SkPath {
  const held = board.spaces.filter((space, place) => space.kind !== 'box' && control[place] === side)
  return shapePath(
    brush,
    held.flatMap(space => space.outline),
    fillRule.winding,
  )
}

export function drawControl(canvas: SkCanvas, scene: Scene, play: Play): void {
  const { brush, look, palette, shapes, sides } = scene
  canvas.save()
  canvas.clipPath(shapes.land, clipOp.intersect, false)
  for (const side of sideNumbers) {
    const held = heldBy(scene, play, side)
    const { tint, tintAlpha } = sides[side]
    canvas.drawPath(held, brush.fill(tint, { alpha: tintAlpha }))
    if (palette.hasPatterns || look.isFlat) drawPattern(canvas, scene, held, side)
  }
  canvas.restore()
}

/** A second cue beside the colour: lines for the one side, dots for the other. */
function drawPattern(canvas: SkCanvas, scene: Scene, held: SkPath, side: 0 | 1): void {
  const { brush, sides, zoom } = scene
  const gap = points(zoom, 9)
  canvas.save()
  canvas.clipPath(held, clipOp.intersect, true)
  if (side === 0) {
    canvas.drawPath(hatchPath(scene, gap, -1), brush.stroke(sides[0].front, points(zoom, 1), { alpha: 0.2 }))
  } else {
    const ink = brush.stroke(sides[1].front, points(zoom, 2), { alpha: 0.28, dash: [0.001, gap] })
    canvas.drawPath(rowsPath(scene, gap), ink)
  }
  canvas.restore()
}

/** Level lines; dashed with dots of no length they make an even field. */
function rowsPath({ brush, board }: Scene, gap: number): SkPath {
  const [left, top, right, bottom] = board.frame
  const rows: number[][] = []
  for (let y = top, odd = false; y < bottom; y += gap, odd = !odd) rows.push([left + (odd ? gap / 2 : 0), y, right, y])
  return linePath(brush, rows)
}

export function frontBorders({ board }: Scene, { control }: Play): readonly BoardBorder[] {
  const holder = (place: number) => control[place] ?? -1
  return board.borders.filter(
    ({ a, b, lines }) => lines.length > 0 && holder(a) >= 0 && holder(b) >= 0 && holder(a) !== holder(b),
  )
}

export const frontWidth = ({ zoom }: Scene): number => clamp(2.2, 1.6 + 1.7 * zoom.kilometre, 7)

/** Where the two sides meet: each side's colour along its own bank, soft behind, hard in front, with teeth on one side. */
export function drawFront(canvas: SkCanvas, scene: Scene, play: Play): void {
  const { brush, look, zoom, shapes } = scene
  const borders = frontBorders(scene, play)
  if (borders.length === 0) return
  const path = bordersPath(scene, borders)
  const width = frontWidth(scene)
  canvas.save()
  canvas.clipPath(shapes.land, clipOp.intersect, false)
  canvas.drawPath(path, brush.stroke(look.map.borderCasing, points(zoom, 2 * width + 2), { alpha: 0.85 }))
  for (const side of sideNumbers) drawBank(canvas, scene, path, heldBy(scene, play, side), side)
  const rivers = borders.filter(border => border.kind === 'river')
  drawRiverBorders(canvas, scene, bordersPath(scene, rivers), 0.8)
  drawTeeth(canvas, scene, borders, heldBy(scene, play, 0))
  canvas.restore()
}

function drawBank(canvas: SkCanvas, scene: Scene, path: SkPath, held: SkPath, side: 0 | 1): void {
  const { brush, sides, zoom } = scene
  const width = frontWidth(scene)
  const ink = sides[side].front
  canvas.save()
  canvas.clipPath(held, clipOp.intersect, true)
  canvas.drawPath(path, brush.stroke(ink, points(zoom, width * 4), { alpha: 0.42, blur: points(zoom, width * 1.1) }))
  canvas.drawPath(path, brush.stroke(ink, points(zoom, width * 1.15)))
  canvas.restore()
}

function drawTeeth(canvas: SkCanvas, scene: Scene, borders: readonly BoardBorder[], held: SkPath): void {
  const { brush, sides, zoom } = scene
  if (zoom.kilometre < 0.6) return
  const gap = points(zoom, 11 + 2.2 * zoom.kilometre)
  const length = points(zoom, frontWidth(scene) * 1.52)
  const teeth = borders.flatMap(border => border.lines.flatMap(line => teethAlong(line, gap, length, held)))
  const ink = brush.stroke(sides[0].front, points(zoom, Math.max(1.3, frontWidth(scene) * 0.42)), { cap: 'butt' })
  canvas.drawPath(linePath(brush, teeth), ink)
}

/** Short strokes across the line, pointing into the land that `held` covers. */
function teethAlong(line: readonly number[], gap: number, length: number, held: SkPath): number[][] {
  const teeth: number[][] = []
  let walked = 0
  for (let i = 2; i + 1 < line.length; i += 2) {
    const [x, y] = [line[i - 2]!, line[i - 1]!]
    const [dx, dy] = [line[i]! - x, line[i + 1]! - y]
    const run = Math.hypot(dx, dy)
    for (let at = gap - walked; at <= run; at += gap) {
      const foot: Point = [x + (dx * at) / run, y + (dy * at) / run]
      teeth.push(toothAt(foot, [-dy / run, dx / run], length, held))
    }
    walked = (walked + run) % gap
  }
  return teeth
}

function toothAt([x, y]: Point, [across, down]: Point, length: number, held: SkPath): number[] {
  const side = held.contains(x + across * length * 0.6, y + down * length * 0.6) ? 1 : -1
  return [x, y, x + side * across * length, y + side * down * length]
}
