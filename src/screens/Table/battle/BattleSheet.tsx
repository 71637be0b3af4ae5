import type { ReactNode } from 'react'
import { Pressable, View } from 'react-native'
import { Button, Icon, IconButton, RuleChip, Sheet, Text } from '../../../components'
import { radius, space, useTheme } from '../../../theme'
import type { PromptChoice } from '../PromptBar'
import type { ShownBattle } from './exchange'
import { HitsToCome } from './HitsToCome'
import { ShownCamp } from './ShownCamp'
import { Rail } from './Rail'
import { SideTag } from '../SideTag'
import { Slip } from './Slip'

/** How it is being shown. */
export interface Playback {
  readonly isPaused: boolean
  readonly onPause: (isPaused: boolean) => void
  readonly onStep: () => void
  readonly onFinish: () => void
}

export interface BattleSheetProps {
  readonly battle: ShownBattle
  readonly sideNames: readonly [string, string]
  /** Dice are falling. */
  readonly isRolling: boolean
  /** It is being shown, moment by moment; null once it stands where the game stands. */
  readonly playing: Playback | null
  /** What is asked in the battle, and the answers. */
  readonly question: string
  /** Who is asked. */
  readonly who: { readonly side: 0 | 1; readonly name: string } | null
  /** Blocks that may be chosen by touching them, and what touching does. */
  readonly picks: ReadonlyMap<string, () => void>
  /** The block that has been chosen and waits for the last press. */
  readonly chosen: string | null
  readonly answers: readonly PromptChoice[]
  readonly folded: boolean
  readonly onFold: (folded: boolean) => void
  readonly onRule: (rule: string) => void
  readonly onRecord: () => void
}

const noPicks: ReadonlyMap<string, () => void> = new Map()

/** A battle step by step: the rail, both sides with their dice, and what just happened. Folds away to see the map. */
export function BattleSheet(props: BattleSheetProps) {
  const { battle, sideNames, isRolling, playing, folded, onFold, onRule } = props
  const { exchange, beat, camps, rail } = battle
  if (folded && exchange.isOver && !playing) return null
  if (folded) return <Folded title={exchange.title} onUnfold={() => onFold(false)} />
  return (
    <Sheet
      title={exchange.title}
      note={exchange.ground}
      onClose={() => onFold(true)}
      beside={<RuleChip rule={beat?.rule || exchange.rule} onPress={onRule} />}
      testID="battle-sheet"
      tall
      foot={playing ? <PlayingFoot battle={battle} isRolling={isRolling} playback={playing} /> : <Answers {...props} />}
    >
      <Body onStep={playing?.onStep}>
        <Rail steps={exchange.rail} states={rail} />
        {camps.map((camp, i) => (
          <ShownCamp
            key={camp.side}
            camp={camp}
            name={sideNames[camp.side]}
            isFirst={i === 0}
            beat={beat}
            isRolling={isRolling}
            picks={playing ? noPicks : props.picks}
            chosen={props.chosen}
          />
        ))}
        {beat && <Slip beat={beat} isRolling={isRolling} onRule={onRule} />}
        {beat?.kind === 'volley' && <HitsToCome rolls={beat.rolls} isRolling={isRolling} />}
      </Body>
    </Sheet>
  )
}

/** While it is shown a touch goes on; where something is asked the blocks in it are touched. */
function Body({ onStep, children }: { onStep: (() => void) | undefined; children: ReactNode }) {
  if (!onStep) return <View style={{ gap: space.small }}>{children}</View>
  return (
    <Pressable accessible={false} onPress={onStep} testID="battle-body" style={{ gap: space.small }}>
      {children}
    </Pressable>
  )
}

function Folded({ title, onUnfold }: { title: string; onUnfold: () => void }) {
  const { look } = useTheme()
  return (
    <Pressable
      testID="battle-unfold"
      accessibilityRole="button"
      accessibilityLabel={`Show the ${title}`}
      onPress={onUnfold}
      style={{
        position: 'absolute',
        top: 110,
        alignSelf: 'center',
        flexDirection: 'row',
        gap: space.small,
        alignItems: 'center',
        minHeight: 44,
        paddingHorizontal: space.large,
        borderRadius: radius.pill,
        backgroundColor: look.ui.ask,
      }}
    >
      <Icon name="swords" colour={look.ui.accent} size={18} />
      <Text type="button" ink="onAsk">
        {title}
      </Text>
    </Pressable>
  )
}

interface PlayingFootProps extends Pick<BattleSheetProps, 'battle' | 'isRolling'> {
  readonly playback: Playback
}
/** While it is shown: what happens, and how to go slower or faster. */
function PlayingFoot({ battle, isRolling, playback }: PlayingFootProps) {
  const { leftHanded } = useTheme()
  const { isPaused, onPause, onStep, onFinish } = playback
  const { beat, exchange } = battle
  const step = exchange.rail[beat?.step ?? 0]?.label ?? ''
  return (
    <View style={{ gap: space.small }}>
      <Text type="prompt" ink="onAsk" testID="battle-now" numberOfLines={1}>
        {beat?.kind === 'volley' ? `${step}: ${beat.text}` : step}
      </Text>
      <View style={{ flexDirection: leftHanded ? 'row-reverse' : 'row', gap: space.small }}>
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? 'Go on by itself' : 'Pause'}
          onAsk
          onPress={() => onPause(!isPaused)}
          testID="battle-pause"
        />
        <Button
          kind="onAsk"
          icon="step"
          label={isRolling ? 'Skip' : 'Next'}
          hint={isRolling ? 'Ends the roll; a tap on the sheet does the same' : 'A tap on the sheet does the same'}
          onPress={onStep}
          testID="battle-step"
        />
        <Button kind="primary" icon="fast" label="Next decision" grow onPress={onFinish} testID="battle-finish" />
      </View>
    </View>
  )
}

/** The owner of the blocks answers here, with the dice in sight; a battle that is over is put away. */
function Answers({ battle, question, who, picks, chosen, answers, onFold, onRecord }: BattleSheetProps) {
  const { leftHanded } = useTheme()
  if (battle.exchange.isOver)
    return (
      <View style={{ flexDirection: leftHanded ? 'row-reverse' : 'row', gap: space.small }}>
        <Button kind="onAsk" icon="log" label="Every roll" onPress={onRecord} testID="battle-record" />
        <Button kind="primary" label="Go on" grow onPress={() => onFold(true)} testID="battle-go-on" />
      </View>
    )
  return (
    <View style={{ gap: space.small }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
        {who && <SideTag {...who} />}
        <Text type="prompt" ink="onAsk" style={{ flex: 1 }} testID="battle-question">
          {question}
        </Text>
      </View>
      {picks.size > 0 && (
        <Text type="secondary" ink="onAskSoft">
          {chosen ? 'This cannot be taken back.' : `Tap the block above, or its name.${who ? ' Both may look.' : ''}`}
        </Text>
      )}
      {answers.map(({ key, label, onPress, isPrimary }) => (
        <Button
          key={key}
          kind={isPrimary ? 'primary' : 'onAsk'}
          label={label}
          onPress={onPress}
          testID={key === 'confirm' ? key : `answer-${key}`}
        />
      ))}
    </View>
  )
}
