import type { SkCanvas } from '@shopify/react-native-skia'
import type { BoardSpace } from '../../atlas/board'
import { drawCentred, drawLetters, widthOf, type Lettering } from '../text/lettering'
import type { Box } from './boxes'
import { boundsOf } from './ground'
import type { Play, Scene } from './scene'
import { clamp, points } from './zoom'

type BoxStyle = 'tray' | 'track' | 'frame'

const styleOf = (space: BoardSpace): BoxStyle =>
  space.terrain === 'staging' ? 'tray' : space.terrain === 'road' ? 'track' : 'frame'

/** Boxes in the margin: staging trays, the steps of a track, places for leaders, bombers and fleets. */
export function drawStaging(canvas: SkCanvas, scene: Scene, play: Play): void {
  const boxes = scene.board.spaces.flatMap((space, place) =>
    space.kind === 'box' ? [{ space, place, box: boundsOf(space.outline.flat()) }] : [],
  )
  drawTrack(
    canvas,
    scene,
    boxes.filter(({ space }) => styleOf(space) === 'track'),
  )
  for (const { space, place, box } of boxes) drawBox(canvas, scene, space, box, play.control[place] ?? -1)
}

interface TrackStep {
  readonly space: BoardSpace
  readonly box: Box
}

/** The line a track runs along, behind its boxes, and where it leads. */
function drawTrack(canvas: SkCanvas, { brush, look, zoom }: Scene, steps: readonly TrackStep[]): void {
  const [first, last] = [steps[0], steps[steps.length - 1]]
  if (!first || !last) return
  const y = (first.box[1] + first.box[3]) / 2
  const ink = brush.stroke(look.map.border, Math.max(4, points(zoom, 1.4)), { alpha: 0.8 })
  canvas.drawLine(first.box[2], y, last.box[0], y, ink)
  const size = clamp(26, points(zoom, 11), 34)
  const title: Lettering = { face: 'Alegreya_600SemiBold_Italic', size, ink: look.map.label }
  drawLetters(canvas, brush, `Road to ${last.space.name}`, first.box[0] + 6, first.box[1] - size * 0.72, title)
}

const sideOf = (space: BoardSpace, holder: number): number => {
  if (holder >= 0) return holder
  if (space.features.some(feature => feature.endsWith(':axis') || feature.startsWith('bombers'))) return 0
  return space.features.some(feature => feature.endsWith(':soviet') || feature === 'fleet') ? 1 : -1
}

function drawBox(canvas: SkCanvas, scene: Scene, space: BoardSpace, box: Box, holder: number): void {
  const { brush, look, zoom, sides } = scene
  const side = sideOf(space, holder)
  const colours = side === 0 || side === 1 ? sides[side] : null
  const style = styleOf(space)
  const corner = style === 'tray' ? 22 : 16
  const [left, top, right, bottom] = box
  const rect = brush.Skia.RRectXY(brush.Skia.XYWHRect(left, top, right - left, bottom - top), corner, corner)
  const hair = Math.max(2.2, points(zoom, style === 'tray' ? 1.2 : 0.9))
  canvas.drawRRect(rect, brush.fill(look.isFlat ? '#FFFFFF' : look.map.land))
  if (colours) canvas.drawRRect(rect, brush.fill(colours.tint, { alpha: colours.tintAlpha * 1.5 }))
  const dash = style === 'tray' ? [hair * 5, hair * 3.2] : undefined
  const edge = style === 'tray' && colours ? colours.front : look.map.border
  canvas.drawRRect(rect, brush.stroke(edge, hair, { alpha: 0.8, dash, cap: 'butt' }))
  drawBoxName(canvas, scene, space, box)
  drawDisc(canvas, scene, space, box)
}

/** A disc of supply lies on some steps of the track and goes with them. */
function drawDisc(canvas: SkCanvas, { brush }: Scene, space: BoardSpace, [, top, right]: Box): void {
  const disc = space.features.find(feature => feature.startsWith('disc:'))?.slice('disc:'.length)
  const ink = disc === 'yellow' ? '#DDAE36' : disc === 'orange' ? '#D9792B' : null
  if (!ink) return
  canvas.drawCircle(right - 14, top + 14, 17, brush.fill('#140C04', { alpha: 0.35, blur: 3 }))
  canvas.drawCircle(right - 16, top + 10, 16, brush.fill(ink))
  canvas.drawCircle(right - 16, top + 10, 16, brush.stroke('#3A2A10', 2, { alpha: 0.8 }))
}

/** Where pieces never lie: above the box; on a track beside the piece that walks it. */
function drawBoxName(canvas: SkCanvas, scene: Scene, space: BoardSpace, box: Box): void {
  const { brush, look } = scene
  const style = styleOf(space)
  const face = style === 'tray' ? 'Alegreya_700Bold' : 'Alegreya_500Medium'
  const halo = style === 'track' ? undefined : look.map.labelHalo
  const [left, , right, bottom] = nameBox(scene, space, box)
  const words = style === 'tray' ? `${space.name}, staging` : space.name
  const room = (right - left) / widthOf(brush, words, { face, size: 1, ink: look.map.label })
  const size = Math.min(room, letterSize(scene, style))
  const y = style === 'track' ? (box[1] + box[3]) / 2 : bottom - size * 0.5
  drawCentred(canvas, brush, words, (left + right) / 2, y, { face, size, ink: look.map.label, halo })
}
const letterSize = ({ zoom }: Scene, style: BoxStyle): number =>
  style === 'track' ? clamp(30, points(zoom, 13), 40) : clamp(26, points(zoom, 12), 36)

/** The room of a box's name. */
export function nameBox(scene: Scene, space: BoardSpace, [left, top, right, bottom]: Box): Box {
  const style = styleOf(space)
  if (style === 'track') return [left + space.slotSize + 16, top, right - 8, bottom]
  const height = letterSize(scene, style) * 1.1
  return [left, top - height - 6, right, top - 6]
}
