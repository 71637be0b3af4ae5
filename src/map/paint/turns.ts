import type { Easel, Rows } from './painting'

/** Waits until work may go on; false when nobody wants it any more. */
export type Turn = () => Promise<boolean>

/** Half a frame: what is left belongs to the hand. */
const budget = 7
const rowsAtOnce = 40
const breath = 12

/** A turn that comes when the hands rest. */
export const whenQuiet =
  (isBusy: () => boolean, isOff: () => boolean): Turn =>
  async () => {
    do await pause(breath)
    while (isBusy() && !isOff())
    return !isOff()
  }

/** A turn that comes between two frames, whatever the hands do. */
export const betweenFrames =
  (isOff: () => boolean): Turn =>
  async () => {
    await pause(0)
    return !isOff()
  }

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Draws strip after strip, and lets others in when its time is up. */
export async function inStrips(easel: Easel, draw: (rows: Rows) => void, turn: Turn): Promise<boolean> {
  let begun = performance.now()
  for (let from = 0; from < easel.height; from += rowsAtOnce) {
    if (performance.now() - begun > budget) {
      if (!(await turn())) return false
      begun = performance.now()
    }
    draw({ from, to: Math.min(easel.height, from + rowsAtOnce) })
  }
  return true
}
