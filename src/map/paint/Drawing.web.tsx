import { AlphaType, ColorType, type SkPicture } from '@shopify/react-native-skia'
import { createElement, memo, useLayoutEffect, useRef } from 'react'
import { PixelRatio } from 'react-native'
import { makePaintSurface } from '../../theme/paintSurface'

export interface DrawingProps {
  readonly width: number
  readonly height: number
  readonly pictures: readonly SkPicture[]
}

export const Drawing = memo(function Drawing({ width, height, pictures }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) draw(canvas.current, width, height, pictures)
  }, [width, height, pictures])
  return createElement('canvas', { ref: canvas, style: { display: 'block', width, height }, 'aria-hidden': true })
})

function draw(canvas: HTMLCanvasElement, wide: number, tall: number, pictures: readonly SkPicture[]): void {
  const density = PixelRatio.get()
  const [width, height] = [Math.ceil(wide * density), Math.ceil(tall * density)]
  const surface = makePaintSurface(width, height)
  if (!surface) return
  surface.canvas.scale(density, density)
  surface.canvas.translate(wide / 2, tall / 2)
  pictures.forEach(picture => surface.canvas.drawPicture(picture))
  const image = surface.finish()
  const pixels = image.readPixels(0, 0, { width, height, ...separate })
  image.dispose()
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  if (pixels) put(canvas, pixels)
}

/** As the page wants them: colours not multiplied by alpha. */
const separate = { colorType: ColorType.RGBA_8888, alphaType: AlphaType.Unpremul }

/** So small a picture is sent to the graphics processor whole; drawing it there would take shaders of its own. */
const small = { willReadFrequently: true }

function put(canvas: HTMLCanvasElement, pixels: Uint8Array | Float32Array): void {
  const bytes = new Uint8ClampedArray(pixels.buffer as ArrayBuffer, pixels.byteOffset, pixels.byteLength)
  const context = canvas.getContext('2d', small) as CanvasRenderingContext2D | null
  context?.putImageData(new ImageData(bytes, canvas.width, canvas.height), 0, 0)
}
