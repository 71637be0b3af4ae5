import { View } from 'react-native'
import { Button, Card, Icon, Row, Segments, Switch, Text } from '../../components'
import { levelOf, levels, type SeatChoice, type Side } from '../../stores'
import { space, useTheme } from '../../theme'
import { PiecePicture } from '../PiecePicture'
import { boardFor, facesOf } from '../Table/boards'
import type { Draft } from './choice'
import { levelWords, modeOf, modes, modeWords, seatsFor, swapped, withLevel, type Mode } from './modes'

export interface SeatsProps {
  readonly game: string
  readonly draft: Draft
  readonly onChange: (part: Partial<Draft>) => void
}

/** Who plays: the mode in one tap, then the side and the level where there is a choice. */
export function Seats({ game, draft, onChange }: SeatsProps) {
  const mode = modeOf(draft)
  const names = boardFor(game).sideNames
  return (
    <View style={{ gap: space.small }}>
      <Segments
        label="Who plays"
        value={mode}
        choices={modes.map(value => ({ value, label: modeWords[value].label }))}
        onChange={next => onChange(seatsFor(next, draft))}
        testID="mode"
      />
      <Card style={{ paddingHorizontal: space.medium, paddingVertical: space.tiny }}>
        {names.map((name, side) => (
          <SeatRow
            key={name}
            game={game}
            name={name}
            side={side as Side}
            seat={draft.seats[side as Side]}
            mode={mode}
            last={side === 1}
            onLevel={level => onChange(withLevel(draft, side as Side, levelOf(level)))}
          />
        ))}
      </Card>
      {mode === 'against' && (
        <View style={{ flexDirection: 'row', justifyContent: 'flex-end' }}>
          <Button
            kind="quiet"
            icon="handover"
            label="Change sides"
            onPress={() => onChange(swapped(draft))}
            testID="swap-sides"
          />
        </View>
      )}
      {(mode === 'alone' || mode === 'watch') && <OpenFaces draft={draft} onChange={onChange} />}
    </View>
  )
}

interface SeatRowProps {
  readonly game: string
  readonly name: string
  readonly side: Side
  readonly seat: SeatChoice
  readonly mode: Mode
  readonly last: boolean
  readonly onLevel: (level: string) => void
}
function SeatRow({ game, name, side, seat, mode, last, onLevel }: SeatRowProps) {
  const { textScale } = useTheme()
  const picture = facesOf(game)[side]
  const level = seat.kind === 'ai' ? levelOf(seat.level) : null
  const who = level ? 'AI' : mode === 'two' ? 'A person here' : 'You'
  const sitter = (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
      <Icon name={level ? 'ai' : 'person'} size={18} />
      <Text type="button">{who}</Text>
    </View>
  )
  return (
    <View style={{ paddingBottom: level ? space.medium : 0 }} testID={`seat-${side}`}>
      <Row
        title={name}
        note={level ? levelWords[level].note : undefined}
        value={textScale >= 1.6 ? who : undefined}
        last={last || level !== null}
        picture={picture && <PiecePicture thing={picture} side={38} />}
        right={textScale >= 1.6 ? <Icon name={level ? 'ai' : 'person'} /> : sitter}
      />
      {level && (
        <Segments
          label={`Level of the ${name} opponent`}
          value={level}
          choices={levels.map(value => ({ value, label: levelWords[value].label }))}
          onChange={onLevel}
          testID={`level-${side}`}
        />
      )}
    </View>
  )
}

function OpenFaces({ draft, onChange }: Pick<SeatsProps, 'draft' | 'onChange'>) {
  const isOpen = draft.privacy === 'open'
  const hidden = modeOf(draft) === 'watch' ? 'curtain' : 'off'
  return (
    <Row
      icon={isOpen ? 'eye' : 'eyeOff'}
      title="Every face up"
      note={isOpen ? 'No fog of war at the table' : 'You see what the side that decides may know'}
      right={
        <Switch
          label="Every face up"
          on={isOpen}
          onChange={on => onChange({ privacy: on ? 'open' : hidden })}
          testID="privacy-open"
        />
      }
    />
  )
}
