import type { SkPath } from '@shopify/react-native-skia'
import type { Board, Line, Shape } from '../../atlas/board'
import type { Look } from '../../theme/look'
import { sideColours, type Palette, type SideColours } from '../../theme/palettes'
import type { Box } from './boxes'
import { fillRule, type Brush } from './brush'
import type { Zoom } from './zoom'

export const weathers = ['good', 'rain', 'snow', 'blizzard'] as const
export type Weather = (typeof weathers)[number]

/** What every drawing function is given. Nothing in it changes in play except the weather. */
export interface Scene {
  readonly brush: Brush
  readonly board: Board
  readonly look: Look
  readonly palette: Palette
  readonly zoom: Zoom
  readonly weather: Weather
  /** Size of map names against the design: the square root of the reader's text size. */
  readonly nameScale: number
  readonly sides: readonly [SideColours, SideColours]
  readonly shapes: BoardShapes
}

/** What the layers that follow play are given beside it. Indices are places in `board.spaces`. */
export interface Play {
  /** For each space the side that holds it, or -1. */
  readonly control: readonly number[]
  readonly contested: readonly { readonly space: number; readonly intruder: 0 | 1 }[]
  /** What the badge of each space says: what it costs to enter now. Without it, the usual cost in this weather. */
  readonly costs?: readonly number[]
  /** Spaces whose supply source is cut. */
  readonly cut?: readonly number[]
  /** Where pieces stand: names keep clear of them and go beside them. */
  readonly camps?: readonly { readonly space: number; readonly box: Box }[]
}

export const emptyPlay: Play = { control: [], contested: [] }

/** Paths of a board in map units, built once, when they are first drawn. */
export interface BoardShapes {
  readonly land: SkPath
  readonly lakes: SkPath
  /** The outline of each space, in the order of the board. */
  readonly spaces: readonly SkPath[]
  /** All spaces that are part of the land, together. */
  readonly ground: SkPath
}

const known = new WeakMap<Board, WeakMap<Brush, BoardShapes>>()

export function shapesOf(brush: Brush, board: Board): BoardShapes {
  const byBrush = known.get(board) ?? new WeakMap<Brush, BoardShapes>()
  known.set(board, byBrush)
  const shapes = byBrush.get(brush) ?? makeShapes(brush, board)
  byBrush.set(brush, shapes)
  return shapes
}

function makeShapes(brush: Brush, board: Board): BoardShapes {
  const onLand = board.spaces.filter(space => space.kind !== 'box').flatMap(space => space.outline)
  const land = once(() => shapePath(brush, board.decoration.land))
  const lakes = once(() => shapePath(brush, board.decoration.lakes))
  const spaces = once(() => board.spaces.map(space => shapePath(brush, space.outline)))
  const ground = once(() => shapePath(brush, onLand, fillRule.winding))
  return {
    get land() {
      return land()
    },
    get lakes() {
      return lakes()
    },
    get spaces() {
      return spaces()
    },
    get ground() {
      return ground()
    },
  }
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= make())
}

export function shapePath(brush: Brush, shapes: readonly Shape[], rule: 0 | 1 = fillRule.evenOdd): SkPath {
  const builder = brush.Skia.PathBuilder.Make()
  for (const shape of shapes) {
    for (const ring of shape) traceLine(builder, ring).close()
  }
  return builder.setFillType(rule).detach()
}

export function linePath(brush: Brush, lines: readonly Line[]): SkPath {
  const builder = brush.Skia.PathBuilder.Make()
  for (const line of lines) traceLine(builder, line)
  return builder.detach()
}

type Builder = ReturnType<Brush['Skia']['PathBuilder']['Make']>

function traceLine(builder: Builder, line: Line): Builder {
  for (let i = 0; i + 1 < line.length; i += 2) {
    if (i === 0) builder.moveTo(line[0]!, line[1]!)
    else builder.lineTo(line[i]!, line[i + 1]!)
  }
  return builder
}

export interface SceneOptions {
  readonly brush: Brush
  readonly board: Board
  readonly look: Look
  readonly palette: Palette
  readonly zoom: Zoom
  readonly weather?: Weather
  readonly nameScale?: number
}

export function makeScene({ brush, board, look, palette, zoom, weather = 'good', nameScale = 1 }: SceneOptions): Scene {
  const sides = sideColours(look, palette)
  return { brush, board, look, palette, zoom, weather, nameScale, sides, shapes: shapesOf(brush, board) }
}
