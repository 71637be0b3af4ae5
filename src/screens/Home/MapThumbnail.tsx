import { FillType, PaintStyle, Skia, type SkCanvas } from '@shopify/react-native-skia'
import type { Board, BoardSpace } from '../../atlas'
import { Drawn } from '../../components'
import type { PublicPicture } from '../../stores'
import { useTheme, type Look, type Palette } from '../../theme'
import { boardFor } from '../Table/boards'

export interface MapThumbnailProps {
  readonly game: string
  readonly picture: PublicPicture
  readonly width: number
  readonly height: number
}

/** The map of a game that waits: who holds what, and blocks as backs. Nothing a passer-by may not see. */
export function MapThumbnail({ game, picture, width, height }: MapThumbnailProps) {
  const { look, palette } = useTheme()
  const board = boardFor(game).board()
  const id = `thumbnail ${game} ${look.name} ${palette.name} ${picture.control.join('')} ${picture.stacks.join(' ')}`
  return (
    <Drawn
      later
      id={id}
      width={width}
      height={height}
      draw={canvas => drawThumbnail(canvas, { board, picture, look, palette, width, height })}
    />
  )
}

interface Sheet {
  readonly board: Board
  readonly picture: PublicPicture
  readonly look: Look
  readonly palette: Palette
  readonly width: number
  readonly height: number
}
const MARGIN = 1.1

function drawThumbnail(canvas: SkCanvas, sheet: Sheet): void {
  const { board, look, width, height } = sheet
  const view = windowOf(sheet)
  canvas.drawRect(Skia.XYWHRect(0, 0, width, height), filled(look.map.sea))
  canvas.save()
  canvas.scale(view.zoom, view.zoom)
  canvas.translate(-view.x, -view.y)
  for (const land of board.decoration.land) canvas.drawPath(pathOf(land, true), filled(look.map.land))
  board.spaces.forEach((space, i) => drawSpace(canvas, sheet, space, sheet.picture.control[i] ?? -1, view.zoom))
  for (const { kind, lines } of board.borders) {
    if (kind !== 'river') continue
    for (const line of lines) canvas.drawPath(pathOf([line], false), lined(look.map.river, 2.2 / view.zoom))
  }
  canvas.restore()
  for (const [space, side, count] of sheet.picture.stacks) drawStack(canvas, sheet, view, space, side, count)
}

interface Window {
  readonly x: number
  readonly y: number
  readonly zoom: number
}
/** Around the blocks of the side that has fewer places: that is where the front runs. */
function windowOf({ board, picture, width, height }: Sheet): Window {
  const places = picture.stacks.flatMap(([space]) => {
    const there = board.spaces[space]
    return there && there.kind !== 'box' ? [there.label] : []
  })
  const xs = places.map(([x]) => x)
  const ys = places.map(([, y]) => y)
  const [left, right] = xs.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [0, board.width]
  const [top, bottom] = ys.length > 0 ? [Math.min(...ys), Math.max(...ys)] : [0, board.height]
  const zoom = Math.max(width / ((right - left) * MARGIN + 200), height / ((bottom - top) * MARGIN + 200))
  const [west, north, east, south] = board.frame
  return {
    x: within((left + right) / 2 - width / 2 / zoom, west, east - width / zoom),
    y: within((top + bottom) / 2 - height / 2 / zoom, north, south - height / zoom),
    zoom,
  }
}
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

function drawSpace(canvas: SkCanvas, { look, palette }: Sheet, space: BoardSpace, holder: number, zoom: number): void {
  if (space.kind === 'box') return
  const path = pathOf(space.outline.flat(), true)
  canvas.drawPath(path, filled(look.map.land))
  if (holder === 0 || holder === 1) canvas.drawPath(path, filled(palette.sides[holder], 0.24))
  canvas.drawPath(path, lined(look.map.border, 0.7 / zoom, 0.6))
}

const SIDE = 13
function drawStack(
  canvas: SkCanvas,
  { board, palette }: Sheet,
  { x, y, zoom }: Window,
  space: number,
  side: number,
  count: number,
): void {
  const there = board.spaces[space]
  if (!there || there.kind === 'box') return
  const [left, top] = [
    (there.label[0] - x) * zoom - SIDE / 2 + (side - 0.5) * 8,
    (there.label[1] - y) * zoom - SIDE / 2,
  ]
  for (let i = Math.min(count, 3) - 1; i >= 0; i--) {
    const box = Skia.RRectXY(Skia.XYWHRect(left + i * 2, top - i * 2, SIDE, SIDE), 2, 2)
    canvas.drawRRect(box, filled(palette.sides[side === 1 ? 1 : 0]))
    canvas.drawRRect(box, lined('#F6E9CF', 0.8, 0.7))
  }
}

function pathOf(rings: readonly (readonly number[])[], isClosed: boolean) {
  const path = Skia.PathBuilder.Make()
  for (const ring of rings) {
    for (let i = 0; i + 1 < ring.length; i += 2) {
      if (i === 0) path.moveTo(ring[0]!, ring[1]!)
      else path.lineTo(ring[i]!, ring[i + 1]!)
    }
    if (isClosed) path.close()
  }
  path.setFillType(FillType.EvenOdd)
  return path.detach()
}
function filled(colour: string, alpha = 1) {
  const paint = Skia.Paint()
  paint.setAntiAlias(true)
  paint.setColor(Skia.Color(colour))
  paint.setAlphaf(alpha)
  return paint
}
function lined(colour: string, width: number, alpha = 1) {
  const paint = filled(colour, alpha)
  paint.setStyle(PaintStyle.Stroke)
  paint.setStrokeWidth(width)
  return paint
}
