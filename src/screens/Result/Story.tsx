import { useEffect, useState } from 'react'
import { View } from 'react-native'
import { Card, SideMark, Text } from '../../components'
import { gameOf } from '../../games'
import {
  openReplay,
  openViewAt,
  statisticsNow,
  toldAt,
  type Luck,
  type Playing,
  type Statistics,
  type TurningPoint,
} from '../../stores'
import { space } from '../../theme'
import { boardFor } from '../Table/boards'
import { Plot } from './Plot'

export interface TurnLine {
  readonly step: number
  readonly text: string
  readonly note: string
}
interface Told extends Statistics {
  readonly lines: readonly TurnLine[]
}

/** How the game went: plots, luck, turning points. Nothing for games that cannot be measured. */
export function Story({ playing }: { playing: Playing }) {
  const names = boardFor(playing.save.game).sideNames
  const told = useTold(playing)
  if (!told) return null
  const { samples, luck, lines } = told
  return (
    <View style={{ gap: space.medium, width: '100%', maxWidth: 460 }} testID="story">
      <Card style={{ padding: space.large, gap: space.medium }}>
        <Plot title="Victory Points" values={samples.map(({ points }) => points)} sideNames={names} />
        <Plot title="Strength on the map" values={samples.map(({ strength }) => strength)} sideNames={names} />
        <Plot title="Steps lost" values={samples.map(({ lost }) => lost)} sideNames={names} />
      </Card>
      <Card style={{ padding: space.large, gap: space.small }}>
        <Text type="sectionTitle">Luck</Text>
        {([0, 1] as const).map(side => (
          <LuckLine key={side} name={names[side]} side={side} luck={luck[side]} />
        ))}
      </Card>
      {lines.length > 0 && <TurningPoints lines={lines} />}
    </View>
  )
}

/** Computed once, after the first picture and between frames: a long game takes a moment. */
function useTold(playing: Playing): Told | null {
  const [told, setTold] = useState<Told | null>(null)
  const { id, game } = playing.save
  const names = boardFor(game).sideNames
  useEffect(() => {
    if (!openReplay()) return
    return statisticsNow(found => setTold({ ...found, lines: found.turns.map(turn => lineOf(game, names, turn)) }))
  }, [id, game, names])
  return told
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
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.small }}>
      <SideMark side={side} />
      <Text type="bodyStrong">{name}</Text>
      <Text type="secondary" ink="inkSoft" style={{ flex: 1 }} testID={`luck-${side}`}>
        {luckWords(luck)}
      </Text>
    </View>
  )
}

function TurningPoints({ lines }: { lines: readonly TurnLine[] }) {
  return (
    <Card style={{ padding: space.large, gap: space.small }}>
      <Text type="sectionTitle">Turning points</Text>
      {lines.map(({ step, text, note }) => (
        <View key={step}>
          <Text type="bodyStrong">{text}</Text>
          <Text type="secondary" ink="inkSoft">
            {note}
          </Text>
        </View>
      ))}
    </Card>
  )
}
