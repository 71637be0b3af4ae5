import { View } from 'react-native'
import { Icon, Text, type IconName } from '../../../components'
import { radius, space, useTheme } from '../../../theme'
import { RuleLink } from '../RuleLink'
import { diceOf, volleyWords, type Beat, type Note } from './exchange'

const icons: Readonly<Record<Beat['kind'], IconName>> = {
  open: 'eye',
  volley: 'dice',
  absorbed: 'shield',
  hit: 'warn',
  lost: 'no',
  told: 'info',
  close: 'flag',
}

/** What just happened, on a slip of paper, with the rule of whatever changed it. */
export function Slip({ beat, isRolling, onRule }: { beat: Beat; isRolling: boolean; onRule: (rule: string) => void }) {
  const { look } = useTheme()
  return (
    <View
      testID="battle-slip"
      accessibilityLiveRegion="polite"
      style={{ backgroundColor: look.ui.surfaceSunken, borderRadius: radius.control, padding: space.small, gap: 4 }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small, minHeight: 24 }}>
        <Icon name={icons[beat.kind]} size={18} colour={look.ui.inkSoft} />
        <Text type="bodyStrong" style={{ flex: 1 }} testID="battle-told">
          {slipWords(beat, isRolling)}
        </Text>
        <RuleLink rule={beat.rule} onRule={onRule} />
      </View>
      {beat.notes.map(note => (
        <NoteLine key={note.label} note={note} onRule={onRule} />
      ))}
    </View>
  )
}

export function slipWords(beat: Beat, isRolling: boolean): string {
  if (beat.kind !== 'volley') return beat.text
  const count = diceOf(beat.rolls).length
  return isRolling ? `${beat.text}: ${count} ${count === 1 ? 'die' : 'dice'}` : volleyWords(beat.rolls)
}

/** A modifier with its rule. */
export function NoteLine({ note, onRule }: { note: Note; onRule: (rule: string) => void }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
      <Text type="secondary" ink="inkSoft" style={{ flex: 1 }}>
        {note.label}
      </Text>
      <RuleLink rule={note.rule} onRule={onRule} />
    </View>
  )
}
