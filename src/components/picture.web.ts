import { AlphaType, ColorType, type SkCanvas } from '@shopify/react-native-skia'
import { PixelRatio } from 'react-native'
import { makePaintSurface } from '../theme/paintSurface'

const kept = new Map<string, string>()
const MOST_KEPT = 600

const density = (): number => Math.min(3, Math.max(1, PixelRatio.get()))
const nameOf = (key: string, width: number, height: number): string => `${key} ${width}x${height}@${density()}`
export const isDrawn = (key: string, width: number, height: number): boolean => kept.has(nameOf(key, width, height))

/** As on a phone, but the browser encodes: it does so many times faster than Skia does there. */
export function drawnUri(key: string, width: number, height: number, draw: (canvas: SkCanvas) => void): string {
  const ratio = density()
  const name = nameOf(key, width, height)
  const known = kept.get(name)
  if (known !== undefined) return known
  if (kept.size > MOST_KEPT) kept.clear()
  const uri = render(Math.ceil(width * ratio), Math.ceil(height * ratio), ratio, draw)
  kept.set(name, uri)
  return uri
}

function render(width: number, height: number, ratio: number, draw: (canvas: SkCanvas) => void): string {
  const surface = makePaintSurface(width, height)
  if (!surface) return ''
  surface.canvas.scale(ratio, ratio)
  draw(surface.canvas)
  const image = surface.finish()
  const info = { width, height, colorType: ColorType.RGBA_8888, alphaType: AlphaType.Unpremul }
  const pixels = image.readPixels(0, 0, info)
  image.dispose()
  return pixels ? encode(pixels, width, height) : ''
}

function encode(pixels: Uint8Array | Float32Array, width: number, height: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const bytes = new Uint8ClampedArray(pixels.buffer as ArrayBuffer, pixels.byteOffset, pixels.byteLength)
  context?.putImageData(new ImageData(bytes, width, height), 0, 0)
  return canvas.toDataURL()
}
