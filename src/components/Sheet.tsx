import type { ReactNode } from 'react'
import { ScrollView, View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { radius, space, useTheme } from '../theme'
import { IconButton } from './IconButton'
import { shadowOf } from './surfaces'
import { Text } from './Text'

export interface SheetProps {
  readonly title: string
  readonly note?: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Beside the title: a rule chip, a tool. */
  readonly beside?: ReactNode
  /** On black earth at the foot: what is asked. */
  readonly foot?: ReactNode
  readonly testID?: string
}

/** Rises from the lower edge on a phone, stands at the side on a tablet; the map stays in sight above or beside it. */
export function Sheet({ title, note, onClose, children, beside, foot, testID }: SheetProps) {
  const { look } = useTheme()
  const { width, height } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const aside = width >= 700 || width > height
  const corner = aside ? radius.card : radius.sheet
  return (
    <View
      testID={testID}
      accessibilityViewIsModal
      role="dialog"
      aria-label={title}
      style={[
        { position: 'absolute', bottom: 0, right: 0, backgroundColor: look.ui.surface, overflow: 'hidden' },
        aside
          ? {
              top: insets.top,
              width: Math.min(420, width * 0.55),
              borderTopLeftRadius: corner,
              borderBottomLeftRadius: corner,
            }
          : { left: 0, maxHeight: height * 0.84, borderTopLeftRadius: corner, borderTopRightRadius: corner },
        look.isFlat ? { borderWidth: 1, borderColor: look.ui.line } : shadowOf('sheet'),
      ]}
    >
      {!aside && (
        <View
          style={{
            alignSelf: 'center',
            width: 36,
            height: 4,
            borderRadius: 2,
            marginTop: 7,
            backgroundColor: look.ui.line,
          }}
        />
      )}
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.small,
          paddingLeft: space.large,
          paddingRight: space.tiny,
          paddingTop: space.tiny,
        }}
      >
        <View style={{ flex: 1 }}>
          <Text type="screenTitle" accessibilityRole="header">
            {title}
          </Text>
          {note ? (
            <Text type="secondary" ink="inkSoft">
              {note}
            </Text>
          ) : null}
        </View>
        {beside}
        <IconButton icon={aside ? 'close' : 'chevDown'} label="Close" onPress={onClose} testID="sheet-close" />
      </View>
      <ScrollView
        style={{ flexGrow: aside && foot ? 1 : 0, flexShrink: 1 }}
        contentContainerStyle={{ padding: space.large, paddingTop: space.small, gap: space.small }}
      >
        {children}
      </ScrollView>
      {foot && (
        <View
          style={{
            backgroundColor: look.ui.ask,
            borderTopWidth: 1,
            borderColor: look.ui.accent,
            padding: space.medium,
            paddingBottom: space.medium + insets.bottom,
          }}
        >
          {foot}
        </View>
      )}
    </View>
  )
}
