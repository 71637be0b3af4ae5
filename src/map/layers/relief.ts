import type { SkCanvas, SkImage } from '@shopify/react-native-skia'
import type { Board, Line } from '../../atlas/board'
import type { Look } from '../../theme/look'
import { filter, type Brush } from './brush'
import { frameRect } from './frame'
import { shadeImage } from './raster'
import { cloud } from './random'
import type { Scene } from './scene'

/** Kilometres a cell: a hint of the ground, not data. */
const cell = 2.2
const ridgeReach = 34
const valleyReach = 7

interface Field {
  readonly width: number
  readonly height: number
  readonly heights: Float32Array
}

const fields = new WeakMap<Board, Field>()
const images = new WeakMap<Board, Map<string, SkImage | null>>()

/** Uplands, a little noise and the valleys of the rivers, lit from the north-west. */
export function drawRelief(canvas: SkCanvas, scene: Scene): void {
  const { brush, board, look } = scene
  if (look.isFlat) return
  const image = reliefImage(brush, board, look)
  if (!image) return
  const paint = brush.Skia.Paint()
  paint.setAlphaf(look.isDark ? 0.9 : 0.62)
  const source = brush.Skia.XYWHRect(0, 0, image.width(), image.height())
  canvas.drawImageRectOptions(image, source, frameRect(scene), filter.linear, 0, paint)
}

function reliefImage(brush: Brush, board: Board, look: Look): SkImage | null {
  const known = images.get(board) ?? new Map<string, SkImage | null>()
  images.set(board, known)
  const image = known.get(look.name)
  if (image !== undefined) return image
  const field = fields.get(board) ?? heightField(board)
  fields.set(board, field)
  const inks = { light: look.map.landLight, dark: look.map.landShade, most: 0.58 }
  const made = shadeImage(brush, field.width, field.height, (i, j) => slopeAt(field, i, j), inks)
  known.set(look.name, made)
  return made
}

/** Positive where the ground turns away from the light. */
function slopeAt({ width, height, heights }: Field, i: number, j: number): number {
  if (i === 0 || j === 0 || i === width - 1 || j === height - 1) return 0
  const at = j * width + i
  const across = heights[at + 1]! - heights[at - 1]!
  const down = heights[at + width]! - heights[at - width]!
  const slope = (-0.7 * (across + down)) / (2 * cell)
  return (slope * 0.31) / (1 + Math.abs(slope) * 0.22)
}

function heightField(board: Board): Field {
  const [left, top, right, bottom] = board.frame
  const unit = cell * board.unitsPerKilometre
  const width = Math.ceil((right - left) / unit)
  const height = Math.ceil((bottom - top) / unit)
  const field = { width, height, heights: new Float32Array(width * height) }
  const upland = new Float32Array(width * height)
  const valley = new Float32Array(width * height)
  for (const { height: share, line } of board.decoration.relief) {
    raise(field, upland, toCells(board, line), (ridgeReach * (0.5 + share)) / cell, share)
  }
  for (const { line, rank } of board.decoration.rivers) {
    raise(field, valley, toCells(board, line), valleyReach / cell, rank === 1 ? 1 : rank === 2 ? 0.8 : 0.55)
  }
  for (let at = 0; at < field.heights.length; at++) {
    const x = ((at % width) * cell) / 42
    const y = (Math.floor(at / width) * cell) / 42
    field.heights[at] = heightOf(upland[at]!, valley[at]!, cloud(x, y, 4) - 0.47, ridges(x, y))
  }
  return field
}

/** Metres, near enough: plains roll a little, uplands more, mountains are folded. */
function heightOf(upland: number, valley: number, roll: number, fold: number): number {
  const plain = roll * 24 * (0.4 + 1.2 * upland)
  return upland * 95 + plain + fold * 240 * Math.max(0, upland - 0.45) - (18 + 40 * upland) * valley
}

const ridges = (x: number, y: number): number => {
  const fold = 1 - Math.abs(2 * cloud(x * 0.95 + 3, y * 0.95 + 7, 4) * 1.05 - 1)
  return fold * fold - 0.5
}

function toCells(board: Board, line: Line): number[] {
  const unit = cell * board.unitsPerKilometre
  const cells: number[] = []
  for (let i = 0; i + 1 < line.length; i += 2) {
    const [x, y] = [(line[i]! - board.frame[0]) / unit, (line[i + 1]! - board.frame[1]) / unit]
    const [lastX, lastY] = [cells[cells.length - 2] ?? x, cells[cells.length - 1] ?? y]
    const pieces = Math.max(1, Math.ceil(Math.hypot(x - lastX, y - lastY) / 2))
    for (let k = 1; k <= pieces; k++) cells.push(lastX + ((x - lastX) * k) / pieces, lastY + ((y - lastY) * k) / pieces)
  }
  return cells
}

/** A soft swell along the line: each cell keeps the highest that reaches it. */
function raise(field: Field, onto: Float32Array, cells: readonly number[], reach: number, share: number): void {
  for (let i = 0; i < cells.length; i += 2) {
    const [x, y] = [cells[i]!, cells[i + 1]!]
    for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(field.height - 1, y + reach); row++) {
      for (let column = Math.max(0, Math.ceil(x - reach)); column <= Math.min(field.width - 1, x + reach); column++) {
        const away = ((column - x) ** 2 + (row - y) ** 2) / reach ** 2
        if (away >= 1) continue
        const swell = share * (1 - away) * (1 - away)
        const at = row * field.width + column
        if (swell > onto[at]!) onto[at] = swell
      }
    }
  }
}
