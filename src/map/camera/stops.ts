import type { Board } from '../../atlas/board'
import { spaceDiameter } from '../layers/zoom'

/** Points across the median space: closer than the closest nothing new comes into sight. */
const closest = 420
const stops = [118, 170, 260, 360]
/** A stack looked at by double tap: every piece with its name. */
const stackStop = 260

/** Points a map unit at the closest look. */
export const closestZoom = (board: Board): number => closest / spaceDiameter(board)

export const stackZoom = (board: Board): number => stackStop / spaceDiameter(board)

/** As far as one can go and still see single pieces with room around them. */
const standStop = 96
export const standZoom = (board: Board): number => standStop / spaceDiameter(board)

/** Where the zoom buttons stop between the whole sheet and the closest look. */
export function nextStop(board: Board, zoom: number, direction: 1 | -1, least: number): number {
  const zooms = [least, ...stops.map(points => points / spaceDiameter(board)), closestZoom(board)]
  const beyond = zooms.filter(stop => (direction > 0 ? stop > zoom * 1.02 : stop < zoom / 1.02))
  return (direction > 0 ? beyond[0] : beyond.at(-1)) ?? zoom
}
