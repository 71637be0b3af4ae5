import type { SkImage } from '@shopify/react-native-skia'
import { channelsOf } from '../../theme/contrast'
import type { Brush } from './brush'

const rgba8888 = 4
/** Colours already multiplied by alpha: Skia samples these many times faster than the other kind. */
const premultiplied = 2

/** A picture of light and shade: negative cells take the light colour, positive ones the dark. 1 is `most` of alpha. */
export function shadeImage(
  brush: Brush,
  width: number,
  height: number,
  shadeAt: (i: number, j: number) => number,
  inks: { readonly light: string; readonly dark: string; readonly most: number },
): SkImage | null {
  const light = channelsOf(inks.light)
  const dark = channelsOf(inks.dark)
  const pixels = new Uint8Array(width * height * 4)
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const shade = shadeAt(i, j)
      const ink = shade > 0 ? dark : light
      const at = (j * width + i) * 4
      const alpha = Math.min(1, Math.abs(shade)) * inks.most
      pixels[at] = ink[0] * alpha
      pixels[at + 1] = ink[1] * alpha
      pixels[at + 2] = ink[2] * alpha
      pixels[at + 3] = 255 * alpha
    }
  }
  const info = { width, height, colorType: rgba8888, alphaType: premultiplied } as const
  return brush.Skia.Image.MakeImage(info, brush.Skia.Data.fromBytes(pixels), width * 4)
}
