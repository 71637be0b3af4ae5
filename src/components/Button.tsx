import { Pressable, View, type ViewStyle } from 'react-native'
import { radius, space, stroke, touch, useTheme, type Look } from '../theme'
import { FocusRing, useFocus, withoutOutline } from './FocusRing'
import { Icon, type IconName } from './Icon'
import { iconScale } from './iconParts'
import { gradient, shade } from './surfaces'
import { Text } from './Text'

export type ButtonKind = 'primary' | 'secondary' | 'onAsk' | 'quiet' | 'danger'

export interface ButtonProps {
  readonly label: string
  /** What a screen reader says, where the label is short. */
  readonly spoken?: string
  readonly onPress: () => void
  readonly kind?: ButtonKind
  readonly icon?: IconName
  readonly disabled?: boolean
  readonly testID?: string
  readonly hint?: string
  readonly grow?: boolean
}

interface Coat {
  readonly back: string
  readonly pressed: string
  readonly ink: 'onAccent' | 'ink' | 'onAsk' | 'accentText' | 'onDanger'
  readonly line?: string
}
function coatOf(kind: ButtonKind, { ui }: Look): Coat {
  switch (kind) {
    case 'primary':
      return { back: ui.accent, pressed: ui.accentPressed, ink: 'onAccent' }
    case 'secondary':
      return { back: 'transparent', pressed: ui.surfaceSunken, ink: 'ink', line: ui.lineStrong }
    case 'onAsk':
      return { back: ui.askRaised, pressed: ui.ask, ink: 'onAsk' }
    case 'quiet':
      return { back: 'transparent', pressed: ui.surfaceSunken, ink: 'accentText' }
    case 'danger':
      return { back: ui.danger, pressed: ui.danger, ink: 'onDanger' }
  }
}

export function Button({
  label,
  spoken,
  onPress,
  kind = 'secondary',
  icon,
  disabled,
  testID,
  hint,
  grow,
}: ButtonProps) {
  const { look, textScale } = useTheme()
  const { isFocused, focus } = useFocus()
  const coat = coatOf(kind, look)
  const frame: ViewStyle = {
    minHeight: Math.max(touch.least, (kind === 'quiet' ? touch.least : touch.primary) * Math.min(textScale, 1.4)),
    maxWidth: '100%',
    borderRadius: radius.control,
    paddingHorizontal: space.large,
    paddingVertical: space.tiny,
    justifyContent: 'center',
    borderWidth: coat.line ? stroke.control : 0,
    borderColor: coat.line,
    opacity: disabled ? 0.45 : 1,
  }
  const lit = kind === 'primary' && !look.isFlat ? gradient(shade(coat.back, 0.25), coat.back) : null
  return (
    <Pressable
      testID={testID}
      accessibilityRole="button"
      accessibilityLabel={spoken ?? label}
      accessibilityHint={hint}
      accessibilityState={{ disabled: disabled === true }}
      disabled={disabled}
      onPress={onPress}
      {...focus}
      style={({ pressed }) => [
        frame,
        withoutOutline,
        { backgroundColor: pressed ? coat.pressed : coat.back },
        pressed ? null : lit,
        grow && { flexGrow: 1 },
      ]}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.small }}>
        {icon && <Icon name={icon} size={20 * iconScale(textScale)} colour={look.ui[coat.ink]} />}
        <Text type="button" ink={coat.ink} centred style={{ flexShrink: 1 }}>
          {label}
        </Text>
      </View>
      {isFocused && <FocusRing round={radius.control} />}
    </Pressable>
  )
}
