import type { Board, BoardSpace } from '../../atlas/board'

export const zoomSteps = ['far', 'middle', 'near'] as const
export type ZoomStep = (typeof zoomSteps)[number]

/** Diameter of the median space on the screen, in points, where one step ends and the next begins. */
export const middleFrom = 70
export const nearFrom = 224
/** Closer than this nothing new comes into sight. */
const closest = 420

export function zoomStepOf(diameter: number): ZoomStep {
  if (diameter < middleFrom) return 'far'
  return diameter < nearFrom ? 'middle' : 'near'
}

function doubleArea(ring: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length
    sum += (ring[i] ?? 0) * (ring[j + 1] ?? 0) - (ring[j] ?? 0) * (ring[i + 1] ?? 0)
  }
  return Math.abs(sum)
}

/** Of the disc that is as large as the space. */
function diameterOf(space: BoardSpace): number {
  const doubled = space.outline.reduce((sum, shape) => sum + doubleArea(shape[0] ?? []), 0)
  return Math.sqrt((2 * doubled) / Math.PI)
}

/** In map units; boxes in the margin do not count. */
export function medianDiameter(board: Board): number {
  const sizes = board.spaces.filter(space => space.kind !== 'box').map(diameterOf)
  sizes.sort((a, b) => a - b)
  return sizes[sizes.length >> 1] ?? Math.min(board.width, board.height)
}

/** Points a map unit at the closest look. */
export const closestZoom = (diameter: number): number => closest / diameter

/** Where the zoom buttons stop: the whole sheet, then a comfortable zoom within each step. */
export const restingZooms = (diameter: number): readonly number[] => [110 / diameter, 160 / diameter, 250 / diameter, 360 / diameter]
