import { useEffect, useMemo, useState } from 'react'
import { View } from 'react-native'
import { Card, EmptyState, Icon, Screen, Segments, Text, percent } from '../../components'
import { gameOf } from '../../games'
import {
  beliefsNow,
  closeReplay,
  nothingLive,
  openReplay,
  openViewAt,
  replayTo,
  useGame,
  useReplay,
  type AnyView,
  type Believed,
  type Side,
} from '../../stores'
import { space, useTheme } from '../../theme'
import { PiecePicture } from '../PiecePicture'
import type { RouteProps } from '../routes'
import { boardFor } from '../Table/boards'
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
      {believed ? <Summary believed={believed} name={names[side]} /> : <Text ink="inkSoft">Looking back.</Text>}
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

function Summary({ believed, name }: { believed: readonly Believed[]; name: string }) {
  const { tokens, right, trust } = scoreOf(believed)
  if (tokens === 0) return <EmptyState title="Nothing was hidden" text={`${name} saw every block on the map.`} />
  return (
    <Text testID="beliefs-score" ink="inkSoft">
      {`${tokens} hidden blocks: the likeliest guess of the ${name} player was right for ${right}; the truth was given ${percent(trust)} on average.`}
    </Text>
  )
}

function Place({ game, place, view }: { game: string; place: BelievedPlace; view: AnyView }) {
  const words = gameOf(game)!.words
  return (
    <Card style={{ padding: space.medium, gap: space.small }}>
      <Text type="sectionTitle">{words.space(place.at)}</Text>
      {place.tokens.map(one => (
        <Guess key={one.token} game={game} one={one} view={view} />
      ))}
    </Card>
  )
}

function Guess({ game, one, view }: { game: string; one: Believed; view: AnyView }) {
  const { look } = useTheme()
  const words = gameOf(game)!.words
  const card = boardFor(game).card({ view, live: nothingLive, held: -1, first: 0 }, `p${one.was}`)
  const isRight = one.guesses[0]?.piece === one.was
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.medium }}>
      {card && <PiecePicture thing={{ ...card.thing, flags: {} }} side={38} />}
      <View style={{ flex: 1 }}>
        <Text type="bodyStrong">{one.was === null ? 'Unknown' : words.piece(view, one.was)}</Text>
        <Text type="secondary" ink="inkSoft">
          {one.guesses.map(({ piece, chance }) => `${nameIn(words.piece(view, piece))} ${percent(chance)}`).join(' · ')}
        </Text>
      </View>
      <Icon name={isRight ? 'check' : 'no'} size={18} colour={isRight ? look.ui.accentText : look.ui.inkFaint} />
    </View>
  )
}
/** Without the strength: a belief is about which block it is. */
const nameIn = (label: string): string => label.split(',')[0]!
