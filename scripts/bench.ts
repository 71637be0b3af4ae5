import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '../src/games'
import { readArguments } from './support/arguments'
import { command, report } from './support/command'
import { engines, runOn, type Engine, type Task } from './support/engines'
import { measureAppends } from './support/measureSaves'
import type { Figures } from './support/measure'

const usage =
  'npm run bench -- [--engine node|jitless|hermes] [--game ID] [--milliseconds N] [--compare [--games N] [--seed S]] [--frames] [--start] [--runs N] [--json]'
const ids = games.map(({ id }) => id)
const specs = {
  engine: { kind: 'word', among: engines, fallback: 'node' },
  game: { kind: 'word', among: ['all', ...ids], fallback: 'all' },
  milliseconds: { kind: 'count', fallback: '500' },
  compare: { kind: 'flag' },
  frames: { kind: 'flag' },
  start: { kind: 'flag' },
  runs: { kind: 'count', fallback: '5' },
  games: { kind: 'count', fallback: '20' },
  seed: { kind: 'seed', fallback: '1' },
  json: { kind: 'flag' },
} as const

await command(usage, async words => {
  const wanted = readArguments(words, specs).values
  const { engine, game, milliseconds, compare, games: count, seed, json } = wanted
  if (wanted.frames || wanted.start) return benchBrowser(wanted, json)
  const chosen = game === 'all' ? ids : [game]
  if (compare) return compareEngines({ kind: 'chain', games: chosen, count, seed }, json)
  const found = await runOn<{ [id: string]: Figures }>(engine as Engine, {
    kind: 'measure',
    games: chosen,
    count: milliseconds,
    seed,
  })
  const figures: Figures = Object.assign({}, ...Object.values(found))
  if (engine === 'node') figures['save.appendMicroseconds'] = await appends()
  report(figures, json)
  return 0
})

interface InBrowser {
  readonly frames: boolean
  readonly start: boolean
  readonly runs: number
}

/** The app in the browser: how smooth the map is, how soon a game is on the table. */
async function benchBrowser({ frames, start, runs }: InBrowser, json: boolean): Promise<number> {
  const { served } = await import('../e2e/served')
  const server = await served()
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  const goesFirst = goFirst()
  const smooth = frames ? await (await import('../e2e/frames')).measureFrames(address, runs) : {}
  const soon = start ? await (await import('../e2e/coldStart')).measureStarts(address, runs) : {}
  report({ goesFirst, ...smooth, ...soon }, json)
  server.closeAllConnections()
  server.close()
  return 0
}

/** What else the machine does is not what is measured: the browser goes before it, where that is allowed. */
function goFirst(): boolean {
  try {
    execFileSync('chrt', ['--rr', '--pid', '1', `${process.pid}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The same games on every engine: the same chain of digests, or exit code 1. */
async function compareEngines(task: Task, json: boolean): Promise<number> {
  const results = await Promise.all(engines.map(async engine => [engine, await runOn<unknown>(engine, task)] as const))
  const found = Object.fromEntries(results)
  const same = new Set(Object.values(found).map(value => JSON.stringify(value))).size === 1
  report({ same, ...found }, json)
  return same ? 0 : 1
}

async function appends(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'black-earth-bench-'))
  const microseconds = await measureAppends(join(folder, 'saves.db'), 300)
  rmSync(folder, { recursive: true })
  return microseconds
}
