import { useState } from 'react'
import { View } from 'react-native'
import { Card, EmptyState, Field, Row, RuleChip, Screen, Text } from '../../components'
import { gameOf } from '../../games'
import { findRule, neighboursOf, rulebookOf, rulebooks, search, type Rule, type Rulebook } from '../../rulebook'
import { space, touch } from '../../theme'
import type { RouteProps } from '../routes'
import { DiagramPicture } from './DiagramPicture'

/** The reference: search, contents, one rule. A link opens on top, back closes it. */
export function Rules({ navigation, route }: RouteProps<'Rules'>) {
  const game = route.params?.game
  const book = game ? rulebookOf(game) : rulebooks[0]
  const [question, setQuestion] = useState('')
  const asked = route.params?.rule
  const rule = book && asked ? findRule(book, asked) : undefined
  const go = (number: string): void => navigation.push('Rules', { game: book?.game, rule: number })
  if (asked) {
    return (
      <Screen title={rule ? `Rule ${rule.number}` : 'Rules'} testID="rule" onBack={() => navigation.goBack()}>
        {book && rule ? (
          <RuleText book={book} rule={rule} onRule={go} />
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
        book && (
          <Field
            label="Search the rules"
            icon="find"
            placeholder="A word or a number"
            value={question}
            onChangeText={setQuestion}
            returnKeyType="search"
            autoCorrect={false}
            testID="rules-search"
          />
        )
      }
    >
      {!book ? (
        <EmptyState title="No reference" text="This game brings no text of its rules." />
      ) : question.trim() ? (
        <Answers book={book} question={question} onRule={go} />
      ) : (
        <Contents book={book} onRule={go} />
      )}
    </Screen>
  )
}

const MOST_FOUND = 40

function Answers({ book, question, onRule }: { book: Rulebook; question: string; onRule: (rule: string) => void }) {
  const all = search(book, question)
  const found = all.slice(0, MOST_FOUND)
  if (found.length === 0)
    return <EmptyState title="Nothing found" text="Try a shorter word, or the number of a rule." />
  const more = all.length > found.length ? `, the first ${found.length} of them` : ''
  return (
    <>
      <Text type="secondary" ink="inkSoft" accessibilityLiveRegion="polite" testID="rules-count">
        {`${all.length} ${all.length === 1 ? 'rule' : 'rules'}${more}`}
      </Text>
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
    </>
  )
}

function Contents({ book, onRule }: { book: Rulebook; onRule: (rule: string) => void }) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <View style={{ gap: space.small }}>
      <Text type="cardTitle" accessibilityRole="header">
        {gameOf(book.game)?.name ?? book.title}
      </Text>
      {book.sections.map(({ number, title, rules }) => (
        <Card key={number} style={{ paddingHorizontal: space.medium }}>
          <Row
            title={`${number} ${title}`}
            serif
            value={String(rules.length)}
            last={open !== number}
            expanded={open === number}
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

interface RuleTextProps {
  readonly book: Rulebook
  readonly rule: Rule
  readonly onRule: (rule: string) => void
}
function RuleText({ book, rule, onRule }: RuleTextProps) {
  const around = neighboursOf(book, rule)
  return (
    <>
      <Card style={{ padding: space.large, gap: space.medium }}>
        <View>
          {around && (
            <Text type="note" ink="inkFaint">
              {`${around.section.number} ${around.section.title}`}
            </Text>
          )}
          <Text type="cardTitle" accessibilityRole="header">
            {rule.title}
          </Text>
        </View>
        {rule.text.split('\n').map((line, i) => (
          <Line key={i} line={line} />
        ))}
        {rule.diagram && <DiagramPicture diagram={rule.diagram} />}
        {rule.see && rule.see.length > 0 && <SeeAlso rules={rule.see} onRule={onRule} />}
      </Card>
      {around && (
        <Card style={{ paddingHorizontal: space.medium }}>
          {around.before && <Neighbour word="Before" rule={around.before} last={!around.after} onRule={onRule} />}
          {around.after && <Neighbour word="Next" rule={around.after} last onRule={onRule} />}
        </Card>
      )}
    </>
  )
}

function Line({ line }: { line: string }) {
  if (!line.startsWith('- ')) return <Text>{line}</Text>
  return (
    <View style={{ flexDirection: 'row', gap: space.small }}>
      <Text aria-hidden>{'•'}</Text>
      <Text style={{ flex: 1 }}>{line.slice(2)}</Text>
    </View>
  )
}

function SeeAlso({ rules, onRule }: { rules: readonly string[]; onRule: (rule: string) => void }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small }}>
      <Text type="secondary" ink="inkSoft">
        See also
      </Text>
      {rules.map(number => (
        <View key={number} style={{ minHeight: touch.least, justifyContent: 'center' }}>
          <RuleChip rule={number} onPress={onRule} />
        </View>
      ))}
    </View>
  )
}

interface NeighbourProps {
  readonly word: string
  readonly rule: Rule
  readonly last: boolean
  readonly onRule: (rule: string) => void
}
const Neighbour = ({ word, rule, last, onRule }: NeighbourProps) => (
  <Row
    title={rule.title}
    note={word}
    value={rule.number}
    last={last}
    onPress={() => onRule(rule.number)}
    testID={`rule-${word.toLowerCase()}`}
  />
)
