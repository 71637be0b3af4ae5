/** `npm test`: installs what is missing, runs every check, and closes with one line `N passed, M failed`. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './platform/chromium.mjs'
import { ensurePackages, requireNode } from './platform/install.mjs'
import { at, Plain, run, runExpo, runNode } from './platform/run.mjs'
import { buildWeb } from './platform/web.mjs'

const CODE = ['**/*.{ts,tsx,js,cjs,mjs}', '!{android,ios,dist,public,artifacts}/**']

const tool =
  (name, ...args) =>
  async () =>
    verdict(await run(at('node_modules', '.bin', name), args))

const nativeBundle = platform => async () =>
  verdict(await runExpo(['export', '-p', platform, '--output-dir', `dist/${platform}`]))

/** In the order they run: the quick ones first. A check answers how many of its tests passed and failed. */
const CHECKS = [
  { name: 'format', quick: true, run: tool('prettier', '--check', '--log-level', 'warn', ...CODE) },
  { name: 'types', quick: true, run: tool('tsc', '--noEmit') },
  { name: 'lint', quick: true, run: tool('eslint', '.', '--max-warnings', '0') },
  { name: 'layers', quick: true, run: tool('depcruise', '--config', 'src/layers.cjs', 'src') },
  { name: 'unit', quick: true, run: unitTests },
  { name: 'android', run: nativeBundle('android') },
  { name: 'ios', run: nativeBundle('ios') },
  { name: 'web', run: async () => verdict(await buildWeb()) },
  { name: 'journeys', run: journeys },
]

const NAMES = CHECKS.map(check => check.name).join('|')
const USAGE = `Usage: npm test [-- [--quick] [--only ${NAMES}]]`

async function main(args) {
  const checks = checksFrom(args)
  if (!checks) {
    console.error(USAGE)
    return 2
  }
  const problem = await prepare()
  if (problem) {
    console.error(problem)
    return close(0, 1)
  }
  return runAll(checks)
}

/** Undefined when the command line says something we do not understand. */
function checksFrom(args) {
  if (args.length === 0) return CHECKS
  if (args.length === 1 && args[0] === '--quick') return CHECKS.filter(check => check.quick)
  const only = CHECKS.filter(check => check.name === args[1])
  return args.length === 2 && args[0] === '--only' && only.length > 0 ? only : undefined
}

async function prepare() {
  try {
    requireNode()
    await ensurePackages()
  } catch (problem) {
    if (problem instanceof Plain) return problem.message
    throw problem
  }
}

async function runAll(checks) {
  let passed = 0
  let failed = 0
  for (const check of checks) {
    const started = Date.now()
    const result = await attempt(check)
    passed += result.passed
    failed += result.failed
    report(check.name, result, (Date.now() - started) / 1000)
  }
  return close(passed, failed)
}

async function attempt(check) {
  try {
    return await check.run()
  } catch (problem) {
    return { passed: 0, failed: 1, output: problem instanceof Plain ? problem.message : String(problem.stack) }
  }
}

function report(name, { passed, failed, output }, seconds) {
  if (failed > 0) console.log(output.trim())
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : ''
  console.log(
    `${name.padEnd(10)}${(failed > 0 ? 'FAILED' : 'ok').padEnd(8)}${counts.padEnd(26)}${seconds.toFixed(1)} s`,
  )
}

function close(passed, failed) {
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

const verdict = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output })

async function unitTests() {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'))
  const file = join(folder, 'result.json')
  const jest = at('node_modules', 'jest', 'bin', 'jest.js')
  const result = await runNode([jest, '--ci', '--maxWorkers=2', '--json', `--outputFile=${file}`], {
    env: { NODE_ENV: 'test' },
  })
  const counted = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  rmSync(folder, { recursive: true })
  return unitVerdict(result, counted)
}

/** A file that does not even load counts as one failure, and so does a run without a single test. */
function unitVerdict({ code, output }, counted) {
  const passed = counted?.numPassedTests ?? 0
  const failed = (counted?.numFailedTests ?? 0) + (counted?.numRuntimeErrorTestSuites ?? 0)
  const unexplained = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0
  return { passed, failed: failed + unexplained, output: counted ? failuresOf(counted) || output : output }
}

const failuresOf = counted =>
  counted.testResults
    .filter(suite => suite.status === 'failed')
    .map(suite => `${suite.name}\n${suite.message}`)
    .join('\n')

/** The journeys play the build of the `web` check and close with a line `N passed, M failed` of their own. */
async function journeys() {
  if (!existsSync(at('e2e', 'run.ts'))) throw new Plain('There is no e2e/run.ts to play the journeys.')
  const env = { CHROMIUM: await ensureChromium() }
  const result = await runNode(['--import', './scripts/register.mjs', 'e2e/run.ts'], { env })
  const counted = /^(\d+) passed, (\d+) failed$/m.exec(result.output.trim().split('\n').at(-1) ?? '')
  if (!counted) return verdict({ ...result, code: 1 })
  const failed = Number(counted[2]) || (result.code === 0 ? 0 : 1)
  return { passed: Number(counted[1]), failed, output: result.output }
}

process.exitCode = await main(process.argv.slice(2))
