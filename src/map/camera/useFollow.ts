import { PixelRatio } from 'react-native'
import { useAnimatedStyle, type SharedValue } from 'react-native-reanimated'
import type { Camera } from './camera'

const pixels = PixelRatio.get()

/** Carries what was laid out for one camera to where it belongs under another; by whole pixels, for letters blur between them. */
export const useFollow = (camera: SharedValue<Camera>, rest: Camera) =>
  useAnimatedStyle(() => {
    const now = camera.value
    return {
      transformOrigin: 'top left',
      transform: [
        { translateX: Math.round((rest.x - now.x) * now.zoom * pixels) / pixels },
        { translateY: Math.round((rest.y - now.y) * now.zoom * pixels) / pixels },
        { scale: now.zoom / rest.zoom },
      ],
    }
  }, [rest])
