import type { Look } from './look'

/** Who is who: chosen apart from the look, because colour vision differs where taste does not. */
export const paletteNames = ['standard', 'redGreenSafe', 'blueYellowSafe'] as const
export type PaletteName = (typeof paletteNames)[number]

export const fireNames = ['single', 'double', 'triple'] as const
export type FireName = (typeof fireNames)[number]

export interface Palette {
  readonly name: PaletteName
  readonly label: string
  /** Wood and dice of the two sides. */
  readonly sides: readonly [string, string]
  readonly fire: Readonly<Record<FireName, string>>
  readonly good: string
  readonly bad: string
  /** Control hatching and formation patterns come with the safe palettes. */
  readonly hasPatterns: boolean
}

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  standard: {
    name: 'standard',
    label: 'Standard',
    sides: ['#3E4F59', '#A5352A'],
    fire: { single: '#1F1A16', double: '#FFFFFF', triple: '#C62D20' },
    good: '#3C6732',
    bad: '#9E2B20',
    hasPatterns: false,
  },
  redGreenSafe: {
    name: 'redGreenSafe',
    label: 'Blue and orange',
    sides: ['#1C4E80', '#D06A0C'],
    fire: { single: '#141414', double: '#FFFFFF', triple: '#E06A00' },
    good: '#1C4E80',
    bad: '#B35900',
    hasPatterns: true,
  },
  blueYellowSafe: {
    name: 'blueYellowSafe',
    label: 'Teal and crimson',
    sides: ['#1F6F6B', '#B3132F'],
    fire: { single: '#141414', double: '#FFFFFF', triple: '#D0103A' },
    good: '#1F6F6B',
    bad: '#B3132F',
    hasPatterns: true,
  },
}

export interface SideColours {
  readonly tint: string
  readonly tintAlpha: number
  readonly front: string
}

/** Both tints must look equally strong, and red is the louder ink. */
const tintShares = [0.78, 0.62] as const

/** Map colours of the two sides: the look's own inks, or the palette's where it replaces them. */
export function sideColours(look: Look, palette: Palette): readonly [SideColours, SideColours] {
  const { axisTint, sovietTint, axisFront, sovietFront, tintAlpha } = look.map
  const replaces = palette.name !== 'standard'
  return [
    {
      tint: replaces ? palette.sides[0] : axisTint,
      tintAlpha: tintAlpha * tintShares[0],
      front: replaces ? palette.sides[0] : axisFront,
    },
    {
      tint: replaces ? palette.sides[1] : sovietTint,
      tintAlpha: tintAlpha * tintShares[1],
      front: replaces ? palette.sides[1] : sovietFront,
    },
  ]
}
