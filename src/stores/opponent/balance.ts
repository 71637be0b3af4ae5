import { balance, levels, type Balance, type Level } from '../../ai'

/** How often the first side won when equal opponents played it. */
export interface Measured {
  readonly level: Level
  readonly games: number
  readonly first: number
}
/** The measure by the best opponents that have played that scenario; null where nobody has. */
export function balanceOf(game: string, scenario: string, played: readonly Balance[] = balance): Measured | null {
  const found = played.filter(one => one.game === game && one.scenario === scenario && one.games > 0)
  const [best] = [...found].sort((a, b) => levels.indexOf(b.level) - levels.indexOf(a.level))
  return best ?? null
}
