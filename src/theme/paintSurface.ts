import { Skia, type SkCanvas, type SkImage } from '@shopify/react-native-skia'

/** A sheet to paint on in memory; `finish` hands out the picture and frees the sheet. */
export interface PaintSurface {
  readonly canvas: SkCanvas
  readonly finish: () => SkImage
  readonly discard: () => void
}

export function makePaintSurface(width: number, height: number): PaintSurface | null {
  const surface = Skia.Surface.Make(width, height)
  if (!surface) return null
  return {
    canvas: surface.getCanvas(),
    finish: () => {
      surface.flush()
      const image = surface.makeImageSnapshot()
      surface.dispose()
      return image
    },
    discard: () => surface.dispose(),
  }
}
