/** How soon a game is on the table again: in Chromium with software GL at 1280 x 800. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { browserDriver, type BrowserDriver } from './drivers/browser'
import { lateSave } from './fixtures/kiev41Late'
import { openKiev } from './flows/kiev41'
import { lookIfCovered } from './flows/skirmish'
import { painted, screen } from './frames'
import { typical, type Typical } from './frameWatch'

/**
 * Milliseconds since the page began to load, in a new browser with a saved game and no cached files. The hand taps
 * Resume as soon as it can be tapped and holds the curtain as soon as it is there.
 */
interface ColdStart {
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

type Starts = { readonly [moment in keyof ColdStart]: Typical | null } & { readonly runs: number }

export interface StartReport {
  /** The campaign as it is set up, with two people: the curtain is held first. */
  readonly campaign: Starts
  /** The same for one who plays both sides: no curtain to hold. */
  readonly campaignAlone: Starts
  /** A campaign broken off shortly before its end. */
  readonly campaignLate: Starts
}

export async function measureStarts(address: string, runs: number): Promise<StartReport> {
  return {
    campaign: await startsAfter(address, runs, app => openKiev(app, 'campaign', 'bench')),
    campaignAlone: await startsAfter(address, runs, sitAlone),
    campaignLate: await startsAfter(address, runs, sitLate),
  }
}

async function startsAfter(
  address: string,
  runs: number,
  begin: (app: BrowserDriver) => Promise<void>,
): Promise<Starts> {
  const profile = mkdtempSync(join(tmpdir(), 'black-earth-start-'))
  const app = await browserDriver({ address, profile, output: profile, screen })
  try {
    await begin(app)
    await painted(app)
    const found: ColdStart[] = []
    while (found.length < runs) {
      await app.kill()
      forgetFiles(profile)
      await app.launch()
      found.push(await startedUp(app))
    }
    return summaryOf(found)
  } finally {
    await app.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

function summaryOf(found: readonly ColdStart[]): Starts {
  const of = (moment: keyof ColdStart): Typical | null => {
    const times = found.flatMap(start => start[moment] ?? [])
    return times.length > 0 ? typical(times) : null
  }
  return {
    runs: found.length,
    canvasKit: of('canvasKit'),
    storage: of('storage'),
    home: of('home'),
    resume: of('resume'),
    curtain: of('curtain'),
    playable: of('playable'),
    sharp: of('sharp'),
    hold: of('hold'),
  }
}

async function sitAlone(app: BrowserDriver): Promise<void> {
  await app.launch({ fresh: true })
  await app.see('home')
  await app.tap('game-kiev41')
  await app.tap('scenario-campaign')
  await app.tap('mode-alone')
  await app.tap('start')
  await app.see('table')
}

async function sitLate(app: BrowserDriver): Promise<void> {
  await app.launch({ fresh: true })
  await app.see('home')
  await app.tap('door-Saves')
  await app.offerFile('late.json', lateSave(), () => app.tap('import'))
  await app.seeCount('save-', 1)
  const [save] = await app.idsFrom('save-')
  await app.tap(save!.replace('save-', 'open-'))
  await lookIfCovered(app)
}

/** What the curtain asks of the hand. */
const curtainHold = 700
const patience = 90_000

async function startedUp(app: BrowserDriver): Promise<ColdStart> {
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
  const at = (moment: string): number => Math.round(marks[moment] ?? 0)
  return {
    canvasKit: at('canvasKit'),
    storage: at('storage'),
    home: at('home'),
    resume: Math.round(resume),
    curtain: curtain === null ? null : Math.round(curtain),
    playable: at('playable') - hold,
    sharp: at('sharp') - hold,
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
function forgetFiles(profile: string): void {
  for (const name of ['Default/Cache', 'Default/Code Cache', 'Default/GPUCache', 'GrShaderCache', 'ShaderCache'])
    rmSync(join(profile, name), { recursive: true, force: true, maxRetries: 5 })
}
