import { act } from './action'
import type { Offers } from './contract'

export const newOffers = (): Offers => ({ count: 0, verb: 0, closing: false, actions: [], costs: [], closes: [] })

/** Adds one legal answer of the verb being listed. */
export function offer(out: Offers, first = 0, second = 0, cost = 0, closes = out.closing): void {
  const i = out.count++
  out.actions[i] = act(out.verb, first, second)
  out.costs[i] = cost
  out.closes[i] = closes
}
/** Adds a button that closes undo although its verb does not always. */
export const offerClosing = (out: Offers, first = 0, second = 0, cost = 0): void =>
  offer(out, first, second, cost, true)

export const actionsOf = (out: Offers): number[] => out.actions.slice(0, out.count)
