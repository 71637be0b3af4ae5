/** The architecture: every folder of src and what it may import. `npm run check:layers` holds us to it. */
const layers = {
  engine: [],
  geometry: [],
  rulebook: [],
  theme: [],
  atlas: ['geometry'],
  games: ['engine', 'geometry', 'atlas'],
  ai: ['engine', 'geometry', 'games'],
  tutorial: ['engine', 'games'],
  saves: ['engine'],
  stores: ['engine', 'games', 'ai', 'saves', 'tutorial'],
  map: ['geometry', 'atlas', 'theme'],
  gestures: ['geometry', 'map'],
  components: ['theme'],
  screens: ['stores', 'games', 'map', 'gestures', 'components', 'theme', 'rulebook', 'tutorial', 'atlas'],
}

const pure = ['engine', 'geometry', 'rulebook', 'atlas', 'games', 'ai', 'tutorial']
const tests = '\\.test\\.tsx?$'
const compiler = '^src/atlas/compiler/'

const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

const ownLayerOnly = Object.entries(layers).map(([layer, allowed]) =>
  forbid(
    `${layer} imports only ${allowed.join(', ') || 'itself'}`,
    { path: `^src/${layer}/` },
    { path: '^src/', pathNot: `^src/(${[layer, ...allowed].join('|')})/` },
  ),
)

const purity = { path: `^src/(${pure.join('|')})/`, pathNot: `${tests}|${compiler}` }

module.exports = {
  forbidden: [
    ...ownLayerOnly,
    forbid('every folder of src is a layer', { path: `^src/(?!(${Object.keys(layers).join('|')})/)[^/]+/` }, {}),
    forbid('pure layers use no packages', purity, { path: 'node_modules' }),
    forbid('pure layers use nothing of Node', purity, { dependencyTypes: ['core'] }),
    forbid(
      'the atlas compiler stays out of the app',
      { path: '^src/', pathNot: `${tests}|${compiler}` },
      { path: compiler },
    ),
    forbid(
      'a game is seen only through its index',
      { path: '^src/', pathNot: '^src/games/' },
      { path: '^src/games/[^/]+/', pathNot: '^src/games/[^/]+/index\\.ts$' },
    ),
    forbid(
      'games do not import each other',
      { path: '^src/games/([^/]+)/' },
      { path: '^src/games/[^/]+/', pathNot: '^src/games/($1|shared)/' },
    ),
    forbid('every import is found', { path: '^src/' }, { couldNotResolve: true }),
    forbid('no cycles', { path: '^src/' }, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.web.ts', '.native.ts', '.web.tsx', '.native.tsx', '.js', '.json'],
    },
  },
}
