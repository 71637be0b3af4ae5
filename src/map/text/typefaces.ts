import type { Skia as SkiaApi, SkTypeface } from '@shopify/react-native-skia'
import { faceNames, type FaceName } from '../../theme/type'

export type Typefaces = Readonly<Record<FaceName, SkTypeface>>

/** From the bytes of the font files. A broken file is our own fault, so it throws with its name. */
export function makeTypefaces(Skia: typeof SkiaApi, bytesOf: (name: FaceName) => Uint8Array): Typefaces {
  const entries = faceNames.map(name => {
    const typeface = Skia.Typeface.MakeFreeTypeFaceFromData(Skia.Data.fromBytes(bytesOf(name)))
    if (typeface === null) throw new Error(`The font ${name} cannot be read`)
    return [name, typeface] as const
  })
  return Object.fromEntries(entries) as Record<FaceName, SkTypeface>
}

/** A face that did not load is replaced by one that did: a plain name is better than none. */
export function completeTypefaces(found: Readonly<Record<string, SkTypeface | null>>): Typefaces | null {
  const spare = faceNames.map(name => found[name]).find(face => face)
  if (!spare) return null
  return Object.fromEntries(faceNames.map(name => [name, found[name] ?? spare])) as Record<FaceName, SkTypeface>
}
