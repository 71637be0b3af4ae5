import { useEffect, useState } from 'react'
import { ScrollView, View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { Button, Chip, Horizon, Icon, Text } from '../../components'
import { heardBy, lookBehind, opensWith, pressUnseen, publicView, verbOf, type Playing, type Side } from '../../stores'
import { gameOf } from '../../games'
import { space, useTheme } from '../../theme'
import { PiecePicture } from '../PiecePicture'
import { boardFor, facesOf } from './boards'
import { HoldToLook } from './HoldToLook'
import { PinPad } from './PinPad'
import { useFeltHandOver } from './show/useFeel'

const onSoil = { color: '#F6EDD8' } as const
const softOnSoil = { color: '#C8BA9F' } as const

/** Black earth over everything: nothing of the game is drawn, and nothing of it is in memory, until the next side looks. */
export function CurtainCover({ playing, next, onHome }: { playing: Playing; next: Side; onHome: () => void }) {
  const { width, height } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const { textScale } = useTheme()
  const [asksPin, setAsksPin] = useState(false)
  useFeltHandOver()
  useEffect(() => setAsksPin(false), [next])
  const pin = playing.save.table.pins[next]
  const name = boardFor(playing.save.game).sideNames[next]
  const picture = facesOf(playing.save.game)[next]
  const isLow = height < 560
  const isCrowded = textScale >= 1.6
  const ground = Math.round(height * (isCrowded ? 0.03 : isLow ? 0.1 : 0.14)) + insets.top
  const hasMissed = playing.seen[next] < playing.log.length
  const handOver = playing.curtain.is === 'covered' && playing.curtain.handOver
  return (
    <View
      testID="curtain"
      accessibilityViewIsModal
      role="dialog"
      aria-label={`Hand over to the ${name} player`}
      style={{ position: 'absolute', top: 0, left: 0, right: 0, bottom: 0, backgroundColor: '#1F1811' }}
    >
      <Horizon width={width} height={height} ground={ground} style={{ position: 'absolute' }} />
      <ScrollView
        style={{ flex: 1, marginTop: isLow ? ground + 10 : 0 }}
        contentContainerStyle={{
          flexGrow: 1,
          alignItems: 'center',
          justifyContent: 'center',
          gap: isLow ? space.small : space.large,
          paddingHorizontal: space.large,
          paddingTop: isLow ? 0 : ground,
        }}
      >
        {picture && !isLow && !isCrowded && <PiecePicture thing={picture} side={Math.min(96, height * 0.14)} />}
        <View style={{ gap: space.tiny }}>
          <Text
            type="display"
            centred
            style={[onSoil, (width < 400 || isLow) && { fontSize: 28, lineHeight: 32 }]}
            accessibilityRole="header"
          >
            {handOver ? `Hand over to the ${name} player` : `${name} goes on`}
          </Text>
          <Text centred style={softOnSoil} testID="curtain-moment">
            {[momentOf(playing), 'Nobody else should look now.'].filter(Boolean).join(width < 480 ? '.\n' : '. ')}
          </Text>
        </View>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small }}>
          {hasMissed && <Chip onAsk icon="play" label="First what your side saw" />}
          <Chip onAsk icon="lock" label={pin ? 'PIN' : 'No PIN set'} />
        </View>
        {asksPin ? (
          <PinPad
            isRight={text => opensWith(text, playing.save, next)}
            onRight={lookBehind}
            onBack={() => setAsksPin(false)}
          />
        ) : (
          <HoldToLook onLook={() => (pin ? setAsksPin(true) : lookBehind())} />
        )}
        <Unseen playing={playing} />
      </ScrollView>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          padding: space.medium,
          paddingBottom: space.medium + insets.bottom,
          gap: space.small,
        }}
      >
        <Icon name="save" size={16} colour="#C8BA9F" />
        <Text type="secondary" style={[softOnSoil, { flex: 1 }]}>
          Saved. You may close the app.
        </Text>
        <Button kind="onAsk" label="Home" onPress={onHome} testID="curtain-home" />
      </View>
    </View>
  )
}

/** Turn and impulse: what both sides know. */
function momentOf({ save: { game }, log }: Playing): string {
  const view = publicView()
  if (!view) return ''
  const board = boardFor(game)
  const heard = log.flatMap(entry => heardBy(entry, 'table'))
  return board.moment?.(view, heard) ?? board.status(view).note
}

/** Who goes on anyway need not look to say that he wants nothing more. */
function Unseen({ playing: { save, unseen } }: { playing: Playing }) {
  const board = boardFor(save.game)
  const verbs = gameOf(save.game)?.verbs
  return unseen
    .filter(({ action }) => board.unseen?.has(verbs?.[verbOf(action)]?.name ?? ''))
    .map(({ action, label }) => (
      <Button
        key={action}
        kind="onAsk"
        label={`${label}, without looking`}
        onPress={() => void pressUnseen(action)}
        testID="curtain-unseen"
      />
    ))
}
