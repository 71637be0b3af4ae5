import { Skia, type SkCanvas, type SkImage } from '@shopify/react-native-skia'
import { makePaintSurface } from '../../theme/paintSurface'
import { clipOp, filter } from '../layers/brush'
import { coveredBox, paintings, pixelsOf, type Easel, type Painting, type Rows } from './easel'
import type { MapBox } from './windows'

const noMipmaps = 0

export const imageOf = ({ pixels }: Painting): SkImage => pixels as SkImage

/** No collector sees how much pixels weigh. */
export const freePainting = (painting: Painting): void => imageOf(painting).dispose()

/** `density` is pixels a map unit. */
export function makeEasel(box: MapBox, density: number): Easel | null {
  const { width, height } = pixelsOf(box, density)
  const surface = makePaintSurface(width, height)
  if (!surface) return null
  const { canvas } = surface
  canvas.scale(density, density)
  canvas.translate(-box.x, -box.y)
  return {
    height,
    lay: (grounds, rows) =>
      within(canvas, box, density, rows, () => grounds.forEach(ground => drawPainting(canvas, ground))),
    add: (picture, rows) => within(canvas, box, density, rows, () => canvas.drawPicture(picture)),
    finish: () => {
      paintings.count++
      return { pixels: surface.finish(), width, height, box: coveredBox(box, density) }
    },
    discard: surface.discard,
  }
}

function drawPainting(canvas: SkCanvas, painting: Painting): void {
  const { width, height, box } = painting
  const source = Skia.XYWHRect(0, 0, width, height)
  const target = Skia.XYWHRect(box.x, box.y, box.width, box.height)
  canvas.drawImageRectOptions(imageOf(painting), source, target, filter.linear, noMipmaps, Skia.Paint())
}

/** Draws these rows only. */
function within(canvas: SkCanvas, box: MapBox, density: number, rows: Rows | undefined, draw: () => void): void {
  canvas.save()
  if (rows) canvas.clipRect(rowsOn(box, density, rows), clipOp.intersect, false)
  draw()
  canvas.restore()
}

const rowsOn = ({ x, y, width }: MapBox, density: number, { from, to }: Rows) =>
  Skia.XYWHRect(x, y + from / density, width + 1, (to - from) / density)
