import { PaintStyle, Skia, StrokeCap } from '@shopify/react-native-skia'
import { useEffect, useRef, useState } from 'react'
import { Pressable, View } from 'react-native'
import { Drawn, Icon, Text, gradient, shade } from '../../components'
import { duration, radius, useTheme } from '../../theme'

const RING = 108
const STEPS = 14

/** Held for 700 ms the ring fills and the curtain opens; or tapped twice, the second tap being the confirmation. */
export function HoldToLook({ onLook }: { onLook: () => void }) {
  const { look } = useTheme()
  const [filled, setFilled] = useState(0)
  const [armed, setArmed] = useState(false)
  const timer = useRef<ReturnType<typeof setInterval> | null>(null)
  const stop = (): void => {
    if (timer.current) clearInterval(timer.current)
    timer.current = null
    setFilled(0)
  }
  useEffect(() => stop, [])
  const begin = (): void => {
    stop()
    let step = 0
    timer.current = setInterval(() => {
      step++
      setFilled(step)
      if (step < STEPS) return
      stop()
      onLook()
    }, duration.holdToLook / STEPS)
  }
  const tap = (): void => (armed ? onLook() : setArmed(true))
  return (
    <View style={{ alignItems: 'center', gap: 8 }}>
      <Pressable
        testID="hold-to-look"
        accessibilityRole="button"
        accessibilityLabel={armed ? 'Look now' : 'Hold to look, or tap twice'}
        onPressIn={begin}
        onPressOut={stop}
        onPress={tap}
        onLongPress={() => undefined}
        delayLongPress={duration.holdToLook}
        style={{ width: RING, height: RING, alignItems: 'center', justifyContent: 'center' }}
      >
        <View style={{ position: 'absolute' }}>
          <Ring filled={filled} />
        </View>
        <View
          style={[
            {
              width: 82,
              height: 82,
              borderRadius: radius.pill,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: look.ui.accent,
            },
            gradient(shade(look.ui.accent, 0.2), look.ui.accent),
          ]}
        >
          <Icon name="eye" size={36} colour={look.ui.onAccent} />
        </View>
      </Pressable>
      <Text type="bodyStrong" style={{ color: '#F6EDD8' }}>
        {armed ? 'Tap again to look' : 'Hold to look'}
      </Text>
      <Text type="secondary" style={{ color: '#C8BA9F' }}>
        {armed ? 'Only the player named above' : 'or tap twice'}
      </Text>
    </View>
  )
}

function Ring({ filled }: { filled: number }) {
  const { look } = useTheme()
  return (
    <Drawn
      id={`ring ${filled} ${look.name}`}
      width={RING}
      height={RING}
      draw={canvas => {
        const paint = Skia.Paint()
        paint.setAntiAlias(true)
        paint.setStyle(PaintStyle.Stroke)
        paint.setStrokeWidth(6)
        paint.setStrokeCap(StrokeCap.Round)
        paint.setColor(Skia.Color('#4A4036'))
        canvas.drawCircle(RING / 2, RING / 2, RING / 2 - 4, paint)
        if (filled === 0) return
        paint.setColor(Skia.Color(look.ui.accent))
        const arc = Skia.PathBuilder.Make()
        arc.addArc(Skia.XYWHRect(4, 4, RING - 8, RING - 8), -90, (filled / STEPS) * 359)
        canvas.drawPath(arc.build(), paint)
      }}
    />
  )
}
