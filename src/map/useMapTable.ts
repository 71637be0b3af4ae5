import { Skia } from '@shopify/react-native-skia'
import { useCallback, useMemo, useState } from 'react'
import { PixelRatio } from 'react-native'
import { useSharedValue, type SharedValue } from 'react-native-reanimated'
import type { Board } from '../atlas/board'
import type { Look } from '../theme/look'
import { makePaintSurface } from '../theme/paintSurface'
import type { Palette } from '../theme/palettes'
import {
  sameCamera,
  zoomRange,
  type Camera,
  type Insets,
  type Spot,
  type Viewport,
  type ZoomRange,
} from './camera/camera'
import { closestZoom } from './camera/stops'
import { firstLook, useCamera, type CameraRig } from './camera/useCamera'
import { hitTest, type Hit } from './hit'
import { useScene } from './layers/useScene'
import { makeBrush } from './layers/brush'
import type { Play, Scene, Weather } from './layers/scene'
import { rungOf } from './layers/zoom'
import { campsOf, type CampArea } from './pieces/camps'
import type { Glide } from './pieces/glide'
import { layOutThings, type Placed } from './pieces/layout'
import type { Reach } from './pieces/reach'
import type { Arrow, LitSpace } from './pieces/signs'
import type { Thing } from './pieces/thing'
import { useSame } from './same'
import { makeSpriteBook, type SpriteBook } from './sprites/spriteBook'
import type { Typefaces } from './text/typefaces'

/** What lies on the table now. What is equal to what lay there before is not drawn anew. */
export interface MapContent {
  readonly board: Board
  readonly things: readonly Thing[]
  readonly play: Play
  readonly weather: Weather
  readonly lit?: readonly LitSpace[]
  readonly arrows?: readonly Arrow[]
  /** How far orders carry now. */
  readonly reach?: Reach
  /** Pieces on their way: they are not drawn where they will stand. */
  readonly glides?: readonly Glide[]
}

export interface MapStyle {
  readonly look: Look
  readonly palette: Palette
  readonly textScale?: number
  readonly reducedMotion?: boolean
}

export interface MapTableOptions extends MapContent, MapStyle {
  readonly typefaces: Typefaces
  readonly size: { readonly width: number; readonly height: number }
  readonly insets: Insets
  /** What to look at first; the whole sheet without it. */
  readonly begin?: { readonly space: number; readonly zoom: number }
}

/** A piece in the hand: what it looks like, where it came from, and where the hand is. */
export interface Hand {
  readonly piece: Placed | null
  /** Screen point the piece is held over. */
  readonly over: SharedValue<Spot>
  /** Screen point of the finger. */
  readonly finger: SharedValue<Spot>
  readonly take: (piece: Placed | null) => void
}

export interface MapTable {
  readonly content: MapContent
  readonly rig: CameraRig
  readonly view: Viewport
  /** Where the camera last came to rest. */
  readonly rest: Camera
  readonly scene: Scene
  readonly placed: readonly Placed[]
  readonly camps: readonly CampArea[]
  readonly book: SpriteBook
  readonly hit: Hit
  readonly hand: Hand
}

/** Everything drawing and gestures share about one map on the screen. */
export function useMapTable(options: MapTableOptions): MapTable {
  const { board, look, palette, typefaces, size } = options
  const things = useSame(options.things)
  const bare = useSame(options.play)
  const insets = useSame(options.insets)
  const lit = useSame(options.lit)
  const arrows = useSame(options.arrows)
  const reach = useSame(options.reach)
  const glides = useSame(options.glides)
  const view = useMemo<Viewport>(
    () => ({ width: size.width, height: size.height, insets }),
    [size.width, size.height, insets],
  )
  const { rig, rest } = useRig(options, view)
  const nameScale = Math.sqrt(options.textScale ?? 1)
  const scene = useScene({
    board,
    look,
    palette,
    typefaces,
    rung: rungOf(rest.zoom),
    weather: options.weather,
    nameScale,
  })
  const placed = useMemo(() => layOutThings(board, things, scene.zoom), [board, things, scene.zoom])
  const camps = useSame(useMemo(() => campsOf(placed), [placed]))
  const play = useMemo<Play>(() => ({ ...bare, camps }), [bare, camps])
  const book = useMemo(
    () => makeSpriteBook(makeBrush(Skia, typefaces), { look, palette }, PixelRatio.get(), makePaintSurface),
    [typefaces, look, palette],
  )
  const content = useMemo<MapContent>(
    () => ({ board, things, play, weather: options.weather, lit, arrows, reach, glides }),
    [board, things, play, options.weather, lit, arrows, reach, glides],
  )
  const hit = useMemo(() => hitTest(board), [board])
  const hand = useHand()
  return useMemo(
    () => ({ content, rig, view, rest, scene, placed, camps, book, hit, hand }),
    [content, rig, view, rest, scene, placed, camps, book, hit, hand],
  )
}

function useRig({ board, reducedMotion, begin }: MapTableOptions, view: Viewport): { rig: CameraRig; rest: Camera } {
  const [look] = useState(() => begin && { spot: spotOf(board, begin.space), zoom: begin.zoom })
  const [rest, setRest] = useState<Camera>(() => firstLook({ view, sheet: board, range: rangeOf(board, view) }, look))
  const settled = useCallback((camera: Camera) => setRest(before => (sameCamera(before, camera) ? before : camera)), [])
  const sheet = useMemo(() => ({ width: board.width, height: board.height }), [board])
  const rig = useCamera({
    view,
    sheet,
    closest: closestZoom(board),
    cuts: reducedMotion ?? false,
    begin: look,
    onRest: settled,
  })
  return { rig, rest }
}

const rangeOf = (board: Board, view: Viewport): ZoomRange => zoomRange(view, board, closestZoom(board))

function spotOf(board: Board, space: number): Spot {
  const [x, y] = board.spaces[space]?.label ?? [board.width / 2, board.height / 2]
  return { x, y }
}

function useHand(): Hand {
  const [piece, take] = useState<Placed | null>(null)
  const over = useSharedValue<Spot>({ x: 0, y: 0 })
  const finger = useSharedValue<Spot>({ x: 0, y: 0 })
  return useMemo(() => ({ piece, over, finger, take }), [piece, over, finger])
}
