import type { Page } from 'playwright-core'

/** Times of frames in milliseconds, and what was painted in the page while they were watched. */
export interface Frames {
  readonly frames: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly max: number
  readonly over50: number
  /**
   * The longest piece of work of the page's thread, and how many were longer than 50 ms, in the processor's time: what a
   * busy machine takes from the browser is not in it.
   */
  readonly longestTask: number
  readonly tasksOver50: number
  /** Strips put on a canvas: none while the map is panned, some when it has come to rest. */
  readonly repaints: number
}

interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Watches from just before the deed until a moment after it. */
export async function during(page: Page, act: () => Promise<void>): Promise<Frames> {
  const tracing = await beginTrace(page)
  await page.evaluate(beginWatch)
  await act()
  await page.waitForTimeout(400)
  const { times, repaints } = await page.evaluate(endWatch)
  const tasks = taskTimes(await tracing.end())
  const longestTask = Math.round(Math.max(0, ...tasks) * 10) / 10
  return { ...summary(times), longestTask, tasksOver50: tasks.filter(time => time > 50).length, repaints }
}

interface Watched {
  readonly times: number[]
  repaints: number
  isOver: boolean
}
interface WatchedWindow {
  watched?: Watched
}

/** Runs in the page. */
function beginWatch(): void {
  const watched: Watched = { times: [], repaints: 0, isOver: false }
  ;(globalThis as WatchedWindow).watched = watched
  const { putImageData } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.putImageData = function (...args: unknown[]) {
    watched.repaints++
    return Reflect.apply(putImageData, this, args) as void
  }
  const frame = (now: number) => {
    watched.times.push(now)
    if (watched.isOver) CanvasRenderingContext2D.prototype.putImageData = putImageData
    else requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** Runs in the page. */
function endWatch(): { times: number[]; repaints: number } {
  const { watched } = globalThis as WatchedWindow
  if (!watched) throw new Error('nothing was watched')
  watched.isOver = true
  const times = watched.times.slice(1).map((time, i) => time - (watched.times[i] ?? time))
  return { times, repaints: watched.repaints }
}

async function beginTrace(page: Page): Promise<{ readonly end: () => Promise<readonly TraceEvent[]> }> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing'] },
  })
  await page.evaluate(() => performance.mark('black-earth watched'))
  return {
    end: async () => {
      const done = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
      await session.send('Tracing.end')
      await done
      await session.detach()
      return events
    },
  }
}

/** Milliseconds of processor time of each task of the thread that set the mark. */
function taskTimes(events: readonly TraceEvent[]): readonly number[] {
  const mark = events.find(({ name }) => name === 'black-earth watched')
  return events
    .filter(({ name, ph }) => ph === 'X' && (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'))
    .filter(({ pid, tid, ts }) => mark && pid === mark.pid && tid === mark.tid && ts >= mark.ts)
    .map(({ tdur = 0 }) => tdur / 1000)
}

/** The same deed several times: medians of what is usual, and the worst of what must never happen. */
export interface FramesOfRuns {
  readonly runs: number
  readonly frames: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  /** The longest frame of the median run, and of all. */
  readonly max: Typical
  readonly over50: number
  readonly longestTask: Typical
  readonly tasksOver50: number
  readonly repaints: number
}
export interface Typical {
  readonly median: number
  readonly worst: number
}

export function typical(values: readonly number[]): Typical {
  const sorted = [...values].sort((a, b) => a - b)
  return { median: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0 }
}

export function together(runs: readonly Frames[]): FramesOfRuns {
  const all = (part: keyof Frames): readonly number[] => runs.map(run => run[part])
  const sum = (part: keyof Frames): number => all(part).reduce((total, value) => total + value, 0)
  return {
    runs: runs.length,
    frames: sum('frames'),
    perSecond: typical(all('perSecond')).median,
    p50: typical(all('p50')).median,
    p95: typical(all('p95')).median,
    max: typical(all('max')),
    over50: sum('over50'),
    longestTask: typical(all('longestTask')),
    tasksOver50: sum('tasksOver50'),
    repaints: typical(all('repaints')).worst,
  }
}

function summary(times: readonly number[]): Omit<Frames, 'repaints' | 'longestTask' | 'tasksOver50'> {
  const sorted = [...times].sort((a, b) => a - b)
  const rounded = (value: number) => Math.round(value * 10) / 10
  const at = (share: number) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  const all = sorted.reduce((sum, time) => sum + time, 0)
  const perSecond = rounded((sorted.length * 1000) / Math.max(1, all))
  const over50 = sorted.filter(time => time > 50.5).length
  return { frames: sorted.length, perSecond, p50: at(0.5), p95: at(0.95), max: at(1), over50 }
}
