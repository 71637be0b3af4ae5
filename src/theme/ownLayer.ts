import { Platform, type ViewStyle } from 'react-native'

/**
 * A surface of its own for the browser's compositor. What moves needs no new paint then, and what stands over the map is
 * blended only where it stands, not over the whole screen.
 */
export const ownLayer: ViewStyle = Platform.OS === 'web' ? ({ willChange: 'transform' } as ViewStyle) : {}
