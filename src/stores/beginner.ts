import { start, waiting, type Side } from '../engine'
import { gameOf } from '../games'

/** Who is asked first when a scenario begins. */
export function beginnerOf(game: string, scenario: string): Side {
  const found = gameOf(game)
  const [first] = found ? waiting(found, start(found, scenario, [], [1, 1])) : []
  return first ?? 0
}
