import { useState } from 'react'
import { Pressable, View } from 'react-native'
import { Button, Card, Field, Icon, IconButton, Row, Screen, Switch, Text } from '../../components'
import { gameOf } from '../../games'
import { startGame, useGame, type Privacy } from '../../stores'
import { radius, space, useTheme } from '../../theme'
import type { RouteProps } from '../routes'
import { choiceOf, defaultsFor, type Draft } from './choice'
import { modeOf, modeWords } from './modes'
import { OptionalRules } from './OptionalRules'
import { PinRows } from './PinRows'
import { MeasuredBalance } from './MeasuredBalance'
import { Seats } from './Seats'

type AnyGame = NonNullable<ReturnType<typeof gameOf>>

export function NewGame({ navigation, route }: RouteProps<'NewGame'>) {
  const game = gameOf(route.params.game)
  if (!game) throw new Error(`no game ${route.params.game}`)
  const [draft, setDraft] = useState(() => defaultsFor(game))
  const [busy, setBusy] = useState(false)
  const fault = useGame(({ fault }) => fault)
  const mode = modeOf(draft)
  const change = (part: Partial<Draft>): void => setDraft(now => ({ ...now, ...part }))
  const choose = (scenario: number): void => {
    const { options } = defaultsFor(game, scenario)
    change({ scenario, options })
  }
  const start = async (): Promise<void> => {
    setBusy(true)
    const id = await startGame(choiceOf(game, draft, Math.random))
    setBusy(false)
    if (id) navigation.replace('Table')
  }
  return (
    <Screen
      title={game.name}
      testID="new-game"
      onBack={() => navigation.goBack()}
      right={<IconButton icon="info" label="Rules" onPress={() => navigation.navigate('Rules', { game: game.id })} />}
      foot={
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.medium }}>
          <View style={{ flex: 1 }}>
            <Text type="bodyStrong" ink="onAsk">
              {modeWords[mode].foot}
            </Text>
            <Text type="secondary" ink="onAskSoft">
              {fault ? fault.what : 'The rest can be left as it is'}
            </Text>
          </View>
          <Button
            kind="primary"
            label={busy ? 'Setting up' : 'Start'}
            onPress={() => void start()}
            disabled={busy}
            testID="start"
          />
        </View>
      }
    >
      <ScenarioCards game={game} chosen={draft.scenario} onChoose={choose} />
      <Seats game={game.id} draft={draft} onChange={change} />
      {mode === 'two' && <PrivacyRows privacy={draft.privacy} onChange={privacy => change({ privacy })} />}
      {mode === 'two' && draft.privacy === 'curtain' && (
        <PinRows sides={game.sides} pins={draft.pins} onChange={pins => change({ pins })} />
      )}
      {game.options.length > 0 && (
        <OptionalRules options={game.options} chosen={draft.options} onChange={options => change({ options })} />
      )}
      <Seed seed={draft.seed} onChange={seed => change({ seed })} />
    </Screen>
  )
}

/** One card for the scenario, dots for the others. */
function ScenarioCards({
  game,
  chosen,
  onChoose,
}: {
  game: AnyGame
  chosen: number
  onChoose: (scenario: number) => void
}) {
  const { look } = useTheme()
  const scenario = game.scenarios[chosen]!
  const count = game.scenarios.length
  return (
    <View style={{ gap: space.small }}>
      <Card style={{ padding: space.large, gap: space.small }}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.small }}>
          <Text type="cardTitle" style={{ flexGrow: 1 }} testID="scenario-name">
            {scenario.name}
          </Text>
          <Icon name="time" size={16} colour={look.ui.inkSoft} />
          <Text type="secondary" ink="inkSoft">
            {scenario.length}
          </Text>
        </View>
        <Text type="secondary" ink="inkSoft">
          {scenario.summary}
        </Text>
        <MeasuredBalance game={game.id} scenario={scenario.id} />
      </Card>
      {count > 1 && (
        <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center' }}>
          <IconButton
            icon="back"
            label="Scenario before"
            size={16}
            onPress={() => onChoose((chosen + count - 1) % count)}
            testID="scenario-before"
          />
          {game.scenarios.map((other, i) => (
            <Pressable
              key={other.id}
              testID={`scenario-${other.id}`}
              accessibilityRole="radio"
              accessibilityLabel={other.name}
              aria-checked={i === chosen}
              onPress={() => onChoose(i)}
              style={{ minHeight: 44, minWidth: 44, alignItems: 'center', justifyContent: 'center' }}
            >
              <View
                style={{
                  width: i === chosen ? 18 : 8,
                  height: 7,
                  borderRadius: radius.pill,
                  backgroundColor: i === chosen ? look.ui.ink : look.ui.lineStrong,
                }}
              />
            </Pressable>
          ))}
          <IconButton
            icon="chev"
            label="Next scenario"
            size={16}
            onPress={() => onChoose((chosen + 1) % count)}
            testID="scenario-next"
          />
        </View>
      )}
    </View>
  )
}

const privacyNotes: Readonly<Record<Privacy, string>> = {
  curtain: 'The screen is covered before the other side looks',
  flat: 'Faces show only while you hold the eye',
  off: 'The screen follows whoever decides',
  open: 'Every face lies up',
}
function PrivacyRows({ privacy, onChange }: { privacy: Privacy; onChange: (privacy: Privacy) => void }) {
  const curtain = (
    <Switch
      label="Curtain between players"
      on={privacy === 'curtain'}
      onChange={on => onChange(on ? 'curtain' : 'flat')}
      testID="privacy-curtain"
    />
  )
  const flat = (
    <Switch
      label="Flat on the table"
      on={privacy === 'flat'}
      onChange={on => onChange(on ? 'flat' : 'curtain')}
      testID="privacy-flat"
    />
  )
  return (
    <View>
      <Row
        icon="curtain"
        title="Curtain between players"
        note={privacy === 'flat' ? undefined : privacyNotes[privacy]}
        right={curtain}
      />
      <Row
        icon="eye"
        title="Flat on the table"
        note={privacy === 'flat' ? privacyNotes.flat : undefined}
        right={flat}
      />
    </View>
  )
}

function Seed({ seed, onChange }: { seed: string; onChange: (seed: string) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <View style={{ gap: space.small }}>
      <Row
        icon="seed"
        title="Seed of chance"
        value={seed.trim() || 'random'}
        onPress={() => setOpen(!open)}
        testID="seed"
        last={!open}
      />
      {open && (
        <Field
          label="Seed of chance"
          placeholder="Any word: the same word, the same dice"
          value={seed}
          onChangeText={onChange}
          testID="seed-field"
          autoCapitalize="none"
        />
      )}
    </View>
  )
}
