/** `npm start`: installs what is missing, builds the app for the browser and serves it on localhost. */
import { ensurePackages, requireNode } from './platform/install.mjs'
import { launch, Plain, projectNode, run, at } from './platform/run.mjs'
import { copyCanvasKit, ensureWebBuild } from './platform/web.mjs'
import { proxy } from './platform/proxy.mjs'
import { serve } from './platform/serve.mjs'

const USAGE = 'Usage: npm start [-- [--dev] [--port NUMBER]]'
const FIRST_PORT = 4141
const PORTS_TRIED = 20

await launch(async () => {
  const options = optionsFrom(process.argv.slice(2))
  if (!options) {
    console.error(USAGE)
    return 2
  }
  requireNode()
  await ensurePackages()
  return options.dev ? develop(options) : play(options)
})

/** Undefined when the command line says something we do not understand. */
function optionsFrom(args) {
  const options = { dev: false, port: undefined }
  for (let index = 0; index < args.length; index += 1) {
    const [name, inline] = args[index].split('=')
    if (name === '--dev' && inline === undefined) options.dev = true
    else if (name === '--port') options.port = portFrom(inline ?? args[(index += 1)])
    else return undefined
    if (name === '--port' && options.port === undefined) return undefined
  }
  return options
}

function portFrom(text) {
  const port = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0
  return port >= 1 && port <= 65535 ? port : undefined
}

/** Metro with reload, for people who change the code. Expo serves its page itself, so the headers are added in front of it. */
async function develop({ port }) {
  copyCanvasKit()
  const front = await listen(port, number => proxy({ port: number, to: number + 1 }))
  const metro = front.address().port + 1
  console.log(
    `Black Earth with reload is at http://localhost:${metro - 1} (Metro itself at ${metro}; Ctrl+C stops both).`,
  )
  const args = [at('node_modules', 'expo', 'bin', 'cli'), 'start', '--web', '--port', String(metro)]
  const { code } = await run(projectNode(), args, { show: true, env: { BROWSER: process.env.BROWSER ?? 'none' } })
  front.closeAllConnections()
  front.close()
  return code
}

async function play({ port }) {
  await ensureWebBuild()
  const server = await listen(port, number => serve({ port: number }))
  console.log(`Black Earth is at http://localhost:${server.address().port} (Ctrl+C stops it).`)
  await new Promise(resolve => ['SIGINT', 'SIGTERM'].forEach(signal => process.once(signal, resolve)))
  server.closeAllConnections()
  server.close()
}

async function listen(asked, open) {
  const ports = asked ? [asked] : Array.from({ length: PORTS_TRIED }, (_, index) => FIRST_PORT + index)
  for (const port of ports) {
    const server = await open(port).catch(problem => problem.code)
    if (typeof server !== 'string') return server
    if (server === 'EACCES') throw new Plain(`You may not open port ${port}; choose another one with --port.`)
  }
  throw new Plain(`Port ${ports[0]} is in use; choose another one with --port.`)
}
