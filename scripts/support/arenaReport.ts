import type { Core, Game, Side } from '../../src/engine'

/** One game of the arena. */
export interface ArenaGame {
  readonly first: string
  readonly second: string
  readonly scenario: string
  /** Of the first named. */
  readonly side: Side
  readonly winner: 'first' | 'second' | 'draw'
  readonly decisions: number
  readonly seconds: number
  readonly problem: string
}
const Z = 1.96
/** Wilson's interval of 95 %. */
export function interval(won: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1]
  const p = won / games
  const middle = p + (Z * Z) / (2 * games)
  const spread = Z * Math.sqrt((p * (1 - p)) / games + (Z * Z) / (4 * games * games))
  const scale = 1 + (Z * Z) / games
  return [(middle - spread) / scale, (middle + spread) / scale]
}
const percent = (share: number): string => `${Math.round(share * 100)} %`
const wonBy = (games: readonly ArenaGame[]): number => games.filter(({ winner }) => winner === 'first').length
const on = (games: readonly ArenaGame[], side: Side): readonly ArenaGame[] => games.filter(game => game.side === side)
const tally = (games: readonly ArenaGame[]): string => `${wonBy(games)} of ${games.length}`

/** The games as the tables of docs/ai.md. */
export function arenaReport(game: Game<Core>, lines: readonly ArenaGame[]): string {
  const pairings = [...new Set(lines.map(({ first, second }) => `${first} against ${second}`))]
  const ofPairing = (name: string): readonly ArenaGame[] =>
    lines.filter(({ first, second }) => `${first} against ${second}` === name)
  const [one, two] = game.sides
  const head = `| pairing | games | won (95 %) | as ${one} | as ${two} |\n|---|---|---|---|---|\n`
  const rows = pairings.map(name => {
    const games = ofPairing(name)
    const [low, high] = interval(wonBy(games), games.length)
    const share = `${percent(wonBy(games) / games.length)} (${percent(low)} to ${percent(high)})`
    return `| ${name} | ${games.length} | ${wonBy(games)}, ${share} | ${tally(on(games, 0))} | ${tally(on(games, 1))} |`
  })
  const titles = game.scenarios.map(({ name }) => name)
  const byHead = `| pairing | ${titles.join(' | ')} |\n|---|${titles.map(() => '---').join('|')}|\n`
  const byRows = pairings.map(name => {
    const cells = game.scenarios.map(({ id }) => {
      const games = ofPairing(name).filter(({ scenario }) => scenario === id)
      return `${one} ${tally(on(games, 0))}, ${two} ${tally(on(games, 1))}`
    })
    return `| ${name} | ${cells.join(' | ')} |`
  })
  const troubles = lines.filter(({ problem }) => problem !== '').length
  const seconds = lines.reduce((sum, line) => sum + line.seconds, 0)
  const foot = `${lines.length} games, ${troubles} with errors or stalls, ${Math.round(seconds)} s of processor time.\n`
  return `${head}${rows.join('\n')}\n\n${byHead}${byRows.join('\n')}\n\n${foot}`
}
