import type { SkCanvas, SkImage } from '@shopify/react-native-skia'
import type { Look } from '../../theme/look'
import { linePath } from './scene'
import type { Brush } from './brush'

export const stampNames = ['pine', 'tree', 'marsh', 'rough', 'mountain', 'field'] as const
export type StampName = (typeof stampNames)[number]

/** Pixels of a stamp in the atlas: half a stamp is its reach from the centre. */
export const stampCell = 96
const reach = stampCell / 2.2

type Draw = (canvas: SkCanvas, brush: Brush, look: Look) => void

/** All stamps are drawn around 0, 0 with a reach of about 1. */
const drawings: Readonly<Record<StampName, Draw>> = {
  pine(canvas, brush, { map }) {
    shadow(canvas, brush, map.forestInk, 0.25, 0.42, 0.4)
    const crown = brush.Skia.Path.MakeFromSVGString('M0 -0.62L0.34 0.34L-0.34 0.34Z')
    if (!crown) return
    canvas.drawPath(crown, brush.fill(map.forest))
    canvas.drawPath(crown, brush.stroke(map.forestInk, 0.1, { alpha: 0.8 }))
  },
  tree(canvas, brush, { map }) {
    shadow(canvas, brush, map.forestInk, 0.28, 0.42, 0.5)
    const crown = brush.Skia.Path.MakeFromSVGString(
      'M-0.4 0.24C-0.62 0 -0.46 -0.32 -0.2 -0.3C-0.1 -0.56 0.34 -0.54 0.4 -0.22C0.58 -0.08 0.5 0.2 0.3 0.24Z',
    )
    if (!crown) return
    canvas.drawLine(0, 0.2, 0, 0.5, brush.stroke(map.forestInk, 0.1, { alpha: 0.75 }))
    canvas.drawPath(crown, brush.fill(map.forest))
    canvas.drawPath(crown, brush.stroke(map.forestInk, 0.1, { alpha: 0.75 }))
  },
  marsh(canvas, brush, { map }) {
    const lines = [
      [-0.75, 0.2, 0.75, 0.2],
      [-0.42, 0.46, 0.46, 0.46],
      [0, 0.18, 0, -0.46],
      [-0.12, 0.18, -0.3, -0.26],
      [0.12, 0.18, 0.3, -0.26],
    ]
    canvas.drawPath(linePath(brush, lines), brush.stroke(map.marsh, 0.11, { alpha: 0.85 }))
  },
  rough(canvas, brush, { map }) {
    const rays = [-2, -1, 0, 1, 2].map(k => {
      const [across, down] = [Math.cos(Math.PI / 2 + k * 0.34), Math.sin(Math.PI / 2 + k * 0.34)]
      const end = 0.85 - 0.1 * Math.abs(k)
      return [across * 0.25, down * 0.25 - 0.35, across * end, down * end - 0.35]
    })
    canvas.drawPath(linePath(brush, rays), brush.stroke(map.rough, 0.1, { alpha: 0.7 }))
  },
  mountain(canvas, brush, { map }) {
    const slope = brush.Skia.Path.MakeFromSVGString('M-0.8 0.45L-0.05 -0.65L0.85 0.45Z')
    const shade = brush.Skia.Path.MakeFromSVGString('M-0.05 -0.65L0.85 0.45L0.12 0.45L0.18 0.05Z')
    if (!slope || !shade) return
    canvas.drawPath(slope, brush.fill(map.landLight, { alpha: 0.75 }))
    canvas.drawPath(shade, brush.fill(map.rough, { alpha: 0.55 }))
    const edge = linePath(brush, [[-0.8, 0.45, -0.05, -0.65, 0.85, 0.45]])
    canvas.drawPath(edge, brush.stroke(map.rough, 0.1, { alpha: 0.9 }))
  },
  field(canvas, brush, { map }) {
    const furrows = [-0.3, 0, 0.3].map(y => [-0.5 + y * 0.4, y, 0.5 + y * 0.4, y])
    canvas.drawPath(linePath(brush, furrows), brush.stroke(map.rough, 0.07, { alpha: 0.35 }))
  },
}

function shadow(canvas: SkCanvas, brush: Brush, ink: string, x: number, y: number, width: number): void {
  const oval = brush.Skia.XYWHRect(x - width, y - width * 0.32, width * 2, width * 0.64)
  canvas.drawOval(oval, brush.fill(ink, { alpha: 0.28 }))
}

const sheets = new WeakMap<Brush, Map<string, SkImage>>()

/** Every stamp once, side by side: placing thousands of them is then a single call. */
export function stampSheet(brush: Brush, look: Look): SkImage | null {
  const known = sheets.get(brush) ?? new Map<string, SkImage>()
  sheets.set(brush, known)
  const made = known.get(look.name) ?? drawStamps(brush, look)
  if (made) known.set(look.name, made)
  return made
}

function drawStamps(brush: Brush, look: Look): SkImage | null {
  const surface = brush.Skia.Surface.Make(stampCell * stampNames.length, stampCell)
  if (!surface) return null
  const canvas = surface.getCanvas()
  stampNames.forEach((name, place) => {
    canvas.save()
    canvas.translate(stampCell * (place + 0.5), stampCell / 2)
    canvas.scale(reach, reach)
    drawings[name](canvas, brush, look)
    canvas.restore()
  })
  surface.flush()
  return surface.makeImageSnapshot()
}

/** Scale of a stamp that should reach this far from its centre. */
export const stampScale = (wanted: number): number => wanted / reach
