import { Skia, type SkImage, type SkPicture } from '@shopify/react-native-skia'
import { clipOp, filter } from '../layers/brush'
import { makePaintSurface, type PaintSurface } from '../../theme/paintSurface'
import type { MapBox } from './windows'

/** A part of the map as pixels: what the camera moves while nothing changes. */
export interface Painting {
  readonly image: SkImage
  readonly box: MapBox
}

/** Rows of pixels, from the top. */
export interface Rows {
  readonly from: number
  readonly to: number
}

/** A painting in the making, so that it can be done in short turns. */
export interface Easel {
  readonly height: number
  readonly add: (picture: SkPicture, rows?: Rows) => void
  /** Lays another painting under what follows, at whatever size it was made. */
  readonly lay: (painting: Painting, rows?: Rows) => void
  readonly fill: (colour: string) => void
  readonly finish: () => Painting
  readonly discard: () => void
}

const noMipmaps = 0

/** How many paintings were made: panning over painted ground makes none. */
export const paintings = { count: 0 }

/** `density` is pixels a map unit. */
export function makeEasel(box: MapBox, density: number): Easel | null {
  const [width, height] = [Math.ceil(box.width * density), Math.ceil(box.height * density)]
  const surface: PaintSurface | null = makePaintSurface(width, height)
  if (!surface) return null
  const { canvas } = surface
  canvas.scale(density, density)
  canvas.translate(-box.x, -box.y)
  const within = (rows: Rows | undefined, draw: () => void) => {
    canvas.save()
    if (rows) canvas.clipRect(rowsOn(box, density, rows), clipOp.intersect, false)
    draw()
    canvas.restore()
  }
  return {
    height,
    add: (picture, rows) => within(rows, () => canvas.drawPicture(picture)),
    lay: ({ image, box: { x, y, width: across, height: down } }, rows) => {
      const source = Skia.XYWHRect(0, 0, image.width(), image.height())
      const target = Skia.XYWHRect(x, y, across, down)
      const isAsItIs = image.width() === width && image.height() === height && x === box.x && y === box.y
      const sampling = isAsItIs ? filter.nearest : filter.linear
      within(rows, () => canvas.drawImageRectOptions(image, source, target, sampling, noMipmaps, Skia.Paint()))
    },
    fill: colour => canvas.clear(Skia.Color(colour)),
    finish: () => {
      paintings.count++
      return { image: surface.finish(), box: { ...box, width: width / density, height: height / density } }
    },
    discard: surface.discard,
  }
}

const rowsOn = ({ x, y, width }: MapBox, density: number, { from, to }: Rows) =>
  Skia.XYWHRect(x, y + from / density, width + 1, (to - from) / density)

/** All at once. */
export function paint(box: MapBox, density: number, pictures: readonly SkPicture[]): Painting | null {
  const easel = makeEasel(box, density)
  pictures.forEach(picture => easel?.add(picture))
  return easel?.finish() ?? null
}
