import { Pressable, View } from 'react-native'
import { radius, space, stroke, touch, useTheme } from '../theme'
import { FocusRing, useFocus, withoutOutline } from './FocusRing'
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
  return (
    <View
      accessibilityRole="radiogroup"
      accessibilityLabel={label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.small }}
    >
      {choices.map(choice => (
        <Segment
          key={String(choice.value)}
          label={choice.label}
          isChosen={choice.value === value}
          onPress={() => onChange(choice.value)}
          testID={testID ? `${testID}-${choice.value}` : undefined}
        />
      ))}
    </View>
  )
}

interface SegmentProps {
  readonly label: string
  readonly isChosen: boolean
  readonly onPress: () => void
  readonly testID?: string
}
function Segment({ label, isChosen, onPress, testID }: SegmentProps) {
  const { look } = useTheme()
  const { isFocused, focus } = useFocus()
  return (
    <Pressable
      testID={testID}
      accessibilityRole="radio"
      accessibilityLabel={label}
      accessibilityState={{ checked: isChosen }}
      aria-checked={isChosen}
      onPress={onPress}
      {...focus}
      style={{
        minHeight: touch.least,
        minWidth: touch.least,
        paddingHorizontal: space.medium,
        justifyContent: 'center',
        alignItems: 'center',
        borderRadius: radius.control,
        borderWidth: stroke.control,
        borderColor: isChosen ? look.ui.ask : look.ui.lineStrong,
        backgroundColor: isChosen ? look.ui.ask : 'transparent',
        ...withoutOutline,
      }}
    >
      <Text type="button" ink={isChosen ? 'onAsk' : 'ink'}>
        {label}
      </Text>
      {isFocused && <FocusRing round={radius.control} />}
    </Pressable>
  )
}
