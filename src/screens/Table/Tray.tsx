import { useEffect } from 'react'
import { Pressable, ScrollView, View, useWindowDimensions } from 'react-native'
import { Button, FocusRing, Icon, IconButton, Text, shadowOf, useFocus } from '../../components'
import { layout, ownLayer, radius, space, stroke, touch, useTheme } from '../../theme'
import { PiecePicture } from '../PiecePicture'
import type { PieceCard } from './boards'

export interface TrayProps {
  readonly title: string
  readonly note: string
  /** Who leads these pieces. */
  readonly foot?: string
  readonly cards: readonly PieceCard[]
  /** With something in the hand a phone needs its map: pictures and names only. */
  readonly isLow: boolean
  readonly onPiece: (key: string) => void
  /** Takes up every piece that can go, or puts them all down; absent when fewer than two can. */
  readonly onAll?: () => void
  readonly allWord?: string
  readonly onCard?: () => void
  readonly onClose?: () => void
  /** How much of the map a strip covers. */
  readonly onHeight: (height: number) => void
}

/** Every piece of a place at finger size: a strip on a phone, a card in the corner on a tablet. */
export function Tray(props: TrayProps) {
  const { cards, isLow, onPiece, onHeight } = props
  useEffect(() => () => onHeight(0), [onHeight])
  const { look, leftHanded } = useTheme()
  const { width, height } = useWindowDimensions()
  const isWide = width >= layout.tabletFrom
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
      onLayout={({ nativeEvent }) => onHeight(isWide ? 0 : Math.round(nativeEvent.layout.height))}
      style={[
        {
          backgroundColor: look.ui.surface,
          borderWidth: look.isFlat ? stroke.hair : 0,
          borderColor: look.ui.line,
          maxHeight: height * 0.46,
        },
        frame,
        shadowOf('sheet'),
        ownLayer,
      ]}
    >
      <TrayHead {...props} />
      {cards.length > 0 && (
        <ScrollView
          horizontal={!isWide}
          style={{ flexGrow: 0 }}
          contentContainerStyle={{
            flexDirection: 'row',
            flexWrap: isWide ? 'wrap' : 'nowrap',
            gap: isLow ? space.small : space.medium,
            paddingHorizontal: space.large,
            paddingBottom: isLow ? space.small : space.medium,
            paddingTop: isWide ? space.large : space.medium,
          }}
        >
          {cards.map(card => (
            <TrayPiece key={card.thing.key} card={card} isLow={isLow} isWide={isWide} onPress={onPiece} />
          ))}
        </ScrollView>
      )}
      {props.foot && !isLow && <TrayFoot text={props.foot} isWide={isWide} />}
    </View>
  )
}

function TrayFoot({ text, isWide }: { text: string; isWide: boolean }) {
  const { look } = useTheme()
  return (
    <View
      testID="tray-foot"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.small,
        paddingHorizontal: space.large,
        paddingVertical: space.small,
        borderBottomLeftRadius: isWide ? radius.card : 0,
        borderBottomRightRadius: isWide ? radius.card : 0,
        backgroundColor: look.ui.surfaceSunken,
      }}
    >
      <Icon name="flag" size={16} colour={look.ui.inkSoft} />
      <Text type="secondary" ink="inkSoft" style={{ flex: 1 }}>
        {text}
      </Text>
    </View>
  )
}

function TrayHead({ title, note, onAll, allWord, onCard, onClose }: TrayProps) {
  const { look } = useTheme()
  const { isFocused, focus } = useFocus()
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', paddingLeft: space.medium, paddingTop: space.tiny }}>
      <Pressable
        testID="tray-title"
        accessibilityRole={onCard ? 'button' : 'header'}
        accessibilityLabel={onCard ? `About ${title}, ${note}` : title}
        disabled={!onCard}
        onPress={onCard}
        {...focus}
        style={({ pressed }) => ({
          flex: 1,
          minHeight: touch.least,
          paddingHorizontal: space.tiny,
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          alignContent: 'center',
          columnGap: space.small,
          borderRadius: radius.control,
          backgroundColor: pressed ? look.ui.surfaceSunken : 'transparent',
        })}
      >
        <Text type="sectionTitle" numberOfLines={1}>
          {title}
        </Text>
        <Text type="secondary" ink="inkSoft" numberOfLines={1}>
          {note}
        </Text>
        {onCard && <Icon name="info" size={16} colour={look.ui.inkSoft} />}
        {isFocused && <FocusRing round={radius.control} />}
      </Pressable>
      {onAll && <Button kind="quiet" label={allWord ?? ''} onPress={onAll} testID="select-all" />}
      {onClose && <IconButton icon="close" label="Close the tray" size={18} onPress={onClose} testID="tray-close" />}
    </View>
  )
}

interface TrayPieceProps {
  readonly card: PieceCard
  readonly isLow: boolean
  readonly isWide: boolean
  readonly onPress: (key: string) => void
}
function TrayPiece({ card: { thing, name, note, brief = note }, isLow, isWide, onPress }: TrayPieceProps) {
  const { textScale } = useTheme()
  const { isFocused, focus } = useFocus()
  const grown = Math.min(textScale, 1.6)
  return (
    <Pressable
      testID={`tray-${thing.key}`}
      accessibilityRole="button"
      accessibilityLabel={[name, note].filter(Boolean).join(', ')}
      accessibilityState={{ selected: thing.flags?.isSelected === true }}
      aria-pressed={thing.flags?.isSelected === true}
      onPress={() => onPress(thing.key)}
      {...focus}
      style={{ alignItems: 'center', width: (isLow ? 62 : isWide ? 92 : 84) * grown, gap: 2, paddingTop: 6 }}
    >
      <PiecePicture thing={thing} side={isLow ? 48 : isWide ? 66 : 54} />
      {!isLow && (
        <Text type="rule" centred>
          {name}
        </Text>
      )}
      {!isLow && (
        <Text type="note" ink="inkSoft" centred>
          {brief}
        </Text>
      )}
      {isFocused && <FocusRing round={radius.control} />}
    </Pressable>
  )
}
