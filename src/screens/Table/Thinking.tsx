import { View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { Button, SideMark, Text } from '../../components'
import { holdOpponent, hurryOpponent, skipOpponent, useOpponent, type Playing, type Side } from '../../stores'
import { layout, radius, space, useTheme } from '../../theme'
import type { TableBoard } from './boards'
import { linesOf } from './speech'

/** Which seat of the AI is asked; null while a person decides or the game is over. */
export const thinkingSide = ({ by, outcome, asked, table }: Playing): Side | null =>
  by !== null || outcome ? null : (asked.waiting.find(side => table.seats[side] === 'ai') ?? null)

const LINES = 2
/** What it did last, as far as the person could see it. */
function lastLines(board: TableBoard, { view, log, table }: Playing): readonly string[] {
  if (!view) return []
  const recent = log.slice(-12).filter(({ by }) => table.seats[by] === 'ai')
  return linesOf(board, view, view.eyes, recent)
    .slice(-LINES)
    .map(({ text }) => text)
}

export interface ThinkingProps {
  readonly playing: Playing
  readonly board: TableBoard
  readonly side: Side
}

/** In the place of the prompt while an opponent decides: who, at what, how far, and what it just did. */
export function Thinking({ playing, board, side }: ThinkingProps) {
  const { look, leftHanded } = useTheme()
  const { width } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const { thought, isHeld, isSkipping } = useOpponent()
  const isWide = width >= layout.tabletFrom
  const name = board.sideNames[side]
  const looking = thought?.looking ? `${name} looks at ${thought.looking}` : `${name} is thinking`
  return (
    <View
      testID="thinking"
      style={{
        backgroundColor: look.ui.ask,
        borderTopWidth: 1,
        borderColor: look.ui.accent,
        paddingHorizontal: space.medium,
        paddingTop: space.small,
        paddingBottom: space.small + insets.bottom,
        gap: space.small,
        flexDirection: isWide ? (leftHanded ? 'row-reverse' : 'row') : 'column',
        alignItems: isWide ? 'center' : 'stretch',
      }}
    >
      <View style={{ flex: isWide ? 1 : undefined, gap: space.tiny }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
          <SideMark side={side} />
          <Text type="prompt" ink="onAsk" style={{ flex: 1 }} numberOfLines={1} testID="thinking-at">
            {isHeld ? `${name} waits for you` : looking}
          </Text>
        </View>
        <ProgressBar share={thought?.share ?? 0} label={looking} />
        <View accessibilityLiveRegion="polite" style={{ minHeight: isWide ? 18 : 36 }}>
          {lastLines(board, playing).map((line, i) => (
            <Text key={i} type="secondary" ink="onAskSoft" numberOfLines={1} testID={`thinking-did-${i}`}>
              {line}
            </Text>
          ))}
        </View>
      </View>
      <Controls isHeld={isHeld} isSkipping={isSkipping} />
    </View>
  )
}

function ProgressBar({ share, label }: { share: number; label: string }) {
  const { look } = useTheme()
  const now = Math.round(share * 100)
  return (
    <View
      testID="thinking-share"
      role="progressbar"
      aria-label={label}
      aria-valuenow={now}
      aria-valuemin={0}
      aria-valuemax={100}
      style={{ height: 6, borderRadius: radius.pill, backgroundColor: look.ui.askRaised, overflow: 'hidden' }}
    >
      <View style={{ width: `${now}%`, height: 6, borderRadius: radius.pill, backgroundColor: look.ui.accent }} />
    </View>
  )
}

function Controls({ isHeld, isSkipping }: { isHeld: boolean; isSkipping: boolean }) {
  const { leftHanded } = useTheme()
  return (
    <View
      style={{
        flexDirection: leftHanded ? 'row-reverse' : 'row',
        gap: space.small,
        justifyContent: leftHanded ? 'flex-start' : 'flex-end',
      }}
    >
      <Button
        kind={isHeld ? 'primary' : 'onAsk'}
        icon={isHeld ? 'play' : 'pause'}
        label={isHeld ? 'Go on' : 'Pause'}
        onPress={() => holdOpponent(!isHeld)}
        testID="thinking-pause"
      />
      <Button
        kind="onAsk"
        icon="fast"
        label={isSkipping ? 'Skipping' : 'Skip'}
        hint="Without waiting until you decide"
        disabled={isHeld || isSkipping}
        onPress={skipOpponent}
        testID="thinking-skip"
      />
      <Button
        kind="onAsk"
        icon="time"
        label="Hurry"
        hint="Take the best found so far"
        disabled={isHeld}
        onPress={hurryOpponent}
        testID="thinking-hurry"
      />
    </View>
  )
}
