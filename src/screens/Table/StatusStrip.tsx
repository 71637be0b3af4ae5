import { View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { Icon, IconButton, SideMark, Text, shadowOf } from '../../components'
import { layout, ownLayer, space, stroke, useTheme } from '../../theme'
import type { StatusLine } from './boards'

export interface StatusStripProps {
  readonly status: StatusLine
  readonly side: 0 | 1 | null
  readonly onMenu: () => void
  readonly onLog: () => void
  readonly onOrder: () => void
  readonly onMore: () => void
}

/** A thin strip of paper: whose turn, which step, the weather, the score. */
export function StatusStrip({ status, side, onMenu, onLog, onOrder, onMore }: StatusStripProps) {
  const { look, textScale } = useTheme()
  const { width } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const isWide = width >= layout.tabletFrom
  const rule = { width: stroke.hair, alignSelf: 'stretch', backgroundColor: look.ui.line } as const
  return (
    <View
      testID="status"
      style={[
        {
          backgroundColor: look.ui.surface,
          paddingTop: insets.top,
          paddingLeft: insets.left,
          paddingRight: insets.right,
          borderBottomWidth: stroke.hair,
          borderColor: look.ui.lineStrong,
        },
        look.isFlat ? null : shadowOf('bar'),
        ownLayer,
      ]}
    >
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          minHeight: layout.phone.statusBar,
          borderBottomWidth: stroke.hair,
          borderColor: look.ui.line,
          marginBottom: 2,
          gap: space.small,
        }}
      >
        <IconButton icon="menu" label="Menu" onPress={onMenu} testID="menu" />
        <SideMark side={side} height={28} />
        <View style={{ flex: 1 }}>
          <Text type="sectionTitle" numberOfLines={1} style={{ lineHeight: undefined }}>
            {status.title}
          </Text>
          <Text type="note" ink="inkSoft" numberOfLines={textScale > 1.2 ? undefined : 1} testID="status-note">
            {status.note}
          </Text>
        </View>
        {status.weather && (
          <View
            accessible
            accessibilityLabel={`Weather: ${status.weather.word}`}
            style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}
          >
            <Icon name={status.weather.icon} size={20} colour={look.ui.inkSoft} />
            {isWide && <Text type="secondary">{status.weather.word}</Text>}
          </View>
        )}
        {isWide &&
          status.facts?.map(fact => (
            <View key={fact.label} style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
              <View style={rule} />
              <Icon name={fact.icon} size={18} colour={look.ui.accentText} />
              <View accessible accessibilityLabel={`${fact.label}: ${fact.value}`}>
                <Text type="caps" ink="inkFaint">
                  {fact.label}
                </Text>
                <Text type="bodyStrong" style={{ lineHeight: undefined }}>
                  {fact.value}
                </Text>
              </View>
            </View>
          ))}
        {status.score && (
          <View
            accessible
            accessibilityLabel={`Victory ${status.score}`}
            style={{ flexDirection: 'row', alignItems: 'center', gap: space.tiny }}
          >
            <View style={rule} />
            <Icon name="star" size={18} colour={look.ui.accentText} />
            <Text type="number">{status.score}</Text>
          </View>
        )}
        {isWide ? (
          <>
            <IconButton icon="log" label="Log" onPress={onLog} testID="log" />
            <IconButton icon="oob" label="Order of battle" onPress={onOrder} testID="order" />
          </>
        ) : (
          <IconButton icon="more" label="More" onPress={onMore} testID="more" />
        )}
      </View>
    </View>
  )
}
