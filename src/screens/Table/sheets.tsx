import { View } from 'react-native'
import { Button, Card, Histogram, Icon, OutcomeBars, Row, RuleChip, Sheet, SideMark, Text } from '../../components'
import type { Forecast } from '../../stores'
import { space, useTheme } from '../../theme'
import { PiecePicture } from '../PiecePicture'
import type { PieceCard } from './boards'
import { RuleLink } from './RuleLink'
import type { LogLine } from './speech'

export interface LogLinesProps {
  readonly lines: readonly LogLine[]
  readonly onRule: (rule: string) => void
  /** Opens the battle that began with that entry. */
  readonly onBattle?: (entry: number) => void
}
export function LogLines({ lines, onRule, onBattle }: LogLinesProps) {
  const { look } = useTheme()
  return (
    <View>
      {lines.map(({ key, text, detail, rule, side, isChapter, battle }) => (
        <View
          key={key}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.small,
            paddingVertical: 6,
            borderBottomWidth: 1,
            borderColor: look.ui.line,
            backgroundColor: isChapter ? look.ui.surfaceSunken : 'transparent',
            paddingHorizontal: isChapter ? space.small : 0,
          }}
        >
          <SideMark side={side} height={detail ? 44 : undefined} />
          <View style={{ flex: 1 }}>
            <Text type={isChapter ? 'bodyStrong' : 'secondary'}>{text}</Text>
            {detail ? (
              <Text type="note" ink="inkSoft" testID={`log-detail-${key}`}>
                {detail}
              </Text>
            ) : null}
          </View>
          {battle !== undefined && onBattle && (
            <Button
              kind="quiet"
              icon="dice"
              label="Rolls"
              hint={text}
              onPress={() => onBattle(battle)}
              testID={`log-battle-${battle}`}
            />
          )}
          <RuleLink rule={rule} onRule={onRule} />
        </View>
      ))}
    </View>
  )
}

export interface LogSheetProps {
  readonly lines: readonly LogLine[]
  readonly onClose: () => void
  readonly onRule: (rule: string) => void
  readonly onBattle?: (entry: number) => void
}
/** Newest first: what just happened is what one looks for. */
export function LogSheet({ lines, onClose, onRule, onBattle }: LogSheetProps) {
  return (
    <Sheet title="Log" note="What your eyes may know" onClose={onClose} testID="log-sheet">
      {lines.length === 0 ? (
        <Text ink="inkSoft">Nothing has happened yet.</Text>
      ) : (
        <LogLines lines={[...lines].reverse()} onRule={onRule} onBattle={onBattle} />
      )}
    </Sheet>
  )
}

/** What the other side did, as far as this side could see it: before anything else is shown. */
export function MissedSheet({ lines, onClose, onRule }: LogSheetProps) {
  return (
    <Sheet
      title="Since you last looked"
      note="What your side could see"
      onClose={onClose}
      testID="missed"
      foot={
        <View style={{ flexDirection: 'row', justifyContent: 'flex-end' }}>
          <Button kind="primary" label="Go on" onPress={onClose} testID="missed-go-on" />
        </View>
      }
    >
      <LogLines lines={lines} onRule={onRule} />
    </Sheet>
  )
}

export interface OrderSheetProps {
  readonly groups: readonly { readonly title: string; readonly note: string; readonly pieces: readonly PieceCard[] }[]
  readonly onPiece: (key: string) => void
  readonly onClose: () => void
}
export function OrderSheet({ groups, onPiece, onClose }: OrderSheetProps) {
  return (
    <Sheet title="Order of battle" onClose={onClose} testID="order-sheet">
      {groups.map(group => (
        <View key={group.title} style={{ gap: space.tiny }}>
          <Text type="sectionTitle">{group.title}</Text>
          {group.note ? (
            <Text type="secondary" ink="inkSoft">
              {group.note}
            </Text>
          ) : null}
          {group.pieces.map(({ thing, name, note }) => (
            <Row
              key={thing.key}
              title={name}
              note={note}
              picture={<PiecePicture thing={thing} side={36} />}
              onPress={() => onPiece(thing.key)}
            />
          ))}
        </View>
      ))}
    </Sheet>
  )
}

export interface ActionSheetProps {
  readonly actions: readonly {
    readonly key: string
    readonly label: string
    readonly note: string
    readonly onPress: () => void
  }[]
  readonly onClose: () => void
}
/** Every legal answer in words: all that a finger can do on the map can be done here. */
export function ActionSheet({ actions, onClose }: ActionSheetProps) {
  return (
    <Sheet title="What you can do" note={`${actions.length} possibilities`} onClose={onClose} testID="action-sheet">
      {actions.map(({ key, label, note, onPress }) => (
        <Row key={key} title={label} note={note} onPress={onPress} testID={`action-${key}`} />
      ))}
    </Sheet>
  )
}

export interface ForecastSheetProps {
  readonly title: string
  /** Whose odds they are. */
  readonly own: 0 | 1
  readonly forecast: Forecast | null
  readonly deed: string
  readonly onConfirm: () => void
  readonly onBack: () => void
  readonly onRule: (rule: string) => void
}
/** The odds before anything is committed; the deed is one deliberate press. */
export function ForecastSheet({ title, own, forecast, deed, onConfirm, onBack, onRule }: ForecastSheetProps) {
  const { look, palette } = useTheme()
  return (
    <Sheet
      title={title}
      onClose={onBack}
      testID="forecast"
      foot={
        <View style={{ flexDirection: 'row', gap: space.small }}>
          <Button kind="onAsk" label="Back" onPress={onBack} testID="forecast-back" />
          <Button kind="primary" icon="swords" label={deed} grow onPress={onConfirm} testID="confirm" />
        </View>
      }
    >
      {forecast?.modifiers.map(({ rule, label, value }, i) => (
        <View key={i} style={{ flexDirection: 'row', alignItems: 'center', gap: space.small, minHeight: 30 }}>
          <Text style={{ flex: 1 }}>{label}</Text>
          <RuleChip rule={rule} onPress={onRule} />
          {value !== undefined && <Text type="number">{value}</Text>}
        </View>
      ))}
      {forecast && <OutcomeBars outcomes={forecast.outcomes} />}
      {forecast?.losses && (
        <View style={{ flexDirection: 'row', gap: space.huge }}>
          <Histogram title="Your steps lost" chances={forecast.losses.own} colour={palette.sides[own]} />
          <Histogram
            title="Their steps lost"
            chances={forecast.losses.enemy}
            colour={palette.sides[own === 0 ? 1 : 0]}
          />
        </View>
      )}
      {forecast && forecast.assuming.length > 0 && (
        <View style={{ flexDirection: 'row', gap: space.small }}>
          <Icon name="info" size={18} colour={look.ui.info} />
          <Text type="secondary" ink="inkSoft" style={{ flex: 1 }}>
            Assumes {forecast.assuming.join('; ')}.
            {forecast.exact ? '' : ` Sampled from ${forecast.worlds} ${forecast.worlds === 1 ? 'world' : 'worlds'}.`}
          </Text>
        </View>
      )}
      {!forecast && <Text ink="inkSoft">This cannot be taken back.</Text>}
    </Sheet>
  )
}

export interface MenuSheetProps {
  readonly rows: readonly {
    readonly key: string
    readonly title: string
    readonly note?: string
    readonly icon: Parameters<typeof Icon>[0]['name']
    readonly onPress: () => void
  }[]
  readonly title: string
  readonly onClose: () => void
}
export function MenuSheet({ rows, title, onClose }: MenuSheetProps) {
  return (
    <Sheet title={title} note="Saved after every action" onClose={onClose} testID="menu-sheet">
      <Card style={{ paddingHorizontal: space.medium }}>
        {rows.map(({ key, title: label, note, icon, onPress }, i) => (
          <Row
            key={key}
            icon={icon}
            title={label}
            note={note}
            onPress={onPress}
            last={i === rows.length - 1}
            testID={`menu-${key}`}
          />
        ))}
      </Card>
    </Sheet>
  )
}
