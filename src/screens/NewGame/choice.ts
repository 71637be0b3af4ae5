import { isPin, keptPin, people, type NewGameChoice, type Privacy, type Side, type TableChoice } from '../../stores'
import type { gameOf } from '../../games'

type AnyGame = NonNullable<ReturnType<typeof gameOf>>

/** Everything a player can choose; the defaults play at once. */
export interface Draft {
  readonly scenario: number
  readonly options: readonly string[]
  readonly seats: TableChoice['seats']
  readonly privacy: Privacy
  /** A PIN a side as typed; empty: none. */
  readonly pins: readonly [string, string]
  /** Empty: chosen by chance. */
  readonly seed: string
}

export const defaultsFor = (game: AnyGame, scenario = 0): Draft => ({
  scenario,
  options: game.scenarios[scenario]?.recommended ?? [],
  seats: people.seats,
  privacy: 'curtain',
  pins: ['', ''],
  seed: '',
})

/** The options that count in a scenario: none is offered that would change nothing. */
export function optionsFor(game: AnyGame, scenario: number): AnyGame['options'] {
  const counting = game.scenarios[scenario]?.options
  return counting ? game.options.filter(({ id }) => counting.includes(id)) : game.options
}

/** The side whose PIN has been begun and is none yet. */
export function unfinishedPin(draft: Draft): Side | null {
  const { pins } = draft
  if (!hasPins(draft)) return null
  const isBegun = (pin: string): boolean => pin !== '' && !isPin(pin)
  return isBegun(pins[0]) ? 0 : isBegun(pins[1]) ? 1 : null
}

/** Any text is a seed: the same text, the same game. */
export function seedOf(text: string, random: () => number): readonly [number, number] {
  if (text.trim() === '') return [word(random), word(random)]
  let [a, b] = [2166136261, 40503]
  for (const letter of text.trim()) {
    a = Math.imul(a ^ letter.charCodeAt(0), 16777619) >>> 0
    b = Math.imul(b + letter.charCodeAt(0), 2654435761) >>> 0
  }
  return [a, b]
}
const word = (random: () => number): number => Math.floor(random() * 4294967296)

export function choiceOf(game: AnyGame, draft: Draft, random: () => number): NewGameChoice {
  const scenario = game.scenarios[draft.scenario] ?? game.scenarios[0]!
  return {
    game: game.id,
    scenario: scenario.id,
    options: draft.options,
    seed: seedOf(draft.seed, random),
    title: scenario.name,
    table: { seats: draft.seats, privacy: draft.privacy, pins: pinsOf(game.id, scenario.id, draft) },
  }
}
/** A PIN lies behind the curtain between two people: nobody else is asked for one. */
const hasPins = ({ privacy, seats }: Draft): boolean =>
  privacy === 'curtain' && seats.every(({ kind }) => kind === 'person')

function pinsOf(game: string, scenario: string, draft: Draft): TableChoice['pins'] {
  const { pins } = draft
  if (!hasPins(draft)) return [null, null]
  return [keptPin(pins[0], { game, scenario }, 0), keptPin(pins[1], { game, scenario }, 1)]
}
