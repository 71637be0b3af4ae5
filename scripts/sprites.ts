/** Draws every kind of piece on one sheet: `node --import ./scripts/register.mjs scripts/sprites.ts sheet.png [look] [palette]`. */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { makeBrush, type SkiaApiType } from '../src/map/layers/brush'
import { drawSheet, sheetSize } from '../src/map/sprites/sheet'
import { makePen } from '../src/map/sprites/pen'
import { makeTypefaces } from '../src/map/text/typefaces'
import { lookNames, type LookName } from '../src/theme/look'
import { looks } from '../src/theme/looks'
import { paletteNames, palettes, type PaletteName } from '../src/theme/palettes'
import type { FaceName } from '../src/theme/type'

const require = createRequire(import.meta.url)
const density = 2

async function loadSkia(): Promise<SkiaApiType> {
  const canvasKit: unknown = await require('canvaskit-wasm/bin/full/canvaskit')()
  Object.assign(globalThis, { CanvasKit: canvasKit })
  return require('@shopify/react-native-skia/lib/commonjs/skia/web').JsiSkApi(canvasKit)
}

const packages = {
  Alegreya: 'alegreya',
  FiraSansCondensed: 'fira-sans-condensed',
  FiraSansExtraCondensed: 'fira-sans-extra-condensed',
}

function fontBytes(name: FaceName): Uint8Array {
  const [family = '', ...style] = name.split('_')
  const folder = packages[family as keyof typeof packages]
  return new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${folder}/${style.join('_')}/${name}.ttf`)))
}

function usage(): never {
  console.error(`usage: sprites.ts FILE.png [${lookNames.join('|')}] [${paletteNames.join('|')}]`)
  process.exit(2)
}

const [file, look = 'paper', palette = 'standard'] = process.argv.slice(2)
if (!file || !(look in looks) || !(palette in palettes)) usage()

const Skia = await loadSkia()
const surface = Skia.Surface.Make(sheetSize.width * density, sheetSize.height * density)
if (!surface) throw new Error('no surface to draw on')
const canvas = surface.getCanvas()
canvas.scale(density, density)
const style = { look: looks[look as LookName], palette: palettes[palette as PaletteName] }
drawSheet(makePen(makeBrush(Skia, makeTypefaces(Skia, fontBytes)), canvas, style))
writeFileSync(file, surface.makeImageSnapshot().encodeToBytes())
