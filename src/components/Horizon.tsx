import { View, type StyleProp, type ViewStyle } from 'react-native'
import { useTheme } from '../theme'
import { Drawn } from './Drawn'
import { drawHorizon } from './earth'

export interface HorizonProps {
  readonly width: number
  readonly height: number
  readonly ground: number
  readonly style?: StyleProp<ViewStyle>
}

/** The cover: wheat under a pale sky, black earth below. Bare until the rest of the screen stands. */
export function Horizon({ width, height, ground, style }: HorizonProps) {
  const { look } = useTheme()
  if (width <= 0 || height <= 0) return null
  const size = { width: Math.ceil(width), height: Math.ceil(height), ground }
  const sky = look.isFlat ? '#FFFFFF' : look.isDark ? '#3A2F1B' : '#F0E0B6'
  return (
    <View
      aria-hidden
      style={[{ width: size.width, height: size.height, backgroundColor: '#1E1811', overflow: 'hidden' }, style]}
    >
      <View style={{ height: ground, backgroundColor: sky }} />
      <View style={{ position: 'absolute', top: 0, left: 0 }}>
        <Drawn
          later
          id={`horizon ${look.name} ${ground}`}
          width={size.width}
          height={size.height}
          draw={canvas => drawHorizon(canvas, size, look)}
        />
      </View>
    </View>
  )
}
