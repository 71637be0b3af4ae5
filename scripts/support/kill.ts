import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { digest, mix } from '../../src/engine'
import { listGames, openGame, type Saves } from '../../src/saves'
import { openStore } from '../../src/saves/testing/store'

export interface KillReport {
  runs: number
  acknowledged: number
  killedBeforeFirst: number
  gamesOpened: number
  /** What went wrong, in words: empty when all is well. */
  readonly lost: string[]
  readonly unopenable: string[]
}
/** Runs that share one file: later ones recover what earlier ones left. */
const RUNS_A_FILE = 20

/** Kills a process that saves, at random moments, that many times; looks after each time at what is on the disk. */
export async function killRuns(
  runs: number,
  seed: number,
  onRun: (done: number) => void = () => undefined,
): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'black-earth-kill-'))
  const report: KillReport = {
    runs: 0,
    acknowledged: 0,
    killedBeforeFirst: 0,
    gamesOpened: 0,
    lost: [],
    unopenable: [],
  }
  const script = join(folder, 'child.mjs')
  await bundle(script)
  let known = new Map<number, string>()
  for (let run = 0; run < runs; run++) {
    if (run % RUNS_A_FILE === 0) known = new Map()
    const path = join(folder, `saves-${Math.floor(run / RUNS_A_FILE)}.db`)
    const said = await killOne(script, path, mix(seed, run))
    await inspect(path, said, known, report, `run ${run}`)
    report.runs++
    onRun(report.runs)
  }
  rmSync(folder, { recursive: true })
  return report
}
const bundle = (outfile: string): Promise<unknown> =>
  build({
    entryPoints: [join(import.meta.dirname, 'killChild.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    outfile,
  })

/** Starts the child and kills it: one time in four counted from its start, otherwise from its first commit. */
function killOne(script: string, path: string, chance: number): Promise<string> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, path, String(chance)])
  const delay = (mix(chance, 1) % 2500) / 100
  let said = ''
  return new Promise((resolve, reject) => {
    let timer = chance % 4 === 0 ? killAfter(child, delay * 6) : null
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (!timer && said.includes('=')) timer = killAfter(child, delay)
    })
    let failure = ''
    child.stderr.on('data', (chunk: Buffer) => (failure += chunk.toString()))
    child.on('close', (_, signal) =>
      signal === 'SIGKILL' ? resolve(said) : reject(new Error(failure || 'the child ended by itself')),
    )
  })
}
const killAfter = (child: ChildProcess, milliseconds: number): NodeJS.Timeout =>
  setTimeout(() => child.kill('SIGKILL'), milliseconds)

/** What the child said last: committed states by game, and what it was doing when it died. */
function understood(said: string) {
  const lines = said.split('\n').slice(0, -1)
  const committed = new Map<number, string>()
  for (const line of lines.filter(text => text.startsWith('='))) {
    const [, id, seq, state] = line.split(' ')
    committed.set(Number(id), `${seq} ${state}`)
  }
  const last = lines[lines.length - 1] ?? ''
  const [, kind, id, seq] = last.split(' ')
  const pending = last.startsWith('>') && kind !== 'create' ? { id: Number(id), seq: Number(seq) } : null
  return { committed, pending, acknowledged: lines.filter(text => text.startsWith('=')).length }
}

async function inspect(
  path: string,
  said: string,
  known: Map<number, string>,
  report: KillReport,
  run: string,
): Promise<void> {
  const { committed, pending, acknowledged } = understood(said)
  report.acknowledged += acknowledged
  if (acknowledged === 0) report.killedBeforeFirst++
  for (const [id, state] of committed) known.set(id, state)
  try {
    const saves = await openStore(path)
    await compare(saves, known, pending, report, run)
    await saves.database.close()
  } catch (cause) {
    report.unopenable.push(`${run}: ${String(cause)}`)
  }
}

/** Every game opens, and stands where it was last acknowledged, or one step on if that step was under way. */
async function compare(
  saves: Saves,
  known: Map<number, string>,
  pending: { readonly id: number; readonly seq: number } | null,
  report: KillReport,
  run: string,
): Promise<void> {
  for (const { id } of await listGames(saves)) {
    const { game, state, fault } = await openGame(saves, id)
    report.gamesOpened++
    if (fault) report.unopenable.push(`${run}, game ${id}: ${fault.message}`)
    const found = `${state.seq} ${digest(game, state)}`
    const expected = known.get(id) ?? found
    if (found !== expected && !(pending?.id === id && pending.seq === state.seq))
      report.lost.push(`${run}, game ${id}: ${found}, not ${expected}`)
    known.set(id, found)
  }
  const listed = new Set((await listGames(saves)).map(({ id }) => id))
  for (const id of known.keys()) if (!listed.has(id)) report.lost.push(`${run}: game ${id} is gone`)
}
