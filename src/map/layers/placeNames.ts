import type { SkCanvas } from '@shopify/react-native-skia'
import type { BoardText, BoardTown, Point } from '../../atlas/board'
import { mapTypeStyles } from '../../theme/type'
import { drawLetters, widthOf, type Lettering } from '../text/lettering'
import type { Box, Taken } from './boxes'
import { isOnSheet } from './frame'
import type { Scene } from './scene'
import { freeWater } from './water'
import { clamp, points } from './zoom'

export interface PlacedName {
  readonly text: string
  readonly lettering: Lettering
  /** Start of the letters and middle of their height. */
  readonly at: Point
  readonly turn: number
  readonly box: Box
  /** Ring that marks a town. */
  readonly dot?: Point
}

/** Points a kilometre under which names of regions would be too small to read. */
const regionsFrom = 0.45

/** Seas and regions in wide capitals, sized by the map rather than by the reader. */
function wideLettering({ look, zoom }: Scene, kind: 'sea' | 'region'): Lettering | null {
  const style = mapTypeStyles[kind]
  const wanted = kind === 'sea' && zoom.step === 'near' ? mapTypeStyles.sea.middle : style[zoom.step]
  if (wanted === 0 || (kind === 'region' && zoom.kilometre < regionsFrom)) return null
  const size =
    wanted * (kind === 'sea' ? clamp(0.3, zoom.kilometre / 0.92, 1.5) : clamp(0.25, zoom.kilometre * 0.72, 0.75))
  const ink = kind === 'sea' ? look.map.labelSea : look.map.labelRegion
  return { face: style.face, size: points(zoom, size), tracking: style.tracking, ink, alpha: kind === 'sea' ? 1 : 0.7 }
}

const boxAround = ([x, y]: Point, width: number, height: number): Box => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
]

const centreOf = ([left, top, right, bottom]: Box): Point => [(left + right) / 2, (top + bottom) / 2]

/** What is tried in turn: size in shares of the wanted one, drift from its point in shares of its width. */
const seaTries = [
  ...[1, 0.8, 0.64, 0.5, 0.4].map(size => ({ size, drift: 0.35 })),
  ...[1, 0.8, 0.64, 0.5, 0.4].map(size => ({ size, drift: 1.3 })),
] as const

export function layoutSeaNames(scene: Scene, taken: Taken): readonly PlacedName[] {
  return wideNames(scene, 'sea').flatMap(({ text, lettering }) => {
    const name = seaTries.reduce<PlacedName | null>((found, { size, drift }) => {
      return found ?? placeSeaName(scene, text, { ...lettering, size: lettering.size * size }, drift, taken)
    }, null)
    if (name) taken.add(name.box)
    return name ? [name] : []
  })
}

/** Where the compiler put it, or the nearest open water that is free: a name shrinks before it leaves its sea. */
function placeSeaName(
  { board, brush }: Scene,
  { text, at, turn }: BoardText,
  lettering: Lettering,
  drift: number,
  taken: Taken,
): PlacedName | null {
  const word = text.toUpperCase()
  const width = widthOf(brush, word, lettering)
  const box = freeWater(board, width, lettering.size * 0.9, each => {
    const [x, y] = centreOf(each)
    const away = Math.hypot(x - at[0], y - at[1])
    return away < width * drift && taken.isFree(each) ? away : null
  })
  return box && nameIn(word, lettering, box, width, turn)
}

export function layoutRegionNames(scene: Scene, taken: Taken): readonly PlacedName[] {
  return wideNames(scene, 'region').flatMap(({ text, lettering, width }) => {
    const tries = [0, -1.2, 1.2, -2.4, 2.4, -3.6, 3.6].map(rows =>
      boxAround([text.at[0], text.at[1] + rows * lettering.size], width, lettering.size * 0.8),
    )
    const box = tries.find(each => isOnSheet(scene, each) && taken.isFree(each))
    if (!box) return []
    taken.add(box)
    return [nameIn(text.text.toUpperCase(), lettering, box, width, text.turn)]
  })
}

function wideNames(scene: Scene, kind: 'sea' | 'region') {
  const lettering = wideLettering(scene, kind)
  if (!lettering) return []
  return scene.board.decoration.texts
    .filter(text => text.kind === kind)
    .map(text => ({ text, lettering, width: widthOf(scene.brush, text.text.toUpperCase(), lettering) }))
}

function nameIn(text: string, lettering: Lettering, box: Box, width: number, turn: number): PlacedName {
  const [x, y] = centreOf(box)
  return { text, lettering, at: [x - width / 2, y], turn, box }
}

/** Small towns of the close look: a ring, and the name where there is room beside it. */
export function layoutTowns(scene: Scene, taken: Taken): readonly PlacedName[] {
  const { board, look, zoom, nameScale } = scene
  const size = points(zoom, mapTypeStyles.town[zoom.step] * nameScale)
  if (size === 0) return []
  const lettering: Lettering = {
    face: mapTypeStyles.town.face,
    size,
    ink: look.map.labelSoft,
    halo: look.map.labelHalo,
  }
  const towns = [...board.decoration.towns].sort((a, b) => a.rank - b.rank)
  return towns.flatMap(town => placeTown(scene, town, lettering, taken) ?? [])
}

function placeTown(scene: Scene, town: BoardTown, lettering: Lettering, taken: Taken): PlacedName | null {
  const { brush, zoom, board } = scene
  if (board.spaces.some(space => space.kind !== 'box' && space.name === town.name)) return null
  const [x, y] = town.at
  const width = widthOf(brush, town.name, lettering)
  const [aside, half, ring] = [points(zoom, 7), lettering.size * 0.55, points(zoom, 5)]
  if (!taken.isFree([x - ring, y - ring, x + ring, y + ring])) return null
  const starts: readonly Point[] = [
    [x + aside, y],
    [x - aside - width, y],
    [x - width / 2, y - lettering.size],
    [x - width / 2, y + lettering.size],
  ]
  const at = starts.find(([left, middle]) => taken.isFree([left, middle - half, left + width, middle + half]))
  if (!at) return null
  const box: Box = [at[0], at[1] - half, at[0] + width, at[1] + half]
  taken.add(box)
  taken.add([x - ring, y - ring, x + ring, y + ring])
  return { text: town.name, lettering, at, turn: 0, box, dot: town.at }
}

export function drawPlaceName(canvas: SkCanvas, { brush, look, zoom }: Scene, name: PlacedName): void {
  const { text, lettering, at, turn, box, dot } = name
  if (dot) {
    canvas.drawCircle(dot[0], dot[1], points(zoom, 2.8), brush.fill(look.map.labelHalo))
    canvas.drawCircle(dot[0], dot[1], points(zoom, 2.8), brush.stroke(look.map.labelSoft, points(zoom, 1.3)))
  }
  canvas.save()
  if (turn) canvas.rotate(turn, ...centreOf(box))
  drawLetters(canvas, brush, text, at[0], at[1], lettering)
  canvas.restore()
}
