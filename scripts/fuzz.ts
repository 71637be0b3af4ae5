import { mkdirSync } from 'node:fs'
import { fuzzGame } from '../src/engine/testing/fuzz'
import { readArguments } from './support/arguments'
import { command, report, say } from './support/command'
import { writeFault } from './support/faultFile'
import { gameNamed, gameSpec, optionsSpec, scenariosOf, scenarioSpec } from './support/gameOption'

const usage =
  'npm run fuzz -- --game ID [--scenario ID|all] [--games N] [--seed S] [--options a,b] [--folder PATH] [--json]'

await command(usage, async words => {
  const game = gameNamed(words)
  const { values } = readArguments(words, {
    game: gameSpec,
    scenario: scenarioSpec(game),
    games: { kind: 'count', fallback: '100' },
    seed: { kind: 'seed', fallback: '1' },
    options: optionsSpec(game),
    folder: { kind: 'word', fallback: 'artifacts/faults' },
    json: { kind: 'flag' },
  } as const)
  const scenarios = scenariosOf(game, values.scenario)
  const tally = { games: values.games, finished: 0, faults: 0, decisions: 0, checks: 0 }
  const files: string[] = []
  const started = performance.now()
  for (let i = 0; i < values.games; i++) {
    const found = fuzzGame(game, scenarios[i % scenarios.length]!, values.options, [values.seed, i])
    tally.decisions += found.decisions
    tally.checks += found.checks
    if (found.finished) tally.finished++
    if (!found.fault) continue
    tally.faults++
    mkdirSync(values.folder, { recursive: true })
    const path = writeFault(values.folder, found.fault)
    files.push(path)
    say(`${path}: ${found.fault.property}: ${found.fault.detail}`)
  }
  report({ ...tally, seconds: Number(((performance.now() - started) / 1000).toFixed(3)), files }, values.json)
  return tally.faults === 0 ? 0 : 1
})
