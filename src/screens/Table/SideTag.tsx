import { View } from 'react-native'
import { Text } from '../../components'
import { radius, space, stroke, useTheme } from '../../theme'
import { tagInk } from './tagInk'

/** Whose turn to answer it is, on black earth: his colour, and his name in words. */
export function SideTag({ side, name }: { side: 0 | 1; name: string }) {
  const { look, palette } = useTheme()
  return (
    <View
      testID="who"
      accessible
      accessibilityLabel={`${name} decides`}
      style={{
        paddingHorizontal: space.small,
        paddingVertical: 3,
        borderRadius: radius.chip,
        borderWidth: stroke.hair,
        borderColor: look.ui.onAskSoft,
        backgroundColor: palette.sides[side],
      }}
    >
      <Text type="caps" style={{ color: tagInk(palette.sides[side]) }}>
        {name}
      </Text>
    </View>
  )
}
