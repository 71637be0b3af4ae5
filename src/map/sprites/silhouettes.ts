import type { SkPath } from '@shopify/react-native-skia'
import { openLine, ovalPath } from './paths'
import type { Pen } from './pen'

/** Plan view of an aircraft, nose up, around the origin; `size` is half its span. */
export function bomberPath(pen: Pen, size: number): SkPath {
  const at = (x: number, y: number) => [x * size, y * size] as const
  return pen.path(builder => {
    builder
      .moveTo(...at(0, -0.95))
      .quadTo(...at(0.13, -0.9), ...at(0.13, -0.5))
      .lineTo(...at(0.14, -0.28))
    builder
      .lineTo(...at(0.95, 0.02))
      .quadTo(...at(1.02, 0.1), ...at(0.95, 0.17))
      .lineTo(...at(0.14, 0.16))
    builder
      .lineTo(...at(0.09, 0.62))
      .lineTo(...at(0.4, 0.8))
      .lineTo(...at(0.4, 0.92))
      .lineTo(...at(0, 0.86))
    builder
      .lineTo(...at(-0.4, 0.92))
      .lineTo(...at(-0.4, 0.8))
      .lineTo(...at(-0.09, 0.62))
      .lineTo(...at(-0.14, 0.16))
    builder
      .lineTo(...at(-0.95, 0.17))
      .quadTo(...at(-1.02, 0.1), ...at(-0.95, 0.02))
      .lineTo(...at(-0.14, -0.28))
    builder
      .lineTo(...at(-0.13, -0.5))
      .quadTo(...at(-0.13, -0.9), ...at(0, -0.95))
      .close()
  })
}

export function drawBomber(pen: Pen, x: number, y: number, size: number, colour: string): void {
  pen.saved(() => {
    pen.canvas.translate(x, y)
    pen.fill(bomberPath(pen, size), { colour })
    for (const side of [-1, 1])
      pen.fill(ovalPath(pen, side * size * 0.4, -size * 0.2, size * 0.085, size * 0.24), { colour })
  })
}

/** Profile of a warship in a box `width` by `height` around x, y. The battleship has one more turret and funnel. */
export function drawShip(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  isBattleship: boolean,
  colour: string,
): void {
  const [X, Y] = [width / 2, height / 2]
  const ink = { colour }
  const block = (bx: number, by: number, w: number, h: number) =>
    pen.fillBox({ x: X * bx, y: Y * by, width: X * w, height: Y * h }, 0, ink)
  const mast = (points: readonly number[]) =>
    pen.stroke(
      openLine(
        pen,
        points.map((value, i) => value * (i % 2 ? Y : X)),
      ),
      { ...ink, width: Math.max(1, height * 0.05) },
    )
  pen.saved(() => {
    pen.canvas.translate(x, y)
    pen.fill(hullPath(pen, X, Y), ink)
    block(-0.3, -0.12, 0.56, 0.4)
    block(-0.02, -0.5, 0.2, 0.5)
    block(-0.24, -0.42, 0.13, 0.4)
    if (isBattleship) block(0.2, -0.3, 0.1, 0.4)
    mast([0.08, -0.5, 0.08, -0.98])
    mast([-0.02, -0.72, 0.18, -0.72])
    mast([-0.42, -0.1, -0.42, -0.7])
    for (const turret of isBattleship ? [0.42, 0.66, -0.5, -0.72] : [0.46, 0.66, -0.62]) {
      block(turret - 0.06, 0, 0.15, 0.24)
      mast([turret, 0.08, turret + Math.sign(turret) * 0.22, -0.02])
    }
  })
}

const hullPath = (pen: Pen, X: number, Y: number): SkPath =>
  pen.path(builder =>
    builder
      .moveTo(-X * 0.98, Y * 0.22)
      .lineTo(X * 0.98, Y * 0.12)
      .quadTo(X * 0.86, Y * 0.5, X * 0.7, Y * 0.62)
      .lineTo(-X * 0.78, Y * 0.62)
      .quadTo(-X * 0.94, Y * 0.5, -X * 0.98, Y * 0.22)
      .close(),
  )
