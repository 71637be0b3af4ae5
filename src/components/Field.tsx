import { TextInput, View, type TextInputProps } from 'react-native'
import { radius, space, stroke, textLook, touch, useTheme } from '../theme'
import { FocusRing, useFocus, withoutOutline } from './FocusRing'
import { Icon, type IconName } from './Icon'

export interface FieldProps extends Omit<TextInputProps, 'style'> {
  readonly label: string
  readonly icon?: IconName
}

export function Field({ label, icon, onBlur, ...rest }: FieldProps) {
  const { look, textScale } = useTheme()
  const { isFocused, focus } = useFocus()
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.small,
        minHeight: touch.least,
        paddingHorizontal: space.medium,
        borderRadius: radius.control,
        borderWidth: stroke.control,
        borderColor: look.ui.lineStrong,
        backgroundColor: look.ui.surfaceRaised,
      }}
    >
      {icon && <Icon name={icon} size={18} colour={look.ui.inkFaint} />}
      <TextInput
        accessibilityLabel={label}
        placeholderTextColor={look.ui.inkFaint}
        style={[
          textLook('body', textScale),
          { flex: 1, minWidth: 0, color: look.ui.ink, minHeight: touch.least - 4 },
          withoutOutline,
        ]}
        onFocus={focus.onFocus}
        onBlur={event => {
          focus.onBlur()
          onBlur?.(event)
        }}
        {...rest}
      />
      {isFocused && <FocusRing round={radius.control} />}
    </View>
  )
}
