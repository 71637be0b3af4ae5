/** The looks of the product: one table of colours for the interface and one for the map, the same names in each. */
export const lookNames = ['paper', 'dark', 'highContrast'] as const
export type LookName = (typeof lookNames)[number]

export const interfaceInks = [
  'background',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'line',
  'lineStrong',
  'ink',
  'inkSoft',
  'inkFaint',
  'ask',
  'askRaised',
  'onAsk',
  'onAskSoft',
  'askLine',
  'accent',
  'accentPressed',
  'onAccent',
  'accentText',
  'danger',
  'onDanger',
  'ok',
  'info',
  'focus',
  'scrim',
] as const
export type InterfaceColours = Readonly<Record<(typeof interfaceInks)[number], string>>

export const mapInks = [
  'land',
  'landShade',
  'landLight',
  'sea',
  'seaDeep',
  'waterline',
  'coast',
  'river',
  'riverFill',
  'riverMinor',
  'riverCasing',
  'border',
  'borderCasing',
  'forest',
  'forestInk',
  'marsh',
  'rough',
  'rail',
  'graticule',
  'label',
  'labelSoft',
  'labelHalo',
  'labelRiver',
  'labelSea',
  'labelRegion',
  'axisTint',
  'sovietTint',
  'axisFront',
  'sovietFront',
  'veil',
  'glow',
  'glowEdge',
  'attackGlow',
  'attackEdge',
  'path',
  'terrainG',
  'terrainY',
  'terrainR',
  'terrainV',
  'vpStar',
  'onTerrain',
  'onTerrainY',
] as const
export const mapAlphas = ['tintAlpha', 'veilAlpha', 'glowAlpha', 'attackAlpha'] as const
export type MapColours = Readonly<Record<(typeof mapInks)[number], string> & Record<(typeof mapAlphas)[number], number>>

export interface Look {
  readonly name: LookName
  readonly isDark: boolean
  /** Flat fills, black lines, no relief and no grain. */
  readonly isFlat: boolean
  readonly ui: InterfaceColours
  readonly map: MapColours
}
