import { PaintStyle, Skia, StrokeCap, StrokeJoin, type SkCanvas } from '@shopify/react-native-skia'
import { useState } from 'react'
import { View } from 'react-native'
import { Drawn, SideMark, Text } from '../../components'
import { space, useTheme } from '../../theme'

export interface PlotProps {
  readonly title: string
  /** One value a side at each moment. */
  readonly values: readonly (readonly [number, number])[]
  readonly sideNames: readonly [string, string]
}
const TALL = 72
const EDGE = 3

/** The points of a line in steps, from one baseline: a value holds until the next. */
export function stepsOf(values: readonly number[], most: number, width: number, height: number) {
  const across = (i: number): number => (values.length < 2 ? 0 : (i * (width - 2 * EDGE)) / (values.length - 1)) + EDGE
  const up = (value: number): number => height - EDGE - (value / Math.max(1, most)) * (height - 2 * EDGE)
  return values.flatMap((value, i) => {
    const point = { x: across(i), y: up(value) }
    return i === 0 ? [point] : [{ x: point.x, y: up(values[i - 1]!) }, point]
  })
}

/** Two lines over the length of the game, the last value of each in words. */
export function Plot({ title, values, sideNames }: PlotProps) {
  const { look, palette } = useTheme()
  const [width, setWidth] = useState(0)
  const most = Math.max(1, ...values.flat())
  const last = values.at(-1) ?? [0, 0]
  const draw = (canvas: SkCanvas): void => {
    canvas.drawLine(0, TALL - 1, width, TALL - 1, penOf(look.ui.lineStrong, 1))
    for (const side of [1, 0] as const)
      drawLine(
        canvas,
        stepsOf(
          values.map(pair => pair[side]),
          most,
          width,
          TALL,
        ),
        palette.sides[side],
        side === 1,
      )
  }
  const spoken = `${title}: ${sideNames[0]} ${last[0]}, ${sideNames[1]} ${last[1]} at the end`
  return (
    <View
      style={{ gap: space.tiny }}
      onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width))}
      accessible
      accessibilityLabel={spoken}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
        <Text type="bodyStrong" style={{ flex: 1 }}>
          {title}
        </Text>
        {([0, 1] as const).map(side => (
          <View key={side} style={{ flexDirection: 'row', alignItems: 'center', gap: space.tiny }}>
            <SideMark side={side} height={14} />
            <Text type="number">{last[side]}</Text>
          </View>
        ))}
      </View>
      {width > 0 && (
        <Drawn
          id={`plot ${title} ${look.name} ${palette.name} ${JSON.stringify(values)}`}
          width={width}
          height={TALL}
          draw={draw}
        />
      )}
    </View>
  )
}

function penOf(colour: string, width: number) {
  const paint = Skia.Paint()
  paint.setAntiAlias(true)
  paint.setStyle(PaintStyle.Stroke)
  paint.setStrokeWidth(width)
  paint.setStrokeCap(StrokeCap.Round)
  paint.setStrokeJoin(StrokeJoin.Round)
  paint.setColor(Skia.Color(colour))
  return paint
}
/** The second side is dashed as well: colour alone says nothing. */
function drawLine(canvas: SkCanvas, points: ReturnType<typeof stepsOf>, colour: string, isDashed: boolean): void {
  const path = Skia.Path.Make()
  points.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))
  const paint = penOf(colour, 2.5)
  if (isDashed) paint.setPathEffect(Skia.PathEffect.MakeDash([7, 4]))
  canvas.drawPath(path, paint)
}
