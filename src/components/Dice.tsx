import { Skia, PaintStyle, type SkCanvas } from '@shopify/react-native-skia'
import { View } from 'react-native'
import { space, useTheme } from '../theme'
import { Drawn } from './Drawn'

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  3: [
    [0.27, 0.27],
    [0.5, 0.5],
    [0.73, 0.73],
  ],
  4: [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  5: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.5, 0.5],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  6: [
    [0.28, 0.24],
    [0.72, 0.24],
    [0.28, 0.5],
    [0.72, 0.5],
    [0.28, 0.76],
    [0.72, 0.76],
  ],
}

export interface Die {
  readonly value: number
  readonly hit: boolean
}
interface Coat {
  readonly fill: string
  readonly pip: string
  readonly edge: string
  readonly rim: string | null
}

/** A hit differs by fill, by its rim and by the notch below. */
function drawDie(canvas: SkCanvas, size: number, value: number, { fill, pip, edge, rim }: Coat): void {
  const paint = Skia.Paint()
  paint.setAntiAlias(true)
  const body = Skia.RRectXY(Skia.XYWHRect(2, 2, size - 4, size - 4), size * 0.2, size * 0.2)
  paint.setColor(Skia.Color('#281A0A40'))
  canvas.drawRRect(Skia.RRectXY(Skia.XYWHRect(2, 3.5, size - 4, size - 4), size * 0.2, size * 0.2), paint)
  paint.setColor(Skia.Color(fill))
  canvas.drawRRect(body, paint)
  paint.setStyle(PaintStyle.Stroke)
  paint.setStrokeWidth(rim ? 2.5 : 1)
  paint.setColor(Skia.Color(rim ?? edge))
  canvas.drawRRect(body, paint)
  paint.setStyle(PaintStyle.Fill)
  if (rim) {
    const notch = Skia.PathBuilder.Make()
    notch.moveTo(size / 2 - 4, size - 1.5)
    notch.lineTo(size / 2, size - 6.5)
    notch.lineTo(size / 2 + 4, size - 1.5)
    notch.close()
    canvas.drawPath(notch.build(), coloured(rim))
  }
  for (const [x, y] of spots[value] ?? []) canvas.drawCircle(x * size, y * size, size * 0.085, coloured(pip))
}
function coloured(colour: string) {
  const paint = Skia.Paint()
  paint.setAntiAlias(true)
  paint.setColor(Skia.Color(colour))
  return paint
}

/** The dice of one piece or one side, in rows of six. */
export function Dice({ dice, side, size = 30 }: { dice: readonly Die[]; side: 0 | 1; size?: number }) {
  const { look, palette } = useTheme()
  const hits = dice.filter(({ hit }) => hit).length
  const label = `Dice ${dice.map(({ value }) => value).join(', ')}: ${hits} ${hits === 1 ? 'hit' : 'hits'}`
  const coatOf = (hit: boolean): Coat =>
    hit
      ? { fill: palette.sides[side], pip: '#FFFFFF', edge: '#00000055', rim: look.ui.accent }
      : { fill: '#FBF6E8', pip: '#6C5D4A', edge: '#B9AA89', rim: null }
  return (
    <View
      accessible
      accessibilityLabel={label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny, maxWidth: 6 * (size + space.tiny) }}
    >
      {dice.map(({ value, hit }, i) => (
        <Drawn
          key={i}
          id={`die ${value} ${hit} ${side} ${palette.name} ${look.name}`}
          width={size}
          height={size}
          draw={canvas => drawDie(canvas, size, value, coatOf(hit))}
        />
      ))}
    </View>
  )
}
