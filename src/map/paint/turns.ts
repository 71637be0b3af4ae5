import type { Easel, Rows } from './easel'

/** Waits until work may go on; false when nobody wants it any more. */
export type Turn = () => Promise<boolean>

/** How long work may go on before others are let in, in milliseconds. */
export const budgets = {
  /** A third of a frame: what is left belongs to the hand. */
  gentle: 5,
  /** While the hands rest. */
  quiet: 12,
  /** While nothing can be done before it is done. */
  awaited: 30,
} as const
const rowsAtOnce = 40
const breath = 4

/** Compositions under way: they are what the eyes wait for, so other painting waits for them. */
export const composing = { count: 0 }

/** A turn that comes when the hands rest. */
export const whenQuiet =
  (isBusy: () => boolean, isOff: () => boolean): Turn =>
  async () => {
    do await pause(breath)
    while ((isBusy() || composing.count > 0) && !isOff())
    return !isOff()
  }

/** A turn that comes as soon as others had theirs: for what everybody waits for. */
export const atOnce =
  (isOff: () => boolean): Turn =>
  async () => {
    await pause(0)
    return !isOff()
  }

/** One turn after each frame: the machine that puts the frames together needs the rest of the time. */
export const afterFrames =
  (isOff: () => boolean): Turn =>
  async () => {
    await frame()
    return !isOff()
  }

/** A page nobody sees has no frames. */
const longestFrame = 100
const frame = (): Promise<void> =>
  new Promise(resolve => {
    const late = setTimeout(resolve, longestFrame)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(resolve, 0)
    })
  })

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Lets others in only when its time is up. */
export function sparing(turn: Turn, budget: number): Turn {
  let begun = -Infinity
  return async () => {
    if (performance.now() - begun < budget) return true
    const isWanted = await turn()
    begun = performance.now()
    return isWanted
  }
}

/** Draws strip after strip; after each of them others may be let in. */
export async function inStrips(easel: Easel, draw: (rows: Rows) => void, turn: Turn): Promise<boolean> {
  for (let from = 0; from < easel.height; from += rowsAtOnce) {
    if (!(await turn())) return false
    draw({ from, to: Math.min(easel.height, from + rowsAtOnce) })
  }
  return true
}
