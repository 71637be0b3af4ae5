/** Small helpers of the launchers. Plain Node 20: they run before any package is installed. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export const at = (...parts) => join(root, ...parts)

/** A problem the person at the keyboard can solve: told as one sentence, without a stack trace. */
export class Plain extends Error {}

/** The Node the project brings along, or the running one before it is installed. */
export function projectNode() {
  const ours = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(ours) ? ours : process.execPath
}

const environment = extra => ({
  ...process.env,
  EXPO_OFFLINE: '1',
  EXPO_NO_TELEMETRY: '1',
  ...extra,
  PATH: [at('node_modules', '.bin'), process.env.PATH].join(delimiter),
})

/** Runs a command in the project folder; the answer holds its exit code and everything it wrote. */
export function run(command, args, { env = {}, seconds = 900, show = false } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(env),
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = chunk => (output += chunk)
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    const clock = show ? undefined : setTimeout(() => stop(child, `Stopped after ${seconds} seconds.`), seconds * 1000)
    const stop = (running, reason) => {
      collect(`\n${reason}\n`)
      running.kill('SIGKILL')
    }
    const end = code => {
      clearTimeout(clock)
      resolve({ code, output })
    }
    child.on('error', error => {
      collect(`${command}: ${error.message}\n`)
      end(127)
    })
    child.on('close', code => end(code ?? 1))
  })
}

export const runNode = (args, options) =>
  run(projectNode(), ['--disable-warning=ExperimentalWarning', ...args], options)

export const runExpo = (args, options = {}) =>
  runNode([at('node_modules', 'expo', 'bin', 'cli'), ...args], { ...options, env: { CI: '1', ...options.env } })

/** Runs a launcher's main function and turns plain problems into one line. */
export async function launch(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (problem) {
    if (!(problem instanceof Plain)) throw problem
    console.error(problem.message)
    process.exitCode = 1
  }
}
