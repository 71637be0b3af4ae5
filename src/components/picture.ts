import { ImageFormat, Skia, type SkCanvas } from '@shopify/react-native-skia'
import { PixelRatio } from 'react-native'

/** Small pictures drawn once by us and shown as plain images: no live canvas a button. */
const kept = new Map<string, string>()
const MOST_KEPT = 600

const density = (): number => Math.min(3, Math.max(1, PixelRatio.get()))
const nameOf = (key: string, width: number, height: number): string => `${key} ${width}x${height}@${density()}`
export const isDrawn = (key: string, width: number, height: number): boolean => kept.has(nameOf(key, width, height))

export function drawnUri(key: string, width: number, height: number, draw: (canvas: SkCanvas) => void): string {
  const ratio = density()
  const name = nameOf(key, width, height)
  const known = kept.get(name)
  if (known !== undefined) return known
  if (kept.size > MOST_KEPT) kept.clear()
  const uri = render(width, height, ratio, draw)
  kept.set(name, uri)
  return uri
}

function render(width: number, height: number, ratio: number, draw: (canvas: SkCanvas) => void): string {
  const surface = Skia.Surface.Make(Math.ceil(width * ratio), Math.ceil(height * ratio))
  if (!surface) return ''
  const canvas = surface.getCanvas()
  canvas.scale(ratio, ratio)
  draw(canvas)
  surface.flush()
  const image = surface.makeImageSnapshot()
  const uri = `data:image/png;base64,${image.encodeToBase64(ImageFormat.PNG, 100)}`
  image.dispose()
  surface.dispose()
  return uri
}
