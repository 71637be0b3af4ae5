/** How smooth the map is and how soon a game is on the table: in Chromium with software GL at 1280 x 800. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { coldStarted, forgetFiles, type ColdStart } from './coldStart'
import { browserDriver, type BrowserDriver } from './drivers/browser'
import { choose, lit, openKiev } from './flows/kiev41'
import { during, type Frames } from './frameWatch'

export interface FrameReport {
  /** At the zoom a game opens with, and farther out. */
  readonly pan: Frames
  readonly panWide: Frames
  /** A headquarters and a corps, over the full set-up of the campaign: press, lift, carry and drop. */
  readonly dragHq: Frames | null
  readonly dragBlock: Frames | null
  /** With the campaign saved, and nothing else kept of the page but what it keeps itself. */
  readonly coldStart: ColdStart
  /** The same for one who plays both sides: no curtain to hold. */
  readonly coldStartAlone: ColdStart
}

const screen = { name: 'bench', width: 1280, height: 800 }
const lasts = 3000

interface Spot {
  readonly x: number
  readonly y: number
}

export async function measureFrames(address: string): Promise<FrameReport> {
  const profile = mkdtempSync(join(tmpdir(), 'black-earth-frames-'))
  const app = await browserDriver({ address, profile, output: profile, screen })
  const restart = async (): Promise<void> => {
    await app.kill()
    forgetFiles(profile)
    await app.launch()
  }
  try {
    await openKiev(app, 'campaign', 'bench')
    await painted(app)
    const { page } = app
    const pan = await during(page(), () => swing(page(), { x: 560, y: 400 }, 260))
    await app.tap('fit')
    await painted(app)
    await app.tap('zoom-in')
    await painted(app)
    const panWide = await during(page(), () => swing(page(), { x: 560, y: 400 }, 260))
    const { dragHq, dragBlock } = await dragged(app)
    await painted(app)
    const coldStart = await coldStarted(app, restart)
    await sitAlone(app)
    await painted(app)
    const coldStartAlone = await coldStarted(app, restart)
    return { pan, panWide, dragHq, dragBlock, coldStart, coldStartAlone }
  } finally {
    await app.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Painting goes on for a moment after the camera rests. */
async function painted(app: BrowserDriver): Promise<void> {
  await app.pause(700)
  const sharp = app.page().locator('[data-testid="map-painted"][data-sharp="true"]')
  await sharp.waitFor({ state: 'attached', timeout: 90_000 })
  await app.pause(2500)
}

/** Headquarters are carried first; once one is in command, its corps are. */
async function dragged(app: BrowserDriver): Promise<Pick<FrameReport, 'dragHq' | 'dragBlock'>> {
  await choose(app, 'tactical')
  await app.see('prompt', 'Activate HQs')
  await app.tap('next-ready')
  await painted(app)
  const dragHq = await carried(app)
  const hqs = await app.labelsFrom('piece-p')
  await app.tapOnMap(hqs.find(({ label }) => label.includes('von Kleist'))!.id)
  await app.see('prompt', 'von Kleist')
  const [home] = await lit(app)
  await app.tapOnMap(home!)
  await choose(app, 'endActivation')
  await app.see('prompt', 'Give orders')
  await app.tap('next-ready')
  await painted(app)
  return { dragHq, dragBlock: await carried(app) }
}

/** From the press until after the drop, which is where the piece came from: nothing is ordered. */
async function carried(app: BrowserDriver): Promise<Frames | null> {
  const from = await movable(app.page())
  if (!from) return null
  const { mouse } = app.page()
  await mouse.move(from.x, from.y)
  const frames = await during(app.page(), async () => {
    await mouse.down()
    await mouse.move(from.x + 20, from.y + 12)
    await swing(app.page(), from, 120, true)
    await mouse.move(screen.width / 2, 4)
    await mouse.up()
  })
  await app.pause(500)
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

/** A campaign with no curtain, begun after the other and so the one that is resumed. */
async function sitAlone(app: BrowserDriver): Promise<void> {
  await app.kill()
  await app.launch()
  await app.see('home')
  await app.tap('game-kiev41')
  await app.tap('scenario-campaign')
  await app.tap('mode-alone')
  await app.tap('start')
  await app.see('table')
}

/** Circles of the mouse around a point, with the button down. */
async function swing(page: Page, { x, y }: Spot, radius: number, isDown = false): Promise<void> {
  const begun = Date.now()
  const at = (time: number) => [x + Math.sin(time / 200) * radius, y + Math.cos(time / 200) * radius * 0.6] as const
  if (!isDown) {
    await page.mouse.move(...at(0))
    await page.mouse.down()
  }
  while (Date.now() - begun < lasts) await page.mouse.move(...at(Date.now() - begun))
  if (!isDown) await page.mouse.up()
}
