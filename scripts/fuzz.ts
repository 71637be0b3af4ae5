import { mkdirSync, readFileSync } from 'node:fs'
import type { GameRecord } from '../src/engine'
import { checkRecord, fuzzGame, type Fuzzed } from '../src/engine/testing/fuzz'
import { parseSave } from '../src/saves'
import { readArguments } from './support/arguments'
import { command, report, say } from './support/command'
import { writeFault } from './support/faultFile'
import { gameNamed, gameSpec, optionsSpec, scenariosOf, scenarioSpec } from './support/gameOption'
import { goldenFiles } from './support/goldenGames'

const usage =
  'npm run fuzz -- --game ID [--scenario ID|all] [--games N] [--seed S] [--options a,b] [--folder PATH] [--json]\n' +
  'npm run fuzz -- --game ID --golden [--folder PATH] [--json]   (every property at every moment of the golden games)'

/** A stored game holds battles and campaigns that random answers seldom come to. */
function recordIn(path: string): GameRecord {
  const { game, gameVersion, scenario, options, seed, actions } = parseSave(readFileSync(path))
  return { game, version: gameVersion, scenario, options, seed, actions }
}

await command(usage, async words => {
  const game = gameNamed(words)
  const { values } = readArguments(words, {
    game: gameSpec,
    scenario: scenarioSpec(game),
    games: { kind: 'count', fallback: '100' },
    seed: { kind: 'seed', fallback: '1' },
    options: optionsSpec(game),
    golden: { kind: 'flag' },
    folder: { kind: 'word', fallback: 'artifacts/faults' },
    json: { kind: 'flag' },
  } as const)
  const scenarios = scenariosOf(game, values.scenario)
  const played = (i: number): Fuzzed =>
    fuzzGame(game, scenarios[i % scenarios.length]!, values.options, [values.seed, i])
  const stored = values.golden ? goldenFiles(game) : []
  const tally = { games: values.golden ? stored.length : values.games, finished: 0, faults: 0, decisions: 0, checks: 0 }
  const files: string[] = []
  const started = performance.now()
  for (let i = 0; i < tally.games; i++) {
    const found = values.golden ? checkRecord(game, recordIn(stored[i]!)) : played(i)
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
