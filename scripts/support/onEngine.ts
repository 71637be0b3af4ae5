/** What runs inside another engine: bundled to one file, no modules, no Node. */
import { gameOf } from '../../src/games'
import { chainOf } from './hashes'
import { measure } from './measure'
import { seats } from './players'
import { timeGame } from './thinking'

declare const TASK: {
  readonly kind: 'chain' | 'measure' | 'think'
  readonly games: readonly string[]
  readonly count: number
  readonly seed: number
  readonly scenario?: string
  readonly levels?: readonly [string, string]
}
declare const print: ((line: string) => void) | undefined

const results = TASK.games.map(id => {
  const game = gameOf(id)!
  if (TASK.kind === 'chain') return [id, chainOf(game, TASK.count, TASK.seed)]
  if (TASK.kind === 'measure') return [id, measure(game, TASK.count)]
  const [first, second] = TASK.levels!
  return [id, timeGame(game, TASK.scenario!, [seats[first]!, seats[second]!], [TASK.seed, 77], Date.now)]
})
const line = JSON.stringify(Object.fromEntries(results))
if (typeof print === 'function') print(line)
else console.log(line)
