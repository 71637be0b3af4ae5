import { View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { Button, IconButton, Text } from '../../../components'
import { layout, space, useTheme } from '../../../theme'

export interface WatchBarProps {
  /** What happens, as far as the reader may know it. */
  readonly lines: readonly string[]
  /** After a hand-over: which of how many. */
  readonly replay: { readonly at: number; readonly of: number } | null
  readonly isPaused: boolean
  readonly onPause: (isPaused: boolean) => void
  readonly onStep: () => void
  readonly onFinish: () => void
  readonly onList: () => void
}
const MOST = 2

/** In the place of the prompt while something is shown on the map: what it is, and how to go on. */
export function WatchBar({ lines, replay, isPaused, onPause, onStep, onFinish, onList }: WatchBarProps) {
  const { look, leftHanded } = useTheme()
  const { width } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const isWide = width >= layout.tabletFrom
  const row = leftHanded ? 'row-reverse' : 'row'
  const more = lines.length - MOST
  return (
    <View
      testID={replay ? 'replaying' : 'watching'}
      style={{
        backgroundColor: look.ui.ask,
        borderTopWidth: 1,
        borderColor: look.ui.accent,
        padding: space.medium,
        paddingTop: space.small,
        paddingBottom: space.small + insets.bottom,
        gap: space.small,
        flexDirection: isWide ? row : 'column',
        alignItems: isWide ? 'center' : 'stretch',
      }}
    >
      <View style={{ flex: isWide ? 1 : undefined, minHeight: 62 }} accessibilityLiveRegion="polite">
        <Text type="caps" ink="onAskSoft" testID="watching-place">
          {replay ? `Since you last looked: ${replay.at} of ${replay.of}` : 'Just now'}
        </Text>
        {lines.slice(0, MOST).map((line, i) => (
          <Text
            key={i}
            type={i === 0 ? 'prompt' : 'secondary'}
            ink={i === 0 ? 'onAsk' : 'onAskSoft'}
            numberOfLines={1}
            testID={`watching-${i}`}
          >
            {line}
            {i === MOST - 1 && more > 0 ? `, and ${more} more` : ''}
          </Text>
        ))}
      </View>
      <View style={{ flexDirection: row, alignItems: 'center', gap: space.small }}>
        <IconButton icon="log" label="As a list" onAsk onPress={onList} testID="watching-list" />
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? 'Go on by itself' : 'Pause'}
          onAsk
          onPress={() => onPause(!isPaused)}
          testID="watching-pause"
        />
        <IconButton icon="step" label="Next" onAsk onPress={onStep} testID="watching-step" />
        <View style={{ flex: isWide ? undefined : 1 }}>
          <Button kind="primary" icon="fast" label="Skip to now" onPress={onFinish} testID="watching-finish" />
        </View>
      </View>
    </View>
  )
}
