import type { Action, Core, Decision, Game, View } from '../../engine'
import { advance, draftOn, mark, orders, restore } from '../../engine'
import type { Mind, Work } from '../types'
import { seedOf } from './seed'

/** How good a position is for a side of that game; the bigger the better. */
export type Evaluate<S extends Core> = (s: S, side: 0 | 1) => number

const MOST_ORDERS = 400
/** Every whole order open now, at most so many. */
function ordersOf<S extends Core>(game: Game<S>, view: View<S>, now: Decision): (readonly Action[])[] {
  const all: (readonly Action[])[] = []
  orders(draftOn(game, game.imagine(view, seedOf(game, view, 0))), now.by, touches => {
    if (all.length < MOST_ORDERS) all.push(touches.slice())
  })
  return all
}
/** One order ahead on imagined worlds, by the game's own evaluation: for games without plans of their own. */
export const oneOrderAhead = <S extends Core>(evaluate: Evaluate<S>, worlds: number): Mind<S> => ({
  *plan(game, view, now, hope): Work<readonly Action[]> {
    const all = ordersOf(game, view, now)
    const values = all.map(() => 0)
    for (let world = 0; world < worlds; world++) {
      const d = draftOn(game, game.imagine(view, seedOf(game, view, world)))
      const here = mark(d, new Int16Array(d.s.cells.length))
      for (let i = 0; i < all.length; i++) {
        for (const action of all[i]!) advance(d, now.by, action)
        values[i]! += evaluate(d.s, now.by)
        restore(d, here)
        yield 'orders'
      }
    }
    let best = 0
    for (let i = 1; i < all.length; i++) if (values[i]! > values[best]!) best = i
    if (all.length > 0) hope(all[best]!)
    return all.length > 0 ? all[best]! : [now.actions[0]!]
  },
})
