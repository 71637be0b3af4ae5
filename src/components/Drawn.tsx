import type { SkCanvas } from '@shopify/react-native-skia'
import { Image, type ImageStyle, type StyleProp } from 'react-native'
import { drawnUri } from './picture'

export interface DrawnProps {
  /** Same id, same picture: everything the drawing depends on is in it. */
  readonly id: string
  readonly width: number
  readonly height: number
  readonly draw: (canvas: SkCanvas) => void
  readonly label?: string
  readonly style?: StyleProp<ImageStyle>
}

export function Drawn({ id, width, height, draw, label, style }: DrawnProps) {
  const uri = drawnUri(id, width, height, draw)
  return (
    <Image
      source={{ uri, width, height }}
      style={[{ width, height }, style]}
      resizeMode="stretch"
      accessible={label !== undefined}
      accessibilityLabel={label}
      aria-hidden={label === undefined}
    />
  )
}
