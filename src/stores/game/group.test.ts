import { act, type Action, type Decision } from '../../engine'
import { handWith, liveForAll, orderAll, readyIn } from './group'
import type { TouchContext, VerbShape } from './touch'

const verbs: readonly VerbShape[] = [{ touch: ['piece'] }, { touch: ['space'] }, { touch: [] }]
const lift = (piece: number): Action => act(0, piece)
const go = (space: number): Action => act(1, space)
const stop: Action = act(2)

const asks = (actions: readonly Action[], midway = false, closing: readonly Action[] = []): Decision => ({
  by: 0,
  step: 'march',
  rule: '1',
  secrecy: 'secret',
  midway,
  actions,
  costs: actions.map((_, i) => i + 1),
  closes: actions.map(action => closing.includes(action)),
  anytime: [],
})

/** Space 3 holds one piece more; 8 is slow and reaches 3 only; 9 closes undo wherever it goes. */
function preview(chain: readonly Action[]): Decision | null {
  const last = chain[chain.length - 1]!
  const gone = [7, 8, 9].filter(piece => chain.includes(lift(piece)))
  const isTaken = chain.includes(go(3))
  const here = isTaken ? [] : [go(3)]
  if (last === lift(7)) return asks([...here, go(4), go(5)], true)
  if (last === lift(8)) return asks(here, true)
  if (last === lift(9)) return asks([...here, go(4)], true, [go(3), go(4)])
  return asks([7, 8, 9].filter(piece => !gone.includes(piece)).map(lift))
}
const context: TouchContext = { verbs, decision: asks([lift(7), lift(8), lift(9), stop]), preview }

test('pieces that can be taken up may go together, unless an order is under way', () => {
  expect([...readyIn(context)]).toEqual([7, 8, 9])
  expect([...readyIn({ ...context, decision: asks([lift(7)], true) })]).toEqual([])
  expect(handWith(context, 12)).toBeNull()
})

test('a place is lit for the group when one of them can go there, with one offer for each', () => {
  const { spaces } = liveForAll(context, [7, 8])
  expect([...spaces.keys()].sort()).toEqual([3, 4, 5])
  expect(spaces.get(3)).toHaveLength(2)
  expect(spaces.get(4)).toHaveLength(1)
})

test('each gives its own order, one after the other; whoever finds no room stays', () => {
  expect(orderAll(context, [7, 8], 3)).toEqual({
    actions: [lift(7), go(3)],
    closes: false,
    moved: [7],
    left: [{ piece: 8, chain: [lift(7), go(3), lift(8)], touch: [{ kind: 'space', id: 3 }] }],
  })
})

test('where nobody can go nothing is ordered', () => {
  const order = orderAll(context, [7, 8], 6)
  expect(order.actions).toEqual([])
  expect(order.left.map(({ piece }) => piece)).toEqual([7, 8])
})

test('an order that closes undo is the last of the gesture and waits for its own press', () => {
  const order = orderAll(context, [7, 9, 8], 4)
  expect(order.actions).toEqual([lift(7), go(4), lift(9), go(4)])
  expect(order.closes).toBe(true)
  expect(order.moved).toEqual([7, 9])
})
