import { Skia, type SkImage, type SkPicture } from '@shopify/react-native-skia'
import { filter } from '../layers/brush'
import { makePaintSurface, type PaintSurface } from './surface'
import type { MapBox } from './windows'

/** A part of the map as pixels: what the camera moves while nothing changes. */
export interface Painting {
  readonly image: SkImage
  readonly box: MapBox
}

/** A painting in the making, so that it can be done in short turns. */
export interface Easel {
  readonly add: (picture: SkPicture) => void
  /** Lays another painting under what follows, at whatever size it was made. */
  readonly lay: (painting: Painting) => void
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
  surface.canvas.scale(density, density)
  surface.canvas.translate(-box.x, -box.y)
  return {
    add: picture => surface.canvas.drawPicture(picture),
    lay: ({ image, box: { x, y, width: across, height: down } }) => {
      const source = Skia.XYWHRect(0, 0, image.width(), image.height())
      const target = Skia.XYWHRect(x, y, across, down)
      surface.canvas.drawImageRectOptions(image, source, target, filter.linear, noMipmaps, Skia.Paint())
    },
    finish: () => {
      paintings.count++
      return { image: surface.finish(), box: { ...box, width: width / density, height: height / density } }
    },
    discard: surface.discard,
  }
}

/** All at once. */
export function paint(box: MapBox, density: number, pictures: readonly SkPicture[]): Painting | null {
  const easel = makeEasel(box, density)
  pictures.forEach(picture => easel?.add(picture))
  return easel?.finish() ?? null
}
