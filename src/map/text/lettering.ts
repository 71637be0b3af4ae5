import type { SkCanvas } from '@shopify/react-native-skia'
import { haloShare, type FaceName } from '../../theme/type'
import type { Brush } from '../layers/brush'

/** Width is measured once at this size and scaled: map lettering is not hinted, so that it is exact. */
const measured = 100

export interface Lettering {
  readonly face: FaceName
  /** In map units. */
  readonly size: number
  readonly ink: string
  readonly alpha?: number
  /** Letter spacing in shares of the size. */
  readonly tracking?: number
  readonly halo?: string
  readonly haloAlpha?: number
}

export interface Run {
  readonly glyphs: number[]
  readonly advances: readonly number[]
  readonly width: number
}

const runs = new WeakMap<Brush, Map<string, Run>>()

function measuredRun(brush: Brush, face: FaceName, text: string): Run {
  const known = runs.get(brush) ?? new Map<string, Run>()
  runs.set(brush, known)
  const key = `${face}|${text}`
  const run = known.get(key) ?? measure(brush, face, text)
  known.set(key, run)
  return run
}

function measure(brush: Brush, face: FaceName, text: string): Run {
  const font = brush.font(face, measured)
  const glyphs = font.getGlyphIDs(text)
  const advances = font.getGlyphWidths(glyphs)
  return { glyphs, advances, width: advances.reduce((sum, advance) => sum + advance, 0) }
}

/** Glyphs of a text and how far each moves the pen. The space after the last letter is not counted. */
export function runOf(brush: Brush, text: string, { face, size, tracking = 0 }: Lettering): Run {
  const run = measuredRun(brush, face, text)
  const advances = run.advances.map(advance => (advance / measured + tracking) * size)
  return { glyphs: run.glyphs, advances, width: advances.reduce((sum, advance) => sum + advance, 0) - tracking * size }
}

export function widthOf(brush: Brush, text: string, { face, size, tracking = 0 }: Lettering): number {
  const { width, glyphs } = measuredRun(brush, face, text)
  return (width / measured) * size + tracking * size * Math.max(0, glyphs.length - 1)
}

/** Half the height of the capitals: what must be added to centre a line on its middle. */
export const capsHalf = 0.32

/** Letters from `x` on, centred in height on `y`. */
export function drawLetters(
  canvas: SkCanvas,
  brush: Brush,
  text: string,
  x: number,
  y: number,
  style: Lettering,
): void {
  const { glyphs, advances } = runOf(brush, text, style)
  const font = brush.font(style.face, style.size)
  const baseline = y + style.size * capsHalf
  let pen = 0
  const places = advances.map(advance => {
    const place = brush.Skia.Point(x + pen, baseline)
    pen += advance
    return place
  })
  if (style.halo) {
    const halo = brush.stroke(style.halo, style.size * haloShare, { alpha: style.haloAlpha ?? 0.9 })
    canvas.drawGlyphs(glyphs, places, 0, 0, font, halo)
  }
  canvas.drawGlyphs(glyphs, places, 0, 0, font, brush.fill(style.ink, { alpha: style.alpha }))
}

export function drawCentred(
  canvas: SkCanvas,
  brush: Brush,
  text: string,
  x: number,
  y: number,
  style: Lettering,
): void {
  drawLetters(canvas, brush, text, x - widthOf(brush, text, style) / 2, y, style)
}
