import { Pressable, View } from 'react-native'
import { radius, space, stroke, touch, useTheme, type Look } from '../theme'
import { FocusRing, useFocus, withoutOutline } from './FocusRing'
import { Text } from './Text'

export interface SegmentsProps<T extends string | number> {
  readonly label: string
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
  readonly testID?: string
  /** On black earth; there the chosen one is paper, for wheat is kept for the deed. */
  readonly onAsk?: boolean
}

/** A choice of a few, all in sight. */
export function Segments<T extends string | number>({
  label,
  value,
  choices,
  onChange,
  testID,
  onAsk = false,
}: SegmentsProps<T>) {
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
          onAsk={onAsk}
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
  readonly onAsk: boolean
  readonly onPress: () => void
  readonly testID?: string
}
function Segment({ label, isChosen, onAsk, onPress, testID }: SegmentProps) {
  const { look } = useTheme()
  const { back, edge, ink } = (isChosen ? chosenCoat : openCoat)(look, onAsk)
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
        borderColor: edge,
        backgroundColor: back,
        ...withoutOutline,
      }}
    >
      <Text type="button" ink={ink}>
        {label}
      </Text>
      {isFocused && <FocusRing round={radius.control} />}
    </Pressable>
  )
}

interface Coat {
  readonly back: string
  readonly edge: string
  readonly ink: 'ask' | 'ink' | 'onAsk'
}
/** In the dark, black earth is not enough to tell the chosen one: it gets a rim of wheat. */
const chosenCoat = ({ ui, isDark }: Look, onAsk: boolean): Coat =>
  onAsk
    ? { back: ui.onAsk, edge: ui.onAsk, ink: 'ask' }
    : { back: ui.ask, edge: isDark ? ui.accent : ui.ask, ink: 'onAsk' }
const openCoat = ({ ui }: Look, onAsk: boolean): Coat =>
  onAsk
    ? { back: ui.askRaised, edge: ui.askRaised, ink: 'onAsk' }
    : { back: 'transparent', edge: ui.lineStrong, ink: 'ink' }
