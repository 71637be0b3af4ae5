/** Hands every request on to another port of this machine and adds the headers SQLite's worker needs. Plain Node. */
import { readFileSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import { connect } from 'node:net'
import { at } from './run.mjs'

const isolation = JSON.parse(readFileSync(at('scripts', 'isolation.json'), 'utf8'))

/** Resolves with the server once it listens, rejects when the port is taken. */
export function proxy({ port, to }) {
  const server = createServer((request, response) => handOn(request, response, to))
  server.on('upgrade', (request, socket, head) => handOnSocket(request, socket, head, to))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function handOn(request, response, to) {
  const { method, url: path, headers } = request
  const onward = ask({ host: '127.0.0.1', port: to, method, path, headers }, answer => {
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...isolation })
    answer.pipe(response)
  })
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '1' })
    response.end('Metro is still starting; reload in a moment.\n')
  })
  request.pipe(onward)
}

/** Reload messages travel over a socket: after the first lines it is a pipe in both directions. */
function handOnSocket(request, socket, head, to) {
  const onward = connect(to, '127.0.0.1', () => {
    const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`)
    onward.write([`${request.method} ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    onward.write(head)
    onward.pipe(socket).pipe(onward)
  })
  const close = () => [socket, onward].forEach(end => end.destroy())
  socket.on('error', close)
  onward.on('error', close)
}
