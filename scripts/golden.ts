import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readArguments } from './support/arguments'
import { command, report } from './support/command'
import { gameNamed, gameSpec, optionsSpec, scenariosOf, scenarioSpec } from './support/gameOption'
import { goldenFolder, recordGolden } from './support/goldenGames'
import { seats } from './support/players'

const usage =
  'npm run golden -- --game ID [--scenario ID|all] [--games N] [--seed S] [--options a,b] [--player random|LEVEL] [--json]'

/** Records whole games beside the rules they were played by. Do it again only when the rules change on purpose. */
await command(usage, async words => {
  const game = gameNamed(words)
  const { values } = readArguments(words, {
    game: gameSpec,
    scenario: scenarioSpec(game),
    games: { kind: 'count', fallback: '2' },
    seed: { kind: 'seed', fallback: '1' },
    options: optionsSpec(game),
    player: { kind: 'word', among: Object.keys(seats), fallback: 'random' },
    json: { kind: 'flag' },
  } as const)
  const folder = goldenFolder(game)
  mkdirSync(folder, { recursive: true })
  const files: string[] = []
  for (const scenario of scenariosOf(game, values.scenario)) {
    for (let seed = values.seed; seed < values.seed + values.games; seed++) {
      const { options, player } = values
      const name = [scenario, ...options, ...(player === 'random' ? [] : [player]), seed].join('-')
      writeFileSync(join(folder, `${name}.json`), recordGolden(game, scenario, options, seed, player))
      files.push(relative('.', join(folder, `${name}.json`)))
    }
  }
  report({ game: game.id, files }, values.json)
  return 0
})
