import type { SkPath } from '@shopify/react-native-skia'
import type { Arm } from '../pieces/thing'
import { inks } from './colours'
import { arcPath, openLine, ovalPath, polygon } from './paths'
import type { Pen } from './pen'

/** A symbol box around the origin: half its width and height, its line and its inks. */
interface Frame {
  readonly pen: Pen
  readonly x: number
  readonly y: number
  readonly line: number
  readonly ink: string
}

const stroke = ({ pen, line, ink }: Frame, path: SkPath, weight = 1) =>
  pen.stroke(path, { colour: ink, width: line * weight })
const fill = ({ pen, ink }: Frame, path: SkPath) => pen.fill(path, { colour: ink })
const run = (frame: Frame, points: readonly number[], weight = 1) =>
  stroke(
    frame,
    openLine(
      frame.pen,
      points.map((value, i) => value * (i % 2 ? frame.y : frame.x)),
    ),
    weight,
  )

const cross = (frame: Frame) => {
  run(frame, [-1, -1, 1, 1])
  run(frame, [1, -1, -1, 1])
}
const oval = (frame: Frame) => stroke(frame, ovalPath(frame.pen, 0, 0, frame.x * 0.66, frame.y * 0.56), 1.15)
const slash = (frame: Frame) => run(frame, [-1, 1, 1, -1])

const symbols: Readonly<Record<Arm | 'air', (frame: Frame) => void>> = {
  infantry: cross,
  tank: oval,
  lightTank: frame => {
    oval(frame)
    slash(frame)
  },
  motorized: frame => {
    cross(frame)
    run(frame, [0, -1, 0, 1])
  },
  mechanized: frame => {
    cross(frame)
    oval(frame)
  },
  cavalry: slash,
  mountain: frame => {
    cross(frame)
    const { pen, x, y } = frame
    fill(frame, polygon(pen, [0, y * 0.05, x * 0.34, y, -x * 0.34, y]))
  },
  jaeger: frame => {
    cross(frame)
    run(frame, [-0.3, 0.92, 0, 0.34, 0.3, 0.92], 1.1)
  },
  airborne: frame => {
    cross(frame)
    const { pen, x, y } = frame
    for (const side of [-1, 1]) stroke(frame, arcPath(pen, side * x * 0.22, y * 0.92, x * 0.22, 180, 180), 1.1)
  },
  marine: drawAnchor,
  security: frame => {
    cross(frame)
    run(frame, [-1, 0, 1, 0], 1.6)
  },
  artillery: frame => fill(frame, ovalPath(frame.pen, 0, 0, frame.y * 0.36, frame.y * 0.36)),
  fortress: frame =>
    run(
      frame,
      [
        -0.7, 0.5, -0.7, -0.1, -0.42, -0.1, -0.42, -0.5, -0.14, -0.5, -0.14, -0.1, 0.14, -0.1, 0.14, -0.5, 0.42, -0.5,
        0.42, -0.1, 0.7, -0.1, 0.7, 0.5,
      ],
      1.1,
    ),
  blank: () => undefined,
  air: drawPropeller,
}

function drawAnchor(frame: Frame): void {
  cross(frame)
  const { pen, y } = frame
  const size = y * 0.62
  stroke(frame, openLine(pen, [0, -size * 0.72, 0, size]), 1.05)
  stroke(frame, openLine(pen, [-size * 0.4, -size * 0.36, size * 0.4, -size * 0.36]), 1.05)
  stroke(frame, arcPath(pen, 0, size * 0.22, size * 0.78, 27, 126), 1.05)
  stroke(frame, arcPath(pen, 0, -size * 0.92, size * 0.2, 0, 360), 1.05)
}

function drawPropeller(frame: Frame): void {
  const { pen, x, y } = frame
  const blade = (side: number) =>
    pen.path(builder =>
      builder
        .moveTo(0, 0)
        .cubicTo(side * x * 0.3, -y * 0.9, side * x * 0.8, -y * 0.7, side * x * 0.8, 0)
        .cubicTo(side * x * 0.8, y * 0.7, side * x * 0.3, y * 0.9, 0, 0),
    )
  for (const side of [1, -1]) stroke(frame, blade(side), 1.15)
}

export interface SymbolBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly line: number
  readonly ink?: string
  readonly paper?: string | null
}

/** The symbol of an arm in its box; `x` and `y` are the middle. */
export function drawSymbol(
  pen: Pen,
  arm: Arm | 'air',
  { x, y, width, height, line, ink = inks.ink, paper = inks.cream }: SymbolBox,
): void {
  const box = { x: -width / 2, y: -height / 2, width, height }
  pen.saved(() => {
    pen.canvas.translate(x, y)
    if (paper) pen.fillBox(box, 0, { colour: paper })
    pen.within(box, 0, () => symbols[arm]({ pen, x: width / 2, y: height / 2, line, ink }))
    if (paper) pen.strokeBox(box, 0, { colour: ink, width: line, join: 'miter' })
  })
}
