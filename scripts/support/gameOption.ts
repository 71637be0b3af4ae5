import type { Core, Game } from '../../src/engine'
import { gameOf, games } from '../../src/games'
import { peekOption, UsageError, type OptionSpec } from './arguments'

/** The game a command line names: the other options depend on it. */
export function gameNamed(words: readonly string[]): Game<Core> {
  const id = peekOption(words, 'game')
  const game = id === undefined ? undefined : gameOf(id)
  if (!game)
    throw new UsageError(
      `--game is one of ${games.map(known => known.id).join(', ')}${id === undefined ? '' : `, not ${id}`}`,
    )
  return game
}
export const gameSpec: OptionSpec & { readonly kind: 'word' } = { kind: 'word', among: games.map(({ id }) => id) }
export const scenarioSpec = (game: Game<Core>) =>
  ({ kind: 'word', among: ['all', ...game.scenarios.map(({ id }) => id)], fallback: 'all' }) as const
export const optionsSpec = (game: Game<Core>) =>
  ({ kind: 'list', among: game.options.map(({ id }) => id), fallback: '' }) as const
export const scenariosOf = (game: Game<Core>, scenario: string): readonly string[] =>
  scenario === 'all' ? game.scenarios.map(({ id }) => id) : [scenario]
