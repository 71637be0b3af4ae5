const { getDefaultConfig } = require('expo/metro-config')
const headers = require('./scripts/isolation.json')

const config = getDefaultConfig(__dirname)

// SQLite in the browser is WebAssembly in a worker, and needs a cross-origin isolated page.
config.resolver.assetExts.push('wasm')
config.server.enhanceMiddleware = middleware => (request, response, next) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  return middleware(request, response, next)
}

// A module is read when something of it is first used: the start waits for no screen but its own.
config.transformer.getTransformOptions = async () => ({ transform: { inlineRequires: true } })

module.exports = config
