import { useState } from 'react'
import { Platform, View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { Button, IconButton, RuleChip, Text, type IconName } from '../../components'
import { layout, space, useTheme } from '../../theme'
import { SideTag } from './SideTag'

export interface PromptChoice {
  readonly key: string
  readonly label: string
  /** In full, where the label is short. */
  readonly spoken?: string
  readonly onPress: () => void
  readonly isPrimary: boolean
  readonly icon?: IconName
}
export interface PromptBarProps {
  readonly text: string
  readonly note?: string
  /** Who is asked, where more than one could be meant. */
  readonly who?: { readonly side: 0 | 1; readonly name: string } | null
  readonly rule: string
  readonly choices: readonly PromptChoice[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly busy: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onReset: () => void
  readonly onRule: (rule: string) => void
  readonly onList: () => void
  /** Something is in the hand: how to put it back. */
  readonly onPutBack?: () => void
  readonly faces?: { readonly onDown: () => void; readonly onUp: () => void }
}
const MOST_IN_SIGHT = 4

/** Everything in one row: on a wide screen, and on a low one, where the map needs the height. */
function useOneRow(): boolean {
  const { width, height } = useWindowDimensions()
  const { textScale } = useTheme()
  return (width >= layout.tabletFrom || height < 480) && textScale < 1.6
}

/** Black earth asks: one sentence, what is left, and at most one wheat button, always in its place. */
export function PromptBar(props: PromptBarProps) {
  const { text, note, who, rule, choices, onRule } = props
  const { look, leftHanded } = useTheme()
  const isWide = useOneRow()
  const insets = useSafeAreaInsets()
  const shown = choices.slice(0, MOST_IN_SIGHT)
  const row = leftHanded ? 'row-reverse' : 'row'
  const words = (
    <View style={{ flex: isWide ? 1 : undefined, gap: 2 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
        {who && <SideTag {...who} />}
        <Text type="prompt" ink="onAsk" style={{ flex: 1 }} testID="prompt" accessibilityLiveRegion="polite">
          {text}
        </Text>
        {!isWide && <RuleChip rule={rule} onAsk onPress={onRule} />}
      </View>
      {note ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
          <Text type="secondary" ink="onAskSoft" style={{ flexShrink: 1 }} testID="prompt-note">
            {note}
          </Text>
          {isWide && <RuleChip rule={rule} onAsk onPress={onRule} />}
        </View>
      ) : (
        isWide && <View style={{ flexDirection: 'row' }}>{<RuleChip rule={rule} onAsk onPress={onRule} />}</View>
      )}
    </View>
  )
  const buttons = (
    <View
      style={{
        flexDirection: row,
        flexWrap: 'wrap',
        gap: space.small,
        flex: isWide ? undefined : 1,
        justifyContent: leftHanded ? 'flex-start' : 'flex-end',
      }}
    >
      {props.onPutBack && (
        <Button kind="onAsk" icon="close" label="Put back" grow={!isWide} onPress={props.onPutBack} testID="put-back" />
      )}
      {choices.length > MOST_IN_SIGHT && (
        <Button
          kind="onAsk"
          label={`${choices.length - MOST_IN_SIGHT} more`}
          onPress={props.onList}
          testID="more-choices"
        />
      )}
      {shown.map(choice => (
        <Button
          key={choice.key}
          testID={`choice-${choice.key}`}
          kind={choice.isPrimary ? 'primary' : 'onAsk'}
          icon={choice.icon}
          label={choice.label}
          spoken={choice.spoken}
          disabled={props.busy}
          onPress={choice.onPress}
          grow={!isWide}
        />
      ))}
    </View>
  )
  return (
    <View
      testID="prompt-bar"
      style={{
        backgroundColor: look.ui.ask,
        borderTopWidth: 1,
        borderColor: look.ui.accent,
        paddingLeft: space.medium + insets.left,
        paddingRight: space.medium + insets.right,
        paddingTop: space.small,
        paddingBottom: space.small + insets.bottom,
        gap: space.small,
        flexDirection: isWide ? row : 'column',
        alignItems: isWide ? 'center' : 'stretch',
      }}
    >
      {isWide && <Tools {...props} />}
      {words}
      {isWide ? (
        buttons
      ) : (
        <View style={{ flexDirection: row, gap: space.small, alignItems: 'flex-end' }}>
          <Tools {...props} />
          {buttons}
        </View>
      )}
    </View>
  )
}

function Tools({ canUndo, canRedo, onUndo, onRedo, onReset, onList, faces }: PromptBarProps) {
  const { leftHanded } = useTheme()
  const { width } = useWindowDimensions()
  return (
    <View style={{ flexDirection: leftHanded ? 'row-reverse' : 'row', gap: space.small }}>
      <IconButton onAsk icon="undo" label="Undo" faint={!canUndo} onPress={onUndo} testID="undo" />
      {(canRedo || width >= layout.tabletFrom) && (
        <IconButton onAsk icon="redo" label="Redo" faint={!canRedo} onPress={onRedo} testID="redo" />
      )}
      {width >= layout.tabletFrom && (
        <IconButton
          onAsk
          icon="reset"
          label="Back to where undo ends"
          faint={!canUndo}
          onPress={onReset}
          testID="reset"
        />
      )}
      {faces ? <FacesButton {...faces} /> : null}
      {width >= layout.tabletFrom && (
        <IconButton onAsk icon="hand" label="List of actions" onPress={onList} testID="actions" />
      )}
    </View>
  )
}

/** The finger may rest anywhere near: only lifting it covers the faces again. Keys show them until pressed again. */
function FacesButton({ onDown, onUp }: { onDown: () => void; onUp: () => void }) {
  const [isKept, setKept] = useState(false)
  const touches = { onTouchStart: onDown, onTouchEnd: onUp, onTouchCancel: onUp }
  const pointer = {
    onPointerDown: onDown,
    onPointerUp: onUp,
    onPointerCancel: onUp,
    onKeyDown: ({ key }: { readonly key?: string }) => {
      if (key !== 'Enter' && key !== ' ') return
      setKept(!isKept)
      if (isKept) onUp()
      else onDown()
    },
  }
  return (
    <View {...(Platform.OS === 'web' ? pointer : touches)}>
      <IconButton onAsk icon="eye" label="Hold to see your faces" onPress={() => undefined} testID="hold-faces" />
    </View>
  )
}
