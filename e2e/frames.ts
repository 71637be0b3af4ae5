/** How smooth the map is: in Chromium with software GL at 1280 x 800. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { browserDriver, type BrowserDriver } from './drivers/browser'
import { emptyMap } from './emptyMap'
import { choose, lit, openKiev } from './flows/kiev41'
import { during, together, type Frames, type FramesOfRuns } from './frameWatch'

export interface FrameReport {
  /** No app at all: what the machine needs to put such frames together. */
  readonly emptyMap: FramesOfRuns
  /** At the zoom a game opens with, and farther out. */
  readonly pan: FramesOfRuns
  readonly panWide: FramesOfRuns
  /** A headquarters and a corps, over the full set-up of the campaign: press, lift, carry and drop. */
  readonly dragHq: FramesOfRuns
  readonly dragBlock: FramesOfRuns
}

export const screen = { name: 'bench', width: 1280, height: 800 }
const lasts = 3000

interface Spot {
  readonly x: number
  readonly y: number
}

export async function measureFrames(address: string, runs: number): Promise<FrameReport> {
  const profile = mkdtempSync(join(tmpdir(), 'black-earth-frames-'))
  const app = await browserDriver({ address, profile, output: profile, screen })
  try {
    await openKiev(app, 'campaign', 'bench')
    await painted(app)
    const empty = await again(runs, () => emptyMap(app.page(), lasts))
    await app.page().bringToFront()
    const pan = await again(runs, () => panned(app))
    await app.tap('fit')
    await painted(app)
    await app.tap('zoom-in')
    await painted(app)
    const panWide = await again(runs, () => panned(app))
    return { emptyMap: empty, pan, panWide, ...(await dragged(app, runs)) }
  } finally {
    await app.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function again(runs: number, measure: () => Promise<Frames>): Promise<FramesOfRuns> {
  const found: Frames[] = []
  while (found.length < runs) found.push(await measure())
  return together(found)
}

async function panned(app: BrowserDriver): Promise<Frames> {
  const frames = await during(app.page(), () => swing(app.page(), { x: 560, y: 400 }, 260))
  await painted(app)
  return frames
}

/** Painting goes on for a moment after the camera rests. */
export async function painted(app: BrowserDriver): Promise<void> {
  await app.pause(700)
  const sharp = app.page().locator('[data-testid="map-painted"][data-sharp="true"]')
  await sharp.waitFor({ state: 'attached', timeout: 90_000 })
  await app.pause(2500)
}

/** Headquarters are carried first; once one is in command, its corps are. */
async function dragged(app: BrowserDriver, runs: number): Promise<Pick<FrameReport, 'dragHq' | 'dragBlock'>> {
  await choose(app, 'tactical')
  await app.see('prompt', 'Activate HQs')
  const dragHq = await again(runs, () => carried(app))
  const hqs = await app.labelsFrom('piece-p')
  await app.tapOnMap(hqs.find(({ label }) => label.includes('von Kleist'))!.id)
  await app.see('prompt', 'von Kleist')
  const [home] = await lit(app)
  await app.tapOnMap(home!)
  await choose(app, 'endActivation')
  await app.see('prompt', 'Give orders')
  return { dragHq, dragBlock: await again(runs, () => carried(app)) }
}

/** From the press until after the drop, at the upper edge; whatever came of it is taken back. */
async function carried(app: BrowserDriver): Promise<Frames> {
  await app.tap('next-ready')
  await painted(app)
  const from = await movable(app.page())
  const ready = await readyPieces(app.page()).count()
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
  for (let tries = 0; tries < 4 && (await readyPieces(app.page()).count()) !== ready; tries++) {
    await app.tap('undo')
    await app.pause(500)
  }
  return frames
}

const readyPieces = (page: Page): Locator => page.locator('[data-testid^="piece-"][aria-label*="can act"]')

/** The first piece in the middle of the window that says it can act. */
async function movable(page: Page): Promise<Spot> {
  const pieces = readyPieces(page)
  for (let i = 0; i < (await pieces.count()); i++) {
    const box = await pieces.nth(i).boundingBox()
    const isInside = box && box.x > 100 && box.x < 1100 && box.y > 120 && box.y < 620
    if (isInside) return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  throw new Error('no piece in sight can act')
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
