import type { FormationPattern } from '../../theme/pieces'
import { openLine } from './paths'
import type { Box, Ink, Pen } from './pen'

const pitch = 4

/** The second cue of a formation, for eyes that mistake its colour. */
export function drawPattern(pen: Pen, pattern: FormationPattern, box: Box, ink: Ink): void {
  const line = (points: readonly number[]) => pen.stroke(openLine(pen, points), { ...ink, width: 1 })
  const { x, y, width, height } = box
  const has = (...names: FormationPattern[]) => names.includes(pattern)
  pen.within(box, 0, () => {
    if (has('diagonal')) for (const i of steps(-height, width)) line([x + i, y + height, x + i + height, y])
    if (has('diagonalBack')) for (const i of steps(-height, width)) line([x + i, y, x + i + height, y + height])
    if (has('horizontal', 'grid')) for (const i of steps(pitch / 2, height)) line([x, y + i, x + width, y + i])
    if (has('vertical', 'grid')) for (const i of steps(pitch / 2, width)) line([x + i, y, x + i, y + height])
    if (has('dots'))
      for (const i of steps(pitch / 2, width))
        for (const j of steps(pitch / 2, height)) pen.fillDisc(x + i, y + j, 0.8, ink)
  })
}

const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / pitch)) }, (_, i) => from + i * pitch)
