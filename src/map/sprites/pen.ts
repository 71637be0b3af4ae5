import type { SkCanvas, SkPaint, SkPath, SkShader } from '@shopify/react-native-skia'
import type { Look } from '../../theme/look'
import type { Palette } from '../../theme/palettes'
import type { FaceName } from '../../theme/type'
import { blend, blurNormal, cap, clipOp, join, paintStyle, tile, type Brush } from '../layers/brush'

/** How pieces look on this table. */
export interface PieceStyle {
  readonly look: Look
  readonly palette: Palette
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Ink {
  readonly colour: string
  readonly alpha?: number
}

export interface Stroke extends Ink {
  readonly width: number
  readonly cap?: keyof typeof cap
  readonly join?: keyof typeof join
}

export interface Lettering extends Ink {
  readonly face: FaceName
  readonly size: number
  readonly align?: 'left' | 'center' | 'right'
  /** Wider text is squeezed to this. */
  readonly most?: number
}

export type Builder = ReturnType<Brush['Skia']['PathBuilder']['Make']>
type Stop = readonly [at: number, colour: string]

/** Draws pieces, in points. One paint serves all strokes and fills: it is set up anew for each. */
export interface Pen {
  readonly canvas: SkCanvas
  readonly brush: Brush
  readonly style: PieceStyle
  path(trace: (builder: Builder) => void): SkPath
  fill(path: SkPath, ink: Ink | SkShader): void
  stroke(path: SkPath, stroke: Stroke): void
  fillBox(box: Box, corner: number, ink: Ink | SkShader): void
  strokeBox(box: Box, corner: number, stroke: Stroke): void
  fillDisc(x: number, y: number, radius: number, ink: Ink | SkShader): void
  strokeDisc(x: number, y: number, radius: number, stroke: Stroke): void
  blurredBox(box: Box, corner: number, sigma: number, ink: Ink): void
  erase(path: SkPath): void
  gradient(from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]): SkShader
  glow(centre: readonly [number, number], radius: number, stops: readonly Stop[]): SkShader
  letters(text: string, x: number, y: number, lettering: Lettering): number
  measure(text: string, lettering: Lettering): number
  within(box: Box, corner: number, draw: () => void): void
  saved(draw: () => void): void
}

const isInk = (ink: Ink | SkShader): ink is Ink => 'colour' in ink
/** Half the height of a capital letter, in letter sizes: where "in the middle" is for the eye. */
const halfCapital = 0.345

export function makePen(brush: Brush, canvas: SkCanvas, style: PieceStyle): Pen {
  const { Skia } = brush
  const paint = Skia.Paint()
  paint.setAntiAlias(true)
  const rect = ({ x, y, width, height }: Box) => Skia.XYWHRect(x, y, width, height)
  const rounded = (box: Box, corner: number) => Skia.RRectXY(rect(box), corner, corner)
  const filled = (ink: Ink | SkShader) => fillWith(brush, paint, ink)
  const stroked = (stroke: Stroke) => strokeWith(brush, paint, stroke)
  const colours = (stops: readonly Stop[]) => stops.map(stop => Skia.Color(stop[1]))
  const places = (stops: readonly Stop[]) => stops.map(stop => stop[0])
  const pen: Pen = {
    canvas,
    brush,
    style,
    path: trace => {
      const builder = Skia.PathBuilder.Make()
      trace(builder)
      return builder.detach()
    },
    fill: (path, ink) => canvas.drawPath(path, filled(ink)),
    stroke: (path, stroke) => canvas.drawPath(path, stroked(stroke)),
    fillBox: (box, corner, ink) => canvas.drawRRect(rounded(box, corner), filled(ink)),
    strokeBox: (box, corner, stroke) => canvas.drawRRect(rounded(box, corner), stroked(stroke)),
    fillDisc: (x, y, radius, ink) => canvas.drawCircle(x, y, radius, filled(ink)),
    strokeDisc: (x, y, radius, stroke) => canvas.drawCircle(x, y, radius, stroked(stroke)),
    blurredBox: (box, corner, sigma, ink) => {
      filled(ink).setMaskFilter(Skia.MaskFilter.MakeBlur(blurNormal, sigma, true))
      canvas.drawRRect(rounded(box, corner), paint)
    },
    erase: path => {
      filled({ colour: '#000000' }).setBlendMode(blend.dstOut)
      canvas.drawPath(path, paint)
    },
    gradient: ([x1, y1], [x2, y2], stops) =>
      Skia.Shader.MakeLinearGradient({ x: x1, y: y1 }, { x: x2, y: y2 }, colours(stops), places(stops), tile.clamp),
    glow: ([x, y], radius, stops) =>
      Skia.Shader.MakeRadialGradient({ x, y }, radius, colours(stops), places(stops), tile.clamp),
    measure: (text, { face, size }) => brush.font(face, size).getTextWidth(text),
    letters: (text, x, y, lettering) => drawLetters(pen, filled(lettering), text, x, y, lettering),
    within: (box, corner, draw) =>
      pen.saved(() => {
        canvas.clipRRect(rounded(box, corner), clipOp.intersect, true)
        draw()
      }),
    saved: draw => {
      canvas.save()
      draw()
      canvas.restore()
    },
  }
  return pen
}

function fillWith({ Skia, colour }: Brush, paint: SkPaint, ink: Ink | SkShader): SkPaint {
  paint.setMaskFilter(null)
  paint.setBlendMode(blend.srcOver)
  paint.setStyle(paintStyle.fill)
  paint.setShader(isInk(ink) ? null : ink)
  paint.setColor(isInk(ink) ? colour(ink.colour, ink.alpha) : Skia.Color('#000000'))
  return paint
}

function strokeWith(brush: Brush, paint: SkPaint, stroke: Stroke): SkPaint {
  fillWith(brush, paint, { colour: stroke.colour, alpha: stroke.alpha })
  paint.setStyle(paintStyle.stroke)
  paint.setStrokeWidth(stroke.width)
  paint.setStrokeCap(cap[stroke.cap ?? 'butt'])
  paint.setStrokeJoin(join[stroke.join ?? 'round'])
  return paint
}

/** Returns the width the text took. `y` is the middle of the capitals. */
function drawLetters(pen: Pen, paint: SkPaint, text: string, x: number, y: number, lettering: Lettering): number {
  const { brush, canvas } = pen
  const font = brush.font(lettering.face, lettering.size)
  const natural = font.getTextWidth(text)
  const squeeze = lettering.most !== undefined && natural > lettering.most ? lettering.most / natural : 1
  const width = natural * squeeze
  const start = lettering.align === 'left' ? x : lettering.align === 'right' ? x - width : x - width / 2
  canvas.save()
  canvas.translate(start, y + lettering.size * halfCapital)
  canvas.scale(squeeze, 1)
  canvas.drawText(text, 0, 0, paint, font)
  canvas.restore()
  return width
}
