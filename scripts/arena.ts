import { appendFileSync, readFileSync } from 'node:fs'
import type { Core, Game, Side } from '../src/engine'
import { readArguments, UsageError } from './support/arguments'
import { command, say } from './support/command'
import { gameNamed, gameSpec, scenariosOf, scenarioSpec } from './support/gameOption'
import { seats } from './support/players'
import { playout } from './support/playout'
import { arenaReport, type ArenaGame } from './support/arenaReport'

const usage =
  'npm run arena -- --game ID --first LEVEL --second LEVEL --out FILE [--games N] [--seed S] [--shard I --shards N] [--mixed], or --report FILE'
const levelSpec = { kind: 'word', among: Object.keys(seats), fallback: 'random' } as const

/** Games between two levels, scenarios in turn, sides changed after each round of them, one line a game; several shards can share the work. */
await command(usage, async words => {
  const game = gameNamed(words)
  const { values } = readArguments(words, {
    game: gameSpec,
    scenario: scenarioSpec(game),
    first: levelSpec,
    second: levelSpec,
    games: { kind: 'count', fallback: '200' },
    seed: { kind: 'seed', fallback: '300' },
    shard: { kind: 'seed', fallback: '0' },
    shards: { kind: 'count', fallback: '1' },
    mixed: { kind: 'flag' },
    out: { kind: 'word', fallback: '' },
    report: { kind: 'word', fallback: '' },
  } as const)
  if (values.report !== '') {
    process.stdout.write(arenaReport(game, linesOf(values.report)))
    return 0
  }
  if (values.out === '') throw new UsageError('--out is the file to add lines to')
  let troubles = 0
  const scenarios = scenariosOf(game, values.scenario)
  for (let i = values.shard; i < values.games; i += values.shards) {
    const scenario = scenarios[i % scenarios.length]!
    const side = (Math.floor(i / scenarios.length) % 2) as Side
    const played = match(game, scenario, i, side, values.first, values.second, values.seed, values.mixed)
    if (played.problem !== '') troubles++
    appendFileSync(values.out, `${JSON.stringify(played)}\n`)
    say(`${i} ${scenario}: ${played.problem || played.winner}`)
  }
  return troubles === 0 ? 0 : 1
})

/** Game i, the first named on that side; `mixed`: with some of the options, other ones every game. */
function match(
  game: Game<Core>,
  scenario: string,
  i: number,
  side: Side,
  first: string,
  second: string,
  seed: number,
  isMixed: boolean,
): ArenaGame {
  const options = isMixed ? game.options.filter((_, k) => (i * 7 + k * 3) % 5 < 2).map(({ id }) => id) : []
  const chairs = side === 0 ? ([first, second] as const) : ([second, first] as const)
  const began = process.cpuUsage()
  const { end, result, problem, decisions } = playout({
    game,
    scenario,
    options,
    seed: [seed, i],
    seats: [seats[chairs[0]]!, seats[chairs[1]]!],
  })
  const spent = process.cpuUsage(began)
  const winner = end?.over?.winner ?? 'draw'
  return {
    first,
    second,
    scenario,
    side,
    winner: winner === 'draw' ? 'draw' : winner === side ? 'first' : 'second',
    decisions,
    seconds: Number(((spent.user + spent.system) / 1e6).toFixed(1)),
    problem: result === 'finished' ? '' : problem || result,
  }
}
function linesOf(file: string): readonly ArenaGame[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as ArenaGame)
}
