import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readArguments } from './support/arguments'
import { command, report } from './support/command'
import { gameNamed, gameSpec, optionsSpec, scenariosOf, scenarioSpec } from './support/gameOption'
import { parseSave } from '../src/saves'
import { goldenFiles, goldenFolder, goldenName, recordGolden, type GoldenGame } from './support/goldenGames'
import { seats } from './support/players'

const usage =
  'npm run golden -- --game ID [--scenario ID|all] [--games N] [--seed S] [--options a,b] [--player random|LEVEL] [--json]\n' +
  'npm run golden -- --game ID --again [--json]   (every golden game there is, played anew)'

/** What a golden game was played from: its own file says it. */
function toldBy(path: string): GoldenGame {
  const { scenario, options, seed, seats: players } = parseSave(readFileSync(path))
  return { scenario, options, seed: seed[0], player: players[0] }
}

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
    again: { kind: 'flag' },
    json: { kind: 'flag' },
  } as const)
  const { options, player } = values
  const asked = scenariosOf(game, values.scenario).flatMap(scenario =>
    Array.from({ length: values.games }, (_, i) => ({ scenario, options, seed: values.seed + i, player })),
  )
  const folder = goldenFolder(game)
  mkdirSync(folder, { recursive: true })
  const files = (values.again ? goldenFiles(game).map(toldBy) : asked).map(golden => {
    const path = join(folder, `${goldenName(golden)}.json`)
    writeFileSync(path, recordGolden(game, golden))
    return relative('.', path)
  })
  report({ game: game.id, files }, values.json)
  return 0
})
