import type { ReactNode } from 'react'
import { View, type StyleProp, type ViewStyle } from 'react-native'
import { radius, stroke, useTheme } from '../theme'
import { shadowOf } from './surfaces'

export function Card({ children, style }: { children: ReactNode; style?: StyleProp<ViewStyle> }) {
  const { look } = useTheme()
  return (
    <View
      style={[
        {
          backgroundColor: look.ui.surface,
          borderRadius: radius.card,
          borderWidth: stroke.hair,
          borderColor: look.ui.line,
        },
        look.isFlat ? null : shadowOf('card'),
        style,
      ]}
    >
      {children}
    </View>
  )
}
