import { freeWindow, type Viewport } from '../map/camera/camera'

const band = 56
const fastest = 0.9

/** How far a value has gone into the band along an edge, from 0 to 1, negative towards the start. */
function push(value: number, start: number, size: number): number {
  const into = Math.min(band, size / 4)
  const low = start + into - value
  const high = value - (start + size - into)
  if (low > 0) return -Math.min(1, low / into)
  return high > 0 ? Math.min(1, high / into) : 0
}

/** A piece carried to the edge pulls the map after it: points a millisecond the paper should move. */
export function edgePull(view: Viewport, x: number, y: number): { vx: number; vy: number } {
  const free = freeWindow(view)
  return { vx: 0 - push(x, free.x, free.width) * fastest, vy: 0 - push(y, free.y, free.height) * fastest }
}
