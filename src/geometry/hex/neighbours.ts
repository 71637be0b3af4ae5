import type { Axial } from './types'

/** The six directions, turning one way round. */
export const directions: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
]
export const neighbour = (hex: Axial, direction: number): Axial => {
  const step = directions[((direction % 6) + 6) % 6]!
  return { q: hex.q + step.q, r: hex.r + step.r }
}
export const neighbours = (hex: Axial): readonly Axial[] => directions.map((_, direction) => neighbour(hex, direction))
