import { Platform, View } from 'react-native'
import { stroke, useTheme } from '../theme'

/** Keyboard focus: a blue ring on a light casing, drawn outside of what it marks. */
export function FocusRing({ round }: { round: number }) {
  const { look } = useTheme()
  if (Platform.OS !== 'web') return null
  return (
    <View
      aria-hidden
      style={{
        position: 'absolute',
        top: -4,
        left: -4,
        right: -4,
        bottom: -4,
        pointerEvents: 'none',
        borderRadius: round + 4,
        borderWidth: stroke.focus,
        borderColor: look.ui.focus,
        boxShadow: '0 0 0 2px #FFFFFF, inset 0 0 0 1px #FFFFFF',
      }}
    />
  )
}
