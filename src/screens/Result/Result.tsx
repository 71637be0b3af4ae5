import { ScrollView, View, useWindowDimensions } from 'react-native'
import { Button, Card, Horizon, RuleChip, Text } from '../../components'
import { closeGame, useGame } from '../../stores'
import { space, useTheme } from '../../theme'
import { PiecePicture } from '../PiecePicture'
import type { RouteProps } from '../routes'
import { boardFor, facesOf } from '../Table/boards'
import { Story } from './Story'

const GROUND = 0.18
const PICTURE = 84
/** The end of a game: who won, by which rule, and what decided it. */
export function Result({ navigation }: RouteProps<'Result'>) {
  const { width, height } = useWindowDimensions()
  const { look } = useTheme()
  const playing = useGame(state => state.playing)
  const leave = (): void => {
    closeGame()
    navigation.popToTop()
  }
  if (!playing?.outcome) return null
  const { winner, rule, reason } = playing.outcome
  const names = boardFor(playing.save.game).sideNames
  const picture = winner === 'draw' ? null : facesOf(playing.save.game)[winner]
  return (
    <View testID="result" style={{ flex: 1, backgroundColor: '#1F1811' }}>
      <Horizon width={width} height={height} ground={height * GROUND} style={{ position: 'absolute' }} />
      <ScrollView
        contentContainerStyle={{
          flexGrow: 1,
          justifyContent: 'center',
          alignItems: 'center',
          padding: space.large,
          paddingTop: Math.max(space.huge, height * GROUND - PICTURE + space.huge),
          paddingBottom: space.huge,
          gap: space.large,
        }}
      >
        {picture && <PiecePicture thing={picture} side={PICTURE} />}
        <Text type="display" centred style={{ color: '#F6EDD8' }} testID="result-title">
          {winner === 'draw' ? 'A draw' : `${names[winner]} wins`}
        </Text>
        <Card style={{ padding: space.large, gap: space.small, width: '100%', maxWidth: 460 }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
            <Text type="bodyStrong" style={{ flex: 1 }}>
              {reason ? reason.charAt(0).toUpperCase() + reason.slice(1) : 'The game is over'}
            </Text>
            <RuleChip rule={rule} onPress={to => navigation.navigate('Rules', { game: playing.save.game, rule: to })} />
          </View>
          <Text type="secondary" ink="inkSoft">
            {playing.save.title}, {playing.log.length} actions
          </Text>
        </Card>
        <Story playing={playing} />
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small }}>
          <Button kind="onAsk" label="See the table" onPress={() => navigation.goBack()} testID="result-table" />
          <Button kind="onAsk" label="Replay" onPress={() => navigation.navigate('Replay')} testID="result-replay" />
          <Button
            kind="onAsk"
            label="What they believed"
            onPress={() => navigation.navigate('Beliefs')}
            testID="result-beliefs"
          />
          <Button kind="primary" label="Home" onPress={leave} testID="result-home" />
        </View>
        <Text type="note" style={{ color: look.ui.accent }} centred>
          The game stays among your saved games.
        </Text>
      </ScrollView>
    </View>
  )
}
