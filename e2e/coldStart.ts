import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { BrowserDriver } from './drivers/browser'

/**
 * Milliseconds since the page began to load, in a new browser with a saved game and no cached files. The hand taps
 * Resume as soon as it can be tapped and holds the curtain as soon as it is there.
 */
export interface ColdStart {
  readonly canvasKit: number
  readonly storage: number
  readonly home: number
  readonly resume: number
  /** Null where nothing has to be covered. */
  readonly curtain: number | null
  /** Pieces stand on the board and take a touch; how long the hand must rest on the curtain is not in it. */
  readonly playable: number
  readonly sharp: number
  /** What the person owes the curtain. */
  readonly hold: number
}

/** What the curtain asks of the hand. */
const curtainHold = 700
const patience = 90_000

export async function coldStarted(app: BrowserDriver, restart: () => Promise<void>): Promise<ColdStart> {
  await restart()
  const page = app.page()
  await app.see('resume')
  const resume = await page.evaluate(() => performance.now())
  await app.tap('resume')
  const isCovered = (await app.seeOne('hold-to-look', 'table')) === 'hold-to-look'
  const curtain = isCovered ? await page.evaluate(() => performance.now()) : null
  if (isCovered) await holdCurtain(page)
  await page.locator('[data-testid="map-painted"]').waitFor({ state: 'attached', timeout: patience })
  if (isCovered) await page.mouse.up()
  await page.locator('[data-testid="map-painted"][data-sharp="true"]').waitFor({ state: 'attached', timeout: patience })
  const marks = await marksOf(page)
  const hold = isCovered ? curtainHold : 0
  return {
    canvasKit: Math.round(marks['canvasKit'] ?? 0),
    storage: Math.round(marks['storage'] ?? 0),
    home: Math.round(marks['home'] ?? 0),
    resume: Math.round(resume),
    curtain: curtain === null ? null : Math.round(curtain),
    playable: Math.round((marks['playable'] ?? 0) - hold),
    sharp: Math.round((marks['sharp'] ?? 0) - hold),
    hold,
  }
}

async function holdCurtain(page: Page): Promise<void> {
  const box = await page.locator('[data-testid="hold-to-look"]:visible').first().boundingBox()
  if (!box) throw new Error('the curtain cannot be held')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
}

/** What the app noted of its own start, the first time each. */
const marksOf = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() => {
    const marks = performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('black-earth '))
    return Object.fromEntries(marks.reverse().map(({ name, startTime }) => [name.slice(12), startTime]))
  })

/** Files, compiled code and shaders the browser kept of earlier visits. What the app itself keeps stays. */
export function forgetFiles(profile: string): void {
  for (const name of ['Default/Cache', 'Default/Code Cache', 'Default/GPUCache', 'GrShaderCache', 'ShaderCache'])
    rmSync(join(profile, name), { recursive: true, force: true, maxRetries: 5 })
}
