import { useFocusEffect } from '@react-navigation/native'
import { useCallback, useState } from 'react'
import { View } from 'react-native'
import { Card, Row, SideMark, Text } from '../../components'
import { gameOf } from '../../games'
import {
  openReplay,
  openViewAt,
  statisticsNow,
  toldAt,
  type Luck,
  type Playing,
  type Sample,
  type Statistics,
  type TurningPoint,
} from '../../stores'
import { space, useTheme } from '../../theme'
import { boardFor } from '../Table/boards'
import { Axis } from './Axis'
import { periodsOf, type Period } from './periods'
import { Plot } from './Plot'

export interface TurnLine {
  readonly step: number
  readonly text: string
  readonly note: string
}
interface Told extends Statistics {
  readonly lines: readonly TurnLine[]
  readonly periods: readonly Period[]
}

export interface StoryProps {
  readonly playing: Playing
  readonly width: number
  readonly isWide: boolean
  /** Goes to a moment of the game. */
  readonly onMoment: (step: number) => void
}
/** How the game went: plots, luck, turning points. Nothing for games that cannot be measured. */
export function Story({ playing, width, isWide, onMoment }: StoryProps) {
  const names = boardFor(playing.save.game).sideNames
  const told = useTold(playing)
  if (!told) return null
  const { samples, luck, lines, periods } = told
  const column = isWide ? ({ flex: 1, gap: space.medium } as const) : { gap: space.medium }
  return (
    <View
      style={{ flexDirection: isWide ? 'row' : 'column', gap: space.medium, width: '100%', maxWidth: width }}
      testID="story"
    >
      <View style={column}>
        <Card style={{ padding: space.large, gap: space.medium }}>
          <Plot title="Victory Points" values={samples.map(({ points }) => points)} sideNames={names} />
          <Plot title="Strength on the map" values={samples.map(({ strength }) => strength)} sideNames={names} />
          <Plot title="Steps lost" values={samples.map(({ lost }) => lost)} sideNames={names} />
          <Axis periods={periods} />
        </Card>
      </View>
      <View style={column}>
        <Card style={{ padding: space.large, gap: space.small }}>
          <Text type="sectionTitle" accessibilityRole="header">
            Luck
          </Text>
          {([0, 1] as const).map(side => (
            <LuckLine key={side} name={names[side]} side={side} luck={luck[side]} />
          ))}
        </Card>
        {lines.length > 0 && <TurningPoints lines={lines} onMoment={onMoment} />}
      </View>
    </View>
  )
}

/**
 * Computed once, after the first picture and between frames: a long game takes a moment. While another screen has the
 * tape it rests, and begins anew when this one is back.
 */
function useTold({ save: { id, game } }: Playing): Told | null {
  const [told, setTold] = useState<{ readonly of: string; readonly told: Told } | null>(null)
  const isTold = told?.of === id
  useFocusEffect(
    useCallback(() => {
      if (isTold || !openReplay()) return
      return statisticsNow(found => {
        const names = boardFor(game).sideNames
        const lines = found.turns.map(turn => lineOf(game, names, turn))
        setTold({ of: id, told: { ...found, lines, periods: periodsOf(found.samples.map(titleAt(game))) } })
      })
    }, [id, game, isTold]),
  )
  return isTold ? told.told : null
}
const titleAt =
  (game: string) =>
  ({ step }: Sample): string => {
    const view = openViewAt(step)
    return view ? boardFor(game).status(view).title : ''
  }

const telling = ['controlTaken', 'battleEnded', 'surrendered', 'destroyed'] as const
/** A turning point in the words of the most telling event of its moment. */
function lineOf(game: string, names: readonly [string, string], { step, swing, lost }: TurningPoint): TurnLine {
  const view = openViewAt(step)
  const events = toldAt(step)
  const event = telling.map(kind => events.find(other => other.kind === kind)).find(Boolean) ?? events[0]
  const text = view && event ? gameOf(game)!.words.event(view, event) : ''
  const points = swing === 0 ? '' : `${swing > 0 ? names[0] : names[1]} +${Math.ceil(Math.abs(swing) / 2)} VP`
  const steps = lost[0] + lost[1] > 0 ? `steps lost ${lost[0]} : ${lost[1]}` : ''
  return { step, text, note: [view ? boardFor(game).status(view).title : '', points, steps].filter(Boolean).join(', ') }
}

/** How far the dice went from what could be expected, in words. */
export function luckWords({ hits, expected, dice }: Luck): string {
  if (dice === 0) return 'rolled no dice'
  const difference = hits - expected
  const word = Math.abs(difference) < 0.5 ? 'as expected' : difference > 0 ? 'lucky' : 'unlucky'
  return `${hits} ${hits === 1 ? 'hit' : 'hits'} of ${dice} dice, ${expected.toFixed(1)} expected: ${word}`
}
function LuckLine({ name, side, luck }: { name: string; side: 0 | 1; luck: Luck }) {
  const { textScale } = useTheme()
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.small }}>
      <SideMark side={side} />
      <Text type="bodyStrong">{name}</Text>
      <Text type="secondary" ink="inkSoft" style={{ flex: 1, minWidth: 180 * textScale }} testID={`luck-${side}`}>
        {luckWords(luck)}
      </Text>
    </View>
  )
}

interface TurningPointsProps {
  readonly lines: readonly TurnLine[]
  readonly onMoment: (step: number) => void
}
function TurningPoints({ lines, onMoment }: TurningPointsProps) {
  return (
    <Card style={{ padding: space.large, paddingBottom: space.small }}>
      <Text type="sectionTitle" accessibilityRole="header">
        Turning points
      </Text>
      {lines.map(({ step, text, note }, i) => (
        <Row
          key={step}
          title={text}
          note={note}
          last={i === lines.length - 1}
          onPress={() => onMoment(step)}
          testID={`turning-${i}`}
        />
      ))}
    </Card>
  )
}
