import type { SkCanvas, SkPath } from '@shopify/react-native-skia'
import type { Line } from '../../atlas/board'
import { points, clamp } from './zoom'
import { shapePath, type Scene } from './scene'
import { frameRect } from './frame'

/** Distance of the rings from the shore in points, from the outermost in. */
const rings = [30, 21.5, 14.5, 9, 5, 2.2] as const
const shallows = 7
const shallowWidth = 14

export function drawSea(canvas: SkCanvas, scene: Scene): void {
  const { brush, look } = scene
  canvas.drawRect(frameRect(scene), brush.fill(look.isFlat ? look.map.sea : look.map.seaDeep))
  if (!look.isFlat) drawShallows(canvas, scene)
  drawWaterlines(canvas, scene)
}

/** A stroke wider than its bends needs fewer points: the shore without what is smaller than so many points on the screen. */
function shoreOf({ brush, board, zoom }: Scene, detail: number): SkPath {
  const least = points(zoom, detail)
  return shapePath(
    brush,
    board.decoration.land.map(shape => shape.map(ring => thinned(ring, least))),
  )
}

function thinned(ring: Line, least: number): Line {
  const kept: number[] = []
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const [x, y] = [kept[kept.length - 2], kept[kept.length - 1]]
    if (x === undefined || y === undefined || Math.hypot(ring[i]! - x, ring[i + 1]! - y) >= least) {
      kept.push(ring[i]!, ring[i + 1]!)
    }
  }
  return kept
}

/** The water grows light towards the land. */
function drawShallows(canvas: SkCanvas, scene: Scene): void {
  const { brush, look, zoom } = scene
  const shore = shoreOf(scene, 5)
  const width = points(zoom, shallowWidth * clamp(0.55, zoom.kilometre / 1.6, 1.4))
  for (let k = shallows; k >= 1; k--) {
    canvas.drawPath(shore, brush.stroke(look.map.sea, width * k, { alpha: 0.3 }))
  }
}

/** Each ring is a stroke of the coast with a narrower one in the colour of the sea upon it. */
function drawWaterlines(canvas: SkCanvas, scene: Scene): void {
  const { brush, look, zoom } = scene
  const size = clamp(0.6, zoom.kilometre / 1.7, 1.5)
  const shown = look.isFlat ? rings.slice(3) : rings
  shown.forEach(ring => {
    const alpha = 0.16 + 0.09 * rings.indexOf(ring)
    const reach = 2 * ring * size
    const shore = shoreOf(scene, clamp(0.8, ring * size * 0.3, 3))
    const outer = points(zoom, reach + 1.1 * Math.min(1, size))
    canvas.drawPath(shore, brush.stroke(look.map.waterline, outer, { alpha }))
    canvas.drawPath(shore, brush.stroke(look.map.sea, points(zoom, reach - 0.25)))
  })
}
