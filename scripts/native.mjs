/** `npm run android` and `npm run ios`: checks what a device build needs, then hands over to Expo. */
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { ensurePackages, requireNode } from './platform/install.mjs'
import { at, launch, Plain, projectNode, run } from './platform/run.mjs'

const USAGE = 'Usage: node scripts/native.mjs android|ios|restore [options for expo run]'

/** Binaries that come with Expo's template: restored from the package, never committed. */
const BINARIES = ['android/gradle/wrapper/gradle-wrapper.jar', 'android/app/debug.keystore']

const PLATFORMS = { android: requireAndroid, ios: requireXcode, restore: () => {} }

await launch(async () => {
  const [platform = '', ...options] = process.argv.slice(2)
  const check = Object.hasOwn(PLATFORMS, platform) ? PLATFORMS[platform] : undefined
  if (!check) {
    console.error(USAGE)
    return 2
  }
  requireNode()
  await check()
  await ensurePackages()
  await restoreBinaries()
  return platform === 'restore' ? 0 : build(platform, options)
})

function requireAndroid() {
  const places = [process.env.ANDROID_HOME, process.env.ANDROID_SDK_ROOT]
  const usual = [join(homedir(), 'Android/Sdk'), join(homedir(), 'Library/Android/sdk')]
  if (![...places, ...usual].some(place => place && existsSync(place)))
    throw new Plain(
      'A build for Android needs the Android SDK and JDK 17: install Android Studio and set ANDROID_HOME.',
    )
}

async function requireXcode() {
  if (process.platform !== 'darwin') throw new Plain('A build for iOS needs a Mac with Xcode and CocoaPods.')
  if ((await run('xcodebuild', ['-version'])).code !== 0)
    throw new Plain('A build for iOS needs Xcode: install it and run `xcode-select --install`.')
}

async function restoreBinaries() {
  const missing = BINARIES.filter(file => !existsSync(at(file)))
  if (missing.length === 0) return
  const members = missing.map(file => `package/${file}`)
  const { code, output } = await run('tar', [
    '-xzf',
    'node_modules/expo/template.tgz',
    '--strip-components=1',
    ...members,
  ])
  if (code !== 0) throw new Plain(`The Gradle wrapper could not be restored: ${output.trim()}`)
}

async function build(platform, options) {
  const args = [at('node_modules', 'expo', 'bin', 'cli'), `run:${platform}`, ...options]
  return (await run(projectNode(), args, { show: true })).code
}
