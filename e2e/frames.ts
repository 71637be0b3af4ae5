/** How smooth the map is: frame times while it is panned and while a piece is dragged, in Chromium at 1280 x 800. */
import { chromium, type Page } from 'playwright-core'

export interface Frames {
  readonly frames: number
  readonly p50: number
  readonly p95: number
  readonly max: number
}

export interface FrameReport {
  readonly pan: Frames
  readonly drag: Frames | null
}

const screen = { width: 1280, height: 800 }
const lasts = 3000
const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

interface Spot {
  readonly x: number
  readonly y: number
}

/** Opens the address, lets `prepare` bring up a table, and measures. */
export async function measureFrames(
  address: string,
  chromiumPath: string,
  prepare: (page: Page) => Promise<void>,
): Promise<FrameReport> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: flags })
  try {
    const page = await (await browser.newContext({ viewport: screen })).newPage()
    await page.goto(address)
    await prepare(page)
    await page.locator('[data-testid="map-overlay"]').waitFor({ state: 'attached' })
    await settle(page)
    const pan = await during(page, () => swing(page, { x: 640, y: 420 }, 260))
    await settle(page)
    const piece = await movable(page)
    return { pan, drag: piece && (await dragged(page, piece)) }
  } finally {
    await browser.close()
  }
}

/** Painting goes on for a moment after the camera rests. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(2500)

/** The first piece in the middle of the window that says it can act. */
async function movable(page: Page): Promise<Spot | null> {
  const pieces = page.locator('[data-testid^="piece-"][aria-label*="can act"]')
  for (let i = 0; i < (await pieces.count()); i++) {
    const box = await pieces.nth(i).boundingBox()
    const isInside = box && box.x > 300 && box.x < 980 && box.y > 200 && box.y < 600
    if (isInside) return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  return null
}

async function dragged(page: Page, from: Spot): Promise<Frames> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 12)
  await page.locator('[data-testid="carried"]').waitFor({ state: 'attached' })
  const frames = await during(page, () => swing(page, from, 120, true))
  await page.mouse.move(2, screen.height - 2)
  await page.mouse.up()
  return frames
}

/** Circles of the mouse around a point, with the button down. */
async function swing(page: Page, { x, y }: Spot, radius: number, isDown = false): Promise<void> {
  if (!isDown) {
    await page.mouse.move(x, y)
    await page.mouse.down()
  }
  const begun = Date.now()
  for (let i = 0; Date.now() - begun < lasts - 150; i++)
    await page.mouse.move(x + Math.sin(i / 12) * radius, y + Math.cos(i / 12) * radius * 0.6)
  if (!isDown) await page.mouse.up()
}

async function during(page: Page, act: () => Promise<void>): Promise<Frames> {
  const times = page.evaluate(watchFrames, lasts)
  await act()
  return summary(await times)
}

/** Runs in the page. */
function watchFrames(milliseconds: number): Promise<number[]> {
  return new Promise(resolve => {
    const times: number[] = []
    const begun = performance.now()
    let last = begun
    const frame = (now: number) => {
      times.push(now - last)
      last = now
      if (now - begun < milliseconds) requestAnimationFrame(frame)
      else resolve(times.slice(1))
    }
    requestAnimationFrame(frame)
  })
}

function summary(times: readonly number[]): Frames {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
  return { frames: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) }
}
