import { View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { Icon, IconButton, SideMark, Text, shadowOf } from '../../components'
import { layout, ownLayer, radius, space, stroke, useTheme } from '../../theme'
import type { StatusLine } from './boards'

export interface StatusStripProps {
  readonly status: StatusLine
  /** Who decides, for games that do not say whose turn it is. */
  readonly side: 0 | 1 | null
  readonly onHeight: (height: number) => void
  readonly onMenu: () => void
  readonly onLog: () => void
  readonly onOrder: () => void
  readonly onMore: () => void
}
/** Medals and track need more than a tablet that stands upright has. */
const ROOMY = 960

/** A thin strip of paper: whose turn, which step, the weather, the score. */
export function StatusStrip({ status, side, onHeight, onMenu, onLog, onOrder, onMore }: StatusStripProps) {
  const { look, textScale } = useTheme()
  const { width } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const isWide = width >= layout.tabletFrom
  const isRoomy = width >= ROOMY && textScale <= 1.3
  /** Large words beside weather and score would break into a column: they get a row of their own. */
  const hasNoteBelow = !isWide && textScale > 1.2
  const note = <Note text={status.note} most={textScale > 1.2 ? 2 : 1} />
  return (
    <View
      testID="status"
      onLayout={({ nativeEvent }) => onHeight(Math.round(nativeEvent.layout.height))}
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
          gap: space.small,
        }}
      >
        <IconButton icon="menu" label="Menu" onPress={onMenu} testID="menu" />
        <SideMark side={status.side ?? side} height={28} />
        <View style={{ flex: isRoomy && status.track ? undefined : 1 }}>
          <Text type="sectionTitle" numberOfLines={1} style={{ lineHeight: undefined }}>
            {status.title}
          </Text>
          {!hasNoteBelow && note}
        </View>
        {isRoomy && status.track && <Track {...status.track} />}
        <Weather status={status} isWide={isWide} />
        {isWide && status.facts?.map(fact => <Fact key={fact.label} {...fact} />)}
        <Score status={status} hasMedals={isRoomy} />
        {isWide ? (
          <>
            <IconButton icon="log" label="Log" onPress={onLog} testID="log" />
            <IconButton icon="oob" label="Order of battle" onPress={onOrder} testID="order" />
          </>
        ) : (
          <IconButton icon="more" label="More" onPress={onMore} testID="more" />
        )}
      </View>
      {hasNoteBelow && <View style={{ paddingHorizontal: space.medium }}>{note}</View>}
      <View style={{ height: stroke.hair, backgroundColor: look.ui.line, marginBottom: 2 }} />
    </View>
  )
}

function Note({ text, most }: { readonly text: string; readonly most: number }) {
  return (
    <Text type="note" ink="inkSoft" numberOfLines={most} testID="status-note">
      {text}
    </Text>
  )
}

function Divider() {
  const { look } = useTheme()
  return <View style={{ width: stroke.hair, alignSelf: 'stretch', backgroundColor: look.ui.line }} />
}

function Weather({ status: { weather }, isWide }: { status: StatusLine; isWide: boolean }) {
  const { look } = useTheme()
  if (!weather) return null
  return (
    <View
      accessible
      accessibilityLabel={`Weather: ${weather.word}`}
      style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}
    >
      <Icon name={weather.icon} size={20} colour={look.ui.inkSoft} />
      {isWide && <Text type="secondary">{weather.word}</Text>}
    </View>
  )
}

const COIN = 17
/** The turns of the game, the present one black. */
function Track({ labels, at }: NonNullable<StatusLine['track']>) {
  const { look } = useTheme()
  return (
    <View
      accessible
      accessibilityLabel={`Turn ${at + 1} of ${labels.length}`}
      testID="turn-track"
      style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: 2, paddingLeft: space.small }}
    >
      {labels.map((label, i) => (
        <View
          key={i}
          style={{
            width: COIN,
            height: COIN,
            borderRadius: radius.pill,
            alignItems: 'center',
            justifyContent: 'center',
            borderWidth: stroke.hair,
            borderColor: i > at ? look.ui.lineStrong : look.ui.ink,
            backgroundColor: i === at ? look.ui.ink : i < at ? look.ui.line : 'transparent',
          }}
        >
          <Text type="caps" style={{ letterSpacing: 0, color: i === at ? look.ui.surface : look.ui.inkSoft }}>
            {label}
          </Text>
        </View>
      ))}
    </View>
  )
}

function Fact({ icon, label, value }: NonNullable<StatusLine['facts']>[number]) {
  const { look } = useTheme()
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
      <Divider />
      <Icon name={icon} size={18} colour={look.ui.accentText} />
      <View accessible accessibilityLabel={`${label}: ${value}`}>
        <Text type="caps" ink="inkFaint">
          {label}
        </Text>
        <Text type="bodyStrong" style={{ lineHeight: undefined }}>
          {value}
        </Text>
      </View>
    </View>
  )
}

/** The score, and where there is room a medal for each place that counts, in the colour of who holds it. */
function Score({ status: { score, medals = [] }, hasMedals }: { status: StatusLine; hasMedals: boolean }) {
  const { look } = useTheme()
  if (!score) return null
  const shown = hasMedals ? medals : []
  const held = shown.map(({ name, word }) => `${name} ${word}`).join(', ')
  return (
    <View
      accessible
      accessibilityLabel={[`Victory ${score}`, held].filter(Boolean).join('. ')}
      testID="score"
      style={{ flexDirection: 'row', alignItems: 'center', gap: space.tiny }}
    >
      <Divider />
      {shown.length === 0 && <Icon name="star" size={18} colour={look.ui.accentText} />}
      <Text type="number" style={{ paddingHorizontal: shown.length > 0 ? space.tiny : 0 }}>
        {score}
      </Text>
      {shown.map(({ name, side }) => (
        <Medal key={name} side={side} />
      ))}
    </View>
  )
}

function Medal({ side }: { side: 0 | 1 }) {
  const { look, palette } = useTheme()
  return (
    <View
      style={{
        width: 22,
        height: 22,
        borderRadius: radius.pill,
        alignItems: 'center',
        justifyContent: 'center',
        borderWidth: stroke.hair,
        borderColor: look.ui.lineStrong,
        backgroundColor: palette.sides[side],
      }}
    >
      <Icon name="star" size={14} colour={look.isFlat ? '#FFFFFF' : '#F6D48A'} />
    </View>
  )
}
