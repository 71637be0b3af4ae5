import type { SkCanvas, SkPicture } from '@shopify/react-native-skia'
import type { Board } from '../../atlas/board'
import type { Spot, Viewport } from '../camera/camera'
import type { Scene } from '../layers/scene'
import { inks } from '../sprites/colours'
import { makePen } from '../sprites/pen'
import type { SpriteBook } from '../sprites/spriteBook'
import type { Placed } from './layout'
import { drawPiece } from './record'
import { flagsOf, type Thing } from './thing'

function record({ brush }: Scene, draw: (canvas: SkCanvas) => void): SkPicture {
  const recorder = brush.Skia.PictureRecorder()
  draw(recorder.beginRecording(brush.Skia.XYWHRect(-1e5, -1e5, 2e5, 2e5)))
  return recorder.finishRecordingAsPicture()
}

/** As it looks when lifted, around the origin, in points. */
export const recordCarried = (scene: Scene, book: SpriteBook, piece: Placed): SkPicture =>
  recordAlone(scene, book, liftedOf(piece.thing), Math.max(40, Math.round(piece.side * scene.zoom.scale)))

/** As it stands on the map. */
export const recordStanding = (scene: Scene, book: SpriteBook, { thing, side }: Placed): SkPicture =>
  recordAlone(scene, book, thing, Math.round(side * scene.zoom.scale))

function recordAlone(scene: Scene, book: SpriteBook, thing: Thing, side: number): SkPicture {
  book.prepare([{ thing, side }])
  const placed = { thing, x: 0, y: 0, side, members: [thing] }
  return record(scene, canvas => drawPiece(scene.brush, canvas, book, placed, { ...scene.zoom, scale: 1 }))
}

const liftedOf = (thing: Thing): Thing => ({ ...thing, flags: { ...flagsOf(thing), isSelected: true, canAct: false } })

/** The piece's place and the middles of the spaces it walks through but the last, which is under the hand. */
export function wayPoints(board: Board, { x, y }: Placed, way: readonly number[] = []): readonly Spot[] {
  const stops = way.slice(0, -1).flatMap(space => board.spaces[space] ?? [])
  return [{ x, y }, ...stops.map(({ label }) => ({ x: label[0], y: label[1] }))]
}

export const lensRadius = 46

/** The glass it is held in; red where it may not be put down. */
export function recordLens(scene: Scene, isBarred: boolean): SkPicture {
  const { brush, look } = scene
  const rim = isBarred ? look.map.attackEdge : look.ui.accent
  return record(scene, canvas => {
    canvas.drawCircle(0, 0, lensRadius, brush.fill(look.map.glow, { alpha: 0.55 }))
    canvas.drawCircle(0, 0, lensRadius, brush.stroke(look.ui.ask, 5))
    canvas.drawCircle(0, 0, lensRadius, brush.stroke(rim, 2.5))
  })
}

export const pillHeight = 28
const pillLettering = { face: 'FiraSansCondensed_600SemiBold', size: 15, colour: '#F6EDD8' } as const
const pillMargin = 10

export function pillWidth({ brush }: Scene, label: string): number {
  const { face, size } = pillLettering
  return label ? brush.font(face, size).getTextWidth(label) + 2 * pillMargin : 0
}

/** Place and cost, around the origin. */
export function recordPill(scene: Scene, label: string): SkPicture {
  return record(scene, canvas => {
    if (!label) return
    const pen = makePen(scene.brush, canvas, scene)
    const width = pillWidth(scene, label)
    const box = { x: -width / 2, y: -pillHeight / 2, width, height: pillHeight }
    pen.fillBox(box, 8, { colour: inks.earth })
    pen.strokeBox(box, 8, { colour: inks.wheat, width: 1 })
    pen.letters(label, 0, 0, pillLettering)
  })
}

const fromLens = { above: -70, below: 50 } as const
const edge = 4

/**
 * The middle of the pill: above the lens; under the upper bar there is no room for it, and it goes between piece and
 * finger. Always wholly in the window.
 */
export function pillPlace({ width, insets }: Viewport, over: Spot, across: number): Spot {
  'worklet'
  const top = insets.top + edge + pillHeight / 2
  const above = over.y + fromLens.above
  const y = Math.max(top, above >= top ? above : over.y + fromLens.below)
  const [left, right] = [insets.left + edge + across / 2, width - insets.right - edge - across / 2]
  return { x: Math.max(left, Math.min(right, over.x)), y }
}
