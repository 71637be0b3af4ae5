import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Core, Game } from '../../src/engine'
import { digest, start } from '../../src/engine'
import { formatSave, type SaveFile } from '../../src/saves'
import { playout } from './playout'
import { seats } from './players'

const source = join(import.meta.dirname, '..', '..', 'src')

/** Where a game's golden games are kept: beside the game. */
export function goldenFolder(game: Game<Core>): string {
  const home = join(source, 'games', game.id)
  return join(existsSync(home) ? home : join(source, 'engine', 'testing', game.id), 'golden')
}
export const goldenFiles = (game: Game<Core>): readonly string[] => {
  const folder = goldenFolder(game)
  return existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith('.json'))
        .map(name => join(folder, name))
    : []
}

/** What a golden game is played from: two equal players, one number for all its luck. */
export interface GoldenGame {
  readonly scenario: string
  readonly options: readonly string[]
  readonly seed: number
  readonly player: string
}
export const goldenName = ({ scenario, options, seed, player }: GoldenGame): string =>
  [scenario, ...options, ...(player === 'random' ? [] : [player]), seed].join('-')

/** The whole game as the text of a file. */
export function recordGolden(game: Game<Core>, { scenario, options, seed, player }: GoldenGame): string {
  const table = {
    game,
    scenario,
    options,
    seed: [seed, 1941] as const,
    seats: [seats[player]!, seats[player]!] as const,
  }
  const { result, problem, actions } = playout({ ...table, record: true })
  if (result !== 'finished') throw new Error(`${game.id} ${scenario}: ${problem}`)
  const opening = digest(game, start(game, scenario, options, table.seed))
  const save: SaveFile = {
    game: game.id,
    gameVersion: game.version,
    title: `Golden game ${seed}`,
    scenario,
    options,
    seed: table.seed,
    seats: [player, player],
    opening,
    actions,
  }
  return formatSave(save)
}
