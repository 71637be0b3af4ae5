import { freeWindow, lookAt, type Camera, type Spot, type Viewport } from './camera'

/** Points kept free around what must be seen: a piece with its chip, clear of the band where a carried piece pulls the map. */
const room = 60

/**
 * A look that shows the first spot and as many of the others as fit without going farther than `least`, nearest first;
 * never closer than now. Null when they are all in sight.
 */
export function framing(
  now: Camera,
  view: Viewport,
  first: Spot,
  others: readonly Spot[],
  least: number,
): Camera | null {
  const distance = ({ x, y }: Spot): number => Math.hypot(x - first.x, y - first.y)
  const ordered = [...others].sort((a, b) => distance(a) - distance(b))
  let shown: readonly Spot[] = [first]
  for (const spot of ordered) {
    if (fittingZoom(view, [...shown, spot]) < least) break
    shown = [...shown, spot]
  }
  if (isInside(now, view, shown)) return null
  const zoom = Math.max(Math.min(least, now.zoom), Math.min(now.zoom, fittingZoom(view, shown)))
  return lookAt(view, middleOf(shown), zoom)
}

function boundsOf(spots: readonly Spot[]): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
function middleOf(spots: readonly Spot[]): Spot {
  const { left, top, right, bottom } = boundsOf(spots)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}
/** The closest look that still holds them all. */
function fittingZoom(view: Viewport, spots: readonly Spot[]): number {
  const { width, height } = freeWindow(view)
  const { left, top, right, bottom } = boundsOf(spots)
  const across = Math.max(1, width - 2 * room) / Math.max(1e-6, right - left)
  const down = Math.max(1, height - 2 * room) / Math.max(1e-6, bottom - top)
  return Math.min(across, down)
}
function isInside(camera: Camera, view: Viewport, spots: readonly Spot[]): boolean {
  const free = freeWindow(view)
  return spots.every(({ x, y }) => {
    const [at, down] = [(x - camera.x) * camera.zoom, (y - camera.y) * camera.zoom]
    return (
      at >= free.x + room &&
      at <= free.x + free.width - room &&
      down >= free.y + room &&
      down <= free.y + free.height - room
    )
  })
}
