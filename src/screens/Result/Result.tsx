import { ScrollView, View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { Button, Card, Horizon, RuleChip, Text } from '../../components'
import { rulebookOf } from '../../rulebook'
import { closeGame, useGame, type Playing } from '../../stores'
import { space, useTheme } from '../../theme'
import { PiecePicture } from '../PiecePicture'
import type { RouteProps } from '../routes'
import { boardFor, facesOf } from '../Table/boards'
import { Story } from './Story'

const GROUND = 0.18
const PICTURE = 84
const ONE_COLUMN = 460
const TWO_COLUMNS = 940
const TWO_FROM = 900

/** The end of a game: who won, by which rule, and what decided it. */
export function Result({ navigation }: RouteProps<'Result'>) {
  const { width, height } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const playing = useGame(state => state.playing)
  const leave = (): void => {
    closeGame()
    navigation.popToTop()
  }
  if (!playing?.outcome) return null
  const isWide = width >= TWO_FROM
  return (
    <View testID="result" style={{ flex: 1, backgroundColor: '#1F1811' }}>
      <Horizon width={width} height={height} ground={height * GROUND} style={{ position: 'absolute' }} />
      <ScrollView
        contentContainerStyle={{
          flexGrow: 1,
          alignItems: 'center',
          padding: space.large,
          paddingLeft: space.large + insets.left,
          paddingRight: space.large + insets.right,
          paddingTop: Math.max(space.huge, height * GROUND - PICTURE + space.huge) + insets.top,
          paddingBottom: space.huge,
          gap: space.large,
        }}
      >
        <Verdict playing={playing} onRule={rule => navigation.navigate('Rules', { game: playing.save.game, rule })} />
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small }}>
          <Button kind="onAsk" label="See the table" onPress={() => navigation.goBack()} testID="result-table" />
          <Button
            kind="onAsk"
            icon="play"
            label="Replay"
            onPress={() => navigation.navigate('Replay')}
            testID="result-replay"
          />
          <Button
            kind="onAsk"
            icon="eye"
            label="What they believed"
            onPress={() => navigation.navigate('Beliefs')}
            testID="result-beliefs"
          />
        </View>
        <Story
          playing={playing}
          width={isWide ? TWO_COLUMNS : ONE_COLUMN}
          isWide={isWide}
          onMoment={step => navigation.navigate('Replay', { step })}
        />
      </ScrollView>
      <Foot onLeave={leave} />
    </View>
  )
}

function Verdict({ playing, onRule }: { playing: Playing; onRule: (rule: string) => void }) {
  const { save, outcome, log } = playing
  if (!outcome) return null
  const { winner, rule, reason } = outcome
  const picture = winner === 'draw' ? null : facesOf(save.game)[winner]
  return (
    <>
      {picture && <PiecePicture thing={picture} side={PICTURE} />}
      <Text type="display" centred style={{ color: '#F6EDD8' }} testID="result-title" accessibilityRole="header">
        {winner === 'draw' ? 'A draw' : `${boardFor(save.game).sideNames[winner]} wins`}
      </Text>
      <Card style={{ padding: space.large, gap: space.small, width: '100%', maxWidth: ONE_COLUMN }}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small }}>
          <Text type="bodyStrong" style={{ flex: 1, minWidth: 160 }}>
            {reason ?? 'The game is over.'}
          </Text>
          {rulebookOf(save.game) && <RuleChip rule={rule} onPress={onRule} />}
        </View>
        <Text type="secondary" ink="inkSoft">
          {`${save.title}, ${log.length} actions`}
        </Text>
      </Card>
    </>
  )
}

function Foot({ onLeave }: { onLeave: () => void }) {
  const { look, leftHanded, textScale } = useTheme()
  const insets = useSafeAreaInsets()
  return (
    <View
      style={{
        backgroundColor: look.ui.ask,
        borderTopWidth: 1,
        borderColor: look.ui.accent,
        paddingBottom: insets.bottom,
        alignItems: 'center',
      }}
    >
      <View
        style={{
          width: '100%',
          maxWidth: TWO_COLUMNS,
          flexDirection: leftHanded ? 'row-reverse' : 'row',
          alignItems: 'center',
          gap: space.medium,
          padding: space.medium,
        }}
      >
        <Text type="secondary" ink="onAskSoft" style={{ flex: 1 }}>
          {textScale < 1.6 ? 'The game stays among your saved games.' : 'It stays saved.'}
        </Text>
        <Button kind="primary" label="Home" onPress={onLeave} testID="result-home" />
      </View>
    </View>
  )
}
