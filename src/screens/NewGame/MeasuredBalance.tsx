import { View } from 'react-native'
import { Icon, Text } from '../../components'
import { balanceOf } from '../../stores'
import { radius, space, useTheme } from '../../theme'
import { boardFor } from '../Table/boards'
import { balanceWords } from './balanceWords'

/** How many games of equal opponents each side won; nothing where none was played. */
export function MeasuredBalance({ game, scenario }: { game: string; scenario: string }) {
  const { look, palette, textScale } = useTheme()
  const measured = balanceOf(game, scenario)
  if (!measured) return null
  const { games, first } = measured
  const names = boardFor(game).sideNames
  const said = balanceWords(measured, names)
  const isLarge = textScale >= 1.6
  const bars = (
    <View style={{ flex: 1, flexDirection: 'row', gap: 2, height: 9 }}>
      <View style={[bar, { flex: first, backgroundColor: palette.sides[0] }]} />
      <View style={[bar, { flex: games - first, backgroundColor: palette.sides[1] }]} />
    </View>
  )
  return (
    <View accessible accessibilityLabel={`Balance: ${said}`} style={{ gap: space.tiny }} testID="balance">
      <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.small }}>
        <Text type="rule">{`${names[0]} ${first}`}</Text>
        {!isLarge && bars}
        <Text type="rule">{`${games - first} ${names[1]}`}</Text>
      </View>
      {isLarge && <View style={{ flexDirection: 'row' }}>{bars}</View>}
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
        <Icon name="scales" size={16} colour={look.ui.inkSoft} />
        <Text type="note" ink="inkSoft" style={{ flex: 1 }}>
          {said}
        </Text>
      </View>
    </View>
  )
}
const bar = { borderRadius: radius.pill } as const
