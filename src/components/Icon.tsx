import { PaintStyle, Skia, StrokeCap, StrokeJoin, type SkCanvas } from '@shopify/react-native-skia'
import { useTheme } from '../theme'
import { Drawn } from './Drawn'
import { iconGrid, iconParts, strokeOf, type IconProps } from './iconParts'
import type { IconName } from './iconPaths'

export type { IconName } from './iconPaths'

function drawIcon(canvas: SkCanvas, name: IconName, size: number, colour: string): void {
  canvas.scale(size / iconGrid, size / iconGrid)
  for (const { d, isFilled } of iconParts(name)) {
    const path = Skia.Path.MakeFromSVGString(d)
    if (!path) throw new Error(`icon ${name} has an unreadable part`)
    const paint = Skia.Paint()
    paint.setAntiAlias(true)
    paint.setColor(Skia.Color(colour))
    if (!isFilled) {
      paint.setStyle(PaintStyle.Stroke)
      paint.setStrokeWidth(strokeOf(size))
      paint.setStrokeCap(StrokeCap.Round)
      paint.setStrokeJoin(StrokeJoin.Round)
    }
    canvas.drawPath(path, paint)
  }
}

export function Icon({ name, size = 22, colour }: IconProps) {
  const { look } = useTheme()
  const ink = colour ?? look.ui.ink
  return (
    <Drawn id={`icon ${name} ${ink}`} width={size} height={size} draw={canvas => drawIcon(canvas, name, size, ink)} />
  )
}
