/** Installs the packages when they are missing or older than package-lock.json. */
import { existsSync, readFileSync } from 'node:fs'
import { at, Plain, run } from './run.mjs'

const OLDEST_NODE = [20, 19, 4]

export function requireNode(version = process.versions.node) {
  if (isOlder(version.split('.').map(Number), OLDEST_NODE))
    throw new Plain(`Black Earth needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${version}.`)
}

function isOlder(version, wanted) {
  const differs = wanted.findIndex((part, index) => part !== version[index])
  return differs >= 0 && version[differs] < wanted[differs]
}

export async function ensurePackages() {
  if (isInstalled()) return
  console.log('Installing packages; the first time takes some minutes.')
  const wholly = !existsSync(at('node_modules'))
  const args = [
    wholly ? 'ci' : 'install',
    ...(wholly ? [] : ['--no-save']),
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { code, output } = await npm(args)
  if (code !== 0) throw new Plain(sentenceAbout(output))
  if (!isInstalled()) throw new Plain('npm reported success but left packages out; delete node_modules and try again.')
}

const npm = args =>
  process.env.npm_execpath ? run(process.execPath, [process.env.npm_execpath, ...args]) : run('npm', args)

function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json')
  const wanted = packagesIn('package-lock.json')
  const names = Object.keys(wanted).filter(name => name !== '' && !wanted[name].optional)
  return names.every(name => installed[name]?.version === wanted[name].version) && hasOwnNode()
}

const hasOwnNode = () => existsSync(at('node_modules', 'node', 'bin'))

function packagesIn(file) {
  return existsSync(at(file)) ? JSON.parse(readFileSync(at(file), 'utf8')).packages : {}
}

function sentenceAbout(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output))
    return 'The packages could not be installed because the npm registry cannot be reached; connect to the network and try again.'
  if (/ENOSPC/.test(output))
    return 'The packages could not be installed because the disk is full; they need about 3 GB.'
  const reason = output.match(/npm error (?!code|errno|A complete log)(.+)/)?.[1] ?? 'npm gave no reason'
  return `The packages could not be installed: ${reason.trim()}.`
}
