import { useAnimatedStyle, type SharedValue } from 'react-native-reanimated'
import type { Camera } from './camera'

/** Carries what was laid out for one camera to where it belongs under another. */
export const useFollow = (camera: SharedValue<Camera>, rest: Camera) =>
  useAnimatedStyle(() => {
    const now = camera.value
    return {
      transformOrigin: 'top left',
      transform: [
        { translateX: (rest.x - now.x) * now.zoom },
        { translateY: (rest.y - now.y) * now.zoom },
        { scale: now.zoom / rest.zoom },
      ],
    }
  }, [rest])
