import { View } from 'react-native'
import { Icon, Text, percent } from '../../components'
import { balanceOf } from '../../stores'
import { radius, space, useTheme } from '../../theme'
import { boardFor } from '../Table/boards'
import { levelWords } from './modes'

/** How the scenario went between equal opponents; nothing where it was not measured. */
export function MeasuredBalance({ game, scenario }: { game: string; scenario: string }) {
  const { look, palette, textScale } = useTheme()
  const measured = balanceOf(game, scenario)
  if (!measured) return null
  const { level, games, first } = measured
  const [one, other] = boardFor(game).sideNames
  const [share, rest] = [percent(first / games), percent(1 - first / games)]
  const source = `measured over ${games} games between equal ${levelWords[level].label}s`
  const isLarge = textScale >= 1.6
  const bars = (
    <View style={{ flex: 1, flexDirection: 'row', gap: 2, height: 9 }}>
      <View style={[bar, { flex: first, backgroundColor: palette.sides[0] }]} />
      <View style={[bar, { flex: games - first, backgroundColor: palette.sides[1] }]} />
    </View>
  )
  return (
    <View
      accessible
      accessibilityLabel={`Balance: ${one} won ${share}, ${other} ${rest}, ${source}`}
      style={{ gap: space.tiny }}
      testID="balance"
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.small }}>
        <Text type="rule">{`${one} ${share}`}</Text>
        {!isLarge && bars}
        <Text type="rule">{`${rest} ${other}`}</Text>
      </View>
      {isLarge && <View style={{ flexDirection: 'row' }}>{bars}</View>}
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
        <Icon name="scales" size={16} colour={look.ui.inkSoft} />
        <Text type="note" ink="inkSoft" style={{ flex: 1 }}>
          {source}
        </Text>
      </View>
    </View>
  )
}
const bar = { borderRadius: radius.pill } as const
