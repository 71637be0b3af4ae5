/** `npm run icons`: draws the app's icon, splash and favicon with CanvasKit into assets/images. */
import { writeFileSync } from 'node:fs'
import loadCanvasKit, { type CanvasKit } from 'canvaskit-wasm'
import { type Brush, drawBlock, drawEar, drawScene, sequence, SIDE } from './icons/scene'

const FOLDER = 'assets/images'

type Drawing = (brush: Brush) => void

const icon: Drawing = brush => {
  drawScene(brush)
  drawBlock(brush, 262, 352, 500)
}

/** Launchers cut an adaptive icon to any shape; two thirds of it are always visible. */
const foreground: Drawing = brush => drawBlock(brush, 336, 322, 352)

const silhouette: Drawing = brush => {
  brush.canvas.translate(SIDE / 2, 690)
  drawEar(brush, 1.5, '#FFFFFF')
}

const splash: Drawing = brush => {
  const { kit, canvas } = brush
  canvas.clipRRect(kit.RRectXY(kit.XYWHRect(0, 0, SIDE, SIDE), 224, 224), kit.ClipOp.Intersect, true)
  icon(brush)
}

const PICTURES: readonly [name: string, pixels: number, draw: Drawing][] = [
  ['icon', 1024, icon],
  ['adaptive-icon', 1024, foreground],
  ['adaptive-background', 1024, drawScene],
  ['adaptive-monochrome', 1024, silhouette],
  ['splash', 1024, splash],
  ['favicon', 48, icon],
]

function picture(kit: CanvasKit, pixels: number, draw: Drawing): Uint8Array {
  const surface = kit.MakeSurface(pixels, pixels)
  if (!surface) throw new Error('CanvasKit gave no surface')
  const canvas = surface.getCanvas()
  canvas.scale(pixels / SIDE, pixels / SIDE)
  draw({ kit, canvas, chance: sequence(1941) })
  const bytes = surface.makeImageSnapshot().encodeToBytes()
  if (!bytes) throw new Error('CanvasKit could not write a PNG')
  return bytes
}

const kit = await loadCanvasKit()
for (const [name, pixels, draw] of PICTURES) writeFileSync(`${FOLDER}/${name}.png`, picture(kit, pixels, draw))
