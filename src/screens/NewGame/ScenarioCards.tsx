import { useMemo } from 'react'
import { PanResponder, Pressable, View, useWindowDimensions } from 'react-native'
import { Card, FocusRing, Icon, IconButton, Text, useFocus, withoutOutline } from '../../components'
import type { gameOf } from '../../games'
import { openingView } from '../../stores'
import { radius, space, touch, useTheme } from '../../theme'
import { MapThumbnail } from '../MapThumbnail'
import { publicPicture } from '../publicPicture'
import { boardFor } from '../Table/boards'
import { MeasuredBalance } from './MeasuredBalance'

type AnyGame = NonNullable<ReturnType<typeof gameOf>>

export interface ScenarioCardsProps {
  readonly game: AnyGame
  readonly chosen: number
  /** How wide the column is. */
  readonly width: number
  readonly onChoose: (scenario: number) => void
}

/** One card for the scenario, to swipe; dots for the others. */
export function ScenarioCards({ game, chosen, width, onChoose }: ScenarioCardsProps) {
  const { height } = useWindowDimensions()
  const count = game.scenarios.length
  const swipe = useSwipe(by => onChoose((chosen + by + count) % count))
  const scenario = game.scenarios[chosen]!
  const isLow = height < 480 && width > 480
  const picture = isLow ? { width: 220, height: 172 } : { width, height: height < 700 ? 104 : width < 480 ? 140 : 240 }
  return (
    <View style={{ gap: space.small }}>
      <View {...(count > 1 ? swipe : {})}>
        <Card style={{ overflow: 'hidden', flexDirection: isLow ? 'row' : 'column' }}>
          <OpeningPicture game={game.id} scenario={scenario.id} {...picture} />
          <About game={game.id} scenario={scenario} />
        </Card>
      </View>
      {count > 1 && <Dots game={game} chosen={chosen} onChoose={onChoose} />}
    </View>
  )
}

const FAR = 40
/** A finger that goes across turns the page; one that goes down scrolls as ever. */
function useSwipe(onTurn: (by: 1 | -1) => void) {
  return useMemo(
    () =>
      PanResponder.create({
        onMoveShouldSetPanResponder: (_, { dx, dy }) => Math.abs(dx) > 12 && Math.abs(dx) > 2 * Math.abs(dy),
        onPanResponderRelease: (_, { dx }) => {
          if (Math.abs(dx) >= FAR) onTurn(dx < 0 ? 1 : -1)
        },
      }).panHandlers,
    [onTurn],
  )
}

interface OpeningPictureProps {
  readonly game: string
  readonly scenario: string
  readonly width: number
  readonly height: number
}
function OpeningPicture({ game, scenario, width, height }: OpeningPictureProps) {
  const { look } = useTheme()
  const picture = useMemo(() => {
    const view = openingView(game, scenario)
    return view && publicPicture('', 0, boardFor(game), view)
  }, [game, scenario])
  return (
    <View aria-hidden style={{ width, height, backgroundColor: look.map.land, overflow: 'hidden' }}>
      {picture && <MapThumbnail game={game} picture={picture} width={width} height={height} />}
    </View>
  )
}

function About({ game, scenario }: { game: string; scenario: AnyGame['scenarios'][number] }) {
  const { look } = useTheme()
  return (
    <View style={{ flex: 1, padding: space.large, paddingTop: space.medium, gap: space.small }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.medium }}>
        <Text type="cardTitle" style={{ flexGrow: 1 }} testID="scenario-name" accessibilityRole="header">
          {scenario.name}
        </Text>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.tiny, flexShrink: 1 }}>
          <Icon name="time" size={16} colour={look.ui.inkSoft} />
          <Text type="secondary" ink="inkSoft" style={{ flexShrink: 1 }}>
            {scenario.length}
          </Text>
        </View>
      </View>
      <Text type="secondary" ink="inkSoft">
        {scenario.summary}
      </Text>
      <MeasuredBalance game={game} scenario={scenario.id} />
    </View>
  )
}

function Dots({ game, chosen, onChoose }: Omit<ScenarioCardsProps, 'width'>) {
  const count = game.scenarios.length
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center' }}>
      <IconButton
        icon="back"
        label="Scenario before"
        size={16}
        onPress={() => onChoose((chosen + count - 1) % count)}
        testID="scenario-before"
      />
      <View accessibilityRole="radiogroup" accessibilityLabel="Scenario" style={{ flexDirection: 'row' }}>
        {game.scenarios.map(({ id, name }, i) => (
          <Dot key={id} name={name} isChosen={i === chosen} onPress={() => onChoose(i)} testID={`scenario-${id}`} />
        ))}
      </View>
      <IconButton
        icon="chev"
        label="Next scenario"
        size={16}
        onPress={() => onChoose((chosen + 1) % count)}
        testID="scenario-next"
      />
    </View>
  )
}

interface DotProps {
  readonly name: string
  readonly isChosen: boolean
  readonly onPress: () => void
  readonly testID: string
}
function Dot({ name, isChosen, onPress, testID }: DotProps) {
  const { look } = useTheme()
  const { isFocused, focus } = useFocus()
  return (
    <Pressable
      testID={testID}
      accessibilityRole="radio"
      accessibilityLabel={name}
      accessibilityState={{ checked: isChosen }}
      aria-checked={isChosen}
      onPress={onPress}
      {...focus}
      style={{
        minHeight: touch.least,
        minWidth: touch.least,
        alignItems: 'center',
        justifyContent: 'center',
        ...withoutOutline,
      }}
    >
      <View
        style={{
          width: isChosen ? 18 : 8,
          height: 7,
          borderRadius: radius.pill,
          backgroundColor: isChosen ? look.ui.ink : look.ui.lineStrong,
        }}
      />
      {isFocused && <FocusRing round={radius.pill} inside />}
    </Pressable>
  )
}
