import type { SkPath } from '@shopify/react-native-skia'
import type { Pen } from './pen'

/** A closed shape through x0 y0 x1 y1 ... */
export function polygon(pen: Pen, points: readonly number[], isOpen = false): SkPath {
  return pen.path(builder => {
    for (let i = 0; i + 1 < points.length; i += 2) {
      if (i === 0) builder.moveTo(points[0]!, points[1]!)
      else builder.lineTo(points[i]!, points[i + 1]!)
    }
    if (!isOpen) builder.close()
  })
}

export const openLine = (pen: Pen, points: readonly number[]): SkPath => polygon(pen, points, true)

export function starPath(pen: Pen, x: number, y: number, outer: number, inner: number, points = 5): SkPath {
  const corners: number[] = []
  for (let i = 0; i < points * 2; i++) {
    const angle = -Math.PI / 2 + (i * Math.PI) / points
    const reach = i % 2 ? inner : outer
    corners.push(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  return polygon(pen, corners)
}

export function heartPath(pen: Pen, x: number, y: number, size: number): SkPath {
  const at = (dx: number, dy: number) => [x + dx * size, y + dy * size] as const
  return pen.path(builder =>
    builder
      .moveTo(...at(0, 0.45))
      .cubicTo(...at(-0.75, -0.05), ...at(-0.45, -0.6), ...at(0, -0.22))
      .cubicTo(...at(0.45, -0.6), ...at(0.75, -0.05), ...at(0, 0.45))
      .close(),
  )
}

export const boltPath = (pen: Pen, x: number, y: number, size: number): SkPath =>
  polygon(
    pen,
    [0.12, -0.6, -0.34, 0.1, -0.02, 0.08, -0.14, 0.6, 0.34, -0.14, 0.02, -0.1].map(
      (value, i) => (i % 2 ? y : x) + value * size,
    ),
  )

export const arcPath = (pen: Pen, x: number, y: number, radius: number, from: number, sweep: number): SkPath =>
  pen.path(builder =>
    builder.addArc({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, from, sweep),
  )

export const ovalPath = (pen: Pen, x: number, y: number, rx: number, ry: number): SkPath =>
  pen.path(builder => builder.addOval({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry }))
