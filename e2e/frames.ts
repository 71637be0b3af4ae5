/** How smooth the map is and how soon a game is on the table: in Chromium with software GL at 1280 x 800. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { browserDriver, type BrowserDriver } from './drivers/browser'
import { choose, openKiev } from './flows/kiev41'
import { during, type Frames } from './frameWatch'

export interface FrameReport {
  /** At the zoom a game opens with, and farther out. */
  readonly pan: Frames
  readonly panWide: Frames
  /** From the lift on, over the full set-up of the campaign; null when no piece could be lifted. */
  readonly drag: Frames | null
  /** Milliseconds from opening the page with the campaign saved: the list, the curtain, then the painted table. */
  readonly coldStart: {
    readonly home: number
    readonly covered: number
    readonly afterLook: number
    readonly sum: number
  }
}

const screen = { name: 'bench', width: 1280, height: 800 }
const lasts = 3000
/** What the curtain asks of the hand, in milliseconds. */
const curtainHold = 700

interface Spot {
  readonly x: number
  readonly y: number
}

export async function measureFrames(address: string): Promise<FrameReport> {
  const profile = mkdtempSync(join(tmpdir(), 'black-earth-frames-'))
  const app = await browserDriver({ address, profile, output: profile, screen })
  try {
    await openKiev(app, 'campaign', 'bench')
    await painted(app)
    const pan = await during(app.page(), lasts, () => swing(app.page(), { x: 560, y: 400 }, 260))
    await app.tap('fit')
    await painted(app)
    await app.tap('zoom-in')
    await painted(app)
    const panWide = await during(app.page(), lasts, () => swing(app.page(), { x: 560, y: 400 }, 260))
    const drag = await dragged(app)
    const coldStart = await coldStarted(app)
    return { pan, panWide, drag, coldStart }
  } finally {
    await app.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Painting goes on for a moment after the camera rests: until the same picture has stood for a while. */
async function painted(app: BrowserDriver): Promise<void> {
  await app.page().locator('[data-testid="map-painted"]').waitFor({ state: 'attached', timeout: 60_000 })
  await app.pause(2500)
}

/** Activating headquarters is the first thing the campaign lets a hand carry. */
async function dragged(app: BrowserDriver): Promise<Frames | null> {
  await choose(app, 'tactical')
  await app.see('prompt', 'Activate HQs')
  await app.tap('next-ready')
  await painted(app)
  const from = await movable(app.page())
  if (!from) return null
  const { mouse } = app.page()
  await mouse.move(from.x, from.y)
  const frames = await during(app.page(), lasts, async () => {
    await mouse.down()
    await mouse.move(from.x + 20, from.y + 12)
    await swing(app.page(), from, 120, true)
  })
  await mouse.move(screen.width / 2, 4)
  await mouse.up()
  return frames
}

/** The first piece in the middle of the window that says it can act. */
async function movable(page: Page): Promise<Spot | null> {
  const pieces = page.locator('[data-testid^="piece-"][aria-label*="can act"]')
  for (let i = 0; i < (await pieces.count()); i++) {
    const box = await pieces.nth(i).boundingBox()
    const isInside = box && box.x > 100 && box.x < 1100 && box.y > 120 && box.y < 620
    if (isInside) return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  return null
}

/** The machine's time only: how long the hand must rest on the curtain is not counted. */
async function coldStarted(app: BrowserDriver): Promise<FrameReport['coldStart']> {
  await app.kill()
  await app.launch()
  const begun = await app.page().evaluate(() => performance.timeOrigin)
  await app.see('resume')
  const home = Date.now() - begun
  await app.tap('resume')
  await app.see('hold-to-look')
  const covered = Date.now() - begun
  const held = await hold(app.page())
  await app.page().locator('[data-testid="map-painted"]').waitFor({ state: 'attached', timeout: 60_000 })
  const afterLook = Date.now() - held - curtainHold
  await app.page().mouse.up()
  return rounded({ home, covered, afterLook, sum: covered + afterLook })
}

/** Puts the mouse on the curtain and says when. */
async function hold(page: Page): Promise<number> {
  const box = await page.locator('[data-testid="hold-to-look"]:visible').first().boundingBox()
  if (!box) throw new Error('the curtain cannot be held')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  return Date.now()
}

const rounded = <Times extends Record<string, number>>(times: Times): Times =>
  Object.fromEntries(Object.entries(times).map(([name, time]) => [name, Math.round(time)])) as Times

/** Circles of the mouse around a point, with the button down. */
async function swing(page: Page, { x, y }: Spot, radius: number, isDown = false): Promise<void> {
  const begun = Date.now()
  const at = (time: number) => [x + Math.sin(time / 200) * radius, y + Math.cos(time / 200) * radius * 0.6] as const
  if (!isDown) {
    await page.mouse.move(...at(0))
    await page.mouse.down()
  }
  while (Date.now() - begun < lasts - 150) await page.mouse.move(...at(Date.now() - begun))
  if (!isDown) await page.mouse.up()
}
