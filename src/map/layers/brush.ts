import type { Skia as SkiaApi, SkColor, SkFont, SkMaskFilter, SkPaint, SkPathEffect } from '@shopify/react-native-skia'
import type { FaceName } from '../../theme/type'
import type { Typefaces } from '../text/typefaces'

export type SkiaApiType = typeof SkiaApi

/**
 * Skia's own numbers for its options. The package's entry point needs native modules, so drawing code takes types from it
 * and nothing else: the same functions then run in the app, on the web and in Node.
 */
export const paintStyle = { fill: 0, stroke: 1 } as const
export const cap = { butt: 0, round: 1, square: 2 } as const
export const join = { miter: 0, round: 1, bevel: 2 } as const
export const blend = { srcOver: 3, dstOut: 8, srcATop: 9, multiply: 24 } as const
export const clipOp = { difference: 0, intersect: 1 } as const
export const fillRule = { winding: 0, evenOdd: 1 } as const
export const tile = { clamp: 0, repeat: 1 } as const
export const filter = { nearest: 0, linear: 1 } as const
export const blurNormal = 0

export interface StrokeOptions {
  readonly alpha?: number
  readonly dash?: readonly number[]
  readonly phase?: number
  readonly cap?: keyof typeof cap
  readonly join?: keyof typeof join
  /** Sigma of a blur, in map units. */
  readonly blur?: number
}

export interface FillOptions {
  readonly alpha?: number
  readonly blur?: number
  readonly blend?: keyof typeof blend
}

/** Paints and fonts by what they look like. What it hands out is shared: never change it. */
export interface Brush {
  readonly Skia: SkiaApiType
  readonly typefaces: Typefaces
  colour(colour: string, alpha?: number): SkColor
  fill(colour: string, options?: FillOptions): SkPaint
  stroke(colour: string, width: number, options?: StrokeOptions): SkPaint
  font(face: FaceName, size: number): SkFont
}

function remember<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return key => {
    const value = known.get(key) ?? make(key)
    if (!known.has(key)) known.set(key, value)
    return value
  }
}

const brushes = new WeakMap<Typefaces, Brush>()

/** One brush for each set of typefaces, so that what it remembers is shared. */
export function makeBrush(Skia: SkiaApiType, typefaces: Typefaces): Brush {
  const known = brushes.get(typefaces)
  if (known) return known
  const colour = (name: string, alpha = 1): SkColor => withAlpha(Skia, name, alpha)
  const brush: Brush = {
    Skia,
    typefaces,
    colour,
    fill: keyed((name: string, options: FillOptions = {}) => makeFill(Skia, colour(name, options.alpha), options)),
    stroke: keyed((name: string, width: number, options: StrokeOptions = {}) =>
      makeStroke(Skia, colour(name, options.alpha), width, options),
    ),
    font: keyed((face: FaceName, size: number) => makeFont(Skia, typefaces, face, size)),
  }
  brushes.set(typefaces, brush)
  return brush
}

function keyed<Arguments extends readonly unknown[], Value>(
  make: (...args: Arguments) => Value,
): (...args: Arguments) => Value {
  let current: Arguments
  const find = remember(() => make(...current))
  return (...args) => {
    current = args
    return find(JSON.stringify(args))
  }
}

function withAlpha(Skia: SkiaApiType, name: string, alpha: number): SkColor {
  const colour = Skia.Color(name)
  colour[3] = (colour[3] ?? 1) * alpha
  return colour
}

function makeFill(Skia: SkiaApiType, colour: SkColor, options: FillOptions): SkPaint {
  const paint = Skia.Paint()
  paint.setAntiAlias(true)
  paint.setColor(colour)
  if (options.blur) paint.setMaskFilter(blurOf(Skia, options.blur))
  if (options.blend) paint.setBlendMode(blend[options.blend])
  return paint
}

function makeStroke(Skia: SkiaApiType, colour: SkColor, width: number, options: StrokeOptions): SkPaint {
  const paint = makeFill(Skia, colour, { blur: options.blur })
  paint.setStyle(paintStyle.stroke)
  paint.setStrokeWidth(width)
  paint.setStrokeCap(cap[options.cap ?? 'round'])
  paint.setStrokeJoin(join[options.join ?? 'round'])
  if (options.dash) paint.setPathEffect(dashOf(Skia, options.dash, options.phase ?? 0))
  return paint
}

const blurOf = (Skia: SkiaApiType, sigma: number): SkMaskFilter => Skia.MaskFilter.MakeBlur(blurNormal, sigma, true)

const dashOf = (Skia: SkiaApiType, dash: readonly number[], phase: number): SkPathEffect =>
  Skia.PathEffect.MakeDash([...dash], phase)

function makeFont(Skia: SkiaApiType, typefaces: Typefaces, face: FaceName, size: number): SkFont {
  const font = Skia.Font(typefaces[face], size)
  font.setSubpixel(true)
  font.setLinearMetrics(true)
  font.setHinting(0)
  return font
}
