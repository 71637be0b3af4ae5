/** Finds the system's Chromium for the browser journeys, or installs it where the package manager lets us. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Plain, run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium']

export function findChromium() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  const candidates = folders.flatMap(folder => NAMES.map(name => join(folder, name)))
  return [process.env.CHROMIUM, ...candidates, ...ELSEWHERE].find(isProgram)
}

function isProgram(path) {
  if (!path) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  const apt = await aptGet()
  if (apt) {
    console.log('Installing Chromium for the browser journeys.')
    await run(apt[0], [...apt.slice(1), 'update', '-q'])
    await run(apt[0], [...apt.slice(1), 'install', '-qy', '--no-install-recommends', 'chromium'])
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Plain(
    'The browser journeys need Chromium: install it (for example `sudo apt-get install chromium`) or set CHROMIUM to its path.',
  )
}

/** The words that start apt-get with the right to install, or undefined where there is none. */
async function aptGet() {
  if ((await run('apt-get', ['--version'])).code !== 0) return undefined
  const words = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  if (process.getuid?.() === 0) return words
  return (await run('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n', ...words] : undefined
}
