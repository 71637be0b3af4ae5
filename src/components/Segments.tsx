import { Pressable, View } from 'react-native'
import { radius, space, stroke, touch, useTheme } from '../theme'
import { Text } from './Text'

export interface SegmentsProps<T extends string | number> {
  readonly label: string
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
  readonly testID?: string
}

/** A choice of a few, all in sight. */
export function Segments<T extends string | number>({ label, value, choices, onChange, testID }: SegmentsProps<T>) {
  const { look } = useTheme()
  return (
    <View
      accessibilityRole="radiogroup"
      accessibilityLabel={label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.small }}
    >
      {choices.map(choice => {
        const chosen = choice.value === value
        return (
          <Pressable
            key={String(choice.value)}
            testID={testID ? `${testID}-${choice.value}` : undefined}
            accessibilityRole="radio"
            accessibilityLabel={choice.label}
            accessibilityState={{ checked: chosen }}
            aria-checked={chosen}
            onPress={() => onChange(choice.value)}
            style={{
              minHeight: touch.least,
              minWidth: touch.least,
              paddingHorizontal: space.medium,
              justifyContent: 'center',
              alignItems: 'center',
              borderRadius: radius.control,
              borderWidth: stroke.control,
              borderColor: chosen ? look.ui.ask : look.ui.lineStrong,
              backgroundColor: chosen ? look.ui.ask : 'transparent',
            }}
          >
            <Text type="button" ink={chosen ? 'onAsk' : 'ink'}>
              {choice.label}
            </Text>
          </Pressable>
        )
      })}
    </View>
  )
}
