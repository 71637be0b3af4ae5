/** Measured results of games between equal opponents, by scenario: only what was played. */
export interface Balance {
  readonly game: string
  readonly scenario: string
  readonly level: 'recruit' | 'officer' | 'marshal'
  readonly games: number
  /** Won by the first side of the game. */
  readonly first: number
}
const betweenOfficers = (scenario: string, first: number): Balance => ({
  game: 'kiev41',
  scenario,
  level: 'officer',
  games: 40,
  first,
})
/** Seeds (4300, game number), no optional rules. */
export const balance: readonly Balance[] = [
  betweenOfficers('campaign', 3),
  betweenOfficers('preludes', 9),
  betweenOfficers('river', 30),
  betweenOfficers('pocket', 0),
  betweenOfficers('snow', 40),
]
