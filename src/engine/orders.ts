import type { Action } from './action'
import { verbOf } from './action'
import type { Core, Draft, Side } from './contract'
import { mark, restore, top } from './draft'
import { newOffers } from './offers'
import { advance, list, stepOf } from './run'

/** Every whole order, as the touches that give it. The touch that would close undo is named but not played. */
export function orders<S extends Core>(d: Draft<S>, side: Side, visit: (touches: readonly Action[]) => void): void {
  walk(d, side, visit, [])
}

function walk<S extends Core>(
  d: Draft<S>,
  side: Side,
  visit: (touches: readonly Action[]) => void,
  touches: Action[],
): void {
  const out = list(d.game, d.s, side, newOffers())
  const last = touches[touches.length - 1]
  const here = mark(d, new Int16Array(d.s.cells.length))
  for (let i = 0; i < out.count; i++) {
    const action = out.actions[i]!
    if (last !== undefined && isOutOfOrder(d, last, action)) continue
    touches.push(action)
    if (out.closes[i]) visit(touches)
    else {
      advance(d, side, action)
      if (!d.s.over && stepOf(d.game, d.s).midway?.(top(d.s))) walk(d, side, visit, touches)
      else visit(touches)
      restore(d, here)
    }
    touches.pop()
  }
}
/** A set is gathered in ascending order only, so that each is met once. */
const isOutOfOrder = <S extends Core>(d: Draft<S>, last: Action, action: Action): boolean =>
  verbOf(last) === verbOf(action) && d.game.verbs[verbOf(action)]!.gathers === true && action < last
