import { inks } from './colours'
import { arcPath, openLine, polygon } from './paths'
import type { Pen } from './pen'

export type BadgeSign = 'check' | 'eye' | 'river' | 'back'

const plates: Readonly<Record<BadgeSign, string>> = {
  check: inks.soft,
  eye: inks.info,
  river: inks.info,
  back: inks.soft,
}

const sign = '#FFFBF1'

function plate(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.fillDisc(x, y, radius, { colour })
  pen.strokeDisc(x, y, radius, { colour: inks.cream, width: Math.max(1, radius * 0.2) })
}

export function drawBadge(pen: Pen, x: number, y: number, radius: number, kind: BadgeSign): void {
  plate(pen, x, y, radius, plates[kind])
  pen.saved(() => {
    pen.canvas.translate(x, y)
    signs[kind](pen, radius)
  })
}

/** A number on black earth: how many pieces one token stands for. */
export function drawCount(pen: Pen, x: number, y: number, radius: number, count: number): void {
  plate(pen, x, y, radius, inks.earth)
  pen.letters(String(count), x, y, { face: 'FiraSansCondensed_700Bold', size: radius * 1.35, colour: sign })
}

const line = (pen: Pen, radius: number, points: readonly number[], weight = 0.24) =>
  pen.stroke(
    openLine(
      pen,
      points.map(value => value * radius),
    ),
    { colour: sign, width: Math.max(1, radius * weight), cap: 'round' },
  )

const signs: Readonly<Record<BadgeSign, (pen: Pen, radius: number) => void>> = {
  check: (pen, radius) => line(pen, radius, [-0.42, 0.02, -0.1, 0.36, 0.44, -0.34]),
  eye: (pen, radius) => {
    const lids = pen.path(builder =>
      builder
        .moveTo(-radius * 0.62, 0)
        .quadTo(0, -radius * 0.72, radius * 0.62, 0)
        .quadTo(0, radius * 0.72, -radius * 0.62, 0)
        .close(),
    )
    pen.stroke(lids, { colour: sign, width: Math.max(0.8, radius * 0.2) })
    pen.fillDisc(0, 0, radius * 0.2, { colour: sign })
  },
  river: (pen, radius) => {
    for (const y of [-0.3, 0.12, 0.5]) drawWave(pen, radius, y)
  },
  back: (pen, radius) =>
    pen.stroke(arcPath(pen, 0, 0, radius * 0.46, 35, 265), {
      colour: sign,
      width: Math.max(1, radius * 0.24),
      cap: 'round',
    }),
}

function drawWave(pen: Pen, radius: number, height: number): void {
  const wave = pen.path(builder =>
    builder
      .moveTo(-radius * 0.55, radius * height)
      .quadTo(-radius * 0.28, radius * (height - 0.3), 0, radius * height)
      .quadTo(radius * 0.28, radius * (height + 0.3), radius * 0.55, radius * height),
  )
  pen.stroke(wave, { colour: sign, width: Math.max(0.8, radius * 0.2), cap: 'round' })
}

/** The wheat tick under a piece that can act. */
export function drawTick(pen: Pen, x: number, y: number, side: number): void {
  const tick = polygon(pen, [x - side * 0.15, y + side * 0.08, x + side * 0.15, y + side * 0.08, x, y - side * 0.07])
  pen.fill(tick, { colour: inks.wheat })
  pen.stroke(tick, { colour: inks.earth, width: Math.max(0.7, side * 0.022) })
}

/** A headquarters that commands flies its pennant. */
export function drawPennant(pen: Pen, x: number, y: number, size: number): void {
  const ink = { colour: inks.earth, cap: 'round' } as const
  pen.stroke(openLine(pen, [x, y + size * 0.42, x, y - size * 0.5]), { ...ink, width: size * 0.09 })
  const cloth = polygon(pen, [x, y - size * 0.48, x + size * 0.62, y - size * 0.27, x, y - size * 0.05])
  pen.fill(cloth, { colour: inks.wheat })
  pen.stroke(cloth, { ...ink, width: size * 0.06 })
}

export interface CubeColours {
  readonly top: string
  readonly left: string
  readonly right: string
}

export const isolationCube: CubeColours = { top: inks.wheatLight, left: '#D89A1C', right: '#9C6A0C' }

export function drawCube(pen: Pen, x: number, y: number, size: number, colours: CubeColours = isolationCube): void {
  const [half, wide, slope] = [size * 0.5, size * 0.44, size * 0.29]
  const [high, low, mid] = [slope - half, half - slope, 2 * slope - half]
  const outline = polygon(pen, [0, -half, wide, high, wide, low, 0, half, -wide, low, -wide, high])
  const facet = (points: readonly number[], colour: string) => pen.fill(polygon(pen, points), { colour })
  const edge = { colour: inks.earth, width: Math.max(0.7, size * 0.07) }
  pen.saved(() => {
    pen.canvas.translate(x, y)
    const ground = { x: -wide, y: -half + size * 0.12, width: wide * 2, height: size * 0.96 }
    pen.blurredBox(ground, size * 0.2, size * 0.1, { colour: inks.shadow, alpha: 0.45 })
    facet([0, -half, wide, high, 0, mid, -wide, high], colours.top)
    facet([-wide, high, 0, mid, 0, half, -wide, low], colours.left)
    facet([wide, high, 0, mid, 0, half, wide, low], colours.right)
    pen.stroke(outline, edge)
    pen.stroke(openLine(pen, [-wide, high, 0, mid, wide, high]), edge)
    pen.stroke(openLine(pen, [0, mid, 0, half]), edge)
  })
}
