import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Locator, type Page } from 'playwright-core'
import type { Driver, Screen } from '../driver'
import { flawsOfPage } from './flaws'

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
const PATIENCE = 20000

export interface BrowserSetup {
  readonly address: string
  readonly profile: string
  readonly output: string
  readonly screen: Screen
  readonly touch?: boolean
}

export type BrowserDriver = Driver & {
  readonly page: () => Page
  readonly faults: readonly string[]
  readonly close: () => Promise<void>
}

const chromiumPath = (): string => process.env['CHROMIUM'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** The real app in the system's Chromium: Skia by CanvasKit, SQLite by WebAssembly, files in the profile's own storage. */
export async function browserDriver(setup: BrowserSetup): Promise<BrowserDriver> {
  let context: BrowserContext | null = null
  let page: Page | null = null
  const faults: string[] = []
  let touching: Promise<CDPSession> | null = null
  let fingersDown = 0
  const now = (): Page => {
    if (!page) throw new Error('the app has not been launched')
    return page
  }
  const at = (id: string): Locator => now().locator(`[data-testid="${id}"]:visible`).first()
  const seen = async (id: string): Promise<Locator> => {
    const found = at(id)
    await found.waitFor({ state: 'visible', timeout: PATIENCE })
    return found
  }
  const middle = async (id: string): Promise<{ x: number; y: number }> => {
    const target = now().locator(`[data-testid="${id}"]`).first()
    await target.waitFor({ state: 'attached', timeout: PATIENCE })
    const box = await target.boundingBox()
    if (!box) throw new Error(`${id} has no place on the screen`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  /** Wholly in the free window: not waiting at the edge, not under a bar. */
  const isClear = async (id: string): Promise<boolean> => {
    const box = await now().locator(`[data-testid="${id}"]`).first().boundingBox()
    const foot = await now().locator('[data-testid="prompt-bar"]').first().boundingBox()
    if (!box) return false
    const strip = now().locator('[data-testid="tray"]:visible')
    const tray = (await strip.count()) > 0 ? await strip.first().boundingBox() : null
    const low = tray && tray.width >= setup.screen.width ? tray.y : (foot?.y ?? setup.screen.height)
    return box.x > 1 && box.y > 50 && box.x + box.width < setup.screen.width - 1 && box.y + box.height / 2 < low - 12
  }
  /** Keyboard focus brings a place of the map into sight, as it does for those who play by keyboard. */
  const inSight = async (id: string): Promise<{ x: number; y: number }> => {
    await now().keyboard.press('Shift')
    await now().locator(`[data-testid="${id}"]`).first().focus({ timeout: PATIENCE })
    let before = await middle(id)
    for (let still = 0, tries = 0; still < 4 && tries < 80; tries++) {
      await now().waitForTimeout(100)
      const at = await middle(id)
      still = (await isClear(id)) && at.x === before.x && at.y === before.y ? still + 1 : 0
      before = at
    }
    return before
  }
  /** The named places follow the picture a moment later; what they say counts only then. */
  const placesLaid = (): Promise<void> =>
    waitFor(
      async () => (await now().locator('[data-testid="map-places"][aria-busy="true"]').count()) === 0,
      'the places of the map',
    )
  const open = async (): Promise<void> => {
    context = await chromium.launchPersistentContext(setup.profile, {
      executablePath: chromiumPath(),
      args: flags,
      viewport: { width: setup.screen.width, height: setup.screen.height },
      acceptDownloads: true,
    })
    page = context.pages()[0] ?? (await context.newPage())
    page.on('pageerror', error => faults.push(error.stack ?? error.message))
    page.on('console', message => message.type() === 'error' && faults.push(message.text()))
    await page.goto(setup.address)
  }
  const close = async (): Promise<void> => {
    await context?.close()
    context = null
    page = null
    touching = null
  }
  return {
    name: 'browser',
    page: now,
    faults,
    close,
    launch: async ({ fresh = false } = {}) => {
      await close()
      if (fresh) rmSync(setup.profile, { recursive: true, force: true, maxRetries: 5 })
      await open()
    },
    kill: async () => {
      const browser: Browser | null = context?.browser() ?? null
      await context?.close()
      await browser?.close()
      context = null
      page = null
      touching = null
    },
    background: async () => {
      await now().evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await now().evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
    },
    tap: async id => (await seen(id)).click({ timeout: PATIENCE }),
    hold: async (id, milliseconds) => {
      await seen(id)
      const { x, y } = await middle(id)
      await now().mouse.move(x, y)
      await now().mouse.down()
      await now().waitForTimeout(milliseconds)
      await now().mouse.up()
    },
    type: async (id, text) => {
      await (await seen(id)).fill(text)
      await now().keyboard.press('Enter')
    },
    tapOnMap: async id => {
      const { x, y } = await inSight(id)
      await now().mouse.click(x, y)
    },
    dragOnMap: async (from, to) => {
      await inSight(to)
      let a = await inSight(from)
      let b = await middle(to)
      for (let tries = 0; tries < 6 && !(await isClear(to)); tries++) {
        await now().locator(`[data-testid="${from}"]`).first().press('-')
        await now().waitForTimeout(600)
        ;[a, b] = [await middle(from), await middle(to)]
      }
      await now().mouse.move(a.x, a.y)
      await now().mouse.down()
      for (let step = 1; step <= 12; step++) {
        await now().mouse.move(a.x + ((b.x - a.x) * step) / 12, a.y + ((b.y - a.y) * step) / 12)
        await now().waitForTimeout(16)
      }
      await now().mouse.up()
    },
    pan: async (dx, dy) => {
      const { x, y } = await middle('map')
      await now().mouse.move(x, y)
      await now().mouse.down()
      await now().mouse.move(x + dx, y + dy, { steps: 10 })
      await now().mouse.up()
    },
    fingers: async places => {
      const type = places.length === 0 ? 'touchEnd' : places.length > fingersDown ? 'touchStart' : 'touchMove'
      fingersDown = places.length
      const touchPoints = places.map(({ x, y }, id) => ({ x, y, id }))
      touching ??= now().context().newCDPSession(now())
      await (await touching).send('Input.dispatchTouchEvent', { type, touchPoints })
    },
    frameOf: async id => {
      const target = now().locator(`[data-testid="${id}"]`).first()
      await target.waitFor({ state: 'attached', timeout: PATIENCE })
      const box = await target.boundingBox()
      if (!box) throw new Error(`${id} has no place on the screen`)
      return box
    },
    key: name => now().keyboard.press(name),
    focused: () => now().evaluate(() => document.activeElement?.getAttribute('data-testid') ?? ''),
    flaws: () => now().evaluate(flawsOfPage),
    zoom: async factor => {
      const presses = Math.round(Math.abs(Math.log2(factor)) * 2)
      for (let i = 0; i < presses; i++)
        await now()
          .locator('[data-testid="map-ground"]')
          .press(factor > 1 ? '+' : '-')
    },
    see: async (id, text) => {
      const found = await seen(id)
      if (text === undefined) return
      await waitFor(async () => matches((await found.textContent()) ?? '', text), `${id} to say ${text}`)
    },
    seeOne: async (...ids) => {
      let found: string | undefined
      const look = async (): Promise<boolean> => {
        for (const id of ids) if ((await now().locator(`[data-testid="${id}"]:visible`).count()) > 0) found ??= id
        return found !== undefined
      }
      await waitFor(look, ids.join(' or '))
      return found!
    },
    dontSee: async id =>
      waitFor(async () => (await now().locator(`[data-testid="${id}"]:visible`).count()) === 0, `${id} to be gone`),
    seeMapPainted: () =>
      now().locator('[data-testid="map-painted"][data-sharp="true"]').waitFor({ state: 'attached', timeout: PATIENCE }),
    isThere: async id => (await now().locator(`[data-testid="${id}"]:visible`).count()) > 0,
    textOf: id =>
      now()
        .locator(`[data-testid="${id}"]:visible`)
        .evaluateAll(([found]) => found?.textContent ?? ''),
    labelOf: async id => {
      await placesLaid()
      const target = now().locator(`[data-testid="${id}"]`).first()
      await target.waitFor({ state: 'attached', timeout: PATIENCE })
      return (await target.getAttribute('aria-label')) ?? ''
    },
    idsFrom: start =>
      now()
        .locator(`[data-testid^="${start}"]`)
        .evaluateAll(found => found.map(element => element.getAttribute('data-testid') ?? '')),
    labelsFrom: async start => {
      await placesLaid()
      return now()
        .locator(`[data-testid^="${start}"]`)
        .evaluateAll(found =>
          found.map(element => ({
            id: element.getAttribute('data-testid') ?? '',
            label: element.getAttribute('aria-label') ?? '',
          })),
        )
    },
    seeCount: (start, count) =>
      waitFor(
        async () => (await now().locator(`[data-testid^="${start}"]`).count()) === count,
        `${count} times ${start}`,
      ),
    pause: milliseconds => now().waitForTimeout(milliseconds),
    takeFile: async ask => {
      const coming = now().waitForEvent('download')
      await ask()
      return readFileSync(await (await coming).path(), 'utf8')
    },
    spoken: () =>
      now().evaluate(() => {
        const hidden = (element: Element): boolean => element.closest('[aria-hidden="true"]') !== null
        const named = Array.from(document.querySelectorAll('[aria-label]')).filter(element => !hidden(element))
        const words = Array.from(document.querySelectorAll('div, span')).filter(
          element => !hidden(element) && element.children.length === 0 && element.textContent,
        )
        return [
          ...named.map(element => element.getAttribute('aria-label') ?? ''),
          ...words.map(element => element.textContent ?? ''),
        ]
      }),
    back: async () => (await seen('back')).click(),
    screenshot: async name => {
      mkdirSync(setup.output, { recursive: true })
      const picture = await now().screenshot()
      writeFileSync(join(setup.output, `${name}-${setup.screen.name}.png`), picture)
      return picture
    },
    offerFile: async (name, content, ask) => {
      const chooser = now().waitForEvent('filechooser')
      await ask()
      await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
    },
  } satisfies BrowserDriver
}

const matches = (said: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? said.includes(wanted) : wanted.test(said)

async function waitFor(test: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await test().catch(() => false))) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
