import { View } from 'react-native'
import { Icon, Text } from '../../components'
import { balanceOf } from '../../stores'
import { radius, space, useTheme } from '../../theme'
import { boardFor } from '../Table/boards'
import { levelWords } from './modes'

/** How the scenario went between equal opponents; nothing where it was not measured. */
export function MeasuredBalance({ game, scenario }: { game: string; scenario: string }) {
  const { look, palette } = useTheme()
  const measured = balanceOf(game, scenario)
  if (!measured) return null
  const { level, games, first } = measured
  const [one, other] = boardFor(game).sideNames
  const words = `${one} ${first}, ${other} ${games - first} of ${games} between equal ${levelWords[level].label}s`
  return (
    <View accessible accessibilityLabel={`Balance: ${words}`} style={{ gap: space.tiny }} testID="balance">
      <View style={{ flexDirection: 'row', height: 8, borderRadius: radius.pill, overflow: 'hidden' }}>
        <View style={{ flex: first, backgroundColor: palette.sides[0] }} />
        <View style={{ flex: games - first, backgroundColor: palette.sides[1] }} />
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
        <Icon name="scales" size={16} colour={look.ui.inkSoft} />
        <Text type="note" ink="inkSoft">
          {words}
        </Text>
      </View>
    </View>
  )
}
