import type { SkCanvas, SkPath } from '@shopify/react-native-skia'
import type { BoardSpace } from '../../atlas/board'
import { supplyFamilies, type SupplyFamilyName } from '../../theme/pieces'
import { drawCentred } from '../text/lettering'
import type { Brush } from './brush'
import { linePath, type Scene, type Weather } from './scene'

export type TerrainClass = 'open' | 'rough' | 'hard' | 'victory' | 'staging'

/** Colours of the printed map to classes of ground. Boards without them carry no badges. */
const classes: Readonly<Record<string, TerrainClass>> = {
  green: 'open',
  yellow: 'rough',
  red: 'hard',
  victory: 'victory',
  staging: 'staging',
}

export const terrainClass = (space: BoardSpace): TerrainClass | null => classes[space.terrain] ?? null

const goodCost = { open: 1, rough: 2, hard: 3, victory: 2, staging: 1 } as const satisfies Record<TerrainClass, number>
const weatherCost = { good: null, rain: 3, snow: 2, blizzard: 2 } as const satisfies Record<Weather, number | null>

/** What a badge says when the game does not say it. */
export const usualCost = (ground: TerrainClass, weather: Weather): number =>
  ground === 'staging' ? 1 : (weatherCost[weather] ?? goodCost[ground])

function polygon(brush: Brush, x: number, y: number, corners: readonly (readonly [number, number])[]): SkPath {
  const builder = brush.Skia.PathBuilder.Make()
  corners.forEach(([dx, dy], i) => (i ? builder.lineTo(x + dx, y + dy) : builder.moveTo(x + dx, y + dy)))
  return builder.close().detach()
}

/** Corners on a circle, the first at the top unless turned. */
const regular = (count: number, radius: number, turn = 0): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = -Math.PI / 2 + turn + (i * 2 * Math.PI) / count
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
  })

export function starPath(brush: Brush, x: number, y: number, outer: number, inner: number): SkPath {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    const radius = i % 2 ? inner : outer
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
  })
  return polygon(brush, x, y, corners)
}

function badgePath(brush: Brush, ground: TerrainClass, x: number, y: number, r: number): SkPath {
  switch (ground) {
    case 'open':
      return brush.Skia.Path.Circle(x, y, r)
    case 'rough':
      return polygon(brush, x, y, regular(4, r * 1.22))
    case 'hard':
      return polygon(brush, x, y, [
        [0, -r * 1.35],
        [r * 1.39, r * 1.03],
        [-r * 1.39, r * 1.03],
      ])
    case 'victory':
      return polygon(brush, x, y, regular(5, r * 1.22))
    case 'staging':
      return brush.Skia.Path.Rect(brush.Skia.XYWHRect(x - r * 0.95, y - r * 0.95, r * 1.9, r * 1.9))
  }
}

const badgeInk = {
  open: 'terrainG',
  rough: 'terrainY',
  hard: 'terrainR',
  victory: 'terrainV',
  staging: 'labelSoft',
} as const

/** Shape and colour are the class of ground, the number is what it costs to enter. */
export function drawTerrainBadge(
  canvas: SkCanvas,
  { brush, look }: Scene,
  ground: TerrainClass,
  cost: number,
  x: number,
  y: number,
  r: number,
): void {
  const path = badgePath(brush, ground, x, y, r)
  canvas.drawPath(path, brush.stroke(look.map.labelHalo, r * 0.42))
  canvas.drawPath(path, brush.fill(look.map[badgeInk[ground]]))
  canvas.drawPath(path, brush.stroke(look.map.label, r * 0.12, { alpha: 0.75 }))
  const ink = ground === 'rough' ? look.map.onTerrainY : look.map.onTerrain
  const lettering = { face: 'FiraSansCondensed_700Bold', size: r * 1.35, ink } as const
  drawCentred(canvas, brush, String(cost), x, y + (ground === 'hard' ? r * 0.3 : 0.04 * r), lettering)
}

/** Wheat star on a disc of the holder's colour, white ring. */
export function drawVictoryStar(canvas: SkCanvas, scene: Scene, holder: number, x: number, y: number, r: number): void {
  const { brush, look, sides } = scene
  const disc = holder === 0 || holder === 1 ? sides[holder].front : look.map.label
  canvas.drawCircle(x, y + r * 0.16, r, brush.fill('#140C04', { alpha: 0.45, blur: r * 0.25 }))
  canvas.drawCircle(x, y, r, brush.fill(look.isDark ? '#221B15' : disc))
  if (look.isDark) canvas.drawCircle(x, y, r, brush.fill(disc, { alpha: 0.55 }))
  canvas.drawCircle(x, y, r * 0.86, brush.stroke('#FFF6DE', r * 0.13))
  const star = starPath(brush, x, y + r * 0.04, r * 0.66, r * 0.28)
  canvas.drawPath(star, brush.fill('#F4C04C'))
  canvas.drawPath(star, brush.stroke('#1E1206', r * 0.06, { alpha: 0.55 }))
}

/** White square with a dark core. */
export function drawCity(canvas: SkCanvas, { brush, look }: Scene, x: number, y: number, size: number): void {
  const { XYWHRect } = brush.Skia
  const square = XYWHRect(x - size / 2, y - size / 2, size, size)
  canvas.drawRect(square, brush.fill(look.map.labelHalo))
  canvas.drawRect(square, brush.stroke(look.map.label, size * 0.16, { join: 'miter' }))
  canvas.drawRect(XYWHRect(x - size * 0.2, y - size * 0.2, size * 0.4, size * 0.4), brush.fill(look.map.label))
}

function tabPath(brush: Brush, family: SupplyFamilyName, x: number, y: number, size: number): SkPath {
  switch (supplyFamilies[family].shape) {
    case 'square':
      return brush.Skia.Path.Rect(brush.Skia.XYWHRect(x - size / 2, y - size / 2, size, size))
    case 'circle':
      return brush.Skia.Path.Circle(x, y, size * 0.55)
    case 'hexagon':
      return polygon(brush, x, y, regular(6, size * 0.6))
    case 'lozenge':
      return polygon(brush, x, y, regular(4, size * 0.64))
  }
}

export interface SupplyMark {
  readonly family: SupplyFamilyName
  readonly isCut: boolean
}

/** Wagon wheel on a tab; struck through when the source is cut. */
export function drawSupply(
  canvas: SkCanvas,
  { brush }: Scene,
  { family, isCut }: SupplyMark,
  x: number,
  y: number,
  size: number,
): void {
  const { fill, ink } = supplyFamilies[family]
  const tab = tabPath(brush, family, x, y, size)
  canvas.drawPath(tab, brush.stroke('#FFF9EA', size * 0.16))
  canvas.drawPath(tab, brush.fill(fill))
  const rim = size * 0.27
  const wheel = brush.stroke(ink, size * 0.075, { cap: 'butt' })
  canvas.drawCircle(x, y, rim, wheel)
  for (const turn of [0.26, 0.26 + Math.PI / 3, 0.26 + (2 * Math.PI) / 3]) {
    const [dx, dy] = [Math.cos(turn) * rim, Math.sin(turn) * rim]
    canvas.drawLine(x - dx, y - dy, x + dx, y + dy, wheel)
  }
  if (!isCut) return
  const strike = size * 0.62
  canvas.drawLine(x - strike, y + strike, x + strike, y - strike, brush.stroke('#FFF9EA', size * 0.3))
  canvas.drawLine(x - strike, y + strike, x + strike, y - strike, brush.stroke('#221B15', size * 0.15))
}

/** Anchor. */
export function drawPort(canvas: SkCanvas, { brush, look }: Scene, x: number, y: number, size: number): void {
  const lines = [
    [x, y - size * 0.24, x, y + size * 0.44],
    [x - size * 0.22, y - size * 0.08, x + size * 0.22, y - size * 0.08],
  ]
  const path = linePath(brush, lines)
  const flukes = brush.Skia.PathBuilder.Make()
    .addArc(brush.Skia.XYWHRect(x - size * 0.42, y - size * 0.4, size * 0.84, size * 0.84), 20, 140)
    .detach()
  const passes = [
    brush.stroke(look.map.labelHalo, size * 0.32, { alpha: 0.9 }),
    brush.stroke(look.map.labelRiver, size * 0.13),
  ]
  for (const ink of passes) {
    canvas.drawCircle(x, y - size * 0.36, size * 0.12, ink)
    canvas.drawPath(path, ink)
    canvas.drawPath(flukes, ink)
  }
}

/** Two swords on black earth, between the camps of a contested space. */
export function drawSwords(canvas: SkCanvas, { brush }: Scene, x: number, y: number, r: number): void {
  canvas.drawCircle(x, y + r * 0.15, r, brush.fill('#140C04', { alpha: 0.5, blur: r * 0.25 }))
  canvas.drawCircle(x, y, r, brush.fill('#221B15'))
  canvas.drawCircle(x, y, r, brush.stroke('#E2AC3F', r * 0.12))
  const blades = [-1, 1].flatMap(s => [
    [x - s * r * 0.48, y - r * 0.5, x + s * r * 0.36, y + r * 0.38],
    [x + s * r * 0.08, y + r * 0.44, x + s * r * 0.46, y + r * 0.1],
  ])
  canvas.drawPath(linePath(brush, blades), brush.stroke('#F6EDD8', r * 0.15))
}

export const supplyMarks = (space: BoardSpace, isCut: boolean): readonly SupplyMark[] =>
  space.features
    .filter(feature => feature.startsWith('supply:'))
    .map(feature => feature.slice('supply:'.length))
    .filter((family): family is SupplyFamilyName => family in supplyFamilies)
    .map(family => ({ family, isCut }))

export const isVictory = (space: BoardSpace): boolean => space.features.includes('victory')
export const isCity = (space: BoardSpace): boolean => space.features.some(feature => feature.startsWith('city'))
export const isPort = (space: BoardSpace): boolean => space.features.some(feature => feature.startsWith('port'))
