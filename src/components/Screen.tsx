import type { ReactNode } from 'react'
import { ScrollView, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { space, stroke, touch, useTheme } from '../theme'
import { IconButton } from './IconButton'
import { Text } from './Text'

export interface ScreenProps {
  readonly title: string
  readonly onBack: () => void
  readonly children: ReactNode
  readonly right?: ReactNode
  /** Stands still under the bar: a search field. */
  readonly above?: ReactNode
  readonly foot?: ReactNode
  readonly scroll?: boolean
  /** How wide the page may grow; text reads well up to the usual width. */
  readonly reading?: number
  readonly testID?: string
}
const READING = 720

/** A page of paper: back, title, one tool; the text never wider than reads well. */
export function Screen({
  title,
  onBack,
  children,
  right,
  above,
  foot,
  scroll = true,
  reading = READING,
  testID,
}: ScreenProps) {
  const { look } = useTheme()
  const insets = useSafeAreaInsets()
  const column = { width: '100%', maxWidth: reading, alignSelf: 'center' } as const
  return (
    <View
      testID={testID}
      style={{
        flex: 1,
        backgroundColor: look.ui.background,
        paddingLeft: insets.left,
        paddingRight: insets.right,
      }}
    >
      <View
        style={{
          backgroundColor: look.ui.surface,
          paddingTop: insets.top,
          borderBottomWidth: stroke.hair,
          borderColor: look.ui.line,
        }}
      >
        <View
          style={[
            column,
            { flexDirection: 'row', alignItems: 'center', minHeight: touch.primary, paddingHorizontal: space.small },
          ]}
        >
          <IconButton icon="back" label="Back" onPress={onBack} testID="back" />
          <Text type="sectionTitle" centred style={{ flex: 1 }} accessibilityRole="header">
            {title}
          </Text>
          {right ?? <View style={{ width: touch.least }} />}
        </View>
        {above && (
          <View style={[column, { paddingHorizontal: space.medium, paddingBottom: space.small }]}>{above}</View>
        )}
      </View>
      {scroll ? (
        <ScrollView
          style={{ flex: 1 }}
          contentContainerStyle={[
            column,
            { padding: space.medium, paddingBottom: space.huge + insets.bottom, gap: space.medium },
          ]}
          keyboardShouldPersistTaps="handled"
        >
          {children}
        </ScrollView>
      ) : (
        <View style={{ flex: 1 }}>{children}</View>
      )}
      {foot && (
        <View
          style={{
            backgroundColor: look.ui.ask,
            borderTopWidth: 1,
            borderColor: look.ui.accent,
            paddingBottom: insets.bottom,
          }}
        >
          <View style={[column, { padding: space.medium }]}>{foot}</View>
        </View>
      )}
    </View>
  )
}
