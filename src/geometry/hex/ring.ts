import { neighbour } from './neighbours'
import type { Axial } from './types'

/** All hexes at exactly that distance, turning one way round; the centre itself at distance 0. */
export function ring(centre: Axial, radius: number): readonly Axial[] {
  if (radius === 0) return [centre]
  const out: Axial[] = []
  let hex: Axial = { q: centre.q - radius, r: centre.r + radius }
  for (let direction = 0; direction < 6; direction++) {
    for (let i = 0; i < radius; i++) {
      out.push(hex)
      hex = neighbour(hex, direction)
    }
  }
  return out
}

/** All hexes up to that distance, ring by ring. */
export function disc(centre: Axial, radius: number): readonly Axial[] {
  const out: Axial[] = []
  for (let r = 0; r <= radius; r++) out.push(...ring(centre, r))
  return out
}
