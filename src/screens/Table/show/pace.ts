import { duration, speeds, type SpeedName } from '../../../theme'
import { diceOf, type Beat } from '../battle/exchange'

export type Pace = SpeedName
const A_LOOK = 400
const A_LINE = 420
const LONGEST = 3200
const A_STEP_LEAST = 320

/** To read so many lines. */
export const readingTime = (lines: number, pace: Pace): number =>
  lines === 0 ? 0 : Math.min(LONGEST, A_LOOK + lines * A_LINE) * speeds[pace]

/** A piece on a way of so many areas. */
export const glideTime = (areas: number, pace: Pace): number =>
  Math.min(duration.moveMost, Math.max(A_STEP_LEAST, areas * duration.moveArea)) * (speeds[pace] || 1)

/** Until the last die lies still. */
export const tumbleTime = (beat: Beat, pace: Pace): number =>
  beat.kind === 'volley'
    ? (duration.die + duration.dieStagger * (diceOf(beat.rolls).length - 1) + duration.hitMark) * speeds[pace]
    : 0

const looks: Readonly<Record<Beat['kind'], number>> = {
  open: 1100,
  volley: 1000,
  absorbed: 800,
  hit: 700,
  lost: 900,
  told: 900,
  close: 1200,
}
const A_NOTE = 350
/** To take in a moment of a battle, once nothing moves. */
export const beatTime = (beat: Beat, pace: Pace): number =>
  (looks[beat.kind] + beat.notes.length * A_NOTE) * speeds[pace]
