import { fireMarks } from '../../theme/pieces'
import type { Fire } from '../pieces/thing'
import { heartPath, polygon, starPath } from './paths'
import { inks } from './colours'
import type { Pen } from './pen'

const fillOf = (pen: Pen, fire: Fire): string => (fire === 'none' ? fireMarks.none.fill : pen.style.palette.fire[fire])

/** As many points as faces that hit: dot, lozenge, triangle; a ring does not fire. */
export function drawPip(pen: Pen, x: number, y: number, size: number, fire: Fire, alpha = 1): void {
  const fill = { colour: fillOf(pen, fire), alpha }
  const outline = { colour: fireMarks[fire].outline, alpha, width: Math.max(0.9, size * 0.17) }
  if (fire === 'single') return pen.fillDisc(x, y, size * 0.44, fill)
  if (fire === 'none') {
    pen.fillDisc(x, y, size * 0.4, fill)
    return pen.strokeDisc(x, y, size * 0.4, outline)
  }
  const path = fire === 'double' ? lozenge(pen, x, y, size * 0.46, size * 0.66) : triangle(pen, x, y, size)
  pen.fill(path, fill)
  pen.stroke(path, outline)
}

const lozenge = (pen: Pen, x: number, y: number, halfWidth: number, halfHeight: number) =>
  polygon(pen, [x, y - halfHeight, x + halfWidth, y, x, y + halfHeight, x - halfWidth, y])

const triangle = (pen: Pen, x: number, y: number, size: number) =>
  polygon(pen, [x, y - size * 0.62, x + size * 0.6, y + size * 0.46, x - size * 0.6, y + size * 0.46])

/** On headquarters the mark sits inside the star. */
export function drawStar(pen: Pen, x: number, y: number, size: number, fire: Fire, alpha = 1): void {
  const star = starPath(pen, x, y + size * 0.04, size * 0.72, size * 0.32)
  const { outline } = fireMarks[fire]
  pen.fill(star, { colour: fillOf(pen, fire), alpha })
  pen.stroke(star, { colour: outline, alpha, width: Math.max(0.9, size * 0.17) })
  if (size <= 6) return
  if (fire === 'double')
    pen.fill(lozenge(pen, x, y + size * 0.03, size * 0.13, size * 0.25), { colour: outline, alpha })
  if (fire === 'triple') {
    const mark = polygon(pen, [x, y - size * 0.2, x + size * 0.2, y + size * 0.2, x - size * 0.2, y + size * 0.2])
    pen.fill(mark, { colour: inks.white, alpha })
  }
}

/** The last face of a headquarters. */
export function drawHeart(pen: Pen, x: number, y: number, size: number, isNow: boolean, alpha = 1): void {
  const heart = heartPath(pen, x, y, size)
  pen.fill(heart, { colour: isNow ? inks.heart : inks.faint, alpha })
  if (isNow) pen.stroke(heart, { colour: inks.ink, alpha, width: Math.max(0.8, size * 0.08) })
}
