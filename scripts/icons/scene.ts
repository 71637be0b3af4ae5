import type { Canvas, CanvasKit, Paint, Path } from 'canvaskit-wasm'
import { paper } from '../../src/theme/paper'
import { nations } from '../../src/theme/pieces'

/** Every drawing is made on a square of this size and scaled to the picture. */
export const SIDE = 1024

const HORIZON = 470
const WHEAT = ['#9A6B14', '#B98420', '#D39B2D', '#E2AC3F', '#EFC667']
const ROOT = '#4A3B2E'
const OAK = nations.italian

export interface Brush {
  readonly kit: CanvasKit
  readonly canvas: Canvas
  readonly chance: () => number
}

/** A picture must come out the same on every run, so its chance is a fixed sequence. */
export function sequence(start: number): () => number {
  let value = start
  return () => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0
    return value / 4294967296
  }
}

export function drawScene(brush: Brush): void {
  drawSky(brush)
  drawWheat(brush)
  drawEarth(brush)
}

function drawSky({ kit, canvas }: Brush): void {
  const paint = fill(kit, paper.ui.surface)
  const colours = ['#FBF3DC', '#F3E2B6', '#EBC877'].map(colour => kit.parseColorString(colour))
  paint.setShader(kit.Shader.MakeLinearGradient([0, 0], [0, HORIZON], colours, null, kit.TileMode.Clamp))
  canvas.drawRect(kit.XYWHRect(0, 0, SIDE, SIDE), paint)
}

/** Three ranks of stalks, the far one dark and short, the near one bright and tall. */
function drawWheat(brush: Brush): void {
  for (const [rank, stalks] of [46, 38, 30].entries()) {
    for (let index = 0; index <= stalks; index += 1) {
      const x = ((index + brush.chance() * 0.9 - 0.4) * SIDE) / stalks
      const height = 130 + rank * 26 + brush.chance() * 60
      drawStalk(brush, x, HORIZON + 40, height, 0.85 + rank * 0.15, tone(rank + brush.chance() * 2.4))
    }
  }
}

const tone = (place: number): string => WHEAT[Math.min(WHEAT.length - 1, Math.floor(place))] ?? paper.ui.accent

function drawStalk(brush: Brush, x: number, ground: number, height: number, scale: number, colour: string): void {
  const { kit, canvas, chance } = brush
  const lean = (chance() - 0.5) * 46
  const stem = path(kit, builder =>
    builder.moveTo(x, ground).quadTo(x, ground - height * 0.6, x + lean, ground - height),
  )
  canvas.drawPath(stem, line(kit, colour, 7 * scale))
  canvas.save()
  canvas.translate(x + lean, ground - height + 10)
  canvas.rotate(lean * 0.45, 0, 0)
  drawEar(brush, scale * 0.52, colour)
  canvas.restore()
}

/** An ear of wheat standing on the origin: pairs of grains, one at the tip, and their beards. */
export function drawEar({ kit, canvas }: Brush, scale: number, colour: string): void {
  const grain = fill(kit, colour)
  const beard = line(kit, colour, 5 * scale)
  for (let pair = 0; pair < 4; pair += 1) {
    for (const hand of [-1, 1]) {
      canvas.save()
      canvas.translate(hand * 12 * scale, -pair * 36 * scale)
      canvas.rotate(hand * 26, 0, 0)
      canvas.drawOval(kit.LTRBRect(-13 * scale, -50 * scale, 13 * scale, 4 * scale), grain)
      canvas.drawLine(0, -40 * scale, hand * 6 * scale, -92 * scale, beard)
      canvas.restore()
    }
  }
  canvas.drawOval(kit.LTRBRect(-13 * scale, -196 * scale, 13 * scale, -136 * scale), grain)
  canvas.drawLine(0, -180 * scale, 0, -250 * scale, beard)
}

function drawEarth(brush: Brush): void {
  const { kit, canvas } = brush
  const ground = path(kit, builder => {
    builder.moveTo(0, HORIZON + 18)
    for (let x = 0; x < SIDE; x += 128)
      builder.quadTo(x + 64, HORIZON + (x % 256 === 0 ? -12 : 44), x + 128, HORIZON + 16)
    builder.lineTo(SIDE, SIDE).lineTo(0, SIDE).close()
  })
  const paint = fill(kit, paper.ui.ask)
  const colours = ['#17120E', '#221B15', '#34291F'].map(colour => kit.parseColorString(colour))
  paint.setShader(kit.Shader.MakeLinearGradient([0, HORIZON], [0, SIDE], colours, null, kit.TileMode.Clamp))
  canvas.drawPath(ground, paint)
  for (let index = 0; index < 22; index += 1) drawRoot(brush, (index + 0.3 + brush.chance() * 0.5) * 47)
  for (let index = 0; index < 70; index += 1) drawPebble(brush)
}

function drawRoot({ kit, canvas, chance }: Brush, x: number): void {
  const depth = 60 + chance() * 120
  const bend = (chance() - 0.5) * 60
  const root = path(kit, builder =>
    builder
      .moveTo(x, HORIZON + 24)
      .cubicTo(x + bend, HORIZON + depth * 0.4, x - bend, HORIZON + depth * 0.7, x + bend * 0.6, HORIZON + depth),
  )
  canvas.drawPath(root, line(kit, ROOT, 4))
}

function drawPebble({ kit, canvas, chance }: Brush): void {
  const x = chance() * SIDE
  const y = HORIZON + 60 + chance() * (SIDE - HORIZON - 60)
  const width = 5 + chance() * 10
  const paint = fill(kit, '#57473766')
  canvas.drawOval(kit.XYWHRect(x, y, width, width * 0.6), paint)
}

/** A standing block of oak with an ear of wheat burnt into its face; it fills the square given. */
export function drawBlock(brush: Brush, left: number, top: number, size: number): void {
  const { kit, canvas } = brush
  const round = size * 0.085
  const lid = size * 0.13
  const whole = kit.RRectXY(kit.XYWHRect(left, top, size, size), round, round)
  const shade = fill(kit, '#000000AA')
  shade.setMaskFilter(kit.MaskFilter.MakeBlur(kit.BlurStyle.Normal, size * 0.045, true))
  canvas.drawRRect(kit.RRectXY(kit.XYWHRect(left + size * 0.02, top + size * 0.06, size, size), round, round), shade)
  canvas.drawRRect(whole, fill(kit, OAK.dark))
  canvas.save()
  canvas.clipRRect(whole, kit.ClipOp.Intersect, true)
  canvas.drawRect(kit.XYWHRect(left, top, size, lid), fill(kit, OAK.light))
  drawFace(brush, left, top + lid, size, size - lid)
  canvas.restore()
  drawEmblem(brush, left + size / 2, top + lid + (size - lid) * 0.88, size)
}

function drawFace(brush: Brush, left: number, top: number, width: number, height: number): void {
  const { kit, canvas, chance } = brush
  const paint = fill(kit, OAK.wood)
  const colours = ['#C9A76C', OAK.wood, '#A58450'].map(colour => kit.parseColorString(colour))
  paint.setShader(kit.Shader.MakeLinearGradient([left, top], [left, top + height], colours, null, kit.TileMode.Clamp))
  canvas.drawRect(kit.XYWHRect(left, top, width, height), paint)
  for (let index = 1; index < 26; index += 1) {
    const x = left + (index + (chance() - 0.5) * 0.7) * (width / 26)
    const wave = (chance() - 0.5) * width * 0.03
    const grain = path(kit, builder =>
      builder.moveTo(x, top).cubicTo(x + wave, top + height * 0.3, x - wave, top + height * 0.7, x, top + height),
    )
    canvas.drawPath(grain, line(kit, index % 3 === 0 ? '#82673B66' : '#82673B33', width * 0.006))
  }
  canvas.drawRect(kit.XYWHRect(left, top, width, width * 0.012), fill(kit, '#82673B88'))
  canvas.drawRect(kit.XYWHRect(left, top + height - width * 0.045, width, width * 0.045), fill(kit, '#82673BAA'))
}

function drawEmblem(brush: Brush, x: number, ground: number, size: number): void {
  const { kit, canvas } = brush
  const scale = size / 500
  canvas.save()
  canvas.translate(x, ground)
  canvas.drawLine(0, 0, 0, -250 * scale, line(kit, paper.ui.ask, 11 * scale))
  canvas.translate(0, -100 * scale)
  drawEar(brush, scale, paper.ui.ask)
  canvas.restore()
}

export function fill(kit: CanvasKit, colour: string): Paint {
  const paint = new kit.Paint()
  paint.setAntiAlias(true)
  paint.setColor(kit.parseColorString(colour))
  return paint
}

function line(kit: CanvasKit, colour: string, width: number): Paint {
  const paint = fill(kit, colour)
  paint.setStyle(kit.PaintStyle.Stroke)
  paint.setStrokeWidth(width)
  paint.setStrokeCap(kit.StrokeCap.Round)
  return paint
}

type Outline = InstanceType<CanvasKit['PathBuilder']>

function path(kit: CanvasKit, draw: (builder: Outline) => unknown): Path {
  const builder = new kit.PathBuilder()
  draw(builder)
  return builder.detachAndDelete()
}
