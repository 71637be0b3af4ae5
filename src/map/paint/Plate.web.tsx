import { AlphaType, ColorType, type SkImage } from '@shopify/react-native-skia'
import { createElement, memo, useLayoutEffect, useRef } from 'react'
import { PixelRatio } from 'react-native'
import type { Camera } from '../camera/camera'
import type { Painting } from './painting'

export interface PlateProps {
  readonly painting: Painting
  readonly rest: Camera
  readonly testID?: string
}

/** A painting on the table, where it belongs for a camera at rest. Opaque, so that nothing under it is drawn. */
export const Plate = memo(function Plate({ painting, rest, testID }: PlateProps) {
  const { image, box } = painting
  const [width, height] = [image.width(), image.height()]
  const scale = (box.width * rest.zoom) / width
  const style = {
    position: 'absolute',
    left: 0,
    top: 0,
    width,
    height,
    transformOrigin: '0 0',
    transform: `translate(${onPixel((box.x - rest.x) * rest.zoom)}px, ${onPixel((box.y - rest.y) * rest.zoom)}px) scale(${scale})`,
  } as const
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) putImage(canvas.current, image)
  }, [image])
  return createElement('canvas', { ref: canvas, style, 'data-testid': testID, 'aria-hidden': true })
})

const onPixel = (points: number): number => Math.round(points * PixelRatio.get()) / PixelRatio.get()

export function putImage(canvas: HTMLCanvasElement, image: SkImage, alpha = false): void {
  const info = { width: image.width(), height: image.height(), ...pixelsOf(alpha) }
  const pixels = image.readPixels(0, 0, info)
  const context = canvas.getContext('2d', { alpha })
  if (!pixels || !context) return
  if (canvas.width !== info.width || canvas.height !== info.height)
    Object.assign(canvas, { width: info.width, height: info.height })
  const bytes = new Uint8ClampedArray(pixels.buffer as ArrayBuffer, pixels.byteOffset, pixels.byteLength)
  context.putImageData(new ImageData(bytes, info.width, info.height), 0, 0)
}

/** An opaque picture needs no division by its alpha. */
const pixelsOf = (alpha: boolean) => ({
  colorType: ColorType.RGBA_8888,
  alphaType: alpha ? AlphaType.Unpremul : AlphaType.Premul,
})
