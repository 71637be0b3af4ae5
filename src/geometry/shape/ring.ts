/** A closed ring as a flat run of coordinates, x0 y0 x1 y1 ...; the last point does not repeat the first. */
export type Ring = readonly number[]
/** Outer ring first, holes after it. */
export type Rings = readonly Ring[]
export type Bounds = readonly [left: number, top: number, right: number, bottom: number]

/** Positive when the ring runs clockwise on a screen (y down). */
export function signedArea(ring: Ring): number {
  let sum = 0
  const end = ring.length
  for (let i = 0, j = end - 2; i < end; j = i, i += 2) sum += ring[j]! * ring[i + 1]! - ring[i]! * ring[j + 1]!
  return sum / 2
}

export const areaOf = (rings: Rings): number =>
  rings.reduce((sum, ring, place) => sum + (place === 0 ? 1 : -1) * Math.abs(signedArea(ring)), 0)

/** Even and odd: a point in a hole lies outside. */
export function contains(rings: Rings, x: number, y: number): boolean {
  let inside = false
  for (const ring of rings) if (crossings(ring, x, y)) inside = !inside
  return inside
}

/** Whether a ray to the right of the point meets the ring an odd number of times. */
function crossings(ring: Ring, x: number, y: number): boolean {
  let odd = false
  const end = ring.length
  for (let i = 0, j = end - 2; i < end; j = i, i += 2) {
    const above = ring[i + 1]! > y
    if (above === ring[j + 1]! > y) continue
    const meets = ring[i]! + ((y - ring[i + 1]!) * (ring[j]! - ring[i]!)) / (ring[j + 1]! - ring[i + 1]!)
    if (x < meets) odd = !odd
  }
  return odd
}

export function boundsOf(rings: Rings): Bounds {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      left = Math.min(left, ring[i]!)
      right = Math.max(right, ring[i]!)
      top = Math.min(top, ring[i + 1]!)
      bottom = Math.max(bottom, ring[i + 1]!)
    }
  return [left, top, right, bottom]
}

/** The nearest the outline comes to the point, whether the point lies inside or not. */
export function distanceToOutline(rings: Rings, x: number, y: number): number {
  let best = Infinity
  for (const ring of rings) best = Math.min(best, squareDistanceToRing(ring, x, y))
  return Math.sqrt(best)
}

function squareDistanceToRing(ring: Ring, x: number, y: number): number {
  let best = Infinity
  const end = ring.length
  for (let i = 0, j = end - 2; i < end; j = i, i += 2)
    best = Math.min(best, squareDistanceToSegment(x, y, ring[j]!, ring[j + 1]!, ring[i]!, ring[i + 1]!))
  return best
}

export function squareDistanceToSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax
  const dy = by - ay
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  const ox = x - ax - along * dx
  const oy = y - ay - along * dy
  return ox * ox + oy * oy
}

export function centroidOf(ring: Ring): readonly [number, number] {
  let sumX = 0
  let sumY = 0
  const end = ring.length
  for (let i = 0, j = end - 2; i < end; j = i, i += 2) {
    const cross = ring[j]! * ring[i + 1]! - ring[i]! * ring[j + 1]!
    sumX += (ring[j]! + ring[i]!) * cross
    sumY += (ring[j + 1]! + ring[i + 1]!) * cross
  }
  const six = 6 * signedArea(ring)
  return six === 0 ? [ring[0]!, ring[1]!] : [sumX / six, sumY / six]
}
