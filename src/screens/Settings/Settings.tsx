import type { ReactNode } from 'react'
import { View } from 'react-native'
import { Card, Row, Screen, Segments, Switch, Text, percent } from '../../components'
import { changeSetting, useSettings, type Settings as Kept } from '../../stores'
import { palettes, paletteNames, space, textScales, useTheme } from '../../theme'
import type { RouteProps } from '../routes'

const looks = [
  { value: 'system', label: 'As the device' },
  { value: 'paper', label: 'Paper' },
  { value: 'dark', label: 'Dark' },
  { value: 'highContrast', label: 'High contrast' },
] as const
const motions = [
  { value: 'normal', label: 'Full' },
  { value: 'off', label: 'Reduced' },
] as const
const paces = [
  { value: 'instant', label: 'Instant' },
  { value: 'fast', label: 'Fast' },
  { value: 'normal', label: 'Normal' },
  { value: 'slow', label: 'Slow' },
] as const
const switches: readonly {
  readonly key: 'leftHanded' | 'haptics' | 'keepAwake'
  readonly title: string
  readonly note: string
}[] = [
  { key: 'leftHanded', title: 'Left-handed', note: 'The main button on the left, undo on the right' },
  { key: 'haptics', title: 'Haptics', note: 'A tick when a piece is lifted, set down or hit' },
  { key: 'keepAwake', title: 'Keep the screen awake', note: 'While a game is on the table' },
]

export function Settings({ navigation }: RouteProps<'Settings'>) {
  const kept = useSettings()
  return (
    <Screen title="Settings" testID="settings" onBack={() => navigation.goBack()}>
      <Group title="Look">
        <Segments label="Look" value={kept.look} choices={looks} onChange={set('look')} testID="look" />
      </Group>
      <Group title="Colours of the sides">
        <Segments
          label="Colours of the sides"
          value={kept.palette}
          choices={paletteNames.map(value => ({ value, label: palettes[value].label }))}
          onChange={set('palette')}
          testID="palette"
        />
        <Swatches />
      </Group>
      <Group title="Text size">
        <Segments
          label="Text size"
          value={kept.textScale}
          choices={textScales.map(value => ({ value, label: percent(value) }))}
          onChange={set('textScale')}
          testID="text"
        />
        <Text ink="inkSoft">Kiev is held by the Soviet side.</Text>
      </Group>
      <Group title="Pace of battles and of the other side">
        <Segments
          label="Pace of battles and of the other side"
          value={kept.pace}
          choices={paces}
          onChange={set('pace')}
          testID="pace"
        />
        <Text type="secondary" ink="inkSoft">
          {kept.pace === 'instant'
            ? 'Results at once; the log keeps every roll.'
            : 'Dice fall in view and moves are shown one by one. A tap goes on.'}
        </Text>
      </Group>
      <Group title="Motion">
        <Segments label="Motion" value={kept.motion} choices={motions} onChange={set('motion')} testID="motion" />
      </Group>
      <Card style={{ paddingHorizontal: space.medium }}>
        {switches.map(({ key, title, note }, i) => (
          <Row
            key={key}
            title={title}
            note={note}
            last={i === switches.length - 1}
            right={<Switch label={title} on={kept[key]} onChange={set(key)} testID={`switch-${key}`} />}
          />
        ))}
      </Card>
      <Text type="note" ink="inkFaint" centred>
        Black Earth. Games and settings stay on this device.
      </Text>
    </Screen>
  )
}

const set =
  <K extends keyof Kept>(key: K) =>
  (value: Kept[K]): void =>
    changeSetting(key, value)

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card style={{ padding: space.medium, gap: space.small }}>
      <Text type="sectionTitle" accessibilityRole="header">
        {title}
      </Text>
      {children}
    </Card>
  )
}

/** Both sides and the three kinds of fire, as the palette paints them. */
function Swatches() {
  const { palette, look } = useTheme()
  const inks = [...palette.sides, palette.fire.single, palette.fire.double, palette.fire.triple]
  return (
    <View aria-hidden style={{ flexDirection: 'row', gap: space.tiny }}>
      {inks.map((colour, i) => (
        <View
          key={i}
          style={{
            width: i < 2 ? 44 : 22,
            height: 22,
            borderRadius: 6,
            backgroundColor: colour,
            borderWidth: 1,
            borderColor: look.ui.lineStrong,
          }}
        />
      ))}
    </View>
  )
}
