import { useState } from 'react'
import { Pressable, View, type GestureResponderEvent } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { FocusRing, Icon, IconButton, Segments, Text, useFocus, withoutOutline } from '../../components'
import { replayBy, replayThrough, replayTo, useReplay, type Gaze } from '../../stores'
import { layout, radius, space, stroke, touch, useTheme } from '../../theme'
import type { StatusLine } from '../Table/boards'

const BATTLE = 'battleBegan'
/** Back, run, on, and from battle to battle. */
export function Transport({ isRunning, onRun }: { isRunning: boolean; onRun: (on: boolean) => void }) {
  const { step, moments } = useReplay()
  const isFirst = step === 0
  const isLast = step >= (moments.at(-1)?.step ?? 0)
  const battles = moments.filter(({ kinds }) => kinds.has(BATTLE))
  const run = (): void => {
    if (isLast) replayTo(0)
    onRun(!isRunning)
  }
  const go = (by: 1 | -1, kind?: string) => (): void => {
    onRun(false)
    replayBy(by, kind)
  }
  return (
    <View style={{ flexDirection: 'row', gap: space.tiny }}>
      <BattleButton
        by={-1}
        faint={!battles.some(moment => moment.step < step)}
        onPress={go(-1, BATTLE)}
        testID="replay-battle-before"
      />
      <IconButton onAsk icon="back" label="Step back" faint={isFirst} onPress={go(-1)} testID="replay-step-back" />
      <IconButton
        onAsk
        icon={isRunning ? 'pause' : 'play'}
        label={isRunning ? 'Stop' : 'Run'}
        onPress={run}
        testID="replay-run"
      />
      <IconButton onAsk icon="chev" label="Step on" faint={isLast} onPress={go(1)} testID="replay-step" />
      <BattleButton
        by={1}
        faint={!battles.some(moment => moment.step > step)}
        onPress={go(1, BATTLE)}
        testID="replay-battle-next"
      />
    </View>
  )
}

interface BattleButtonProps {
  readonly by: 1 | -1
  readonly faint: boolean
  readonly onPress: () => void
  readonly testID: string
}
/** From battle to battle: which way is drawn as well. */
function BattleButton({ by, faint, onPress, testID }: BattleButtonProps) {
  const { look } = useTheme()
  const { isFocused, focus } = useFocus()
  const arrow = <Icon name={by > 0 ? 'chev' : 'back'} size={14} colour={look.ui.onAsk} />
  return (
    <Pressable
      testID={testID}
      accessibilityRole="button"
      accessibilityLabel={by > 0 ? 'Next battle' : 'Battle before'}
      accessibilityState={{ disabled: faint }}
      onPress={onPress}
      {...focus}
      style={({ pressed }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: touch.least,
        minWidth: touch.least + 8,
        borderRadius: radius.control,
        backgroundColor: pressed ? look.ui.ask : look.ui.askRaised,
        opacity: faint ? 0.45 : 1,
        ...withoutOutline,
      })}
    >
      {by < 0 && arrow}
      <Icon name="swords" colour={look.ui.onAsk} />
      {by > 0 && arrow}
      {isFocused && <FocusRing round={radius.control} />}
    </Pressable>
  )
}

/** The whole game as a line: battles are marked on it, a finger goes along it, and so do the arrow keys. */
export function Timeline() {
  const { look } = useTheme()
  const { step, length, moments } = useReplay()
  const { isFocused, focus } = useFocus()
  const [width, setWidth] = useState(1)
  const share = (at: number): number => (length === 0 ? 0 : at / length)
  const touchAt = ({ nativeEvent }: GestureResponderEvent): void => {
    const at = Math.round(Math.max(0, Math.min(1, nativeEvent.locationX / width)) * length)
    if (at !== step) replayTo(at)
  }
  return (
    <View
      testID="timeline"
      accessible
      focusable
      accessibilityRole="adjustable"
      accessibilityLabel="Timeline"
      accessibilityValue={{ min: 0, max: length, now: step, text: `${step} of ${length} actions` }}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) => replayBy(nativeEvent.actionName === 'increment' ? 1 : -1)}
      onLayout={({ nativeEvent }) => setWidth(Math.max(1, nativeEvent.layout.width))}
      onStartShouldSetResponder={() => true}
      onResponderGrant={touchAt}
      onResponderMove={touchAt}
      {...focus}
      {...arrowKeys}
      style={{ minHeight: touch.least, justifyContent: 'center', ...withoutOutline }}
    >
      <View style={{ height: 8, borderRadius: radius.pill, backgroundColor: look.ui.askRaised, pointerEvents: 'none' }}>
        <View
          style={{
            width: `${share(step) * 100}%`,
            height: 8,
            borderRadius: radius.pill,
            backgroundColor: look.ui.accent,
          }}
        />
        {moments
          .filter(({ kinds }) => kinds.has(BATTLE))
          .map(({ step: at }) => (
            <View
              key={at}
              style={{
                position: 'absolute',
                left: `${share(at) * 100}%`,
                top: -4,
                width: 2,
                height: 16,
                backgroundColor: look.ui.onAskSoft,
              }}
            />
          ))}
      </View>
      {isFocused && <FocusRing round={radius.control} />}
    </View>
  )
}
/** In a browser a slider is moved by the arrow keys. */
const arrowKeys = {
  onKeyDown: ({ key }: { readonly key: string }): void => {
    if (key === 'ArrowRight' || key === 'ArrowUp') replayBy(1)
    if (key === 'ArrowLeft' || key === 'ArrowDown') replayBy(-1)
  },
}

/** Whose eyes; there is a choice only when the game is over. */
export function EyesChoice({ sideNames }: { sideNames: readonly [string, string] }) {
  const { gazes, gaze } = useReplay()
  if (gazes.length < 2) return null
  const label = (one: Gaze): string => (one === 'open' ? 'Open' : one === 'table' ? 'Table' : sideNames[one])
  return (
    <Segments
      onAsk
      label="Whose eyes"
      value={gaze}
      choices={gazes.map(value => ({ value, label: label(value) }))}
      onChange={replayThrough}
      testID="replay-eyes"
    />
  )
}

interface HeadProps {
  readonly status: StatusLine
  readonly onBack: () => void
}
/** Where in the war we are: the status strip without its tools. */
export function Head({ status, onBack }: HeadProps) {
  const { look } = useTheme()
  const insets = useSafeAreaInsets()
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.small,
        paddingTop: insets.top,
        paddingRight: space.medium,
        minHeight: layout.phone.statusBar,
        backgroundColor: look.ui.surface,
        borderBottomWidth: stroke.hair,
        borderColor: look.ui.lineStrong,
      }}
    >
      <IconButton icon="back" label="Leave the replay" onPress={onBack} testID="back" />
      <View style={{ flex: 1 }}>
        <Text type="sectionTitle" accessibilityRole="header">
          {status.title}
        </Text>
        <Text type="note" ink="inkSoft">
          {status.note}
        </Text>
      </View>
      {status.weather && <Icon name={status.weather.icon} size={20} colour={look.ui.inkSoft} />}
      {status.score ? <Text type="number">{status.score}</Text> : null}
    </View>
  )
}
