/** Families, weights and sizes. Loaded names follow the font packages, so that React Native finds them by these keys. */
export const families = {
  serif: 'Alegreya',
  sans: 'Fira Sans Condensed',
  narrow: 'Fira Sans Extra Condensed',
} as const
export type FamilyName = keyof typeof families

export const faceNames = [
  'Alegreya_500Medium',
  'Alegreya_700Bold',
  'Alegreya_800ExtraBold',
  'Alegreya_500Medium_Italic',
  'Alegreya_600SemiBold_Italic',
  'FiraSansCondensed_400Regular',
  'FiraSansCondensed_500Medium',
  'FiraSansCondensed_600SemiBold',
  'FiraSansCondensed_700Bold',
  'FiraSansExtraCondensed_600SemiBold',
  'FiraSansExtraCondensed_700Bold',
  'FiraSansExtraCondensed_800ExtraBold',
] as const
export type FaceName = (typeof faceNames)[number]

export interface TypeStyle {
  readonly face: FaceName
  readonly size: number
  readonly line: number
  /** In shares of the size. */
  readonly tracking?: number
  readonly upper?: boolean
  /** What is large already grows no further than this. */
  readonly most?: number
}

export const typeStyles = {
  display: { face: 'Alegreya_800ExtraBold', size: 38, line: 40, most: 1.15 },
  screenTitle: { face: 'Alegreya_800ExtraBold', size: 22, line: 26, most: 1.5 },
  cardTitle: { face: 'Alegreya_700Bold', size: 20, line: 24, most: 1.6 },
  sectionTitle: { face: 'Alegreya_700Bold', size: 18, line: 22, most: 1.6 },
  prompt: { face: 'FiraSansCondensed_500Medium', size: 17, line: 21 },
  body: { face: 'FiraSansCondensed_400Regular', size: 16, line: 21 },
  bodyStrong: { face: 'FiraSansCondensed_600SemiBold', size: 16, line: 21 },
  secondary: { face: 'FiraSansCondensed_400Regular', size: 14, line: 18 },
  note: { face: 'FiraSansCondensed_400Regular', size: 13, line: 17 },
  button: { face: 'FiraSansCondensed_600SemiBold', size: 16, line: 20 },
  rule: { face: 'FiraSansCondensed_600SemiBold', size: 12.5, line: 16 },
  caps: { face: 'FiraSansCondensed_600SemiBold', size: 11, line: 13, tracking: 0.09, upper: true },
  number: { face: 'FiraSansCondensed_700Bold', size: 16, line: 20 },
} as const satisfies Record<string, TypeStyle>
export type TypeStyleName = keyof typeof typeStyles

/** The faces screens are written in. */
export const screenFaces: readonly FaceName[] = [...new Set(Object.values(typeStyles).map(({ face }) => face))]

export interface MapTypeStyle {
  readonly face: FaceName
  /** Points at the three zoom steps; 0 where the name is not shown. */
  readonly far: number
  readonly middle: number
  readonly near: number
  readonly tracking: number
  readonly upper?: boolean
}

export const mapTypeStyles = {
  victory: { face: 'Alegreya_700Bold', far: 12.5, middle: 15.5, near: 19, tracking: 0 },
  city: { face: 'Alegreya_700Bold', far: 10, middle: 13, near: 15.5, tracking: 0 },
  area: { face: 'Alegreya_500Medium', far: 0, middle: 12, near: 14, tracking: 0 },
  town: { face: 'Alegreya_500Medium', far: 0, middle: 0, near: 12.5, tracking: 0 },
  riverMajor: { face: 'Alegreya_500Medium_Italic', far: 10.4, middle: 12.5, near: 17, tracking: 0.24 },
  riverMinor: { face: 'Alegreya_500Medium_Italic', far: 0, middle: 10.2, near: 14, tracking: 0.12 },
  sea: { face: 'Alegreya_500Medium_Italic', far: 30, middle: 30, near: 0, tracking: 0.42, upper: true },
  region: { face: 'Alegreya_500Medium', far: 24, middle: 0, near: 0, tracking: 0.55, upper: true },
  areaNumber: { face: 'FiraSansCondensed_500Medium', far: 0, middle: 0, near: 9.2, tracking: 0 },
} as const satisfies Record<string, MapTypeStyle>
export type MapTypeName = keyof typeof mapTypeStyles

/** Halo of a map name, in shares of the letter size. */
export const haloShare = 0.26

export const textScales = [0.9, 1, 1.15, 1.3, 1.6, 2] as const
export type TextScale = (typeof textScales)[number]
