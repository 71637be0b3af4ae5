/** Jest transform of the pure project: esbuild strips the types and writes CommonJS. */
const { createHash } = require('node:crypto')
const { transformSync, version } = require('esbuild')

const settings = {
  format: 'cjs',
  target: 'node22',
  sourcemap: 'inline',
  define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
}

const keyOf = parts => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

module.exports = {
  process(source, path) {
    const loader = path.endsWith('x') ? 'tsx' : 'ts'
    return { code: transformSync(source, { ...settings, loader, sourcefile: path }).code }
  },
  getCacheKey: (source, path) => keyOf([version, settings, path, source]),
}
