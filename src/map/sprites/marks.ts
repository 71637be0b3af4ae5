import type { NationMark } from '../../theme/pieces'
import { openLine, ovalPath, polygon, starPath } from './paths'
import type { Ink, Pen } from './pen'

type Draw = (pen: Pen, size: number, ink: Ink) => void

/** Plain national marks around the origin, `size` wide. */
const marks: Readonly<Record<NationMark, Draw>> = {
  cross: (pen, size, ink) => {
    const [far, near] = [size * 0.5, size * 0.15]
    for (const [sx, sy] of [
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const corner = openLine(pen, [sx * near, sy * far, sx * near, sy * near, sx * far, sy * near])
      pen.stroke(corner, { ...ink, width: size * 0.085, join: 'miter' })
    }
  },
  star: (pen, size, ink) =>
    pen.stroke(starPath(pen, 0, size * 0.03, size * 0.52, size * 0.208), { ...ink, width: size * 0.07 }),
  roundel: (pen, size, ink) => {
    pen.strokeDisc(0, 0, size * 0.46, { ...ink, width: size * 0.075 })
    pen.strokeDisc(0, 0, size * 0.27, { ...ink, width: size * 0.075 })
    pen.fillDisc(0, 0, size * 0.1, ink)
  },
  wedge: (pen, size, ink) => {
    for (const half of [size * 0.5, size * 0.26]) {
      const top = size * 0.06 - half * 0.72
      const wedge = polygon(pen, [-half, top, half, top, 0, half * 0.95 + size * 0.02])
      pen.stroke(wedge, { ...ink, width: size * 0.075, join: 'miter' })
    }
  },
  shield: drawShield,
  discCross: (pen, size, ink) => {
    const [reach, arm, ring] = [size * 0.48, size * 0.1, size * 0.26]
    const cross = polygon(pen, [
      -arm,
      -reach,
      arm,
      -reach,
      arm,
      -arm,
      reach,
      -arm,
      reach,
      arm,
      arm,
      arm,
      arm,
      reach,
      -arm,
      reach,
      -arm,
      arm,
      -reach,
      arm,
      -reach,
      -arm,
      -arm,
      -arm,
    ])
    pen.saved(() => {
      pen.canvas.clipPath(ovalPath(pen, 0, 0, ring, ring), 0, true)
      pen.fill(cross, ink)
    })
    pen.fillDisc(0, 0, size * 0.19, ink)
  },
}

function drawShield(pen: Pen, size: number, ink: Ink): void {
  const half = size * 0.4
  const shield = pen.path(builder =>
    builder
      .moveTo(-half, -size * 0.46)
      .lineTo(half, -size * 0.46)
      .lineTo(half, size * 0.06)
      .quadTo(half, size * 0.36, 0, size * 0.52)
      .quadTo(-half, size * 0.36, -half, size * 0.06)
      .close(),
  )
  pen.stroke(shield, { ...ink, width: size * 0.075 })
  const bar = { ...ink, alpha: (ink.alpha ?? 1) * 0.85, width: size * 0.13 }
  pen.stroke(openLine(pen, [0, -size * 0.46, 0, size * 0.5]), bar)
  pen.stroke(openLine(pen, [-half, -size * 0.1, half, -size * 0.1]), bar)
}

export function drawMark(pen: Pen, mark: NationMark, x: number, y: number, size: number, ink: Ink): void {
  pen.saved(() => {
    pen.canvas.translate(x, y)
    marks[mark](pen, size, ink)
  })
}
