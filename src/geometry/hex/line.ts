import { distance } from './distance'
import { round } from './round'
import type { Axial } from './types'

/** The hexes a straight line passes, both ends included. A line along a hexside leans the same way in both directions. */
export function line(a: Axial, b: Axial): readonly Axial[] {
  const steps = distance(a, b)
  if (steps === 0) return [a]
  return Array.from({ length: steps + 1 }, (_, i) =>
    round({ q: a.q + 1e-6 + ((b.q - a.q) * i) / steps, r: a.r + 2e-6 + ((b.r - a.r) * i) / steps }),
  )
}
