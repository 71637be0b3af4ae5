import { Pressable, View } from 'react-native'
import { FocusRing, Icon, RuleChip, Sheet, Text, useFocus } from '../../components'
import { radius, space, stroke, touch, useTheme } from '../../theme'
import { PiecePicture } from '../PiecePicture'
import type { PieceCard, PlaceCard } from './boards'

export interface PlaceSheetProps {
  readonly place: PlaceCard
  readonly pieces: readonly PieceCard[]
  readonly onClose: () => void
  readonly onRule: (rule: string) => void
  readonly onGo: (space: number) => void
}

/** All about one place: ground, worth, supply, weather, who stands there, what its borders are. Each with its rule. */
export function PlaceSheet({ place, pieces, onClose, onRule, onGo }: PlaceSheetProps) {
  return (
    <Sheet title={place.title} note={place.note} onClose={onClose} testID="place-sheet">
      {place.facts.map(fact => (
        <Fact key={fact.label} {...fact} onRule={onRule} />
      ))}
      {pieces.length > 0 && <Stack pieces={pieces} />}
      {place.borders.map(({ icon, label, rule, places }) => (
        <View key={label} style={{ gap: space.tiny, marginTop: space.small }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
            <Title icon={icon} text={label} />
            {rule && <RuleChip rule={rule} onPress={onRule} />}
          </View>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.small }}>
            {places.map(({ space: at, name }) => (
              <Neighbour key={at} name={name} onPress={() => onGo(at)} />
            ))}
          </View>
        </View>
      ))}
    </Sheet>
  )
}

interface FactProps {
  readonly icon: PlaceCard['facts'][number]['icon']
  readonly label: string
  readonly value: string
  readonly rule?: string
  readonly onRule: (rule: string) => void
}
function Fact({ icon, label, value, rule, onRule }: FactProps) {
  const { look } = useTheme()
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small, minHeight: 34 }}>
      <Icon name={icon} size={18} colour={look.ui.inkSoft} />
      <View
        accessible
        accessibilityLabel={`${label}: ${value}`}
        style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: space.small }}
      >
        <Text type="secondary" ink="inkSoft" style={{ minWidth: 104 }}>
          {label}
        </Text>
        <Text type="secondary">{value}</Text>
      </View>
      {rule && <RuleChip rule={rule} onPress={onRule} />}
    </View>
  )
}

function Title({ icon, text }: { icon: FactProps['icon']; text: string }) {
  const { look } = useTheme()
  return (
    <View style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.small }}>
      <Icon name={icon} size={18} colour={look.ui.inkSoft} />
      <Text type="bodyStrong">{text}</Text>
    </View>
  )
}

function Stack({ pieces }: { pieces: readonly PieceCard[] }) {
  return (
    <View style={{ gap: space.small, marginTop: space.small }}>
      <Title icon="oob" text={pieces.length === 1 ? 'One piece stands here' : `${pieces.length} pieces stand here`} />
      {pieces.map(({ thing, name, note }) => (
        <View key={thing.key} style={{ flexDirection: 'row', alignItems: 'center', gap: space.medium }}>
          <PiecePicture thing={thing} side={40} />
          <View style={{ flex: 1 }} accessible accessibilityLabel={`${name}, ${note}`}>
            <Text type="bodyStrong">{name}</Text>
            {note ? (
              <Text type="secondary" ink="inkSoft">
                {note}
              </Text>
            ) : null}
          </View>
        </View>
      ))}
    </View>
  )
}

function Neighbour({ name, onPress }: { name: string; onPress: () => void }) {
  const { look } = useTheme()
  const { isFocused, focus } = useFocus()
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={`About ${name}`}
      onPress={onPress}
      {...focus}
      style={({ pressed }) => ({
        minHeight: touch.least,
        justifyContent: 'center',
        paddingHorizontal: space.medium,
        borderRadius: radius.control,
        borderWidth: stroke.hair,
        borderColor: look.ui.lineStrong,
        backgroundColor: pressed ? look.ui.surfaceSunken : 'transparent',
      })}
    >
      <Text type="secondary">{name}</Text>
      {isFocused && <FocusRing round={radius.control} />}
    </Pressable>
  )
}
