import { readFileSync } from 'node:fs'
import { Skia, type SkCanvas } from '@shopify/react-native-skia'
import { looks, palettes, type FaceName, type LookName } from '../../../theme'
import { makeTypefaces } from '../../text/typefaces'
import { makeBrush } from '../brush'
import { makeScene, type Scene, type Weather } from '../scene'
import { zoomAt } from '../zoom'
import type { Board } from '../../../atlas/board'

const packageOf: Readonly<Record<string, string>> = {
  Alegreya: 'alegreya',
  FiraSansCondensed: 'fira-sans-condensed',
  FiraSansExtraCondensed: 'fira-sans-extra-condensed',
}

function readFace(name: FaceName): Uint8Array {
  const [family, ...weight] = name.split('_')
  const folder = `node_modules/@expo-google-fonts/${packageOf[family!]}/${weight.join('_')}`
  return new Uint8Array(readFileSync(`${folder}/${name}.ttf`))
}

export const typefaces = makeTypefaces(Skia, readFace)

/** The look of the printed map, for tests outside the map. */
export const paperStyle = { look: looks.paper, palette: palettes.standard }

export interface TestScene {
  readonly scale?: number
  readonly look?: LookName
  readonly weather?: Weather
}

export function sceneOf(board: Board, { scale = 0.5, look = 'paper', weather = 'good' }: TestScene = {}): Scene {
  const brush = makeBrush(Skia, typefaces)
  return makeScene({ brush, board, look: looks[look], palette: palettes.standard, zoom: zoomAt(board, scale), weather })
}

export interface Print {
  readonly bytes: Uint8Array
  /** Channels at a place of the map. */
  at(x: number, y: number): readonly [number, number, number]
}

/** The whole sheet on a surface of the scene's own scale. */
export function printOf({ board, zoom }: Scene, draw: (canvas: SkCanvas) => void): Print {
  const [width, height] = [Math.round(board.width * zoom.scale), Math.round(board.height * zoom.scale)]
  const surface = Skia.Surface.Make(width, height)
  if (!surface) throw new Error('no surface')
  const canvas = surface.getCanvas()
  canvas.scale(zoom.scale, zoom.scale)
  draw(canvas)
  surface.flush()
  const info = { width, height, colorType: 4, alphaType: 3 } as const
  const pixels = surface.makeImageSnapshot().readPixels(0, 0, info)
  if (!(pixels instanceof Uint8Array)) throw new Error('no pixels')
  return {
    bytes: pixels,
    at(x, y) {
      const place = (Math.floor(y * zoom.scale) * width + Math.floor(x * zoom.scale)) * 4
      return [pixels[place]!, pixels[place + 1]!, pixels[place + 2]!]
    },
  }
}

/** Largest difference of a channel. */
export const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((channel, i) => Math.abs(channel - other[i]!)))
