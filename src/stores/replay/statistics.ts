import type { Event, Side } from '../../engine'
import type { AnyView } from '../game/session'
import type { Sliced } from '../slices'
import { toldTo, type Tape } from './tape'

export type BySide = readonly [number, number]

/** What a game can say about itself at a moment: told with every face up. */
export interface Measure {
  points(view: AnyView): BySide
  strength(view: AnyView): BySide
  /** Steps an event cost each side. */
  lost(event: Event): BySide
  /** A volley: who rolled, how many hits were rolled and how many could be expected. */
  volley(view: AnyView, event: Event): Volley | null
  /** Kinds of events that begin the next point of a plot. */
  readonly beats: ReadonlySet<string>
}
export interface Volley {
  readonly side: Side
  readonly dice: number
  readonly hits: number
  readonly expected: number
}
export interface Sample {
  readonly step: number
  readonly points: BySide
  readonly strength: BySide
  /** Since the beginning. */
  readonly lost: BySide
}
export interface Luck {
  readonly dice: number
  readonly hits: number
  readonly expected: number
}
export interface TurningPoint {
  readonly step: number
  /** How far the points moved towards the first side. */
  readonly swing: number
  /** Steps lost in it, by side. */
  readonly lost: BySide
}
export interface Statistics {
  readonly samples: readonly Sample[]
  readonly luck: readonly [Luck, Luck]
  readonly turns: readonly TurningPoint[]
}

const plus = (a: BySide, b: BySide): BySide => [a[0] + b[0], a[1] + b[1]]
const NOTHING: BySide = [0, 0]
const lead = ([first, second]: BySide): number => first - second
const MOST_TURNS = 4

/** Walks through a game that is over, once, an action at a time. Points and dice are public: only samples need every face. */
export function* statisticsOf(tape: Tape, measure: Measure): Sliced<Statistics> {
  const turns: TurningPoint[] = []
  const luck: [Luck, Luck] = [noLuck, noLuck]
  let lost = NOTHING
  let before = tape.view(0, 'table')
  const samples: Sample[] = [sampleAt(tape, measure, 0, lost)]
  for (const [i, entry] of tape.log.entries()) {
    const events = toldTo(entry, 'open')
    const cost = events.reduce((sum, event) => plus(sum, measure.lost(event)), NOTHING)
    for (const event of events) addVolley(luck, measure.volley(before, event))
    const after = tape.view(i + 1, 'table')
    turns.push({ step: i + 1, swing: lead(measure.points(after)) - lead(measure.points(before)), lost: cost })
    lost = plus(lost, cost)
    before = after
    if (i + 1 === tape.log.length || events.some(({ kind }) => measure.beats.has(kind)))
      samples.push(sampleAt(tape, measure, i + 1, lost))
    yield
  }
  return { samples, luck, turns: greatest(turns) }
}
function sampleAt(tape: Tape, measure: Measure, step: number, lost: BySide): Sample {
  const view = tape.view(step, 'open')
  return { step, points: measure.points(view), strength: measure.strength(view), lost }
}

const noLuck: Luck = { dice: 0, hits: 0, expected: 0 }
function addVolley(luck: [Luck, Luck], volley: Volley | null): void {
  if (!volley) return
  const { dice, hits, expected } = luck[volley.side]
  luck[volley.side] = {
    dice: dice + volley.dice,
    hits: hits + volley.hits,
    expected: expected + volley.expected,
  }
}

/** The largest swings in points; then, where there are few, what cost most. In the order they happened. */
function greatest(turns: readonly TurningPoint[]): readonly TurningPoint[] {
  const weight = ({ swing, lost }: TurningPoint): number => Math.abs(swing) * 100 + lost[0] + lost[1]
  return turns
    .filter(turn => turn.swing !== 0 || lead(turn.lost) !== 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.step - b.step)
}
