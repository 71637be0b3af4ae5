/** Prints a compiled board: `npm run -s atlas -- picture kiev41 --look paper --width 2400 out.png`, or this file itself. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Skia as SkiaApi, SkCanvas } from '@shopify/react-native-skia'
import type { Board } from '../src/atlas/board'
import {
  drawBoard,
  drawNamesOf,
  makeBrush,
  makeScene,
  weathers,
  zoomAt,
  type Play,
  type Scene,
  type Weather,
} from '../src/map/layers'
import { drawLamp, type Lit } from '../src/map/layers/lamp'
import { makeTypefaces } from '../src/map/text/typefaces'
import { lookNames, type LookName } from '../src/theme/look'
import { looks } from '../src/theme/looks'
import { paletteNames, palettes, type PaletteName } from '../src/theme/palettes'
import type { FaceName } from '../src/theme/type'

const require = createRequire(import.meta.url)
const here = fileURLToPath(import.meta.url)
const compiled = join(dirname(here), '../src/atlas/compiled')

export const pictureUsage = `picture BOARD [--look ${lookNames.join('|')}] [--palette ${paletteNames.join('|')}]
  [--weather ${weathers.join('|')}] [--width PIXELS] [--density N] [--control start|none]
  [--zoom far|middle|near [--at X,Y] [--height PIXELS]] OUT.png`

class UsageError extends Error {}

const zoomScales = { far: 0.25, middle: 0.5, near: 1.5 } as const

interface Order {
  readonly board: Board
  readonly look: LookName
  readonly palette: PaletteName
  readonly weather: Weather
  readonly width: number
  readonly height: number | null
  /** Pixels a point: 2 prints a sheet as a fine screen would show it. */
  readonly density: number
  readonly zoom: keyof typeof zoomScales | null
  readonly at: readonly [number, number] | null
  readonly control: 'start' | 'none'
  readonly light: readonly string[]
  readonly out: string
}

const options = {
  look: { type: 'string', default: 'paper' },
  palette: { type: 'string', default: 'standard' },
  weather: { type: 'string', default: 'good' },
  width: { type: 'string', default: '2400' },
  height: { type: 'string' },
  density: { type: 'string', default: '1' },
  zoom: { type: 'string' },
  at: { type: 'string' },
  control: { type: 'string', default: 'start' },
  light: { type: 'string', default: '' },
} as const

function oneOf<Name extends string>(names: readonly Name[], value: string, option: string): Name {
  const name = names.find(each => each === value)
  if (name === undefined) throw new UsageError(`--${option} is one of ${names.join(', ')}`)
  return name
}

function positive(value: string, option: string): number {
  const count = Number(value)
  if (!Number.isFinite(count) || count <= 0 || count > 20000) throw new UsageError(`--${option} is a positive number`)
  return count
}

function pointOf(value: string): readonly [number, number] {
  const [x, y, more] = value.split(',').map(Number)
  if (x === undefined || y === undefined || more !== undefined || !Number.isFinite(x) || !Number.isFinite(y)) {
    throw new UsageError('--at is X,Y in map units')
  }
  return [x, y]
}

function readBoard(id: string): Board {
  const file = join(compiled, `${id}.json`)
  if (!/^[\w-]+$/.test(id) || !existsSync(file)) throw new UsageError(`there is no compiled board ${id}`)
  return JSON.parse(readFileSync(file, 'utf8')) as Board
}

function parse(
  words: readonly string[],
): ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>> {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function readOrder(words: readonly string[]): Order {
  const { values, positionals } = parse(words)
  const [id, out, more] = positionals
  if (!id || !out || more) throw new UsageError('name a board and a file')
  return {
    board: readBoard(id),
    look: oneOf(lookNames, values.look, 'look'),
    palette: oneOf(paletteNames, values.palette, 'palette'),
    weather: oneOf(weathers, values.weather, 'weather'),
    width: positive(values.width, 'width'),
    height: values.height === undefined ? null : positive(values.height, 'height'),
    density: positive(values.density, 'density'),
    zoom: values.zoom === undefined ? null : oneOf(['far', 'middle', 'near'] as const, values.zoom, 'zoom'),
    at: values.at === undefined ? null : pointOf(values.at),
    control: oneOf(['start', 'none'] as const, values.control, 'control'),
    light: values.light.split(',').filter(Boolean),
    out,
  }
}

type LoadCanvasKit = (options: { locateFile(file: string): string }) => Promise<unknown>

/** The package's web implementation over CanvasKit, without its entry point: that one needs React Native. */
export async function loadSkia(): Promise<typeof SkiaApi> {
  const kit = require.resolve('canvaskit-wasm/bin/full/canvaskit.js')
  const load = require(kit) as LoadCanvasKit
  const canvasKit = await load({ locateFile: file => kit.replace(/canvaskit\.js$/, file) })
  const web = require('@shopify/react-native-skia/lib/commonjs/skia/web') as {
    JsiSkApi(canvasKit: unknown): typeof SkiaApi
  }
  return web.JsiSkApi(canvasKit)
}

const packageOf: Readonly<Record<string, string>> = {
  Alegreya: 'alegreya',
  FiraSansCondensed: 'fira-sans-condensed',
  FiraSansExtraCondensed: 'fira-sans-extra-condensed',
}

export function readFace(name: FaceName): Uint8Array {
  const [family, ...weight] = name.split('_')
  return readFileSync(require.resolve(`@expo-google-fonts/${packageOf[family!]}/${weight.join('_')}/${name}.ttf`))
}

/** Who holds what when the game begins, as far as the board tells. */
function startControl(board: Board): readonly number[] {
  return board.spaces.map(({ features }) =>
    features.includes('start:axis') ? 0 : features.includes('start:soviet') ? 1 : -1,
  )
}

interface Camera {
  /** Pixels a map unit. */
  readonly scale: number
  readonly height: number
  /** Map units at the upper left corner. */
  readonly left: number
  readonly top: number
}

/** The whole sheet with a rim of table, or a window of the map. */
function cameraOf({ board, width, height, density, zoom, at }: Order): Camera {
  if (zoom === null) {
    const rim = board.width * 0.009
    const scale = width / (board.width + 2 * rim)
    return { scale, height: Math.round((board.height + 2 * rim) * scale), left: -rim, top: -rim }
  }
  const scale = zoomScales[zoom] * density
  const [x, y] = at ?? [board.width / 2, board.height / 2]
  const high = height ?? Math.round(width * 0.66)
  return { scale, height: high, left: x - width / scale / 2, top: y - high / scale / 2 }
}

function litOf({ board, light }: Order): readonly Lit[] {
  return light.map(word => {
    const [id, kind = 'move'] = word.split(':')
    const space = board.spaces.findIndex(each => each.id === id)
    if (space < 0) throw new UsageError(`there is no space ${id}`)
    return { space, kind: oneOf(['move', 'attack', 'here'] as const, kind, 'light') }
  })
}

function draw(canvas: SkCanvas, scene: Scene, order: Order, { scale, left, top }: Camera): void {
  const control = order.control === 'start' ? startControl(order.board) : []
  const play: Play = { control, contested: [] }
  canvas.scale(scale, scale)
  canvas.translate(-left, -top)
  drawBoard(canvas, scene, play)
  const lit = litOf(order)
  drawLamp(canvas, scene, lit)
  drawNamesOf(canvas, scene, play, new Set(lit.map(({ space }) => space)))
}

async function print(order: Order): Promise<string> {
  const Skia = await loadSkia()
  const camera = cameraOf(order)
  const surface = Skia.Surface.Make(Math.round(order.width), camera.height)
  if (!surface) throw new Error('No surface of that size')
  const brush = makeBrush(Skia, makeTypefaces(Skia, readFace))
  const zoom = zoomAt(order.board, camera.scale / order.density)
  const [look, palette] = [looks[order.look], palettes[order.palette]]
  const scene = makeScene({ brush, board: order.board, look, palette, zoom, weather: order.weather })
  draw(surface.getCanvas(), scene, order, camera)
  surface.flush()
  writeFileSync(order.out, surface.makeImageSnapshot().encodeToBytes())
  return `${order.out}: ${Math.round(order.width)} x ${camera.height}, ${zoom.step}`
}

/** Exit code: 0 printed, 2 not understood. */
export async function picture(words: readonly string[]): Promise<number> {
  try {
    console.log(await print(readOrder(words)))
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\nUsage: ${pictureUsage}`)
    return 2
  }
}

if (process.argv[1] === here) process.exitCode = await picture(process.argv.slice(2))
