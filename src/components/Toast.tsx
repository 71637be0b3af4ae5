import { useEffect } from 'react'
import { View } from 'react-native'
import { duration, radius, space, useTheme } from '../theme'
import { RuleChip } from './Chip'
import { Icon, type IconName } from './Icon'
import { IconButton } from './IconButton'
import { shadowOf } from './surfaces'
import { Text } from './Text'

export interface ToastProps {
  readonly title: string
  readonly text?: string
  readonly rule?: string
  readonly tone: 'refusal' | 'undo' | 'plain'
  readonly onClose: () => void
  readonly onRule?: (rule: string) => void
  readonly testID?: string
}
const icons: Readonly<Record<ToastProps['tone'], IconName>> = { refusal: 'no', undo: 'undo', plain: 'info' }

/** What happened and why, in a sentence each. Stays five seconds, or until dismissed. */
export function Toast({ title, text, rule, tone, onClose, onRule, testID }: ToastProps) {
  const { look } = useTheme()
  useEffect(() => {
    const timer = setTimeout(onClose, duration.toastStay)
    return () => clearTimeout(timer)
  }, [title, text, onClose])
  const edge = tone === 'refusal' ? look.ui.danger : look.ui.accent
  return (
    <View
      testID={testID}
      accessibilityLiveRegion="polite"
      role="status"
      style={[
        {
          flexDirection: 'row',
          gap: space.medium,
          padding: space.medium,
          paddingRight: space.tiny,
          backgroundColor: look.ui.surfaceRaised,
          borderRadius: radius.card,
          borderLeftWidth: 5,
          borderLeftColor: edge,
        },
        look.isFlat ? { borderWidth: 1, borderColor: look.ui.line } : shadowOf('card'),
      ]}
    >
      <Icon name={icons[tone]} colour={tone === 'refusal' ? look.ui.danger : look.ui.accentText} />
      <View style={{ flex: 1, gap: 3 }}>
        <Text type="bodyStrong">{title}</Text>
        {text ? (
          <Text type="secondary" ink="inkSoft">
            {text}
          </Text>
        ) : null}
        {rule ? (
          <View style={{ flexDirection: 'row', marginTop: 3 }}>
            <RuleChip rule={rule} onPress={onRule} />
          </View>
        ) : null}
      </View>
      <IconButton icon="close" label="Dismiss" onPress={onClose} size={18} />
    </View>
  )
}
