import { View } from 'react-native'
import { Text } from '../../components'
import { stroke, useTheme } from '../../theme'
import type { Period } from './periods'

const ROOMY = 3
const LETTERS = 3

/** Under the plots: which stretch of them is which month. */
export function Axis({ periods }: { periods: readonly Period[] }) {
  const { look, textScale } = useTheme()
  const isRoomy = periods.length <= ROOMY && textScale < 1.3
  return (
    <View
      accessible
      accessibilityLabel={`From left to right: ${periods.map(({ name }) => name).join(', ')}`}
      style={{ flexDirection: 'row' }}
    >
      {periods.map(({ name, length }, i) => (
        <View
          key={i}
          style={{
            flexGrow: length,
            flexBasis: 0,
            paddingLeft: 4,
            borderLeftWidth: stroke.hair,
            borderColor: look.ui.lineStrong,
          }}
        >
          <Text type="rule" ink="inkSoft">
            {isRoomy ? name.split(' ')[0] : name.slice(0, LETTERS)}
          </Text>
        </View>
      ))}
    </View>
  )
}
