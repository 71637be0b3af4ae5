import type { Measured } from '../../stores'
import { levelWords } from './modes'

/** What was played and how it went, as no more than that. */
export function balanceWords({ level, games, first }: Measured, [one, other]: readonly [string, string]): string {
  const won =
    first === games ? allTo(one) : first === 0 ? allTo(other) : `${one} won ${first}, ${other} ${games - first}`
  return `${games} games between AI ${levelWords[level].label}s: ${won}. Between people it may go otherwise.`
}
const allTo = (side: string): string => `the ${side} side won all`
