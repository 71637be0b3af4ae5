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

/** The cover: wheat under a pale sky, black earth below. */
export function Horizon({ width, height, ground, style }: HorizonProps) {
  const { look } = useTheme()
  if (width <= 0 || height <= 0) return null
  const size = { width: Math.ceil(width), height: Math.ceil(height), ground }
  return (
    <View aria-hidden style={style}>
      <Drawn
        id={`horizon ${look.name} ${ground}`}
        width={size.width}
        height={size.height}
        draw={canvas => drawHorizon(canvas, size, look)}
      />
    </View>
  )
}
