import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Platform, ScrollView, View, useWindowDimensions } from 'react-native'
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
  /** Rises almost to the upper edge of a phone. */
  readonly tall?: boolean
}

/** In shares of the screen: what is asked leaves room for what it is about. */
const MOST_FOOT = 0.44

/** Rises from the lower edge on a phone, stands at the side on a tablet; the map stays in sight above or beside it. */
export function Sheet({ title, note, onClose, children, beside, foot, testID, tall }: SheetProps) {
  const { look } = useTheme()
  const { width, height } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const aside = width >= 700 || width > height
  const corner = aside ? radius.card : radius.sheet
  const frame = useKeys(onClose)
  return (
    <View
      ref={frame}
      testID={testID}
      accessibilityViewIsModal
      role="dialog"
      aria-label={title}
      style={[
        { position: 'absolute', bottom: 0, right: 0, backgroundColor: look.ui.surface, overflow: 'hidden' },
        aside
          ? {
              top: insets.top,
              paddingRight: insets.right,
              width: Math.min(420, width * 0.55) + insets.right,
              borderTopLeftRadius: corner,
              borderBottomLeftRadius: corner,
            }
          : {
              left: 0,
              maxHeight: height * (tall ? 0.93 : 0.84),
              borderTopLeftRadius: corner,
              borderTopRightRadius: corner,
            },
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
        style={{ flexGrow: aside ? 1 : 0, flexShrink: 1 }}
        contentContainerStyle={{ padding: space.large, paddingTop: space.small, gap: space.small }}
      >
        {children}
      </ScrollView>
      {foot && (
        <ScrollView
          style={{
            flexGrow: 0,
            flexShrink: 0,
            maxHeight: height * MOST_FOOT,
            backgroundColor: look.ui.ask,
            borderTopWidth: 1,
            borderColor: look.ui.accent,
          }}
          contentContainerStyle={{ padding: space.medium, paddingBottom: space.medium + insets.bottom }}
        >
          {foot}
        </ScrollView>
      )}
    </View>
  )
}

/** In a browser Escape puts the sheet away, and it takes the focus of whoever plays by keyboard. */
function useKeys(onClose: () => void): RefObject<View | null> {
  const frame = useRef<View>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (Platform.OS !== 'web') return
    const sheet = frame.current as unknown as HTMLElement | null
    if (document.activeElement?.matches(':focus-visible')) {
      sheet?.setAttribute('tabindex', '-1')
      sheet?.focus()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return frame
}
