import { Canvas, Image } from '@shopify/react-native-skia'
import { memo } from 'react'
import { View } from 'react-native'
import type { Camera } from '../camera/camera'
import type { Painting } from './easel'
import { imageOf } from './painting'

/** The whole sheet, coarse, under the sharp window: a throw never ends in the dark. Drawn once, then only moved. */
export const Underlay = memo(function Underlay({ painting, rest }: { painting: Painting | null; rest: Camera }) {
  if (!painting) return null
  const { width, height, box } = painting
  const transform = [
    { translateX: (box.x - rest.x) * rest.zoom },
    { translateY: (box.y - rest.y) * rest.zoom },
    { scale: (box.width / width) * rest.zoom },
  ]
  return (
    <View style={{ position: 'absolute', left: 0, top: 0, width, height, transformOrigin: 'top left', transform }}>
      <Canvas style={{ width, height }}>
        <Image image={imageOf(painting)} x={0} y={0} width={width} height={height} fit="fill" />
      </Canvas>
    </View>
  )
})
