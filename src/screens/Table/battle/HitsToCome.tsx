import { View } from 'react-native'
import { percent, Text } from '../../../components'
import { space, stroke, useTheme } from '../../../theme'
import { expectedOf, hitChances, hitsOf, type Roll } from './exchange'

const TALL = 40
const WORTH = 0.005

/** What these dice can bring; once they lie, what they brought stands out. */
export function HitsToCome({ rolls, isRolling }: { rolls: readonly Roll[]; isRolling: boolean }) {
  const { look } = useTheme()
  const all = hitChances(rolls)
  const last = all.findLastIndex(chance => chance >= WORTH)
  const chances = all.slice(0, Math.max(last, isRolling ? 0 : hitsOf(rolls)) + 1)
  const most = Math.max(...chances)
  const rolled = isRolling ? -1 : hitsOf(rolls)
  return (
    <View
      accessible
      accessibilityLabel={`Chances of hits: ${chances.map((chance, n) => `${n} ${percent(chance)}`).join(', ')}`}
      style={{ gap: 2 }}
      testID="hits-to-come"
    >
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <Text type="caps" ink="inkFaint">
          {isRolling ? 'Hits to come' : 'Chances of the roll'}
        </Text>
        <Text type="note" ink="inkSoft">{`${expectedOf(rolls).toFixed(1)} expected`}</Text>
      </View>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'flex-end',
          gap: space.tiny,
          borderBottomWidth: stroke.hair,
          borderColor: look.ui.lineStrong,
        }}
      >
        {chances.map((chance, n) => (
          <View key={n} style={{ flex: 1, alignItems: 'center' }}>
            <Text type="rule">{percent(chance)}</Text>
            <View
              style={{
                width: '100%',
                maxWidth: 64,
                height: Math.max(2, (chance / most) * TALL),
                backgroundColor: n === rolled ? look.ui.accent : look.ui.line,
                borderTopLeftRadius: 4,
                borderTopRightRadius: 4,
              }}
            />
          </View>
        ))}
      </View>
      <View style={{ flexDirection: 'row', gap: space.tiny }}>
        {chances.map((_, n) => (
          <Text
            key={n}
            type={n === rolled ? 'bodyStrong' : 'rule'}
            ink={n === rolled ? 'ink' : 'inkSoft'}
            centred
            style={{ flex: 1 }}
          >
            {n}
          </Text>
        ))}
      </View>
    </View>
  )
}
