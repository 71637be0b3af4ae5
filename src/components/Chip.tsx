import { Pressable, View } from 'react-native'
import { radius, space, stroke, touch, useTheme } from '../theme'
import { FocusRing, useFocus, withoutOutline } from './FocusRing'
import { Icon, type IconName } from './Icon'
import { Text } from './Text'

/** A short fact in a pill. */
export function Chip({ label, icon, onAsk }: { label: string; icon?: IconName; onAsk?: boolean }) {
  const { look } = useTheme()
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 6,
        paddingHorizontal: space.medium,
        paddingVertical: 6,
        borderRadius: radius.pill,
        backgroundColor: onAsk ? look.ui.askRaised : look.ui.surfaceSunken,
      }}
    >
      {icon && <Icon name={icon} size={14} colour={onAsk ? look.ui.onAsk : look.ui.inkSoft} />}
      <Text type="rule" ink={onAsk ? 'onAsk' : 'inkSoft'}>
        {label}
      </Text>
    </View>
  )
}

/** As large as a finger, without taking more room than the chip. */
const reachOfFinger = {
  minHeight: touch.least,
  minWidth: touch.least,
  marginVertical: -(touch.least - 26) / 2,
  alignItems: 'center',
  justifyContent: 'center',
} as const

/** The number of a rule; opens it. */
export function RuleChip({
  rule,
  onPress,
  onAsk,
}: {
  rule: string
  onPress?: (rule: string) => void
  onAsk?: boolean
}) {
  const { look } = useTheme()
  const { isFocused, focus } = useFocus()
  if (!rule) return null
  const ink = onAsk ? 'onAskSoft' : 'info'
  return (
    <Pressable
      accessibilityRole="link"
      accessibilityLabel={`Rule ${rule}`}
      testID={`rule-${rule}`}
      disabled={!onPress}
      onPress={() => onPress?.(rule)}
      {...focus}
      style={({ pressed }) => [reachOfFinger, withoutOutline, { opacity: pressed ? 0.6 : 1 }]}
    >
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: 5,
          paddingHorizontal: 8,
          minHeight: 24,
          borderRadius: radius.chip,
          borderWidth: stroke.control,
          borderColor: onAsk ? look.ui.onAskSoft : look.ui.info,
        }}
      >
        <Icon name="rules" size={13} colour={look.ui[ink]} />
        <Text type="rule" ink={ink}>
          {rule}
        </Text>
        {isFocused && <FocusRing round={radius.chip} />}
      </View>
    </Pressable>
  )
}
