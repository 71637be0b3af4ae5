import { useState } from 'react'
import { Pressable, View } from 'react-native'
import { Card, EmptyState, Field, Row, RuleChip, Screen, Text } from '../../components'
import { findRule, rulebookOf, rulebooks, search, type Rule, type Rulebook } from '../../rulebook'
import { space, touch } from '../../theme'
import type { RouteProps } from '../routes'
import { DiagramPicture } from './DiagramPicture'

/** The reference: search, contents, one rule. A link opens on top, back closes it. */
export function Rules({ navigation, route }: RouteProps<'Rules'>) {
  const book = rulebookOf(route.params?.game ?? '') ?? rulebooks[0]
  const [question, setQuestion] = useState('')
  const asked = route.params?.rule
  const rule = book && asked ? findRule(book, asked) : undefined
  const go = (number: string): void => navigation.push('Rules', { game: book?.game, rule: number })
  if (asked) {
    return (
      <Screen title={rule ? `Rule ${rule.number}` : 'Rules'} testID="rule" onBack={() => navigation.goBack()}>
        {rule ? (
          <RuleText rule={rule} onRule={go} />
        ) : (
          <EmptyState title={`Rule ${asked}`} text="This game brings no reference text for it." />
        )}
      </Screen>
    )
  }
  return (
    <Screen
      title="Rules"
      testID="rules"
      onBack={() => navigation.goBack()}
      above={
        <Field
          label="Search the rules"
          icon="find"
          placeholder="A word or a number"
          value={question}
          onChangeText={setQuestion}
          testID="rules-search"
        />
      }
    >
      {!book ? (
        <EmptyState title="No rules yet" text="The reference comes with the games." />
      ) : question.trim() ? (
        <Answers book={book} question={question} onRule={go} />
      ) : (
        <Contents book={book} onRule={go} />
      )}
    </Screen>
  )
}

function Answers({ book, question, onRule }: { book: Rulebook; question: string; onRule: (rule: string) => void }) {
  const found = search(book, question).slice(0, 40)
  if (found.length === 0)
    return <EmptyState title="Nothing found" text="Try a shorter word, or the number of a rule." />
  return (
    <Card style={{ paddingHorizontal: space.medium }}>
      {found.map(({ rule, line }, i) => (
        <Row
          key={rule.number}
          testID={`found-${rule.number}`}
          title={`${rule.number} ${rule.title}`}
          note={line.replace(/^- /, '')}
          last={i === found.length - 1}
          onPress={() => onRule(rule.number)}
        />
      ))}
    </Card>
  )
}

function Contents({ book, onRule }: { book: Rulebook; onRule: (rule: string) => void }) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <View style={{ gap: space.small }}>
      <Text type="cardTitle">{book.title}</Text>
      {book.sections.map(({ number, title, rules }) => (
        <Card key={number} style={{ paddingHorizontal: space.medium }}>
          <Row
            title={`${number} ${title}`}
            serif
            value={String(rules.length)}
            last={open !== number}
            onPress={() => setOpen(open === number ? null : number)}
            testID={`section-${number}`}
          />
          {open === number &&
            rules.map((rule, i) => (
              <Row
                key={rule.number}
                title={rule.title}
                value={rule.number}
                last={i === rules.length - 1}
                onPress={() => onRule(rule.number)}
              />
            ))}
        </Card>
      ))}
    </View>
  )
}

function RuleText({ rule, onRule }: { rule: Rule; onRule: (rule: string) => void }) {
  return (
    <Card style={{ padding: space.large, gap: space.medium }}>
      <Text type="cardTitle" accessibilityRole="header">
        {rule.title}
      </Text>
      {rule.text.split('\n').map((line, i) =>
        line.startsWith('- ') ? (
          <View key={i} style={{ flexDirection: 'row', gap: space.small }}>
            <Text>{'•'}</Text>
            <Text style={{ flex: 1 }}>{line.slice(2)}</Text>
          </View>
        ) : (
          <Text key={i}>{line}</Text>
        ),
      )}
      {rule.diagram && <DiagramPicture diagram={rule.diagram} />}
      {rule.see && rule.see.length > 0 && (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small }}>
          <Text type="secondary" ink="inkSoft">
            See also
          </Text>
          {rule.see.map(number => (
            <Pressable key={number} style={{ minHeight: touch.least, justifyContent: 'center' }}>
              <RuleChip rule={number} onPress={onRule} />
            </Pressable>
          ))}
        </View>
      )}
    </Card>
  )
}
