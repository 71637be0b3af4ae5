import type { ReactNode } from 'react'
import { Pressable, View, type ViewStyle } from 'react-native'
import { space, stroke, touch, useTheme } from '../theme'
import { FocusRing, useFocus, withoutOutline } from './FocusRing'
import { Icon, type IconName } from './Icon'
import { iconScale } from './iconParts'
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
  /** It opens and closes what follows, and says which. */
  readonly expanded?: boolean
  readonly right?: ReactNode
  readonly testID?: string
}
const line: ViewStyle = {
  flexDirection: 'row',
  alignItems: 'center',
  gap: space.medium,
  minHeight: touch.primary,
}

/** One line of a list: what it is, a note, a value, and where it leads. */
export function Row(props: RowProps) {
  const { title, note, value, onPress, expanded, testID } = props
  const { look } = useTheme()
  const { isFocused, focus } = useFocus()
  if (!onPress)
    return (
      <View testID={testID} style={line}>
        <Words {...props} />
      </View>
    )
  return (
    <Pressable
      testID={testID}
      accessibilityRole="button"
      accessibilityLabel={[title, note, value].filter(Boolean).join(', ')}
      accessibilityState={{ expanded }}
      aria-expanded={expanded}
      onPress={onPress}
      {...focus}
      style={({ pressed }) => [
        line,
        withoutOutline,
        { backgroundColor: pressed ? look.ui.surfaceSunken : 'transparent' },
      ]}
    >
      <Words {...props} />
      {isFocused && <FocusRing round={8} />}
    </Pressable>
  )
}

function Words({ title, note, value, icon, picture, serif, last, onPress, expanded, right }: RowProps) {
  const { look, textScale } = useTheme()
  const isLarge = textScale >= 1.6
  return (
    <>
      {icon && <Icon name={icon} size={22 * iconScale(textScale)} colour={look.ui.inkSoft} />}
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
          {value && isLarge ? (
            <Text type="secondary" ink="inkSoft">
              {value}
            </Text>
          ) : null}
        </View>
        {value && !isLarge ? (
          <Text type="secondary" ink="inkSoft">
            {value}
          </Text>
        ) : null}
        {right ?? (onPress ? <Icon name={expanded ? 'chevDown' : 'chev'} size={16} colour={look.ui.inkFaint} /> : null)}
      </View>
    </>
  )
}
