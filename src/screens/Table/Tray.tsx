import { Pressable, ScrollView, View, useWindowDimensions } from 'react-native'
import { IconButton, Text, shadowOf } from '../../components'
import { layout, ownLayer, radius, space, stroke, useTheme } from '../../theme'
import { PiecePicture } from '../PiecePicture'
import type { PieceCard } from './boards'

export interface TrayProps {
  readonly title: string
  readonly note: string
  readonly cards: readonly PieceCard[]
  readonly onPiece: (key: string) => void
  readonly onClose: () => void
}

/** Every piece of a place at finger size: a strip on a phone, a card in the corner on a tablet. */
export function Tray({ title, note, cards, onPiece, onClose }: TrayProps) {
  const { look, leftHanded } = useTheme()
  const { width, height } = useWindowDimensions()
  const isWide = width >= layout.tabletFrom
  const side = isWide ? 66 : 54
  const frame = isWide
    ? {
        position: 'absolute' as const,
        [leftHanded ? 'left' : 'right']: space.medium,
        bottom: space.medium,
        width: layout.tablet.trayWidth,
        borderRadius: radius.card,
      }
    : { borderTopLeftRadius: radius.sheet, borderTopRightRadius: radius.sheet }
  return (
    <View
      testID="tray"
      style={[
        {
          backgroundColor: look.ui.surface,
          borderWidth: look.isFlat ? stroke.hair : 0,
          borderColor: look.ui.line,
          maxHeight: height * 0.42,
        },
        frame,
        shadowOf('sheet'),
        ownLayer,
      ]}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', paddingLeft: space.large, gap: space.small }}>
        <Text type="sectionTitle" numberOfLines={1} style={{ flexShrink: 1 }}>
          {title}
        </Text>
        <Text type="secondary" ink="inkSoft" numberOfLines={1} style={{ flex: 1 }}>
          {note}
        </Text>
        <IconButton icon="close" label="Close the tray" size={18} onPress={onClose} testID="tray-close" />
      </View>
      <ScrollView
        horizontal={!isWide}
        contentContainerStyle={{
          flexDirection: 'row',
          flexWrap: isWide ? 'wrap' : 'nowrap',
          gap: space.medium,
          paddingHorizontal: space.large,
          paddingBottom: space.medium,
          paddingTop: space.medium,
        }}
      >
        {cards.map(({ thing, name, note: can }) => (
          <Pressable
            key={thing.key}
            testID={`tray-${thing.key}`}
            accessibilityRole="button"
            accessibilityLabel={`${name}, ${can}`}
            onPress={() => onPiece(thing.key)}
            style={{ alignItems: 'center', width: isWide ? 92 : 84, gap: 2 }}
          >
            <PiecePicture thing={thing} side={side} />
            <Text type="rule" centred numberOfLines={1}>
              {name}
            </Text>
            <Text type="note" ink="inkSoft" centred numberOfLines={2}>
              {can}
            </Text>
          </Pressable>
        ))}
      </ScrollView>
    </View>
  )
}
