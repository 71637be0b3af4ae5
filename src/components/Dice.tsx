import { Skia, PaintStyle, type SkCanvas } from '@shopify/react-native-skia'
import { useEffect } from 'react'
import { View } from 'react-native'
import Animated, { Easing, useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated'
import { easing, space, useTheme } from '../theme'
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

export interface DiceProps {
  readonly dice: readonly Die[]
  readonly side: 0 | 1
  readonly size?: number
  /** They are falling now: each takes so long, the next begins a little later. Still without. */
  readonly tumble?: { readonly lasts: number; readonly stagger: number; readonly first: number } | null
  /** Dice in a row. */
  readonly across?: number
}

/** The dice of one piece or one side, in rows. */
export function Dice({ dice, side, size = 30, tumble = null, across = 6 }: DiceProps) {
  const hits = dice.filter(({ hit }) => hit).length
  const label = `Dice ${dice.map(({ value }) => value).join(', ')}: ${hits} ${hits === 1 ? 'hit' : 'hits'}`
  return (
    <View
      accessible
      accessibilityLabel={tumble ? `${dice.length} dice roll` : label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny, maxWidth: across * (size + space.tiny) }}
    >
      {dice.map((die, i) => (
        <OneDie
          key={i}
          die={die}
          side={side}
          size={size}
          lasts={tumble?.lasts ?? 0}
          delay={tumble ? (tumble.first + i) * tumble.stagger : 0}
        />
      ))}
    </View>
  )
}

interface OneDieProps {
  readonly die: Die
  readonly side: 0 | 1
  readonly size: number
  readonly lasts: number
  readonly delay: number
}
const curve = Easing.bezier(...easing.enter)
const HALF = 0.45
const STILL = 0.985

/** It shows some other number while it turns, then its own, then whether it hit. */
function OneDie({ die: { value, hit }, side, size, lasts, delay }: OneDieProps) {
  const { look, palette } = useTheme()
  const share = useSharedValue(lasts > 0 ? 0 : 1)
  useEffect(() => {
    share.value = lasts > 0 ? withDelay(delay, withTiming(1, { duration: lasts, easing: curve })) : 1
  }, [share, lasts, delay])
  const turn = useAnimatedStyle(() => ({
    transform: [
      { translateY: -size * 0.45 * 4 * share.value * (1 - share.value) },
      { rotate: `${(1 - share.value) * -720}deg` },
    ],
  }))
  const isOther = useAnimatedStyle(() => ({ opacity: share.value < HALF ? 1 : 0 }))
  const isOwn = useAnimatedStyle(() => ({ opacity: share.value >= HALF && (!hit || share.value < STILL) ? 1 : 0 }))
  const isHit = useAnimatedStyle(() => ({ opacity: hit && share.value >= STILL ? 1 : 0 }))
  const face = (shown: number, isMarked: boolean) => (
    <Drawn
      id={`die ${shown} ${isMarked} ${side} ${palette.name} ${look.name}`}
      width={size}
      height={size}
      draw={canvas => drawDie(canvas, size, shown, isMarked ? hitCoat(palette.sides[side], look.ui.accent) : missCoat)}
    />
  )
  return (
    <Animated.View style={[{ width: size, height: size }, turn]}>
      {lasts > 0 && <Animated.View style={[layer, isOther]}>{face(7 - value, false)}</Animated.View>}
      <Animated.View style={[layer, isOwn]}>{face(value, false)}</Animated.View>
      {hit && <Animated.View style={[layer, isHit]}>{face(value, true)}</Animated.View>}
    </Animated.View>
  )
}
const layer = { position: 'absolute', left: 0, top: 0 } as const
const missCoat: Coat = { fill: '#FBF6E8', pip: '#6C5D4A', edge: '#B9AA89', rim: null }
const hitCoat = (fill: string, rim: string): Coat => ({ fill, pip: '#FFFFFF', edge: '#00000055', rim })
