/** Woods, formation panels, firepower marks and counter liveries. */
export const nationNames = ['german', 'rumanian', 'hungarian', 'italian', 'slovak', 'soviet'] as const
export type NationName = (typeof nationNames)[number]
export type NationMark = 'cross' | 'roundel' | 'wedge' | 'shield' | 'discCross' | 'star'

export interface Wood {
  readonly wood: string
  readonly light: string
  readonly dark: string
}

export interface Nation extends Wood {
  readonly label: string
  readonly side: 0 | 1
  readonly emblem: string
  readonly mark: NationMark
  /** Where the plain wood would vanish on a dark table. */
  readonly onDark?: Wood
}

export const nations: Readonly<Record<NationName, Nation>> = {
  german: {
    label: 'German',
    side: 0,
    wood: '#3A3D41',
    light: '#585D62',
    dark: '#212326',
    emblem: '#EDE6D6',
    mark: 'cross',
    onDark: { wood: '#5A6168', light: '#7C848B', dark: '#30353A' },
  },
  rumanian: {
    label: 'Rumanian',
    side: 0,
    wood: '#2F5A87',
    light: '#4C7BAA',
    dark: '#1D3B5B',
    emblem: '#F0E8D4',
    mark: 'roundel',
  },
  hungarian: {
    label: 'Hungarian',
    side: 0,
    wood: '#4E6E3D',
    light: '#6C8E58',
    dark: '#334A27',
    emblem: '#F0E8D4',
    mark: 'wedge',
  },
  italian: {
    label: 'Italian',
    side: 0,
    wood: '#B8965E',
    light: '#D3B47E',
    dark: '#82673B',
    emblem: '#2A2119',
    mark: 'shield',
  },
  slovak: {
    label: 'Slovak',
    side: 0,
    wood: '#6E4C34',
    light: '#8E6849',
    dark: '#493120',
    emblem: '#F0E8D4',
    mark: 'discCross',
  },
  soviet: {
    label: 'Soviet',
    side: 1,
    wood: '#A5352A',
    light: '#C5564A',
    dark: '#6E2019',
    emblem: '#F6E9CF',
    mark: 'star',
  },
}

export const formationNames = [
  'red',
  'yellow',
  'green',
  'lightBlue',
  'blue',
  'orange',
  'pink',
  'white',
  'none',
] as const
export type FormationName = (typeof formationNames)[number]
export type FormationPattern =
  'solid' | 'dots' | 'diagonal' | 'horizontal' | 'vertical' | 'diagonalBack' | 'grid' | 'none'

export interface Formation {
  readonly fill: string
  readonly ink: string
  readonly pattern: FormationPattern
}

const formation = (fill: string, pattern: FormationPattern): Formation => ({ fill, ink: '#1E1712', pattern })

export const formations: Readonly<Record<FormationName, Formation>> = {
  red: formation('#DA6557', 'solid'),
  yellow: formation('#E8BF45', 'dots'),
  green: formation('#84AB5E', 'diagonal'),
  lightBlue: formation('#8DBFD8', 'horizontal'),
  blue: formation('#5E8CC4', 'vertical'),
  orange: formation('#E8944A', 'diagonalBack'),
  pink: formation('#E5A3B0', 'grid'),
  white: formation('#FBF7EC', 'none'),
  none: formation('#CDBE9C', 'none'),
}

/** The number of points of a mark is the number of faces that hit. */
export const fireMarks = {
  single: { shape: 'dot', hitsFrom: 6, outline: '#1F1A16' },
  double: { shape: 'lozenge', hitsFrom: 5, outline: '#1F1A16' },
  triple: { shape: 'triangle', hitsFrom: 4, outline: '#1F1A16' },
  none: { shape: 'ring', hitsFrom: 7, outline: '#756652', fill: '#F5EDD9' },
} as const

export interface SupplyFamily {
  readonly fill: string
  readonly ink: string
  readonly shape: 'lozenge' | 'hexagon' | 'circle' | 'square'
}

export const supplyFamilies = {
  yellow: { fill: '#DDAE36', ink: '#221B15', shape: 'lozenge' },
  orange: { fill: '#D9792B', ink: '#221B15', shape: 'hexagon' },
  red: { fill: '#A5352A', ink: '#FFF9EA', shape: 'circle' },
  axis: { fill: '#3E4F59', ink: '#FFF9EA', shape: 'square' },
} as const satisfies Record<string, SupplyFamily>
export type SupplyFamilyName = keyof typeof supplyFamilies

export interface Livery {
  readonly top: string
  readonly bottom: string
  readonly ink: string
  readonly box: string
  readonly boxInk?: string
}

/** Gradients and inks of the counters of the hex games. */
export const liveries = {
  german: { top: '#B9BEB6', bottom: '#9FA69C', ink: '#171614', box: '#E9EBE3' },
  darkGrey: { top: '#3F4245', bottom: '#2A2C2E', ink: '#F1EEE4', box: '#D9D6CB', boxInk: '#171614' },
  rumanian: { top: '#D8C79A', bottom: '#C2AE7B', ink: '#1E1712', box: '#F4ECD2' },
  hungarian: { top: '#A9BC93', bottom: '#8EA377', ink: '#16180F', box: '#E7EEDC' },
  italian: { top: '#C9B48A', bottom: '#B39C70', ink: '#1E1712', box: '#F1E8D0' },
  slovak: { top: '#B79A80', bottom: '#9E8066', ink: '#1E1712', box: '#EFE3D4' },
  soviet: { top: '#D79A7C', bottom: '#C27F60', ink: '#23110A', box: '#F6E3D4' },
  sovietGuards: { top: '#B0453A', bottom: '#922F26', ink: '#FFF3E4', box: '#F6E3D4', boxInk: '#23110A' },
} as const satisfies Record<string, Livery>

export const pieceSizes = {
  trayTablet: 74,
  trayPhone: 56,
  sheet: 62,
  near: 62,
  middleMost: 44,
  middleLeast: 34,
  chip: 21,
} as const

/** Shares of the side of a block. */
export const blockShape = {
  topFace: 0.105,
  corner: 0.075,
  stickerInset: 0.07,
  pipMargin: 0.146,
  pipNow: 0.1075,
  pipNowGap: 0.142,
  pipWaiting: 0.069,
  pipWaitingAlpha: 0.3,
  nameShare: 0.34,
  symbolRatio: 0.64,
  symbolStroke: 0.024,
  /** Points of side from which a face carries everything, and from which it carries its name. */
  fullFaceFrom: 50,
  nameFrom: 38,
} as const

/** Shares of the side of a counter. */
export const counterShape = {
  corner: 0.09,
  edge: 0.035,
  symbolWidth: 0.46,
  symbolHeight: 0.29,
  symbolCentre: 0.375,
  valuesSize: 0.315,
  valuesCentre: 0.8,
  idSize: 0.155,
  stepBar: [0.1, 0.035],
  band: 0.085,
} as const
