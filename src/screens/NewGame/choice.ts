import { keptPin, people, type NewGameChoice, type Privacy, type TableChoice } from '../../stores'
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
/** A PIN lies behind the curtain: without one nobody would ask for it. */
function pinsOf(game: string, scenario: string, { privacy, pins }: Draft): TableChoice['pins'] {
  if (privacy !== 'curtain') return [null, null]
  return [keptPin(pins[0], { game, scenario }, 0), keptPin(pins[1], { game, scenario }, 1)]
}
