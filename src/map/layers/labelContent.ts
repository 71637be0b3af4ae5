import type { BoardSpace } from '../../atlas/board'
import { mapTypeStyles, type MapTypeStyle } from '../../theme/type'
import { widthOf, type Lettering } from '../text/lettering'
import { isCity, isPort, isVictory, supplyMarks, terrainClass, type SupplyMark, type TerrainClass } from './badges'
import type { Play, Scene } from './scene'
import { clamp, points } from './zoom'

/** What a label of a space shows and how large it is; where it goes is decided later. */
export interface LabelContent {
  readonly place: number
  readonly rank: 0 | 1 | 2
  readonly lines: readonly string[]
  readonly lettering: Lettering
  /** Letter size in map units. */
  readonly size: number
  readonly ground: TerrainClass | null
  readonly mark: 'star' | 'city' | null
  readonly number: string | null
  readonly supplies: readonly SupplyMark[]
  readonly hasPort: boolean
  readonly width: number
  readonly height: number
}

export interface LabelForm {
  /** Share of the letter size of the style. */
  readonly size: number
  readonly inTwoLines: boolean
}

const styles = [mapTypeStyles.victory, mapTypeStyles.city, mapTypeStyles.area] as const

export const rankOf = (space: BoardSpace): 0 | 1 | 2 => (isVictory(space) ? 0 : isCity(space) ? 1 : 2)

/** Points of a name. On a very small sheet the great names shrink a little rather than cover each other. */
function letterSize({ zoom, nameScale }: Scene, style: MapTypeStyle): number {
  const small = zoom.step === 'far' ? clamp(0.8, 0.7 + 0.5 * zoom.kilometre, 1) : 1
  return style[zoom.step] * nameScale * small
}

/** Where a long name may be parted: after a hyphen or at a space, as near the middle as can be. */
export function inTwo(name: string): readonly string[] {
  const cuts = [...name].flatMap((letter, at) => (letter === ' ' || letter === '-' ? [at] : []))
  const cut = cuts.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0]
  if (cut === undefined) return [name]
  const first = name.slice(0, name[cut] === '-' ? cut + 1 : cut)
  return [first, name.slice(cut + 1)]
}

export function labelContent(scene: Scene, play: Play, place: number, form: LabelForm): LabelContent | null {
  const { board, brush, look, zoom } = scene
  const space = board.spaces[place]!
  const rank = rankOf(space)
  const size = points(zoom, letterSize(scene, styles[rank]) * form.size)
  if (size === 0) return null
  const far = zoom.step === 'far'
  const lettering: Lettering = {
    face: styles[rank].face,
    size,
    ink: rank === 2 ? look.map.labelSoft : look.map.label,
    halo: look.map.labelHalo,
  }
  const lines = form.inTwoLines ? inTwo(space.name) : [space.name]
  const content = {
    place,
    rank,
    lines,
    lettering,
    size,
    ground: far ? null : terrainClass(space),
    mark: rank === 0 ? 'star' : rank === 1 ? 'city' : null,
    number: zoom.step === 'near' ? space.id : null,
    supplies: far ? [] : supplyMarks(space, play.cut?.includes(place) ?? false),
    hasPort: !far && isPort(space),
  } as const
  const letters = Math.max(...lines.map(line => widthOf(brush, line, lettering)))
  return { ...content, width: letters + extraWidth(scene, content), height: size * (1.12 + 0.86 * (lines.length - 1)) }
}

type Parts = Pick<LabelContent, 'ground' | 'mark' | 'number' | 'supplies' | 'hasPort' | 'size'>

/** Shares of the letter size. */
export const advance = { badge: 1.24, star: 1.25, city: 0.8, supply: 1.1, port: 0.95, gap: 0.18 } as const

export const numberLettering = ({ look }: Scene, size: number): Lettering => ({
  face: 'FiraSansCondensed_500Medium',
  size: size * 0.66,
  ink: look.map.labelSoft,
  halo: look.map.labelHalo,
})

function extraWidth(scene: Scene, { ground, mark, number, supplies, hasPort, size }: Parts): number {
  const icons = (ground ? advance.badge : 0) + (mark ? advance[mark] : 0) + supplies.length * advance.supply
  const shares = icons + (hasPort ? advance.port : 0) + (supplies.length || hasPort ? advance.gap : 0)
  const figures = number ? widthOf(scene.brush, number, numberLettering(scene, size)) + size * 0.35 : 0
  return shares * size + figures
}
