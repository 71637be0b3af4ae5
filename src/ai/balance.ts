/** Measured results of games between equal opponents, by scenario: only what was played. */
export interface Balance {
  readonly game: string
  readonly scenario: string
  readonly level: 'recruit' | 'officer' | 'marshal'
  readonly games: number
  /** Won by the first side of the game. */
  readonly first: number
}
export const balance: readonly Balance[] = []
