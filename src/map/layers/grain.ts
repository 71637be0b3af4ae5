import type { SkCanvas, SkImage } from '@shopify/react-native-skia'
import { filter, tile, type Brush } from './brush'
import { shadeImage } from './raster'
import { noise } from './random'
import type { Scene } from './scene'
import { frameRect } from './frame'

const size = 256
const tiles = new WeakMap<Brush, SkImage>()

function grainTile(brush: Brush): SkImage | null {
  const known = tiles.get(brush)
  if (known) return known
  const made = shadeImage(brush, size, size, fibre, { light: '#FFFFFF', dark: '#3C3C3C', most: 0.1 })
  if (made) tiles.set(brush, made)
  return made
}

/** Periods divide the tile, so that its edges meet. */
const fibre = (i: number, j: number): number =>
  1.4 * (0.5 - (0.7 * noise(i / 2, j / 2, 128) + 0.3 * noise(i / 8, j / 4, 32)))

/** The tooth of the paper, at the size of the screen and not of the map. */
export function drawGrain(canvas: SkCanvas, scene: Scene): void {
  const { brush, look, zoom } = scene
  const image = look.isFlat ? null : grainTile(brush)
  if (!image) return
  const matrix = brush.Skia.Matrix().scale(1 / zoom.scale, 1 / zoom.scale)
  const paint = brush.Skia.Paint()
  paint.setShader(image.makeShaderOptions(tile.repeat, tile.repeat, filter.nearest, 0, matrix))
  paint.setAlphaf(look.isDark ? 0.35 : 0.8)
  canvas.drawRect(frameRect(scene), paint)
}
