import { useEffect, useMemo, type RefObject } from 'react'
import { View, useWindowDimensions } from 'react-native'
import { Icon, IconButton, Text, shadowOf } from '../../components'
import { gameOf } from '../../games'
import type { MapCamera } from '../../gestures'
import { askHint, dropHint, firstOf, mayHint, secondOf, useHint, verbOf, type Action, type Playing } from '../../stores'
import { layout, radius, space, useTheme } from '../../theme'
import { sayAction } from './speech'
import type { TableModel } from './useTableModel'

interface Pointed {
  readonly piece: number | null
  readonly place: number | null
}
/** What a finger would touch to follow the hint. */
export function pointedAt(game: string, action: Action): Pointed {
  const touch = gameOf(game)?.verbs[verbOf(action)]?.touch ?? []
  const ids = [firstOf(action), secondOf(action)]
  const found = (kind: 'piece' | 'space'): number | null => {
    const at = touch.indexOf(kind)
    return at < 0 ? null : ids[at]!
  }
  return { piece: found('piece'), place: found('space') }
}

/** The map with the hint in the light of the lamp. */
export function useHinted(model: TableModel, playing: Playing): TableModel {
  const action = useHint(({ hint }) => hint?.action ?? null)
  const game = playing.save.game
  return useMemo(() => {
    if (action === null) return model
    const { piece, place } = pointedAt(game, action)
    const key = `p${piece}`
    const stands = model.things.find(thing => thing.key === key)?.space
    const lit = [
      ...(stands === undefined ? [] : [{ space: stands, kind: 'here' as const }]),
      ...(place === null
        ? []
        : [model.lit.find(({ space: at }) => at === place) ?? { space: place, kind: 'move' as const }]),
    ]
    const things = model.things.map(thing =>
      thing.key === key ? { ...thing, flags: { ...thing.flags, isSelected: true } } : thing,
    )
    return lit.length === 0 ? model : { ...model, things, lit }
  }, [model, action, game])
}

export interface HintProps {
  readonly playing: Playing
  readonly model: TableModel
  readonly camera: RefObject<MapCamera | null>
}

/** A lamp to ask for advice; the answer stands above the prompt until the player does something. */
export function Hint({ playing, model, camera }: HintProps) {
  const { hint, looking } = useHint()
  const { leftHanded } = useTheme()
  const isWide = useWindowDimensions().width >= layout.tabletFrom
  const place = hint ? placeOf(model, pointedAt(playing.save.game, hint.action)) : null
  useEffect(() => {
    if (place !== null) camera.current?.flyTo(place)
  }, [place, camera])
  if (hint || looking !== null) return <HintCard playing={playing} />
  if (!mayHint(playing)) return null
  return (
    <View
      pointerEvents="box-none"
      style={{ alignItems: leftHanded === isWide ? 'flex-end' : 'flex-start', padding: space.small }}
    >
      <HintButton />
    </View>
  )
}
const placeOf = ({ things }: TableModel, { piece, place }: Pointed): number | null =>
  place ?? things.find(({ key }) => key === `p${piece}`)?.space ?? null

function HintButton() {
  const { look } = useTheme()
  return (
    <View style={[{ backgroundColor: look.ui.surface, borderRadius: radius.card }, shadowOf('card')]}>
      <IconButton icon="hint" label="Hint" size={22} onPress={askHint} testID="hint" />
    </View>
  )
}

function HintCard({ playing }: { playing: Playing }) {
  const { hint, looking } = useHint()
  const { look } = useTheme()
  const title = hint ? sayAction(playing, hint.action) : 'Looking for a good move'
  const text = hint ? hint.reason : looking ? `at ${looking}` : ''
  return (
    <View pointerEvents="box-none" style={{ padding: space.small, width: '100%', maxWidth: 520, alignSelf: 'center' }}>
      <View
        testID={hint ? 'hint-card' : 'hint-thinking'}
        role="status"
        accessibilityLiveRegion="polite"
        style={[
          {
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.medium,
            paddingLeft: space.medium,
            backgroundColor: look.ui.surfaceRaised,
            borderRadius: radius.card,
            borderLeftWidth: 5,
            borderLeftColor: look.ui.accent,
          },
          look.isFlat ? { borderWidth: 1, borderColor: look.ui.line } : shadowOf('card'),
        ]}
      >
        <Icon name="hint" colour={look.ui.accentText} />
        <View style={{ flex: 1, paddingVertical: space.small }}>
          <Text type="bodyStrong" testID="hint-title">
            {title}
          </Text>
          {text ? (
            <Text type="secondary" ink="inkSoft" testID="hint-reason">
              {text}
            </Text>
          ) : null}
        </View>
        <IconButton icon="close" label="Dismiss the hint" size={18} onPress={dropHint} testID="hint-close" />
      </View>
    </View>
  )
}
