import { Pressable, View } from 'react-native'
import { Button, Dice, Icon, RuleChip, Sheet, SideMark, Text } from '../../components'
import { radius, space, useTheme } from '../../theme'
import { PiecePicture } from '../PiecePicture'
import type { BattleModel } from './boards'
import type { PromptChoice } from './PromptBar'

export interface BattleSheetProps {
  readonly battle: BattleModel
  readonly sideNames: readonly [string, string]
  /** What is asked in the battle, and the answers. */
  readonly question: string
  readonly answers: readonly PromptChoice[]
  readonly folded: boolean
  readonly onFold: (folded: boolean) => void
  readonly onRule: (rule: string) => void
}

/** A battle step by step: the rail, both sides with their dice, and what just happened. Folds away to see the map. */
export function BattleSheet(props: BattleSheetProps) {
  const { battle, sideNames, folded, onFold, onRule } = props
  const { look } = useTheme()
  if (folded && battle.isOver) return null
  if (folded) {
    return (
      <Pressable
        testID="battle-unfold"
        accessibilityRole="button"
        accessibilityLabel={`Show the ${battle.title}`}
        onPress={() => onFold(false)}
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
          {battle.title}
        </Text>
      </Pressable>
    )
  }
  return (
    <Sheet
      title={battle.title}
      note={battle.ground}
      onClose={() => onFold(true)}
      beside={<RuleChip rule={battle.rule} onPress={onRule} />}
      testID="battle-sheet"
      foot={<Answers {...props} />}
    >
      <Rail battle={battle} />
      {battle.sides.map(side => (
        <View key={side.side} style={{ gap: space.tiny }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
            <SideMark side={side.side} />
            <Text type="bodyStrong">{sideNames[side.side]}</Text>
            <Text type="secondary" ink="inkSoft">
              {side.role}
            </Text>
          </View>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.medium }}>
            {side.pieces.map(({ thing, name, dice }) => (
              <View key={thing.key} style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
                <PiecePicture thing={thing} side={54} label={name} />
                {dice.length > 0 && <Dice dice={dice} side={side.side} />}
              </View>
            ))}
          </View>
          {side.note ? (
            <Text type="secondary" ink="inkSoft">
              {side.note}
            </Text>
          ) : null}
        </View>
      ))}
      {battle.lines.map((line, i) => (
        <View
          key={i}
          style={{
            flexDirection: 'row',
            gap: space.small,
            backgroundColor: look.ui.surfaceSunken,
            borderRadius: radius.control,
            padding: space.small,
          }}
        >
          <Icon name="dice" size={18} colour={look.ui.inkSoft} />
          <Text type="secondary" style={{ flex: 1 }}>
            {line}
          </Text>
        </View>
      ))}
    </Sheet>
  )
}

/** The owner of the blocks answers here, with the dice in sight; a battle that is over is put away. */
function Answers({ battle, question, answers, onFold }: BattleSheetProps) {
  if (battle.isOver) return <Button kind="primary" label="Go on" onPress={() => onFold(true)} testID="battle-go-on" />
  return (
    <View style={{ gap: space.small }}>
      <Text type="prompt" ink="onAsk" testID="battle-question">
        {question}
      </Text>
      {answers.map(({ key, label, onPress, isPrimary }) => (
        <Button
          key={key}
          kind={isPrimary ? 'primary' : 'onAsk'}
          label={label}
          onPress={onPress}
          testID={`answer-${key}`}
        />
      ))}
    </View>
  )
}

/** The six steps: done, now, not happening. */
function Rail({ battle }: { battle: BattleModel }) {
  const { look } = useTheme()
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
      {battle.steps.map(({ icon, label, state }) => (
        <View
          key={label}
          accessible
          accessibilityLabel={`${label}: ${state === 'now' ? 'now' : state === 'done' ? 'done' : state === 'never' ? 'does not happen' : 'to come'}`}
          style={{
            width: 36,
            height: 36,
            borderRadius: 18,
            alignItems: 'center',
            justifyContent: 'center',
            borderWidth: state === 'now' ? 2 : 1,
            borderStyle: state === 'never' ? 'dashed' : 'solid',
            borderColor: state === 'now' ? look.ui.accent : look.ui.line,
            backgroundColor: state === 'now' ? look.ui.ask : state === 'never' ? 'transparent' : look.ui.surfaceSunken,
          }}
        >
          <Icon
            name={icon}
            size={18}
            colour={state === 'now' ? look.ui.accent : state === 'never' ? look.ui.line : look.ui.inkSoft}
          />
        </View>
      ))}
    </View>
  )
}
