import type { SkCanvas, SkRect, SkRSXform } from '@shopify/react-native-skia'
import { blend, filter } from './brush'
import { hash2 } from './random'
import type { Scene } from './scene'
import { stampCell, stampNames, stampScale, stampSheet, type StampName } from './stamps'
import { clamp, points } from './zoom'

type StampKind = Scene['board']['decoration']['stamps'][number]['kind']

/** Points a stamp may reach: small enough to be texture, large enough to be read. */
const least = { tree: 3.4, marsh: 3.6, rough: 3.2, mountain: 4.2, field: 3 } as const satisfies Record<
  StampKind,
  number
>
const most = { tree: 10, marsh: 11, rough: 9, mountain: 16, field: 9 } as const satisfies Record<StampKind, number>

export function drawTerrain(canvas: SkCanvas, scene: Scene): void {
  const { brush, look, board, zoom, weather } = scene
  const sheet = stampSheet(brush, look)
  if (!sheet) return
  const paint = brush.Skia.Paint()
  paint.setAlphaf(weather === 'snow' || weather === 'blizzard' ? 0.55 : 1)
  for (const { kind, places } of board.decoration.stamps) {
    if (zoom.step === 'far' && kind !== 'mountain' && !isRoomy(scene)) continue
    const { sources, places: transforms } = placeStamps(scene, kind, places)
    const sampling = { filter: filter.linear, mipmap: 2 } as const
    if (sources.length) canvas.drawAtlas(sheet, sources, transforms, paint, blend.srcOver, undefined, sampling)
  }
}

/** Far out textures turn into grey unless the sheet is large. */
const isRoomy = ({ zoom }: Scene): boolean => zoom.kilometre >= 0.75

interface Placed {
  readonly sources: SkRect[]
  readonly places: SkRSXform[]
}

function placeStamps(scene: Scene, kind: StampKind, flat: readonly number[]): Placed {
  const placed: Placed = { sources: [], places: [] }
  for (let i = 0; i + 2 < flat.length; i += 3) {
    const [x, y, size] = [flat[i]!, flat[i + 1]!, flat[i + 2]!]
    placeStamp(scene, placed, kind, x, y, size)
    if (scene.zoom.step === 'near') placeCompanions(scene, placed, kind, x, y, size)
  }
  return placed
}

function placeStamp(scene: Scene, placed: Placed, kind: StampKind, x: number, y: number, size: number): void {
  const { brush, zoom } = scene
  const scale = stampScale(points(zoom, clamp(least[kind], size * zoom.scale, most[kind])))
  placed.sources.push(cellOf(scene, stampFor(kind, x, y)))
  placed.places.push(brush.Skia.RSXform(scale, 0, x - (scale * stampCell) / 2, y - (scale * stampCell) / 2))
}

/** Close up stamps keep their size on the screen, so more of them are needed to look as dense. */
function placeCompanions(scene: Scene, placed: Placed, kind: StampKind, x: number, y: number, size: number): void {
  for (const turn of [0.4, 2.5, 4.6]) {
    const random = hash2(Math.round(x + turn * 10), Math.round(y))
    const away = size * (0.55 + 0.35 * random)
    const angle = turn + random
    placeStamp(scene, placed, kind, x + Math.cos(angle) * away, y + Math.sin(angle) * away, size)
  }
}

const stampFor = (kind: StampKind, x: number, y: number): StampName =>
  kind === 'tree' && hash2(Math.round(x), Math.round(y)) > 0.45 ? 'pine' : kind

const cellOf = ({ brush }: Scene, name: StampName): SkRect =>
  brush.Skia.XYWHRect(stampNames.indexOf(name) * stampCell, 0, stampCell, stampCell)
