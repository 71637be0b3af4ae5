import type { Page } from 'playwright-core'
import { during, type Frames } from './frameWatch'

/**
 * What the machine alone takes for such frames: a page with nothing but a canvas of the map's size and, over it, something
 * as large as the lens that moves by transform. No script of the app, no painting.
 */
export async function emptyMap(beside: Page, lasts: number): Promise<Frames> {
  const page = await beside.context().newPage()
  await page.setContent(
    '<body style="margin:0;overflow:hidden"><canvas width="1280" height="800" style="position:absolute"></canvas>' +
      '<div style="position:absolute;width:240px;height:190px;background:#a33;will-change:transform"></div></body>',
  )
  await page.evaluate(fillCanvas)
  const frames = await during(page, () => page.evaluate(moveLens, lasts))
  await page.close()
  return frames
}

/** Runs in the page. */
function fillCanvas(): void {
  const canvas = document.querySelector('canvas')
  const context = canvas?.getContext('2d', { alpha: false })
  if (!canvas || !context) throw new Error('the browser has no canvas to draw on')
  context.fillStyle = '#cdb'
  context.fillRect(0, 0, canvas.width, canvas.height)
}

/** Runs in the page. */
function moveLens(lasts: number): Promise<void> {
  const lens = document.querySelector('div')
  const begun = performance.now()
  return new Promise(resolve => {
    const frame = (now: number): void => {
      if (now - begun > lasts) return resolve()
      const [x, y] = [520 + Math.sin(now / 200) * 120, 300 + Math.cos(now / 200) * 72]
      if (lens) lens.style.transform = `translate(${x}px, ${y}px)`
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}
