import { Text } from '../../components'

/** A rule's number, as large as a finger, that opens its text. */
export function RuleLink({ rule, onRule }: { rule: string; onRule: (rule: string) => void }) {
  if (!rule) return null
  return (
    <Text
      type="rule"
      ink="info"
      onPress={() => onRule(rule)}
      accessibilityRole="link"
      accessibilityLabel={`Rule ${rule}`}
      style={{ minWidth: 44, paddingVertical: 14, marginVertical: -10, textAlign: 'center' }}
    >
      {rule}
    </Text>
  )
}
