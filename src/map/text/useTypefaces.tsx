import { Alegreya_500Medium } from '@expo-google-fonts/alegreya/500Medium'
import { Alegreya_500Medium_Italic } from '@expo-google-fonts/alegreya/500Medium_Italic'
import { Alegreya_600SemiBold_Italic } from '@expo-google-fonts/alegreya/600SemiBold_Italic'
import { Alegreya_700Bold } from '@expo-google-fonts/alegreya/700Bold'
import { Alegreya_800ExtraBold } from '@expo-google-fonts/alegreya/800ExtraBold'
import { FiraSansCondensed_400Regular } from '@expo-google-fonts/fira-sans-condensed/400Regular'
import { FiraSansCondensed_500Medium } from '@expo-google-fonts/fira-sans-condensed/500Medium'
import { FiraSansCondensed_600SemiBold } from '@expo-google-fonts/fira-sans-condensed/600SemiBold'
import { FiraSansCondensed_700Bold } from '@expo-google-fonts/fira-sans-condensed/700Bold'
import { FiraSansExtraCondensed_600SemiBold } from '@expo-google-fonts/fira-sans-extra-condensed/600SemiBold'
import { FiraSansExtraCondensed_700Bold } from '@expo-google-fonts/fira-sans-extra-condensed/700Bold'
import { FiraSansExtraCondensed_800ExtraBold } from '@expo-google-fonts/fira-sans-extra-condensed/800ExtraBold'
import { loadData, Skia, type SkData, type SkTypeface } from '@shopify/react-native-skia'
import { useEffect, useState } from 'react'
import { whenDrawable } from '../../theme/drawable'
import { faceNames, screenFaces, type FaceName } from '../../theme/type'
import { completeTypefaces, type Typefaces } from './typefaces'

/** The font files by the names React Native knows them by: the same map serves expo-font and the canvas. */
const faceFiles: Readonly<Record<FaceName, number>> = {
  Alegreya_500Medium,
  Alegreya_500Medium_Italic,
  Alegreya_600SemiBold_Italic,
  Alegreya_700Bold,
  Alegreya_800ExtraBold,
  FiraSansCondensed_400Regular,
  FiraSansCondensed_500Medium,
  FiraSansCondensed_600SemiBold,
  FiraSansCondensed_700Bold,
  FiraSansExtraCondensed_600SemiBold,
  FiraSansExtraCondensed_700Bold,
  FiraSansExtraCondensed_800ExtraBold,
}

/** What screens are written in, for expo-font; the other faces are only drawn. */
export const screenFaceFiles: Readonly<Record<string, number>> = Object.fromEntries(
  screenFaces.map(face => [face, faceFiles[face]]),
)

const readTypeface = (data: SkData): SkTypeface | null => Skia.Typeface.MakeFreeTypeFaceFromData(data)

async function loadTypefaces(): Promise<Typefaces | null> {
  await whenDrawable()
  const found = await Promise.all(
    faceNames.map(async name => [name, await loadData(faceFiles[name], readTypeface).catch(() => null)] as const),
  )
  return completeTypefaces(Object.fromEntries(found))
}

let loading: Promise<Typefaces | null> | undefined
/** Read as soon as somebody can draw: the first map waits for them no longer than it must. */
export const readTypefaces = (): Promise<Typefaces | null> => (loading ??= loadTypefaces())

/** The lettering of map and pieces; null until it is there. Loaded once for the whole app. */
export function useTypefaces(): Typefaces | null {
  const [typefaces, setTypefaces] = useState<Typefaces | null>(null)
  useEffect(() => {
    let wanted = true
    void readTypefaces().then(loaded => wanted && setTypefaces(loaded))
    return () => {
      wanted = false
    }
  }, [])
  return typefaces
}
