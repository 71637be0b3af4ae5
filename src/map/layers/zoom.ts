import type { Board } from '../../atlas/board'

export const zoomSteps = ['far', 'middle', 'near'] as const
export type ZoomStep = (typeof zoomSteps)[number]

/** What a layer is recorded for. The camera scales the recording until it comes to rest on another rung. */
export interface Zoom {
  readonly step: ZoomStep
  /** Points per map unit. */
  readonly scale: number
  /** Points per kilometre: the z of the stroke formulas. */
  readonly kilometre: number
}

/** Points of the median diameter of a space at which the steps change. */
export const middleFrom = 70
export const nearFrom = 224
/** Two rungs double the scale, so lines and names grow by a fifth at most before they are drawn anew. */
const rungsPerDoubling = 2

const diameters = new WeakMap<Board, number>()

/** Median diameter of the areas, in map units. */
export function spaceDiameter(board: Board): number {
  const known = diameters.get(board)
  if (known !== undefined) return known
  const sizes = board.spaces
    .filter(space => space.kind !== 'box')
    .map(space => Math.sqrt((4 / Math.PI) * space.outline.reduce((sum, shape) => sum + ringArea(shape[0] ?? []), 0)))
    .sort((a, b) => a - b)
  const diameter = sizes[Math.floor(sizes.length / 2)] ?? board.width / 12
  diameters.set(board, diameter)
  return diameter
}

function ringArea(ring: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length
    sum += ring[i]! * ring[next + 1]! - ring[next]! * ring[i + 1]!
  }
  return Math.abs(sum) / 2
}

export function stepAt(board: Board, scale: number): ZoomStep {
  const points = spaceDiameter(board) * scale
  return points < middleFrom ? 'far' : points < nearFrom ? 'middle' : 'near'
}

/** Exactly this scale: for pictures. */
export function zoomAt(board: Board, scale: number): Zoom {
  return { step: stepAt(board, scale), scale, kilometre: scale * board.unitsPerKilometre }
}

/** The rung nearest to a camera scale, as a whole number: state that changes seldom, fit for React. */
export function rungOf(scale: number): number {
  'worklet'
  return Math.round(Math.log2(scale) * rungsPerDoubling)
}

export function zoomOfRung(board: Board, rung: number): Zoom {
  return zoomAt(board, 2 ** (rung / rungsPerDoubling))
}

/** Points to map units. */
export const points = (zoom: Zoom, count: number): number => count / zoom.scale

export const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))
