import type { SkCanvas, SkPicture } from '@shopify/react-native-skia'
import type { Board, Point } from '../../atlas/board'
import type { Scene } from '../layers/scene'
import { drawBadge } from '../sprites/badges'
import { inks } from '../sprites/colours'
import { openLine, polygon, starPath } from '../sprites/paths'
import { makePen, type Pen } from '../sprites/pen'
import type { CampArea } from './camps'
import type { Placed } from './layout'

/** A space the lamp lights, and what going there costs. */
export interface LitSpace {
  readonly space: number
  readonly kind: 'move' | 'attack' | 'here'
  readonly cost?: number
  readonly crossesRiver?: boolean
}

export interface Arrow {
  readonly from: number
  readonly to: number
  readonly kind: 'attack' | 'move'
}

export interface Signs {
  readonly lit: readonly LitSpace[]
  readonly arrows: readonly Arrow[]
}

export const signRecordings = { count: 0 }

/** Cost chips, swords and arrows over the pieces, as one picture in map units. */
export function recordSigns(
  scene: Scene,
  placed: readonly Placed[],
  camps: readonly CampArea[],
  signs: Signs,
): SkPicture {
  signRecordings.count++
  const { brush, board, zoom } = scene
  const recorder = brush.Skia.PictureRecorder()
  const canvas = recorder.beginRecording(brush.Skia.XYWHRect(0, 0, board.width, board.height))
  const draw = (at: Point, paint: (pen: Pen) => void) => atPoint(scene, canvas, at, paint)
  if (zoom.step !== 'far') for (const at of meetings(placed)) draw(at, drawSwords)
  for (const arrow of signs.arrows) drawArrow(scene, canvas, arrow)
  for (const lit of signs.lit) {
    if (lit.cost !== undefined) draw(chipPlace(board, camps, lit, 14 / zoom.scale), pen => drawCost(pen, lit))
  }
  return recorder.finishRecordingAsPicture()
}

/** Draws in points around a map point. */
function atPoint(scene: Scene, canvas: SkCanvas, [x, y]: Point, paint: (pen: Pen) => void): void {
  canvas.save()
  canvas.translate(x, y)
  canvas.scale(1 / scene.zoom.scale, 1 / scene.zoom.scale)
  paint(makePen(scene.brush, canvas, scene))
  canvas.restore()
}

/** Beside the pieces, or in the middle of an empty space. */
function chipPlace(board: Board, camps: readonly CampArea[], { space }: LitSpace, reach: number): Point {
  const camp = camps.find(area => area.space === space)
  if (!camp) return board.spaces[space]?.label ?? [0, 0]
  const [, top, right] = camp.box
  return [right + reach * 0.5, top + reach]
}

/** Move: a disc of black earth with a wheat rim. Attack: a red burst. */
function drawCost(pen: Pen, { kind, cost, crossesRiver }: LitSpace): void {
  const isAttack = kind === 'attack'
  if (isAttack) {
    const burst = starPath(pen, 0, 0, 15.5, 11.4, 8)
    pen.fill(burst, { colour: pen.style.look.isFlat ? '#A30000' : '#A62A1E' })
    pen.stroke(burst, { colour: '#FFF6EA', width: 1.6 })
  } else {
    pen.fillDisc(0, 0.8, 13, { colour: inks.shadow, alpha: 0.4 })
    pen.fillDisc(0, 0, 12, { colour: inks.earth })
    pen.strokeDisc(0, 0, 12, { colour: inks.wheat, width: 1.8 })
  }
  pen.letters(String(cost), 0, 0, { face: 'FiraSansCondensed_700Bold', size: 15, colour: '#FFFBF1' })
  if (crossesRiver) drawBadge(pen, 11, 10, 7, 'river')
}

/** The gaps between two camps in one space. */
function meetings(placed: readonly Placed[]): readonly Point[] {
  const spaces = new Map<number, Placed[]>()
  for (const piece of placed) spaces.set(piece.thing.space, [...(spaces.get(piece.thing.space) ?? []), piece])
  return [...spaces.values()].flatMap(pieces => {
    const own = pieces.filter(({ thing }) => thing.camp === 'first' && thing.kind === 'block')
    const other = pieces.filter(({ thing }) => thing.camp === 'second' && thing.kind === 'block')
    const [lead] = own
    if (!lead || !other.length) return []
    const right = Math.max(...own.map(({ x, side }) => x + side / 2))
    const left = Math.min(...other.map(({ x, side }) => x - side / 2))
    return [
      [(left + right) / 2, (Math.max(...own.map(({ y }) => y)) + Math.min(...own.map(({ y }) => y))) / 2] as const,
    ]
  })
}

function drawSwords(pen: Pen): void {
  pen.fillDisc(0, 0, 13, { colour: inks.earth })
  pen.strokeDisc(0, 0, 13, { colour: inks.wheat, width: 1.6 })
  for (const side of [-1, 1]) {
    const blade = openLine(pen, [-5.5 * side, -5.5, 4.2 * side, 4.2])
    pen.stroke(blade, { colour: '#FFFBF1', width: 1.9, cap: 'round' })
    pen.stroke(openLine(pen, [1.2 * side, 5.2, 5.2 * side, 1.2]), { colour: '#FFFBF1', width: 1.7, cap: 'round' })
  }
}

function drawArrow(scene: Scene, canvas: SkCanvas, { from, to, kind }: Arrow): void {
  const start = scene.board.spaces[from]?.label
  const end = scene.board.spaces[to]?.label
  if (!start || !end) return
  const { scale } = scene.zoom
  const [dx, dy] = [(end[0] - start[0]) * scale, (end[1] - start[1]) * scale]
  atPoint(scene, canvas, start, pen => drawShaft(pen, dx, dy, kind === 'attack'))
}

/** Slender at the tail, with a head that stops short of the middle. */
function drawShaft(pen: Pen, dx: number, dy: number, isAttack: boolean): void {
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const at = (along: number, across: number) => [ux * along - uy * across, uy * along + ux * across]
  const tip = length - 14
  const neck = tip - 20
  const shape = polygon(
    pen,
    [at(16, -2), at(neck, -5), at(neck, -12), at(tip, 0), at(neck, 12), at(neck, 5), at(16, 2)].flat(),
  )
  pen.stroke(shape, { colour: '#FFF6EA', width: 3.2 })
  pen.fill(shape, { colour: isAttack ? pen.style.look.map.attackEdge : pen.style.look.map.path, alpha: 0.92 })
}
