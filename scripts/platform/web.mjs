/** The browser build: bundled by Metro into dist/web, kept as long as nothing it is made of changes. */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { at, Plain, runExpo } from './run.mjs'

export const WEB_FOLDER = at('dist', 'web')

const STAMP = at('dist', 'web.hash')
const SOURCES = ['package.json', 'package-lock.json', 'app.json', 'App.tsx', 'index.js', 'index.web.js']
const SETTINGS = ['babel.config.js', 'metro.config.js', 'tsconfig.json', 'scripts/platform/web.mjs']

/** CanvasKit, Skia's browser half, is 8 MB of somebody else's binary: copied from the package, never committed. */
export function copyCanvasKit() {
  mkdirSync(at('public'), { recursive: true })
  copyFileSync(at('node_modules/canvaskit-wasm/bin/full/canvaskit.wasm'), at('public/canvaskit.wasm'))
}

export async function ensureWebBuild() {
  const hash = hashOfSources()
  if (existsSync(join(WEB_FOLDER, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  console.log('Building for the browser; this takes about a minute.')
  const { code, output } = await buildWeb()
  if (code !== 0) throw new Plain(`${output}\nThe browser build failed; the reason is above.`)
}

/** Builds in any case. The stamp is written last, so a build cut short is never taken for a whole one. */
export async function buildWeb() {
  const hash = hashOfSources()
  copyCanvasKit()
  const result = await runExpo(['export', '-p', 'web', '--output-dir', 'dist/web'])
  if (result.code === 0) {
    preload(WEB_FOLDER)
    packFiles(WEB_FOLDER)
    writeFileSync(STAMP, hash)
  }
  return result
}

/** The faces screens are written in; the map's other faces come later. */
const SCREEN_FACES =
  /(Alegreya_(700Bold|800ExtraBold)|FiraSansCondensed_(400Regular|500Medium|600SemiBold|700Bold))\.\w+\.ttf$/

/** SQLite and the script of its worker: the worker asks for them itself, and then finds them there. */
const STORAGE = /(^|[\\/])(worker-\w+\.js|wa-sqlite\.\w+\.wasm)$/

/** The page asks for CanvasKit, its letters and SQLite while it still reads the scripts that need them. */
function preload(folder) {
  const page = join(folder, 'index.html')
  const faces = readdirSync(join(folder, 'assets'), { recursive: true }).filter(name => SCREEN_FACES.test(name))
  const links = [
    linkTo('/canvaskit.wasm', 'fetch', 'application/wasm'),
    ...faces.map(name => linkTo(`/assets/${name.replaceAll('\\', '/')}`, 'font', 'font/ttf')),
    ...filesIn(folder, STORAGE).map(address => `<link rel="prefetch" href="${address}" />`),
  ]
  writeFileSync(page, readFileSync(page, 'utf8').replace('</title>', `</title>${links.join('')}`))
}

const filesIn = (folder, pattern) =>
  readdirSync(folder, { recursive: true })
    .filter(name => pattern.test(name))
    .map(name => `/${name.replaceAll('\\', '/')}`)

const linkTo = (address, kind, type) =>
  `<link rel="preload" href="${address}" as="${kind}" type="${type}" crossorigin="anonymous" />`

const PACKED = /\.(js|wasm|ttf|html)$/
/** Beside each large file its Brotli copy, as hosts of pages keep them: a third of the way to the browser. */
function packFiles(folder) {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name)
    if (PACKED.test(name)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), quality))
  }
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of [...SOURCES, ...SETTINGS, ...filesUnder('src'), ...filesUnder('assets')])
    hash.update(`${file}\n`).update(existsSync(at(file)) ? readFileSync(at(file)) : '')
  return hash.digest('hex')
}

function filesUnder(folder) {
  if (!existsSync(at(folder))) return []
  return readdirSync(at(folder), { recursive: true })
    .map(name => join(folder, name))
    .filter(name => !/\.test\.tsx?$/.test(name) && statSync(at(name)).isFile())
    .sort()
}
