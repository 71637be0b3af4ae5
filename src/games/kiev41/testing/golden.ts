import { kiev41 } from '..'
import type { Played } from './eager'
import { playEagerly } from './eager'

/** Whole games that must always end in the same state: scenario, options, seed. */
export interface GoldenGame {
  readonly scenario: string
  readonly options: readonly string[]
  readonly seed: number
}
const options = kiev41.options.map(({ id }) => id)
const SEEDS = [1, 2, 3, 4, 5]

export const goldenGames: readonly GoldenGame[] = [
  ...kiev41.scenarios.flatMap(({ id }) => SEEDS.map(seed => ({ scenario: id, options: [], seed }))),
  ...options.map((option, i) => ({ scenario: 'campaign', options: [option], seed: 11 + i })),
  ...SEEDS.concat(6, 7, 8).map(seed => ({ scenario: 'campaign', options, seed: 20 + seed })),
]
export const playGolden = ({ scenario, options: chosen, seed }: GoldenGame): Played =>
  playEagerly(scenario, chosen, [seed, 1941])
export const goldenName = ({ scenario, options: chosen, seed }: GoldenGame): string =>
  [scenario, chosen.length === options.length ? 'all options' : chosen.join(' '), seed]
    .filter(part => part !== '')
    .join(', ')
export const goldenLine = (played: Played): string => `${played.actions} ${played.winner} ${played.digest}`
