import { Pressable, View } from 'react-native'
import { radius, touch, useTheme } from '../theme'
import { FocusRing, useFocus, withoutOutline } from './FocusRing'
import { Icon } from './Icon'

export interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly testID?: string
}

/** On: black earth with a wheat knob and a check. */
export function Switch({ label, on, onChange, testID }: SwitchProps) {
  const { look } = useTheme()
  const { isFocused, focus } = useFocus()
  return (
    <Pressable
      testID={testID}
      accessibilityRole="switch"
      accessibilityLabel={label}
      accessibilityState={{ checked: on }}
      aria-checked={on}
      onPress={() => onChange(!on)}
      {...focus}
      style={[
        { minHeight: touch.least, minWidth: 52, justifyContent: 'center', alignItems: 'flex-end' },
        withoutOutline,
      ]}
    >
      <View
        style={{
          width: 48,
          height: 28,
          borderRadius: radius.pill,
          padding: 3,
          alignItems: on ? 'flex-end' : 'flex-start',
          backgroundColor: on ? look.ui.ask : look.ui.surfaceSunken,
          borderWidth: 1.5,
          borderColor: on ? look.ui.ask : look.ui.lineStrong,
        }}
      >
        <View
          style={{
            width: 20,
            height: 20,
            borderRadius: radius.pill,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: on ? look.ui.accent : look.ui.surfaceRaised,
            borderWidth: on ? 0 : 1,
            borderColor: look.ui.lineStrong,
          }}
        >
          {on && <Icon name="check" size={14} colour={look.ui.onAccent} />}
        </View>
        {isFocused && <FocusRing round={radius.pill} />}
      </View>
    </Pressable>
  )
}
