import type { SkCanvas } from '@shopify/react-native-skia'
import type { Line, Point } from '../../atlas/board'
import type { Look } from '../../theme/look'
import { drawCentred, type Lettering } from '../text/lettering'
import { clipOp } from './brush'
import { drawCartouche } from './cartouche'
import { frameRect, sheetRect } from './frame'
import { randomFrom } from './random'
import { linePath, type Scene } from './scene'
import { clamp, points } from './zoom'

/** Colour of the table the sheet lies on, the same in every look. */
export const tableInk = '#1B1510'

/** Black earth: the table around the sheet. Crumbs are scattered in map units and so come closer with the camera. */
export function drawTable(canvas: SkCanvas, scene: Scene, margin: number): void {
  const { brush, board } = scene
  canvas.save()
  canvas.clipRect(sheetRect(scene), clipOp.difference, false)
  const around = brush.Skia.XYWHRect(-margin, -margin, board.width + 2 * margin, board.height + 2 * margin)
  canvas.drawRect(around, brush.fill(tableInk))
  const random = randomFrom(41)
  const crumbs = Array.from({ length: 900 }, () => {
    const [x, y] = [-margin + random() * around.width, -margin + random() * around.height]
    return [x, y, x + 2 + random() * 7, y + random() * 3]
  })
  canvas.drawPath(
    linePath(
      brush,
      crumbs.filter((_, i) => i % 2),
    ),
    brush.stroke('#F0D7A5', 4, { alpha: 0.06 }),
  )
  canvas.drawPath(
    linePath(
      brush,
      crumbs.filter((_, i) => !(i % 2)),
    ),
    brush.stroke('#000000', 5, { alpha: 0.22 }),
  )
  const shadow = brush.Skia.XYWHRect(8, 18, board.width, board.height)
  canvas.drawRect(shadow, brush.fill('#000000', { alpha: 0.55, blur: 22 }))
  canvas.restore()
}

export const paperInk = (look: Look): string => (look.isDark ? look.ui.surface : look.isFlat ? '#FFFFFF' : '#F4ECD8')

/** The paper of the margin; the map is drawn upon it. */
export function drawPaper(canvas: SkCanvas, scene: Scene): void {
  const { brush, look } = scene
  canvas.save()
  canvas.clipRect(frameRect(scene), clipOp.difference, false)
  canvas.drawRect(sheetRect(scene), brush.fill(paperInk(look)))
  canvas.restore()
}

/** Neatlines, degrees and cartouche, over the map. */
export function drawSheet(canvas: SkCanvas, scene: Scene): void {
  drawGraticule(canvas, scene)
  drawNeatlines(canvas, scene)
  drawDegrees(canvas, scene)
  drawCartouche(canvas, scene)
}

function drawGraticule(canvas: SkCanvas, scene: Scene): void {
  const { brush, board, look, zoom } = scene
  canvas.save()
  canvas.clipRect(frameRect(scene), clipOp.intersect, true)
  const path = linePath(
    brush,
    board.decoration.graticule.map(({ line }) => line),
  )
  canvas.drawPath(path, brush.stroke(look.map.graticule, points(zoom, 0.7), { alpha: 0.28 }))
  canvas.restore()
}

/** Map units between the frame and the outer lines: degrees stand in the gap. */
const gap = 34

function drawNeatlines(canvas: SkCanvas, scene: Scene): void {
  const { brush, look, zoom } = scene
  const line = (outset: number, width: number) => {
    const ink = brush.stroke(look.map.label, Math.max(width, points(zoom, width * 0.28)), { join: 'miter' })
    canvas.drawRect(frameRect(scene, outset), ink)
  }
  line(0, 4.6)
  line(gap, 2.2)
  line(gap + 7, 2.2)
}

function drawDegrees(canvas: SkCanvas, scene: Scene): void {
  const { board, look, zoom } = scene
  const size = clamp(16, points(zoom, 9), 26)
  const style: Lettering = { face: 'FiraSansCondensed_500Medium', size, ink: look.map.labelSoft }
  const [left, top, right, bottom] = board.frame
  for (const { label, line } of board.decoration.graticule) {
    for (const at of crossings(line, 1, top)) drawDegree(canvas, scene, label, [at, top - gap / 2], 0, style)
    for (const at of crossings(line, 1, bottom)) drawDegree(canvas, scene, label, [at, bottom + gap / 2], 0, style)
    for (const at of crossings(line, 0, left)) drawDegree(canvas, scene, label, [left - gap / 2, at], -90, style)
    for (const at of crossings(line, 0, right)) drawDegree(canvas, scene, label, [right + gap / 2, at], 90, style)
  }
}

function drawDegree(canvas: SkCanvas, scene: Scene, label: string, at: Point, turn: number, style: Lettering): void {
  const { brush, board } = scene
  const [left, top, right, bottom] = board.frame
  const along = turn ? at[1] : at[0]
  if (along < (turn ? top : left) + style.size || along > (turn ? bottom : right) - style.size) return
  canvas.save()
  canvas.rotate(turn, at[0], at[1])
  drawCentred(canvas, brush, label, at[0], at[1], style)
  canvas.restore()
}

/** Where a line crosses x or y = `level`: the other coordinate. */
function crossings(line: Line, axis: 0 | 1, level: number): readonly number[] {
  const found: number[] = []
  for (let i = 2; i + 1 < line.length; i += 2) {
    const [from, to] = [line[i - 2 + axis]!, line[i + axis]!]
    if (from > level === to > level) continue
    const share = (level - from) / (to - from)
    const other = 1 - axis
    found.push(line[i - 2 + other]! + (line[i + other]! - line[i - 2 + other]!) * share)
  }
  return found
}
