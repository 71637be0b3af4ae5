import type { Die, IconName } from '../../../components'
import type { Fire, Thing } from '../../../map'
import type { AnyView, Event, Side } from '../../../stores'

/** What a game is given to tell a battle: what those eyes heard of it, action by action, and how it stood before. */
export interface BattleTold {
  readonly key: string
  readonly before: AnyView
  readonly actions: readonly (readonly Event[])[]
  /** Faces that were turned up for one side while the other knew them already: open to both. */
  readonly unveiled: readonly Event[]
}

export interface Note {
  readonly rule: string
  readonly label: string
}
export interface Roll {
  readonly fighter: string
  readonly dice: readonly Die[]
  /** The lowest number that hits. */
  readonly from: number
  readonly fire: Fire
}
interface Told {
  /** Place on the rail. */
  readonly step: number
  readonly text: string
  readonly rule: string
  readonly notes: readonly Note[]
}
/** One moment of a battle. */
export type Beat = Told &
  (
    | { readonly kind: 'open' | 'told' | 'close' }
    | { readonly kind: 'volley'; readonly side: Side; readonly rolls: readonly Roll[] }
    | { readonly kind: 'absorbed'; readonly count: number }
    | { readonly kind: 'hit' | 'lost'; readonly fighter: string }
  )

export interface Fighter {
  readonly key: string
  readonly name: string
  /** As it looks after so many steps lost; one look where its strength is not known. */
  readonly looks: readonly Thing[]
  /** Steps of the rail it takes part in; all of them without. */
  readonly during?: readonly number[]
}
export interface Camp {
  readonly side: Side
  readonly role: string
  readonly fighters: readonly Fighter[]
  /** Hits the ground will take. */
  readonly shields: number
}
export interface RailStep {
  readonly icon: IconName
  readonly label: string
}
/** A battle from its first moment to the last that is known, as far as somebody's eyes go. */
export interface Exchange {
  readonly key: string
  readonly title: string
  readonly ground: string
  readonly rule: string
  readonly space: number
  readonly rail: readonly RailStep[]
  /** The side that fires first on top. */
  readonly camps: readonly Camp[]
  readonly beats: readonly Beat[]
  /** How many beats there are after each action. */
  readonly ends: readonly number[]
  readonly isOver: boolean
}

export interface ShownFighter {
  readonly key: string
  readonly name: string
  readonly thing: Thing
  readonly roll: Roll | null
  readonly isLost: boolean
  /** Hit by what just happened. */
  readonly isStruck: boolean
}
export interface ShownCamp {
  readonly side: Side
  readonly role: string
  readonly fighters: readonly ShownFighter[]
  readonly shields: { readonly left: number; readonly total: number }
  /** Fires now. */
  readonly isFiring: boolean
}
export type RailState = 'done' | 'now' | 'later' | 'never'
/** A battle at one of its moments. */
export interface ShownBattle {
  readonly exchange: Exchange
  readonly beat: Beat | null
  readonly rail: readonly RailState[]
  readonly camps: readonly ShownCamp[]
}

const stepOf = (exchange: Exchange, count: number): number => exchange.beats[count - 1]?.step ?? 0

/** How it looks once so many of its moments have been shown. */
export function shownAt(exchange: Exchange, count: number): ShownBattle {
  const past = exchange.beats.slice(0, count)
  const beat = past.at(-1) ?? null
  const step = stepOf(exchange, count)
  const absorbed = past.reduce((sum, one) => sum + (one.kind === 'absorbed' ? one.count : 0), 0)
  return {
    exchange,
    beat,
    rail: exchange.rail.map((_, i) => railState(exchange, i, step, count)),
    camps: exchange.camps.map(camp => ({
      side: camp.side,
      role: camp.role,
      fighters: camp.fighters
        .filter(({ during }) => !during || during.includes(step))
        .map(fighter => fighterAt(fighter, past, step)),
      shields: { left: Math.max(0, camp.shields - absorbed), total: camp.shields },
      isFiring: beat?.kind === 'volley' && beat.side === camp.side,
    })),
  }
}

function fighterAt({ key, name, looks }: Fighter, past: readonly Beat[], step: number): ShownFighter {
  const struck = (one: Beat): boolean => (one.kind === 'hit' || one.kind === 'lost') && one.fighter === key
  const lost = past.filter(struck).length
  const rolls = past.flatMap(one => (one.kind === 'volley' && one.step === step ? one.rolls : []))
  const beat = past.at(-1)
  return {
    key,
    name,
    thing: looks[Math.min(lost, looks.length - 1)]!,
    roll: rolls.findLast(({ fighter }) => fighter === key) ?? null,
    isLost: past.some(one => one.kind === 'lost' && one.fighter === key),
    isStruck: beat !== undefined && struck(beat),
  }
}

/** Passed by, a step either happened or fell away; a battle that is shown to its end has no step any more. */
function railState({ beats, isOver }: Exchange, at: number, now: number, count: number): RailState {
  const happens = at === 0 || beats.slice(0, count).some(beat => beat.step === at && beat.kind !== 'close')
  const isDone = isOver && count >= beats.length
  if (at === now && !isDone) return 'now'
  if (at < now || isDone) return happens ? 'done' : 'never'
  return 'later'
}

export const diceOf = (rolls: readonly Roll[]): readonly Die[] => rolls.flatMap(({ dice }) => dice)
export const hitsOf = (rolls: readonly Roll[]): number => diceOf(rolls).filter(({ hit }) => hit).length
export const expectedOf = (rolls: readonly Roll[]): number =>
  rolls.reduce((sum, { dice, from }) => sum + (dice.length * (7 - from)) / 6, 0)

/** The chances of 0, 1, 2 ... hits from these dice. */
export function hitChances(rolls: readonly Roll[]): readonly number[] {
  let chances = [1]
  for (const { dice, from } of rolls) {
    const hit = (7 - from) / 6
    for (let i = 0; i < dice.length; i++)
      chances = [...chances, 0].map((chance, n) => chance * (1 - hit) + (chances[n - 1] ?? 0) * hit)
  }
  return chances
}

const faces = [1, 2, 3, 4, 5, 6] as const
/** '4 dice, hit on 5, 6'. */
export const needsWords = ({ dice, from }: Roll): string =>
  `${dice.length} ${dice.length === 1 ? 'die, hits' : 'dice, hit'} on ${faces.filter(face => face >= from).join(', ')}`

/** What a volley came to, with what could be expected. */
export function volleyWords(rolls: readonly Roll[]): string {
  const hits = hitsOf(rolls)
  const dice = diceOf(rolls).length
  const word = `${hits === 0 ? 'No' : hits} ${hits === 1 ? 'hit' : 'hits'}`
  return `${word} from ${dice} ${dice === 1 ? 'die' : 'dice'}, ${expectedOf(rolls).toFixed(1)} expected`
}
