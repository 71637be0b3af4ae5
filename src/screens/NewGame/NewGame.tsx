import { useMemo, useState } from 'react'
import { View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { Button, Field, IconButton, Row, Screen, Text } from '../../components'
import { gameOf } from '../../games'
import { rulebookOf } from '../../rulebook'
import { beginnerOf, dismissFault, startGame, useGame } from '../../stores'
import { space, useTheme } from '../../theme'
import type { RouteProps } from '../routes'
import { choiceOf, defaultsFor, optionsFor, unfinishedPin, type Draft } from './choice'
import { footOf, modeOf } from './modes'
import { OptionalRules } from './OptionalRules'
import { PinRows } from './PinRows'
import { PrivacyRows } from './PrivacyRows'
import { ScenarioCards } from './ScenarioCards'
import { Seats } from './Seats'

const ONE_COLUMN = 720
const TWO_COLUMNS = 1080
const TWO_FROM = 960

export function NewGame({ navigation, route }: RouteProps<'NewGame'>) {
  const game = gameOf(route.params.game)
  if (!game) throw new Error(`no game ${route.params.game}`)
  const { width } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const [draft, setDraft] = useState(() => defaultsFor(game))
  const [busy, setBusy] = useState(false)
  const mode = modeOf(draft)
  const change = (part: Partial<Draft>): void => setDraft(now => ({ ...now, ...part }))
  const choose = (scenario: number): void => {
    const { options } = defaultsFor(game, scenario)
    change({ scenario, options })
  }
  const start = async (): Promise<void> => {
    setBusy(true)
    dismissFault()
    const id = await startGame(choiceOf(game, draft, Math.random))
    setBusy(false)
    if (id) navigation.replace('Table')
  }
  const toRules = rulebookOf(game.id)
    ? (rule?: string) => navigation.navigate('Rules', { game: game.id, rule })
    : undefined
  const isWide = width >= TWO_FROM
  const whole = Math.min(isWide ? TWO_COLUMNS : ONE_COLUMN, width - insets.left - insets.right) - 2 * space.medium
  const column = isWide ? Math.floor((whole - space.huge) / 2) : whole
  const options = optionsFor(game, draft.scenario)
  const scenario = game.scenarios[draft.scenario]?.id ?? ''
  const beginner = useMemo(() => game.sides[beginnerOf(game.id, scenario)], [game, scenario])
  return (
    <Screen
      title={game.name}
      testID="new-game"
      reading={isWide ? TWO_COLUMNS : ONE_COLUMN}
      onBack={() => navigation.goBack()}
      right={toRules && <IconButton icon="rules" label="Rules" onPress={() => toRules()} testID="to-rules" />}
      foot={<Foot draft={draft} sides={game.sides} beginner={beginner} busy={busy} onStart={() => void start()} />}
    >
      <View style={{ flexDirection: isWide ? 'row' : 'column', gap: isWide ? space.huge : space.medium }}>
        <View style={{ width: column }}>
          <ScenarioCards game={game} chosen={draft.scenario} width={column} onChoose={choose} />
        </View>
        <View style={{ width: column, gap: space.medium }}>
          <Seats game={game.id} draft={draft} onChange={change} />
          <View>
            {mode === 'two' && <PrivacyRows privacy={draft.privacy} onChange={privacy => change({ privacy })} />}
            {mode === 'two' && draft.privacy === 'curtain' && (
              <PinRows sides={game.sides} pins={draft.pins} onChange={pins => change({ pins })} />
            )}
            {options.length > 0 && (
              <OptionalRules
                options={options}
                chosen={draft.options}
                onChange={options => change({ options })}
                onRule={toRules}
              />
            )}
            <Seed seed={draft.seed} onChange={seed => change({ seed })} />
          </View>
        </View>
      </View>
    </Screen>
  )
}

interface FootProps {
  readonly draft: Draft
  readonly sides: readonly [string, string]
  /** The side that is asked first. */
  readonly beginner: string
  readonly busy: boolean
  readonly onStart: () => void
}
/** Black earth: who plays, what is still missing, and the wheat button. */
function Foot({ draft, sides, beginner, busy, onStart }: FootProps) {
  const { leftHanded, textScale } = useTheme()
  const fault = useGame(({ fault }) => fault)
  const side = unfinishedPin(draft)
  const missing = side === null ? null : `The PIN of the ${sides[side]} player needs four figures.`
  const trouble = missing ?? (fault ? `${fault.what} ${fault.advice}` : null)
  const isRoomy = textScale < 1.6
  return (
    <View
      style={{ flexDirection: leftHanded ? 'row-reverse' : 'row', alignItems: 'center', gap: space.medium }}
      testID="new-game-foot"
    >
      <View style={{ flex: 1 }} accessibilityLiveRegion="polite">
        <Text type="bodyStrong" ink="onAsk">
          {footOf(draft, sides)}
        </Text>
        {(trouble || isRoomy) && (
          <Text type="secondary" ink="onAskSoft">
            {trouble ?? noteOf(draft, beginner)}
          </Text>
        )}
      </View>
      <Button
        kind="primary"
        label={busy ? 'Setting up' : 'Start'}
        onPress={onStart}
        disabled={busy || missing !== null}
        testID="start"
      />
    </View>
  )
}

/** Behind a curtain the table opens for the side that begins, so its player presses Start. */
const noteOf = (draft: Draft, beginner: string): string =>
  modeOf(draft) === 'two' && draft.privacy === 'curtain'
    ? `The ${beginner} player begins and presses Start`
    : 'The rest can be left as it is'

function Seed({ seed, onChange }: { seed: string; onChange: (seed: string) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <View style={{ gap: space.small }}>
      <Row
        icon="seed"
        title="Seed of chance"
        note={open ? 'The same word and the same orders give the same dice.' : undefined}
        value={seed.trim() || 'random'}
        expanded={open}
        onPress={() => setOpen(!open)}
        testID="seed"
        last
      />
      {open && (
        <Field
          label="Seed of chance"
          icon="seed"
          placeholder="Any word"
          value={seed}
          onChangeText={onChange}
          testID="seed-field"
          autoCapitalize="none"
          maxLength={60}
        />
      )}
    </View>
  )
}
