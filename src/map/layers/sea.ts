import type { SkCanvas } from '@shopify/react-native-skia'
import { points, clamp } from './zoom'
import type { Scene } from './scene'
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

/** The water grows light towards the land. */
function drawShallows(canvas: SkCanvas, { brush, look, zoom, shapes }: Scene): void {
  const width = points(zoom, shallowWidth * clamp(0.55, zoom.kilometre / 1.6, 1.4))
  for (let k = shallows; k >= 1; k--) {
    canvas.drawPath(shapes.land, brush.stroke(look.map.sea, width * k, { alpha: 0.3 }))
  }
}

/** Each ring is a stroke of the coast with a narrower one in the colour of the sea upon it. */
function drawWaterlines(canvas: SkCanvas, { brush, look, zoom, shapes }: Scene): void {
  const size = clamp(0.6, zoom.kilometre / 1.7, 1.5)
  const shown = look.isFlat ? rings.slice(3) : rings
  shown.forEach(ring => {
    const alpha = 0.16 + 0.09 * rings.indexOf(ring)
    const reach = 2 * ring * size
    const outer = points(zoom, reach + 1.1 * Math.min(1, size))
    canvas.drawPath(shapes.land, brush.stroke(look.map.waterline, outer, { alpha }))
    canvas.drawPath(shapes.land, brush.stroke(look.map.sea, points(zoom, reach - 0.25)))
  })
}
