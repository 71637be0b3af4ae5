import { Skia, type SkCanvas } from '@shopify/react-native-skia'
import { makePaintSurface, type PixelSurface } from '../../theme/paintSurface.web'
import { clipOp } from '../layers/brush'
import { tableInk } from '../layers/sheet'
import { coveredBox, paintings, pixelsOf, type Easel, type Painting, type Rows } from './easel'
import type { MapBox } from './windows'

export const canvasOf = ({ pixels }: Painting): HTMLCanvasElement => pixels as HTMLCanvasElement

/** The page's canvases hold their pixels until they are made small. */
export const freePainting = (painting: Painting): void =>
  void Object.assign(canvasOf(painting), { width: 0, height: 0 })

export function makeEasel(box: MapBox, density: number): Easel | null {
  const { width, height } = pixelsOf(box, density)
  const surface = makePaintSurface(width, height)
  return surface && easelOn(surface, box, density)
}

/** On a sheet that may have been painted on before. Skia draws; copying and stretching is the browser's work. */
export function easelOn(surface: PixelSurface, box: MapBox, density: number): Easel {
  const { width, height } = pixelsOf(box, density)
  const { canvas } = surface
  canvas.restoreToCount(1)
  canvas.save()
  canvas.scale(density, density)
  canvas.translate(-box.x, -box.y)
  return {
    height,
    lay: (grounds, rows) => surface.write(groundRows(grounds, box, density, rows), rows.from * width * 4),
    add: (picture, rows) => inRows(canvas, box, density, rows, () => canvas.drawPicture(picture)),
    finish: () => {
      paintings.count++
      const pixels = readableCanvas(width, height)
      putRows(pixels, surface, { from: 0, to: height })
      surface.discard()
      return { pixels, width, height, box: coveredBox(box, density) }
    },
    discard: surface.discard,
  }
}

/** Rows of what lies under everything, as bytes. */
export function groundRows(
  grounds: readonly Painting[],
  box: MapBox,
  density: number,
  { from, to }: Rows,
): Uint8ClampedArray {
  const { width } = pixelsOf(box, density)
  const strip = stripOf(width, to - from)
  grounds.forEach(ground => stretch(strip, ground, box, density, from))
  return strip.getImageData(0, 0, width, to - from).data
}

/** A canvas others are made from: its pixels stay where they can be read. */
export function readableCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  return canvas
}

/** Rows of what has been painted onto a canvas of the page. Opaque, so that alpha needs no division. */
export function putRows(canvas: HTMLCanvasElement, surface: PixelSurface, { from, to }: Rows): void {
  const { width } = canvas
  const bytes = surface.bytes(from * width * 4, to * width * 4)
  canvas.getContext('2d', { alpha: false })?.putImageData(new ImageData(bytes, width, to - from), 0, from)
}

let scratch: HTMLCanvasElement | null = null

/** A canvas that is read back at once. */
function stripOf(width: number, height: number): CanvasRenderingContext2D {
  scratch ??= document.createElement('canvas')
  if (scratch.width < width || scratch.height < height) Object.assign(scratch, { width, height })
  const context = scratch.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) throw new Error('the browser has no canvas to draw on')
  context.fillStyle = tableInk
  context.fillRect(0, 0, width, height)
  return context
}

function stretch(strip: CanvasRenderingContext2D, ground: Painting, box: MapBox, density: number, top: number): void {
  const { x, y, width, height } = ground.box
  const [left, upper] = [(x - box.x) * density, (y - box.y) * density - top]
  strip.imageSmoothingEnabled = ground.width !== Math.round(width * density)
  strip.drawImage(canvasOf(ground), left, upper, width * density, height * density)
}

function inRows(canvas: SkCanvas, box: MapBox, density: number, rows: Rows | undefined, draw: () => void): void {
  canvas.save()
  if (rows) {
    const [top, tall] = [box.y + rows.from / density, (rows.to - rows.from) / density]
    canvas.clipRect(Skia.XYWHRect(box.x, top, box.width + 1, tall), clipOp.intersect, false)
  }
  draw()
  canvas.restore()
}
