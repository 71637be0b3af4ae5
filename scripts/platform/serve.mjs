/** A static server for the browser build, with the headers SQLite's worker needs. Plain Node. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { at } from './run.mjs'
import { WEB_FOLDER } from './web.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.css': 'text/css; charset=utf-8',
}

/** Files whose name changes with what is in them are asked for once. */
const HASHED = /[.-][0-9a-f]{32}\.\w+$/

const isolation = JSON.parse(readFileSync(at('scripts', 'isolation.json'), 'utf8'))

/** Serves a folder on localhost; resolves with the server once it listens, rejects when the port is taken. */
export function serve({ port, folder = WEB_FOLDER }) {
  const server = createServer((request, response) => answer(folder, request, response))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function answer(folder, request, response) {
  for (const [name, value] of Object.entries(isolation)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, 'Only GET and HEAD.')
  const file = fileFor(folder, request.url ?? '/')
  if (!file) return end(response, 404, 'Not found.')
  send(file, request, response)
}

const end = (response, status, text) => response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${text}\n`)

/** Paths without an extension belong to the app's own navigation and get its page. */
function fileFor(folder, url) {
  const path = pathOf(url)
  if (path === null) return null
  const file = normalize(join(folder, path))
  if (file !== folder && !file.startsWith(folder + sep)) return null
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return file
  return extname(path) ? null : join(folder, 'index.html')
}

function pathOf(url) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0])
    return path.includes('\0') ? null : path
  } catch {
    return null
  }
}

function send(file, request, response) {
  const packed = `${file}.br`
  const isPacked = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && existsSync(packed)
  const { size, mtimeMs } = statSync(isPacked ? packed : file)
  const tag = `"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`
  response.setHeader('ETag', tag)
  response.setHeader('Cache-Control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (request.headers['if-none-match'] === tag) return response.writeHead(304).end()
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': size,
    ...(isPacked ? { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } : {}),
  })
  if (request.method === 'HEAD') return response.end()
  createReadStream(isPacked ? packed : file)
    .on('error', () => response.destroy())
    .pipe(response)
}
