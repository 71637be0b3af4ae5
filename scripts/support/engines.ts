import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { transformAsync } from '@babel/core'
import { build } from 'esbuild'

export const engines = ['node', 'jitless', 'hermes'] as const
export type Engine = (typeof engines)[number]
export interface Task {
  readonly kind: 'chain' | 'measure' | 'think'
  readonly games: readonly string[]
  readonly count: number
  readonly seed: number
  /** Of a game to think about. */
  readonly scenario?: string
  readonly levels?: readonly [string, string]
}
const root = join(import.meta.dirname, '..', '..')
const platform = process.platform === 'darwin' ? 'osx-bin' : 'linux64-bin'
const hermes = join(root, 'node_modules', 'hermes-engine-cli', platform, 'hermes')

/** Runs a task in a JavaScript engine of its own and reads the JSON it prints. */
export async function runOn<T>(engine: Engine, task: Task): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'black-earth-engine-'))
  const file = join(folder, 'task.js')
  writeFileSync(file, await bundle(task))
  const line = await output(engine, file)
  rmSync(folder, { recursive: true })
  return JSON.parse(line) as T
}
async function output(engine: Engine, file: string): Promise<string> {
  const [program, flags] =
    engine === 'hermes' ? [hermes, ['-O']] : [process.execPath, engine === 'jitless' ? ['--jitless'] : []]
  const { stdout } = await promisify(execFile)(program, [...flags, file], { maxBuffer: 1e8 })
  return stdout
}

/** One script as a phone would run it: classes and block scopes are lowered, which this Hermes does not know. */
async function bundle(task: Task): Promise<string> {
  const built = await build({
    entryPoints: [join(import.meta.dirname, 'onEngine.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2018',
    define: { TASK: JSON.stringify(task) },
  })
  const plugins = ['block-scoping', 'classes'].map(name => `@babel/plugin-transform-${name}`)
  const options = { plugins, babelrc: false, configFile: false, compact: false, cwd: root }
  return (await transformAsync(built.outputFiles[0]!.text, options))!.code!
}
