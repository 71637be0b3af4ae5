import type { Page } from 'playwright-core'

/** Times of frames in milliseconds, and what was painted or changed in the page's tree while they were watched. */
export interface Frames {
  readonly frames: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly max: number
  /** How often the map was put on its canvas anew: a pan does it never. */
  readonly repaints: number
}

export async function during(page: Page, milliseconds: number, act: () => Promise<void>): Promise<Frames> {
  const watching = page.evaluate(watchFrames, milliseconds)
  await act()
  const { times, repaints } = await watching
  return { ...summary(times, milliseconds), repaints }
}

/** Runs in the page. */
function watchFrames(milliseconds: number): Promise<{ times: number[]; repaints: number }> {
  return new Promise(resolve => {
    const times: number[] = []
    let repaints = 0
    const { putImageData } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.putImageData = function (...args: unknown[]) {
      repaints++
      return Reflect.apply(putImageData, this, args) as void
    }
    const begun = performance.now()
    let last = begun
    const frame = (now: number) => {
      times.push(now - last)
      last = now
      if (now - begun < milliseconds) return requestAnimationFrame(frame)
      CanvasRenderingContext2D.prototype.putImageData = putImageData
      resolve({ times: times.slice(1), repaints })
    }
    requestAnimationFrame(frame)
  })
}

function summary(times: readonly number[], milliseconds: number): Omit<Frames, 'repaints'> {
  const sorted = [...times].sort((a, b) => a - b)
  const rounded = (value: number) => Math.round(value * 10) / 10
  const at = (share: number) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  const perSecond = rounded((sorted.length * 1000) / milliseconds)
  return { frames: sorted.length, perSecond, p50: at(0.5), p95: at(0.95), max: at(1) }
}
