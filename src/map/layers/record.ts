import type { SkCanvas, SkPicture } from '@shopify/react-native-skia'
import { drawBorders, drawCoast } from './borders'
import { clipOp } from './brush'
import { drawContested } from './contested'
import { drawControl, drawFront } from './control'
import { frameRect } from './frame'
import { drawLabels, drawNamesOf } from './labels'
import { drawGlow, drawLitBorders, drawVeil, type Lit } from './lamp'
import { drawLand, drawOutside } from './land'
import { drawRivers } from './rivers'
import { drawScenery } from './scenery'
import { drawSea } from './sea'
import { drawPaper, drawSheet, drawTable } from './sheet'
import { drawStaging } from './staging'
import type { Play, Scene } from './scene'
import { drawTerrain } from './terrain'
import { drawWeather } from './weather'

/** From the ground up. `control`, `front` and `names` follow play; `ground` and `lines` never change in it but for weather. */
export const layerNames = ['ground', 'control', 'lines', 'front', 'names'] as const
export type LayerName = (typeof layerNames)[number]

/** Map units of table around the sheet. */
export const tableMargin = 1200

const drawings: Readonly<Record<LayerName, (canvas: SkCanvas, scene: Scene, play: Play) => void>> = {
  ground(canvas, scene) {
    drawTable(canvas, scene, tableMargin)
    drawPaper(canvas, scene)
    inFrame(canvas, scene, () => {
      drawSea(canvas, scene)
      drawLand(canvas, scene)
      drawWeather(canvas, scene)
      drawOutside(canvas, scene)
    })
  },
  control(canvas, scene, play) {
    inFrame(canvas, scene, () => drawControl(canvas, scene, play))
  },
  lines(canvas, scene) {
    inFrame(canvas, scene, () => {
      drawTerrain(canvas, scene)
      drawRivers(canvas, scene)
      drawScenery(canvas, scene)
      drawCoast(canvas, scene)
      drawBorders(canvas, scene)
    })
    drawSheet(canvas, scene)
  },
  front(canvas, scene, play) {
    inFrame(canvas, scene, () => {
      drawFront(canvas, scene, play)
      drawContested(canvas, scene, play)
    })
    drawStaging(canvas, scene, play)
  },
  names(canvas, scene, play) {
    drawLabels(canvas, scene, play)
  },
}

function inFrame(canvas: SkCanvas, scene: Scene, draw: () => void): void {
  canvas.save()
  canvas.clipRect(frameRect(scene), clipOp.intersect, true)
  draw()
  canvas.restore()
}

let recorded = 0

/** How often anything has been recorded: a test asks before and after a pan. */
export const recordings = (): number => recorded

function record(scene: Scene, draw: (canvas: SkCanvas) => void): SkPicture {
  const { brush, board } = scene
  const recorder = brush.Skia.PictureRecorder()
  const [width, height] = [board.width + 2 * tableMargin, board.height + 2 * tableMargin]
  draw(recorder.beginRecording(brush.Skia.XYWHRect(-tableMargin, -tableMargin, width, height)))
  recorded++
  return recorder.finishRecordingAsPicture()
}

export const recordLayer = (scene: Scene, layer: LayerName, play: Play): SkPicture =>
  record(scene, canvas => drawings[layer](canvas, scene, play))

/** The lamp in parts: the veil lies over everything, each glow on its own space, the borders over the glows. */
export const recordVeil = (scene: Scene, lit: readonly Lit[]): SkPicture =>
  record(scene, canvas => drawVeil(canvas, scene, lit))
export const recordGlow = (scene: Scene, lit: Lit): SkPicture => record(scene, canvas => drawGlow(canvas, scene, lit))
export const recordLitBorders = (scene: Scene, lit: readonly Lit[]): SkPicture =>
  record(scene, canvas => drawLitBorders(canvas, scene, lit))

/** Names of lit spaces once more, to lie between the lamp and the pieces. */
export const recordLitNames = (scene: Scene, lit: readonly Lit[], play: Play): SkPicture =>
  record(scene, canvas => drawNamesOf(canvas, scene, play, new Set(lit.map(({ space }) => space))))

/** All layers in one picture: thumbnails and printing. */
export function recordBoard(scene: Scene, play: Play): SkPicture {
  return record(scene, canvas => drawBoard(canvas, scene, play))
}

export function drawBoard(canvas: SkCanvas, scene: Scene, play: Play): void {
  for (const layer of layerNames) drawings[layer](canvas, scene, play)
}
