/** What runs inside another engine: bundled to one file, no modules, no Node. */
import { gameOf } from '../../src/games'
import { chainOf } from './hashes'
import { measure } from './measure'

declare const TASK: {
  readonly kind: 'chain' | 'measure'
  readonly games: readonly string[]
  readonly count: number
  readonly seed: number
}
declare const print: ((line: string) => void) | undefined

const results = TASK.games.map(id => {
  const game = gameOf(id)!
  return TASK.kind === 'chain' ? [id, chainOf(game, TASK.count, TASK.seed)] : [id, measure(game, TASK.count)]
})
const line = JSON.stringify(Object.fromEntries(results))
if (typeof print === 'function') print(line)
else console.log(line)
