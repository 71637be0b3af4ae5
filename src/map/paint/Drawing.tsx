import { Canvas, Group, Picture, type SkPicture } from '@shopify/react-native-skia'
import { memo, useMemo } from 'react'

export interface DrawingProps {
  readonly width: number
  readonly height: number
  /** Around the origin, which lies in the middle; in points. */
  readonly pictures: readonly SkPicture[]
}

/** Something small that moves by itself: drawn once, then carried about. */
export const Drawing = memo(function Drawing({ width, height, pictures }: DrawingProps) {
  const middle = useMemo(() => [{ translateX: width / 2 }, { translateY: height / 2 }], [width, height])
  return (
    <Canvas style={{ width, height }}>
      <Group transform={middle}>
        {pictures.map((picture, i) => (
          <Picture key={i} picture={picture} />
        ))}
      </Group>
    </Canvas>
  )
})
