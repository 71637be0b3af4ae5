import { View } from 'react-native'
import { Icon, Text, percent } from '../../components'
import { gameOf } from '../../games'
import { nothingLive, type AnyView, type Believed } from '../../stores'
import { radius, space, stroke, useTheme } from '../../theme'
import { PiecePicture } from '../PiecePicture'
import { boardFor } from '../Table/boards'

export interface GuessProps {
  readonly game: string
  readonly one: Believed
  readonly view: AnyView
}

/** One hidden block: what was taken to be under it, and what was. */
export function Guess({ game, one, view }: GuessProps) {
  const { look } = useTheme()
  const words = gameOf(game)!.words
  const [likeliest] = one.guesses
  const isRight = likeliest !== undefined && likeliest.piece === one.was
  const was = one.was === null ? 'Unknown' : words.piece(view, one.was)
  const guesses = one.guesses.map(({ piece, chance }) => `${nameIn(words.piece(view, piece))} ${percent(chance)}`)
  return (
    <View
      accessible
      accessibilityLabel={`Believed: ${guesses.join(', ') || 'nothing'}. It was ${was}: ${isRight ? 'right' : 'wrong'}.`}
      style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}
    >
      <Face game={game} view={view} piece={likeliest?.piece ?? null} isFaint={!isRight} />
      <Icon name={isRight ? 'check' : 'chev'} size={18} colour={isRight ? look.ui.ok : look.ui.inkFaint} />
      <Face game={game} view={view} piece={one.was} />
      <View style={{ flex: 1 }}>
        <Text type="bodyStrong">{was}</Text>
        <Text type="secondary" ink="inkSoft">
          {guesses.length > 0 ? `Believed: ${guesses.join(' · ')}` : 'Nothing was believed of it'}
        </Text>
      </View>
    </View>
  )
}

interface FaceProps {
  readonly game: string
  readonly view: AnyView
  readonly piece: number | null
  readonly isFaint?: boolean
}
const SIDE = 36
function Face({ game, view, piece, isFaint }: FaceProps) {
  const card = piece === null ? null : boardFor(game).card({ view, live: nothingLive, held: -1, first: 0 }, `p${piece}`)
  if (!card) return <Absent />
  return (
    <View aria-hidden style={{ width: SIDE + 4, height: SIDE + 4, opacity: isFaint ? 0.55 : 1 }}>
      <PiecePicture thing={{ ...card.thing, flags: {} }} side={SIDE} />
    </View>
  )
}
/** A block that lay nowhere on the map at that moment has no face to show. */
function Absent() {
  const { look } = useTheme()
  return (
    <View
      aria-hidden
      style={{
        width: SIDE,
        height: SIDE,
        margin: 2,
        borderRadius: radius.chip,
        borderWidth: stroke.control,
        borderStyle: 'dashed',
        borderColor: look.ui.lineStrong,
      }}
    />
  )
}

/** Without the strength: a belief is about which block it is. */
const nameIn = (label: string): string => label.split(',')[0]!
