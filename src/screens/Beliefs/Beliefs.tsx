import { useEffect, useMemo, useState } from 'react'
import { View } from 'react-native'
import { Card, EmptyState, Screen, Segments, Text, percent } from '../../components'
import { gameOf } from '../../games'
import {
  beliefsNow,
  closeReplay,
  openReplay,
  openViewAt,
  replayTo,
  useGame,
  useReplay,
  type AnyView,
  type Believed,
  type Side,
} from '../../stores'
import { space } from '../../theme'
import type { RouteProps } from '../routes'
import { boardFor } from '../Table/boards'
import { Guess } from './Guess'
import { byPlace, scoreOf, type BelievedPlace } from './score'

const moments = ['beginning', 'middle', 'end'] as const
type When = (typeof moments)[number]
const shares: Readonly<Record<When, number>> = { beginning: 0, middle: 0.5, end: 1 }

/** After the game: what a side took to be under each block of the other, beside what was. */
export function Beliefs({ navigation }: RouteProps<'Beliefs'>) {
  const playing = useGame(state => state.playing)
  const { save, step, length } = useReplay()
  const [side, setSide] = useState<Side>(playing?.table.seats[0] === 'ai' ? 0 : 1)
  const [when, setWhen] = useState<When>('end')
  useEffect(() => {
    openReplay()
    return closeReplay
  }, [])
  useEffect(() => {
    if (save) replayTo(Math.round(shares[when] * length))
  }, [save, when, length])
  const believed = useBelieved(side)
  const view = useMemo(() => (save ? openViewAt(step) : null), [save, step])
  const places = useMemo(() => byPlace(believed ?? []), [believed])
  if (!playing?.outcome) return null
  const names = boardFor(playing.save.game).sideNames
  return (
    <Screen title="What they believed" onBack={() => navigation.goBack()} testID="beliefs">
      <Segments
        label="Whose beliefs"
        value={side}
        choices={([0, 1] as const).map(value => ({ value, label: nameOf(names[value], playing.table.seats[value]) }))}
        onChange={setSide}
        testID="beliefs-of"
      />
      <Segments
        label="When"
        value={when}
        choices={moments.map(value => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))}
        onChange={setWhen}
        testID="beliefs-at"
      />
      {believed ? (
        <Summary believed={believed} name={names[side]} other={names[side === 0 ? 1 : 0]} />
      ) : (
        <Text ink="inkSoft">Looking back.</Text>
      )}
      {view && <Places game={playing.save.game} places={places} view={view} />}
    </Screen>
  )
}

/** What that side believed at the moment shown, worked out between frames; null until it is known. */
function useBelieved(side: Side): readonly Believed[] | null {
  const { save, step } = useReplay()
  const [found, setFound] = useState<{ readonly key: string; readonly believed: readonly Believed[] } | null>(null)
  const key = `${save?.id} ${side} ${step}`
  useEffect(() => (save ? beliefsNow(side, believed => setFound({ key, believed })) : undefined), [save, side, key])
  return found?.key === key ? found.believed : null
}

const A_FRAME = 2
/** Pieces are drawn as they come up: a few places a frame. */
function Places({ game, places, view }: { game: string; places: readonly BelievedPlace[]; view: AnyView }) {
  const [shown, setShown] = useState({ of: places, count: A_FRAME })
  const count = shown.of === places ? shown.count : A_FRAME
  useEffect(() => {
    if (count >= places.length) return
    const frame = requestAnimationFrame(() => setShown({ of: places, count: count + A_FRAME }))
    return () => cancelAnimationFrame(frame)
  }, [count, places])
  return places.slice(0, count).map(place => <Place key={place.at} game={game} place={place} view={view} />)
}
const nameOf = (name: string, seat: 'person' | 'ai'): string => (seat === 'ai' ? `${name} (AI)` : name)

interface SummaryProps {
  readonly believed: readonly Believed[]
  readonly name: string
  readonly other: string
}
function Summary({ believed, name, other }: SummaryProps) {
  const { tokens, right, trust } = scoreOf(believed)
  if (tokens === 0) return <EmptyState title="Nothing was hidden" text={`${name} saw every block on the map.`} />
  return (
    <View style={{ gap: space.tiny }} accessibilityLiveRegion="polite">
      <Text testID="beliefs-score" ink="inkSoft">
        {`${tokens} hidden blocks of the ${other} side: the likeliest guess of the ${name} player was right for ${right}; the truth was given ${percent(trust)} on average.`}
      </Text>
      <Text type="note" ink="inkFaint">
        Left what was believed, right what was.
      </Text>
    </View>
  )
}

function Place({ game, place, view }: { game: string; place: BelievedPlace; view: AnyView }) {
  const words = gameOf(game)!.words
  return (
    <Card style={{ padding: space.medium, gap: space.small }}>
      <Text type="sectionTitle" accessibilityRole="header">
        {words.space(place.at)}
      </Text>
      {place.tokens.map(one => (
        <Guess key={one.token} game={game} one={one} view={view} />
      ))}
    </Card>
  )
}
