import { Skia, type SkCanvas } from '@shopify/react-native-skia'
import type { Board } from '../atlas'
import { Drawn } from '../components'
import { drawBorders, drawCoast } from '../map/layers/borders'
import { makeBrush, type Brush } from '../map/layers/brush'
import { drawControl, drawFront, frontBorders } from '../map/layers/control'
import { drawLand, drawOutside } from '../map/layers/land'
import { drawRivers } from '../map/layers/rivers'
import { emptyPlay, makeScene, type Play } from '../map/layers/scene'
import { drawSea } from '../map/layers/sea'
import { zoomAt } from '../map/layers/zoom'
import { drawChip } from '../map/sprites/chip'
import { makePen } from '../map/sprites/pen'
import type { Typefaces } from '../map/text/typefaces'
import { useTypefaces } from '../map/text/useTypefaces'
import type { PublicPicture } from '../stores'
import { useTheme, type Look, type Palette } from '../theme'
import { boardFor, type TableBoard } from './Table/boards'

export interface MapThumbnailProps {
  readonly game: string
  readonly picture: Pick<PublicPicture, 'control' | 'stacks'>
  readonly width: number
  readonly height: number
}

/** The map of a game that waits: who holds what, and stacks by their backs. Nothing a passer-by may not see. */
export function MapThumbnail({ game, picture, width, height }: MapThumbnailProps) {
  const { look, palette } = useTheme()
  const typefaces = useTypefaces()
  const table = boardFor(game)
  if (!typefaces) return null
  return (
    <Drawn
      later
      id={`thumbnail ${game} ${look.name} ${palette.name} ${picture.control.join('')} ${picture.stacks.join(' ')}`}
      width={width}
      height={height}
      draw={canvas => drawThumbnail(canvas, { table, picture, look, palette, width, height }, brushWith(typefaces))}
    />
  )
}

interface Sheet {
  readonly table: TableBoard
  readonly picture: MapThumbnailProps['picture']
  readonly look: Look
  readonly palette: Palette
  readonly width: number
  readonly height: number
}

let brush: Brush | null = null
/** One brush for all: it keeps the paths of the boards it has drawn. */
function brushWith(typefaces: Typefaces): Brush {
  if (brush?.typefaces !== typefaces) brush = makeBrush(Skia, typefaces)
  return brush
}

function drawThumbnail(canvas: SkCanvas, sheet: Sheet, brush: Brush): void {
  const { table, picture, look, palette, width, height } = sheet
  const board = table.board()
  const play: Play = { ...emptyPlay, control: picture.control }
  const view = windowOf(sheet, board, frontPlaces(board, brush, sheet, play))
  const scene = makeScene({ brush, board, look, palette, zoom: zoomAt(board, view.zoom) })
  canvas.save()
  canvas.clipRect(Skia.XYWHRect(0, 0, width, height), 1, false)
  canvas.scale(view.zoom, view.zoom)
  canvas.translate(-view.x, -view.y)
  drawSea(canvas, scene)
  drawLand(canvas, scene)
  drawOutside(canvas, scene)
  drawControl(canvas, scene, play)
  drawRivers(canvas, scene)
  drawCoast(canvas, scene)
  drawBorders(canvas, scene)
  drawFront(canvas, scene, play)
  canvas.restore()
  drawStacks(canvas, sheet, board, view, brush)
}

type Place = readonly [x: number, y: number]
/** Along the front, where there is one; else wherever blocks stand. */
function frontPlaces(board: Board, brush: Brush, { look, palette, picture }: Sheet, play: Play): readonly Place[] {
  const scene = makeScene({ brush, board, look, palette, zoom: zoomAt(board, 1) })
  const front = frontBorders(scene, play).flatMap(({ a, b }) => [a, b])
  const spaces = front.length > 0 ? front : picture.stacks.map(([space]) => space)
  return spaces.flatMap(at => {
    const space = board.spaces[at]
    return space && space.kind !== 'box' ? [space.label] : []
  })
}

interface Window {
  readonly x: number
  readonly y: number
  readonly zoom: number
}
const ROOM = 160
/** Fills the picture, with the middle of these places in the middle of it. */
function windowOf({ width, height }: Sheet, board: Board, places: readonly Place[]): Window {
  const xs = places.map(([x]) => x)
  const ys = places.map(([, y]) => y)
  const [west, north, east, south] = board.frame
  const [left, right] = xs.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [west, east]
  const [top, bottom] = ys.length > 0 ? [Math.min(...ys), Math.max(...ys)] : [north, south]
  const zoom = Math.max(width / (right - left + ROOM), height / (bottom - top + ROOM), width / (east - west))
  return {
    x: within((left + right) / 2 - width / 2 / zoom, west, east - width / zoom),
    y: within((top + bottom) / 2 - height / 2 / zoom, north, south - height / zoom),
    zoom,
  }
}
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

const SMALL = 160
function drawStacks(canvas: SkCanvas, sheet: Sheet, board: Board, { x, y, zoom }: Window, brush: Brush): void {
  const { table, picture, look, palette, width } = sheet
  const pen = makePen(brush, canvas, { look, palette })
  const size = width < SMALL ? 8 : 18
  const isShared = (at: number): boolean => picture.stacks.filter(([space]) => space === at).length > 1
  for (const [at, side, count] of picture.stacks) {
    const space = board.spaces[at]
    if (!space || space.kind === 'box') continue
    const aside = isShared(at) ? (side === 0 ? -0.65 : 0.65) * size : 0
    const nation = table.nations[side === 1 ? 1 : 0]
    const chip = { key: 'chip', kind: 'chip', space: at, camp: 'first', nation, label: '', count } as const
    drawChip(pen, (space.label[0] - x) * zoom + aside, (space.label[1] - y) * zoom, size, chip)
  }
}
