import { Pressable } from 'react-native'
import { radius, touch, useTheme, type InterfaceColours } from '../theme'
import { FocusRing, useFocus, withoutOutline } from './FocusRing'
import { Icon, type IconName } from './Icon'

export interface IconButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
  readonly onAsk?: boolean
  readonly faint?: boolean
  readonly size?: number
  readonly testID?: string
  readonly ink?: keyof InterfaceColours
  readonly plain?: boolean
}

/** A fixed tool. Faint ones stay where they are and say why when tapped. */
export function IconButton({ icon, label, onPress, onAsk, faint, size = 22, testID, ink, plain }: IconButtonProps) {
  const { look } = useTheme()
  const { isFocused, focus } = useFocus()
  const back = onAsk && !plain ? look.ui.askRaised : 'transparent'
  return (
    <Pressable
      testID={testID}
      accessibilityRole="button"
      accessibilityLabel={label}
      onPress={onPress}
      {...focus}
      style={({ pressed }) => ({
        minWidth: touch.least,
        minHeight: touch.least,
        borderRadius: radius.control,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: pressed ? (onAsk ? look.ui.ask : look.ui.surfaceSunken) : back,
        opacity: faint ? 0.45 : 1,
        ...withoutOutline,
      })}
    >
      <Icon name={icon} size={size} colour={look.ui[ink ?? (onAsk ? 'onAsk' : 'ink')]} />
      {isFocused && <FocusRing round={radius.control} />}
    </Pressable>
  )
}
