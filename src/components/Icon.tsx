import { PaintStyle, Skia, StrokeCap, StrokeJoin, type SkCanvas } from '@shopify/react-native-skia'
import { useTheme } from '../theme'
import { Drawn } from './Drawn'
import { iconPaths, type IconName } from './iconPaths'

export type { IconName } from './iconPaths'

const GRID = 24

function drawIcon(canvas: SkCanvas, name: IconName, size: number, colour: string): void {
  canvas.scale(size / GRID, size / GRID)
  for (const part of iconPaths[name].split('|')) {
    const filled = part.startsWith('f:')
    const path = Skia.Path.MakeFromSVGString(filled ? part.slice(2) : part)
    if (!path) throw new Error(`icon ${name} has an unreadable part`)
    const paint = Skia.Paint()
    paint.setAntiAlias(true)
    paint.setColor(Skia.Color(colour))
    if (!filled) {
      paint.setStyle(PaintStyle.Stroke)
      paint.setStrokeWidth((size >= 32 ? 2 : 1.75) * (GRID / size) * Math.min(1, size / 20))
      paint.setStrokeCap(StrokeCap.Round)
      paint.setStrokeJoin(StrokeJoin.Round)
    }
    canvas.drawPath(path, paint)
  }
}

export function Icon({ name, size = 22, colour }: { name: IconName; size?: number; colour?: string }) {
  const { look } = useTheme()
  const ink = colour ?? look.ui.ink
  return (
    <Drawn id={`icon ${name} ${ink}`} width={size} height={size} draw={canvas => drawIcon(canvas, name, size, ink)} />
  )
}
