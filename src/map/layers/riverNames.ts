import type { SkCanvas } from '@shopify/react-native-skia'
import type { BoardRiver, Line, Point } from '../../atlas/board'
import { haloShare, mapTypeStyles } from '../../theme/type'
import { runOf, type Lettering } from '../text/lettering'
import type { Box, Taken } from './boxes'
import { isOnSheet } from './frame'
import type { Scene } from './scene'
import { clamp, points } from './zoom'

export interface PlacedRiverName {
  readonly name: string
  readonly lettering: Lettering
  /** For each letter where its baseline starts and which way it leans. */
  readonly letters: readonly { readonly at: Point; readonly turn: number }[]
  readonly boxes: readonly Box[]
}

/** How straight and level a stretch must be to carry a name. */
const leastScore = 1.95

export function layoutRiverNames(scene: Scene, taken: Taken): readonly PlacedRiverName[] {
  const placed: PlacedRiverName[] = []
  const rivers = [...scene.board.decoration.rivers].sort((a, b) => a.rank - b.rank || b.line.length - a.line.length)
  for (const river of rivers) {
    if (placed.some(({ name }) => name === river.name)) continue
    const name = placeRiverName(scene, river, taken)
    if (!name) continue
    name.boxes.forEach(box => taken.add(box))
    placed.push(name)
  }
  return placed
}

function letteringOf({ look, zoom, nameScale }: Scene, rank: number): Lettering | null {
  const style = rank === 1 ? mapTypeStyles.riverMajor : mapTypeStyles.riverMinor
  const wanted = rank === 3 && zoom.step === 'middle' && zoom.kilometre < 2 ? 0 : style[zoom.step]
  const size = wanted * nameScale * (zoom.step === 'far' ? clamp(0.75, zoom.kilometre * 1.3, 1) : 1)
  if (size === 0) return null
  const { labelRiver, labelHalo } = look.map
  return { face: style.face, size: points(zoom, size), tracking: style.tracking, ink: labelRiver, halo: labelHalo }
}

function placeRiverName(scene: Scene, river: BoardRiver, taken: Taken): PlacedRiverName | null {
  const lettering = letteringOf(scene, river.rank)
  if (!lettering) return null
  const { advances, width } = runOf(scene.brush, river.name, lettering)
  const stream = evened(river.line, lettering.size * 0.5)
  let best: { readonly score: number; readonly name: PlacedRiverName } | null = null
  const window = Math.ceil((width * 1.16) / (lettering.size * 0.5))
  for (let from = 0; from + window < stream.length; from += 2) {
    const stretch = stream.slice(from, from + window + 1)
    const score = worthOf(stretch)
    if (score < leastScore || (best && score <= best.score)) continue
    const name = lettersAlong(leftToRight(stretch), river.name, lettering, advances, width)
    if (name.boxes.every(box => isOnSheet(scene, box) && taken.isFree(box))) best = { score, name }
  }
  return best && best.name
}

/** Straightness counts double, level running once. */
function worthOf(stretch: readonly Point[]): number {
  const [first, last] = [stretch[0]!, stretch[stretch.length - 1]!]
  const chord = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1
  const length = lengthOf(stretch)
  return (2 * chord) / length + Math.abs(last[0] - first[0]) / chord
}

const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i]![0], y - line[i]![1]), 0)

const leftToRight = (line: readonly Point[]): readonly Point[] =>
  line[0]![0] <= line[line.length - 1]![0] ? line : [...line].reverse()

/** The stream in even steps with its small bends taken out. */
function evened(line: Line, step: number): readonly Point[] {
  let even = resample(line, step)
  for (let pass = 0; pass < 10; pass++) {
    even = even.map((at, i) => {
      const [before, after] = [even[i - 1], even[i + 1]]
      if (!before || !after) return at
      return [(before[0] + 2 * at[0] + after[0]) / 4, (before[1] + 2 * at[1] + after[1]) / 4]
    })
  }
  return even
}

function resample(line: Line, step: number): Point[] {
  const even: Point[] = []
  let owed = 0
  for (let i = 2; i + 1 < line.length; i += 2) {
    const [x, y] = [line[i - 2]!, line[i - 1]!]
    const [dx, dy] = [line[i]! - x, line[i + 1]! - y]
    const length = Math.hypot(dx, dy)
    for (; owed <= length; owed += step) even.push([x + (dx * owed) / (length || 1), y + (dy * owed) / (length || 1)])
    owed -= length
  }
  return even
}

function pointAt(line: readonly Point[], distance: number): Point {
  let left = distance
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1]!, line[i]!]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (left <= length || i === line.length - 1) {
      const share = length ? left / length : 0
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    }
    left -= length
  }
  return line[0]!
}

/** Letters sit above the stream, each leaning with the water below it. */
function lettersAlong(
  stretch: readonly Point[],
  name: string,
  lettering: Lettering,
  advances: readonly number[],
  width: number,
): PlacedRiverName {
  const { size } = lettering
  const lift = size * 0.5
  let pen = (lengthOf(stretch) - width) / 2
  const letters = advances.map(advance => {
    const middle = pen + advance / 2
    const [behind, ahead] = [pointAt(stretch, Math.max(0, middle - size)), pointAt(stretch, middle + size)]
    const turn = Math.atan2(ahead[1] - behind[1], ahead[0] - behind[0])
    const [x, y] = pointAt(stretch, middle)
    const [across, down] = [Math.cos(turn), Math.sin(turn)]
    pen += advance
    const at: Point = [x + down * lift - (across * advance) / 2, y - across * lift - (down * advance) / 2]
    const centre: Point = [x + down * (lift + size * 0.3), y - across * (lift + size * 0.3)]
    return { at, turn, centre }
  })
  const half = size * 0.44
  const boxes = letters.map(({ centre: [x, y] }): Box => [x - half, y - half, x + half, y + half])
  return { name, lettering, letters, boxes }
}

export function drawRiverName(canvas: SkCanvas, { brush }: Scene, { name, lettering, letters }: PlacedRiverName): void {
  const { face, size, ink, halo } = lettering
  const leaning = letters.map(({ at, turn }) => brush.Skia.RSXform(Math.cos(turn), Math.sin(turn), at[0], at[1]))
  const glyphs = runOf(brush, name, lettering).glyphs
  const blob = brush.Skia.TextBlob.MakeFromRSXformGlyphs(glyphs, leaning, brush.font(face, size))
  if (halo) canvas.drawTextBlob(blob, 0, 0, brush.stroke(halo, size * haloShare, { alpha: 0.8 }))
  canvas.drawTextBlob(blob, 0, 0, brush.fill(ink))
}
