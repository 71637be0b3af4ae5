/** Module hooks: imports without an extension find their TypeScript file, and esbuild strips the types. */
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transform } from 'esbuild'

const ENDINGS = ['', '.ts', '.tsx', '.js', '.json', '/index.ts', '/index.tsx', '/index.js']

// Metro and Jest know `require` for data that is loaded when it is first asked for; so do scripts.
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

const isFile = path => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

const isOurs = url => url?.startsWith('file:') && !url.includes('/node_modules/')

export async function resolve(specifier, context, nextResolve) {
  if (!/^\.{1,2}(\/|$)/.test(specifier) || !isOurs(context.parentURL)) return nextResolve(specifier, context)
  const path = fileURLToPath(new URL(specifier, context.parentURL)).replace(/\/$/, '')
  const ending = ENDINGS.find(candidate => isFile(path + candidate))
  if (ending === undefined) return nextResolve(specifier, context)
  return { url: pathToFileURL(path + ending).href, shortCircuit: true }
}

export async function load(url, context, nextLoad) {
  if (!isOurs(url)) return nextLoad(url, context)
  const kind = /\.(tsx?|json)$/.exec(url)?.[1]
  if (!kind) return nextLoad(url, context)
  const source = await readFile(fileURLToPath(url), 'utf8')
  return { format: 'module', shortCircuit: true, source: kind === 'json' ? fromJson(source) : await strip(source, url) }
}

const fromJson = source => `export default JSON.parse(${JSON.stringify(source)})`

async function strip(source, url) {
  const sourcefile = fileURLToPath(url)
  const loader = sourcefile.endsWith('x') ? 'tsx' : 'ts'
  const banner = /\brequire\(/.test(source) ? REQUIRE : ''
  const settings = { format: 'esm', target: 'node22', sourcemap: 'inline', jsx: 'automatic' }
  const { code } = await transform(source, { loader, sourcefile, banner, ...settings })
  return code
}
