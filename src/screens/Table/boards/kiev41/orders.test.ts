import { gameOf } from '../../../../games'
import { firstOf, heardBy, nothingLive, verbOf, type AnyView, type Side } from '../../../../stores'
import { playedAtRandom } from '../../../../stores/testing/played'
import type { Seen } from '../types'
import { lookOf, topFrame } from './look'
import { leads, reach, wayTo } from './orders'

const verbs = gameOf('kiev41')!.verbs
const seenBy = (view: AnyView, first: Side, held = -1): Seen => ({ view, live: nothingLive, held, first })
const games = ['preludes', 'campaign', 'snow'].flatMap(scenario =>
  [1, 2].map(luck => playedAtRandom('kiev41', scenario, luck, 400)),
)
const orders = games.flatMap(played =>
  played.log.map((entry, i) => ({
    ...entry,
    name: verbs[verbOf(entry.action)]!.name,
    view: played.viewAfter(i, entry.by),
  })),
)

test('10.9 the way that is shown is the way the rules march', () => {
  const moves = orders.flatMap(order => {
    const moved = order.name === 'go' ? heardBy(order, order.by).find(({ kind }) => kind === 'moved') : undefined
    return moved ? [{ ...order, marched: moved.what.flatMap(ref => ('space' in ref ? [ref.space] : [])).slice(1) }] : []
  })
  expect(moves.length).toBeGreaterThan(100)
  expect(moves.some(({ marched }) => marched.length > 1)).toBe(true)
  for (const { view, by, action, marched } of moves) {
    const { lifted = -1 } = topFrame(view)
    expect(wayTo(seenBy(view, by, lifted), firstOf(action))?.path).toEqual(marched)
  }
})

test('10.2, 10.3 whatever is ordered stands in a range that is drawn, and its headquarters is named', () => {
  const lifts = orders.filter(({ name, view }) => name === 'lift' && topFrame(view).mode === 'tactical')
  expect(lifts.length).toBeGreaterThan(50)
  for (const { view, by, action } of lifts) {
    const block = firstOf(action)
    const seen = seenBy(view, by, block)
    const at = lookOf(view).at[block]!
    expect(reach(seen)?.ranges.some(spaces => spaces.includes(at))).toBe(true)
    expect(leads(seen, at)).toMatch(/^In command of .+, range \d/)
  }
})

test('without an active headquarters nothing is drawn', () => {
  const { view, by } = orders.find(({ name }) => name === 'tactical' || name === 'passImpulse')!
  expect(reach(seenBy(view, by))).toBeUndefined()
})
