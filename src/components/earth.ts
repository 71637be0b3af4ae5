import {
  BlendMode,
  PaintStyle,
  Skia,
  StrokeCap,
  TileMode,
  type SkCanvas,
  type SkPaint,
} from '@shopify/react-native-skia'
import { faded } from './surfaces'

/** Numbers that look random and are the same on every device. */
function newChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
function ink(colour: string, width?: number): SkPaint {
  const paint = Skia.Paint()
  paint.setAntiAlias(true)
  paint.setColor(Skia.Color(colour))
  if (width !== undefined) {
    paint.setStyle(PaintStyle.Stroke)
    paint.setStrokeWidth(width)
    paint.setStrokeCap(StrokeCap.Round)
  }
  return paint
}

export interface HorizonLook {
  readonly isDark: boolean
  readonly isFlat: boolean
}
export interface HorizonSize {
  readonly width: number
  readonly height: number
  /** Where the soil begins. */
  readonly ground: number
}
const wheats = ['#C9962F', '#DDAA44', '#B78526', '#E6BC5C', '#A87A22'] as const
const duskWheats = ['#8A6A2A', '#A37E35', '#75591F', '#B08C45', '#66501E'] as const

/** Sky, a band of wheat, and the black earth with its roots: the cover of the box. */
export function drawHorizon(canvas: SkCanvas, size: HorizonSize, look: HorizonLook): void {
  const chance = newChance(1941)
  drawSky(canvas, size, look)
  drawWheat(canvas, size, look, chance)
  drawSoil(canvas, size, chance)
}

function drawSky(canvas: SkCanvas, { width, ground }: HorizonSize, { isDark, isFlat }: HorizonLook): void {
  const [top, low] = isDark ? ['#2A2318', '#4A3A1E'] : ['#F1E9D2', '#F0D89A']
  const paint = ink(isFlat ? '#FFFFFF' : top)
  if (!isFlat) {
    const colours = [Skia.Color(top), Skia.Color(low)]
    paint.setShader(Skia.Shader.MakeLinearGradient({ x: 0, y: 0 }, { x: 0, y: ground }, colours, null, TileMode.Clamp))
  }
  canvas.drawRect(Skia.XYWHRect(0, 0, width, ground + 4), paint)
}

function drawWheat(
  canvas: SkCanvas,
  { width, ground }: HorizonSize,
  { isDark }: HorizonLook,
  chance: () => number,
): void {
  const inks = isDark ? duskWheats : wheats
  const tall = Math.min(40, ground * 0.62)
  for (const depth of [0.72, 0.86, 1]) {
    const sheaves = inks.map(() => Skia.PathBuilder.Make())
    for (let x = -4; x < width + 4; x += 3.4) {
      const sheaf = sheaves[Math.floor(chance() * sheaves.length)]!
      addStalk(sheaf, x + chance() * 4, ground + 2, tall * depth * (0.72 + chance() * 0.36), chance() * 10 - 5)
    }
    sheaves.forEach((sheaf, i) => {
      canvas.drawPath(sheaf.build(), ink(faded(inks[i]!, 0.55 + depth * 0.4), 1.1 * depth + 0.3))
    })
  }
}
type Builder = ReturnType<typeof Skia.PathBuilder.Make>

/** A stalk with its ear: three pairs of grains and a bristle. */
function addStalk(stalk: Builder, x: number, y: number, height: number, lean: number): void {
  const top = y - height
  stalk.moveTo(x, y)
  stalk.quadTo(x + lean * 0.2, y - height * 0.6, x + lean, top)
  for (let grain = 0; grain < 4; grain++) {
    const at = top + grain * 3.1
    const mid = x + lean * (1 - grain * 0.09)
    stalk.moveTo(mid, at + 3)
    stalk.lineTo(mid - 3, at - 1.2)
    stalk.moveTo(mid, at + 3)
    stalk.lineTo(mid + 3, at - 1.2)
  }
}

function drawSoil(canvas: SkCanvas, { width, height, ground }: HorizonSize, chance: () => number): void {
  const edge = Skia.PathBuilder.Make()
  edge.moveTo(0, height)
  edge.lineTo(0, ground + 2)
  for (let x = 0; x <= width + 24; x += 24) edge.quadTo(x - 12, ground + chance() * 5 - 1, x, ground + 1 + chance() * 3)
  edge.lineTo(width + 24, height)
  edge.close()
  const soil = ink('#1A140F')
  const colours = ['#17120D', '#211A13', '#2A2118'].map(colour => Skia.Color(colour))
  const foot = { x: 0, y: Math.max(height, ground + 1) }
  soil.setShader(Skia.Shader.MakeLinearGradient({ x: 0, y: ground }, foot, colours, null, TileMode.Clamp))
  canvas.drawPath(edge.build(), soil)
  drawStrata(canvas, width, ground, height, chance)
  drawRoots(canvas, width, ground, height, chance)
}
/** Beds of the earth, and stones in them. */
export function drawStrata(canvas: SkCanvas, width: number, top: number, bottom: number, chance = newChance(52)): void {
  const beds = Skia.PathBuilder.Make()
  for (let y = top + 22; y < bottom; y += 19 + chance() * 16) {
    beds.moveTo(0, y)
    for (let x = 0; x <= width; x += 40) beds.quadTo(x + 20, y + chance() * 8 - 4, x + 40, y + chance() * 4 - 2)
  }
  canvas.drawPath(beds.build(), ink('#F6EDD80F', 1))
  const stone = ink('#F6EDD814')
  stone.setBlendMode(BlendMode.SrcOver)
  const count = ((bottom - top) * width) / 900
  const stones = Skia.PathBuilder.Make()
  for (let i = 0; i < count; i++) {
    const size = 0.6 + chance() * chance() * 2.4
    stones.addOval(Skia.XYWHRect(chance() * width, top + 10 + chance() * (bottom - top), size * 1.6, size))
  }
  canvas.drawPath(stones.build(), stone)
}
function drawRoots(canvas: SkCanvas, width: number, ground: number, height: number, chance: () => number): void {
  const roots = Skia.PathBuilder.Make()
  for (let x = 2; x < width; x += 9 + chance() * 10) {
    let [px, py] = [x, ground + 3]
    roots.moveTo(px, py)
    for (let bend = 0; bend < 3 && py < height; bend++) {
      px += chance() * 8 - 4
      py += 5 + chance() * 9
      roots.lineTo(px, py)
    }
  }
  canvas.drawPath(roots.build(), ink('#C8BA9F30', 0.8))
}
