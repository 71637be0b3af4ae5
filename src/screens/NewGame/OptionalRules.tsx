import { useState } from 'react'
import { View } from 'react-native'
import { Card, Row, Switch } from '../../components'
import { space } from '../../theme'
import { upTheLadder, type Rung } from './ladder'

export interface OptionalRulesProps {
  readonly options: readonly (Rung & { readonly rule: string; readonly summary: string })[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

export function OptionalRules({ options, chosen, onChange }: OptionalRulesProps) {
  const [open, setOpen] = useState(false)
  const count = chosen.length === 0 ? `none of ${options.length}` : `${chosen.length} of ${options.length}`
  const toggle = (id: string, on: boolean): void =>
    onChange(on ? [...chosen, id] : chosen.filter(other => other !== id))
  return (
    <View>
      <Row
        icon="rules"
        title="Optional rules"
        value={count}
        onPress={() => setOpen(!open)}
        testID="optional-rules"
        last={open}
      />
      {open && (
        <Card style={{ paddingHorizontal: space.medium }}>
          {upTheLadder(options).map(({ id, name, rule, summary, below }, i) => (
            <Row
              key={id}
              title={`${name} (${rule})`}
              note={below ? `${summary} Best after ${below.name}.` : summary}
              last={i === options.length - 1}
              right={
                <Switch label={name} on={chosen.includes(id)} onChange={on => toggle(id, on)} testID={`option-${id}`} />
              }
            />
          ))}
        </Card>
      )}
    </View>
  )
}
