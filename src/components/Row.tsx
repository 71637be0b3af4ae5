import { useState, type ReactNode } from 'react'
import { Pressable, View } from 'react-native'
import { space, stroke, touch, useTheme } from '../theme'
import { FocusRing } from './FocusRing'
import { Icon, type IconName } from './Icon'
import { Text } from './Text'

export interface RowProps {
  readonly title: string
  readonly note?: string
  readonly value?: string
  readonly icon?: IconName
  readonly picture?: ReactNode
  readonly serif?: boolean
  readonly last?: boolean
  readonly onPress?: () => void
  readonly right?: ReactNode
  readonly testID?: string
}

/** One line of a list: what it is, a note, a value, and where it leads. */
export function Row({ title, note, value, icon, picture, serif, last, onPress, right, testID }: RowProps) {
  const { look } = useTheme()
  const [focused, setFocused] = useState(false)
  return (
    <Pressable
      testID={testID}
      accessibilityRole={onPress ? 'button' : undefined}
      accessibilityLabel={onPress ? [title, note, value].filter(Boolean).join(', ') : undefined}
      disabled={!onPress}
      onPress={onPress}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      style={({ pressed }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.medium,
        minHeight: touch.primary,
        backgroundColor: pressed ? look.ui.surfaceSunken : 'transparent',
      })}
    >
      {icon && <Icon name={icon} colour={look.ui.inkSoft} />}
      {picture}
      <View
        style={{
          flex: 1,
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.small,
          paddingVertical: space.small,
          minHeight: touch.primary,
          borderBottomWidth: last ? 0 : stroke.hair,
          borderColor: look.ui.line,
        }}
      >
        <View style={{ flex: 1 }}>
          <Text type={serif ? 'sectionTitle' : 'body'}>{title}</Text>
          {note ? (
            <Text type="secondary" ink="inkSoft">
              {note}
            </Text>
          ) : null}
        </View>
        {value ? (
          <Text type="secondary" ink="inkSoft">
            {value}
          </Text>
        ) : null}
        {right ?? (onPress ? <Icon name="chev" size={16} colour={look.ui.inkFaint} /> : null)}
      </View>
      {focused && onPress && <FocusRing round={8} />}
    </Pressable>
  )
}
