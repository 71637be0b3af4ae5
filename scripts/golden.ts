import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readArguments } from './support/arguments'
import { command, report } from './support/command'
import { gameNamed, gameSpec, optionsSpec, scenariosOf, scenarioSpec } from './support/gameOption'
import { goldenFolder, recordGolden } from './support/goldenGames'

const usage = 'npm run golden -- --game ID [--scenario ID|all] [--games N] [--seed S] [--options a,b] [--json]'

/** Records whole games beside the rules they were played by. Do it again only when the rules change on purpose. */
await command(usage, async words => {
  const game = gameNamed(words)
  const { values } = readArguments(words, {
    game: gameSpec,
    scenario: scenarioSpec(game),
    games: { kind: 'count', fallback: '2' },
    seed: { kind: 'seed', fallback: '1' },
    options: optionsSpec(game),
    json: { kind: 'flag' },
  } as const)
  const folder = goldenFolder(game)
  mkdirSync(folder, { recursive: true })
  const files: string[] = []
  for (const scenario of scenariosOf(game, values.scenario)) {
    for (let seed = values.seed; seed < values.seed + values.games; seed++) {
      const name = [scenario, ...values.options, seed].join('-')
      writeFileSync(join(folder, `${name}.json`), recordGolden(game, scenario, values.options, seed))
      files.push(relative('.', join(folder, `${name}.json`)))
    }
  }
  report({ game: game.id, files }, values.json)
  return 0
})
