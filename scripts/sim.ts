import { sides, type Core, type Game } from '../src/engine'
import { readArguments, type OptionSpec } from './support/arguments'
import { command, report, say } from './support/command'
import { gameNamed, gameSpec, optionsSpec, scenariosOf, scenarioSpec } from './support/gameOption'
import { playout } from './support/playout'
import { seats, type Seat } from './support/players'

const usage =
  'npm run sim -- --game ID [--scenario ID|all] [--games N] [--seed S] [--<side> random|LEVEL] [--options a,b] [--json]'
const levelSpec: OptionSpec & { readonly kind: 'word' } = {
  kind: 'word',
  among: Object.keys(seats),
  fallback: 'random',
}
const sideName = (game: Game<Core>, side: 0 | 1): string => game.sides[side].toLowerCase()

await command(usage, async words => {
  const game = gameNamed(words)
  const { values } = readArguments(words, {
    game: gameSpec,
    scenario: scenarioSpec(game),
    games: { kind: 'count', fallback: '100' },
    seed: { kind: 'seed', fallback: '1' },
    options: optionsSpec(game),
    json: { kind: 'flag' },
    ...Object.fromEntries(sides.map(side => [sideName(game, side), levelSpec])),
  } as const)
  const levels = readLevels(game, values as unknown as { readonly [name: string]: string })
  const scenarios = scenariosOf(game, values.scenario)
  const wins: { [who: string]: number } = { [sideName(game, 0)]: 0, [sideName(game, 1)]: 0, draw: 0 }
  const tally = { finished: 0, errors: 0, deadEnds: 0, decisions: 0 }
  const started = performance.now()
  for (let i = 0; i < values.games; i++) {
    const scenario = scenarios[i % scenarios.length]!
    const found = playout({ game, scenario, options: values.options, seed: [values.seed, i], seats: levels })
    tally.decisions += found.decisions
    if (found.result === 'finished') count(wins, game, found.end!, tally)
    else if (found.result === 'deadEnd') tally.deadEnds++
    else tally.errors++
    if (found.problem) say(`game ${i} of ${scenario}: ${found.problem}`)
  }
  const seconds = (performance.now() - started) / 1000
  const rate = { seconds: Number(seconds.toFixed(3)), decisionsPerSecond: Math.round(tally.decisions / seconds) }
  report({ games: values.games, ...tally, ...rate, wins }, values.json)
  return tally.errors + tally.deadEnds === 0 ? 0 : 1
})

function readLevels(game: Game<Core>, values: { readonly [name: string]: string }): readonly [Seat, Seat] {
  return [seats[values[sideName(game, 0)]!]!, seats[values[sideName(game, 1)]!]!]
}

function count(wins: { [who: string]: number }, game: Game<Core>, end: Core, tally: { finished: number }): void {
  const winner = end.over!.winner
  wins[winner === 'draw' ? 'draw' : sideName(game, winner)]!++
  tally.finished++
}
