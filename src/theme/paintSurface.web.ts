import type { SkCanvas, SkImage } from '@shopify/react-native-skia'
import { JsiSkSurface } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkSurface'
import type { CanvasKit } from 'canvaskit-wasm'

export interface PaintSurface {
  readonly canvas: SkCanvas
  readonly finish: () => SkImage
  readonly discard: () => void
}

export interface PixelSurface extends PaintSurface {
  /** A copy of some bytes as they are now: four a pixel, multiplied by alpha. */
  readonly bytes: (from: number, to: number) => Uint8ClampedArray<ArrayBuffer>
  readonly write: (bytes: Uint8ClampedArray, at: number) => void
}

const kit = (): CanvasKit => (globalThis as unknown as { CanvasKit: CanvasKit }).CanvasKit

/** CanvasKit's own raster surface keeps colours unpremultiplied, which makes every fill about ten times slower. */
export function makePaintSurface(width: number, height: number): PixelSurface | null {
  const canvasKit = kit()
  const pixels = canvasKit.Malloc(Uint8Array, width * height * 4)
  // What was in this memory before would shine through.
  pixels.toTypedArray().fill(0)
  const raster = canvasKit.MakeRasterDirectSurface(infoOf(canvasKit, width, height), pixels, width * 4)
  if (!raster) {
    canvasKit.Free(pixels)
    return null
  }
  const surface = new JsiSkSurface(canvasKit, raster)
  const discard = () => {
    raster.delete()
    canvasKit.Free(pixels)
  }
  return {
    canvas: surface.getCanvas(),
    bytes: (from, to) => new Uint8ClampedArray(pixels.toTypedArray().slice(from, to).buffer as ArrayBuffer),
    write: (bytes, at) => pixels.toTypedArray().set(bytes, at),
    finish: () => {
      surface.flush()
      const image = surface.makeImageSnapshot()
      discard()
      return image
    },
    discard,
  }
}

const infoOf = (canvasKit: CanvasKit, width: number, height: number) => ({
  width,
  height,
  colorType: canvasKit.ColorType.RGBA_8888,
  alphaType: canvasKit.AlphaType.Premul,
  colorSpace: canvasKit.ColorSpace.SRGB,
})
