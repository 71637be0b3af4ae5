import { View } from 'react-native'
import { Button, Dice, Icon, RuleChip, Sheet, SideMark, Text } from '../../../components'
import { space, useTheme } from '../../../theme'
import { shownAt, volleyWords, type Beat, type Exchange, type Roll } from './exchange'
import { RuleLink } from '../RuleLink'
import { NoteLine } from './Slip'
import { Rail } from './Rail'

export interface BattleRecordProps {
  readonly exchange: Exchange
  readonly sideNames: readonly [string, string]
  readonly onClose: () => void
  readonly onRule: (rule: string) => void
}

/** A battle to be read afterwards: every step, every roll beside what could be expected, every hit. */
export function BattleRecord({ exchange, sideNames, onClose, onRule }: BattleRecordProps) {
  const names = new Map(exchange.camps.flatMap(({ fighters }) => fighters.map(({ key, name }) => [key, name] as const)))
  const { rail } = shownAt(exchange, exchange.beats.length)
  return (
    <Sheet
      title={exchange.title}
      note={exchange.ground}
      onClose={onClose}
      beside={<RuleChip rule={exchange.rule} onPress={onRule} />}
      testID="battle-record-sheet"
      tall
      foot={<Button kind="primary" label="Close" onPress={onClose} testID="battle-record-close" />}
    >
      <Rail steps={exchange.rail} states={rail} />
      {exchange.beats.map((beat, i) => (
        <View key={i} style={{ gap: 2 }}>
          {(i === 0 || exchange.beats[i - 1]!.step !== beat.step) && <StepTitle exchange={exchange} step={beat.step} />}
          <Line beat={beat} names={names} sideNames={sideNames} onRule={onRule} />
        </View>
      ))}
    </Sheet>
  )
}

function StepTitle({ exchange, step }: { exchange: Exchange; step: number }) {
  const { look } = useTheme()
  const { icon, label } = exchange.rail[step]!
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.small,
        paddingTop: space.small,
        borderBottomWidth: 1,
        borderColor: look.ui.line,
      }}
    >
      <Icon name={icon} size={16} colour={look.ui.inkSoft} />
      <Text type="sectionTitle">{label}</Text>
    </View>
  )
}

interface LineProps {
  readonly beat: Beat
  readonly names: ReadonlyMap<string, string>
  readonly sideNames: readonly [string, string]
  readonly onRule: (rule: string) => void
}
function Line({ beat, names, sideNames, onRule }: LineProps) {
  const { look } = useTheme()
  const isLoss = beat.kind === 'hit' || beat.kind === 'lost'
  return (
    <View style={{ gap: 4, paddingVertical: 3 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
        {beat.kind === 'volley' && <SideMark side={beat.side} />}
        {isLoss && <Icon name={beat.kind === 'lost' ? 'no' : 'warn'} size={16} colour={look.ui.danger} />}
        <Text type={beat.kind === 'volley' ? 'bodyStrong' : 'secondary'} style={{ flex: 1 }}>
          {beat.kind === 'volley' ? `${sideNames[beat.side]}: ${volleyWords(beat.rolls)}` : beat.text}
        </Text>
        <RuleLink rule={beat.rule} onRule={onRule} />
      </View>
      {beat.kind === 'volley' &&
        beat.rolls.map((roll, i) => (
          <RollLine key={i} roll={roll} side={beat.side} name={names.get(roll.fighter) ?? ''} />
        ))}
      {beat.notes.map(note => (
        <NoteLine key={note.label} note={note} onRule={onRule} />
      ))}
    </View>
  )
}
function RollLine({ roll, side, name }: { roll: Roll; side: 0 | 1; name: string }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small, paddingLeft: space.medium }}>
      <Text type="secondary" ink="inkSoft" style={{ flex: 1 }}>
        {name}
      </Text>
      <Dice dice={roll.dice} side={side} size={22} />
    </View>
  )
}
