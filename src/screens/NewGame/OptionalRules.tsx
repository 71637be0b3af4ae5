import { useState } from 'react'
import { View } from 'react-native'
import { Button, Card, Row, RuleChip, Switch, Text } from '../../components'
import { space, useTheme } from '../../theme'
import { rungsMissing, upTheLadder, type Rung } from './ladder'

interface Option extends Rung {
  readonly rule: string
  readonly summary: string
}
export interface OptionalRulesProps {
  readonly options: readonly Option[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  /** Opens a rule; without, the game brings no reference. */
  readonly onRule?: (rule: string) => void
}

/** Each option on its own switch, in the order the book advises to take them up in. */
export function OptionalRules({ options, chosen, onChange, onRule }: OptionalRulesProps) {
  const [open, setOpen] = useState(false)
  const count = chosen.length === 0 ? `none of ${options.length}` : `${chosen.length} of ${options.length}`
  const toggle = (id: string, on: boolean): void =>
    onChange(on ? [...chosen, id] : chosen.filter(other => other !== id))
  const ladder = upTheLadder(options)
  return (
    <View>
      <Row
        icon="rules"
        title="Optional rules"
        value={count}
        expanded={open}
        onPress={() => setOpen(!open)}
        testID="optional-rules"
        last={open}
      />
      {open && (
        <Card style={{ paddingHorizontal: space.medium, paddingVertical: space.small }}>
          {ladder.some(({ below }) => below) && <Advice {...{ options, chosen, onChange }} />}
          {ladder.map((option, i) => (
            <OptionRow
              key={option.id}
              option={option}
              isOn={chosen.includes(option.id)}
              isLast={i === ladder.length - 1}
              onChange={on => toggle(option.id, on)}
              onRule={onRule}
            />
          ))}
        </Card>
      )}
    </View>
  )
}

interface OptionRowProps {
  readonly option: Option
  readonly isOn: boolean
  readonly isLast: boolean
  readonly onChange: (on: boolean) => void
  readonly onRule?: (rule: string) => void
}
function OptionRow({ option: { id, name, rule, summary }, isOn, isLast, onChange, onRule }: OptionRowProps) {
  const { textScale } = useTheme()
  const isLarge = textScale >= 1.3
  const chip = onRule && <RuleChip rule={rule} onPress={onRule} />
  return (
    <View>
      <Row
        title={name}
        note={summary}
        last={isLast || isLarge}
        right={
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
            {!isLarge && chip}
            <Switch label={name} on={isOn} onChange={onChange} testID={`option-${id}`} />
          </View>
        }
      />
      {isLarge && <View style={{ alignItems: 'flex-start', paddingVertical: space.small }}>{chip}</View>}
    </View>
  )
}

/** The book adds them one by one; whoever leaves some out is told which. */
function Advice({ options, chosen, onChange }: Pick<OptionalRulesProps, 'options' | 'chosen' | 'onChange'>) {
  const missing = rungsMissing(options, chosen)
  return (
    <View style={{ gap: space.tiny, paddingVertical: space.tiny }} accessibilityLiveRegion="polite">
      <Text type="secondary" ink="inkSoft">
        {missing.length === 0
          ? 'The book adds them one by one, from the top down.'
          : `The book adds ${namesOf(missing)} before.`}
      </Text>
      {missing.length > 0 && (
        <View style={{ flexDirection: 'row' }}>
          <Button
            kind="secondary"
            icon="plus"
            label={missing.length === 1 ? 'Add it too' : 'Add them too'}
            onPress={() => onChange([...chosen, ...missing.map(({ id }) => id)])}
            testID="options-below"
          />
        </View>
      )}
    </View>
  )
}
function namesOf(options: readonly Option[]): string {
  const names = options.map(({ name }) => name)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
