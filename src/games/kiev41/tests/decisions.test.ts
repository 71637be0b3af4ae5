import { kiev41 } from '..'
import type { State } from '../state'
import { apply, draftOn, isApplied, list, newOffers, put, top, verbOf, waiting } from '../../../engine'
import { blockOf } from '../blocks'
import { spaceOf } from '../map'
import { scenarios } from '../scenarios'
import { POOL, SOVIET } from '../state'
import { playEagerly } from '../testing/eager'
import { actionOf, deciding, give, impulse, order, stepNow, turn, verbs } from '../testing/table'

/** Answers that may stand alone, and why they are asked for all the same: see the README. */
const alone: { readonly [verb: string]: 'seals' | 'gesture' | 'secret' } = {
  fight: 'seals',
  endCommand: 'seals',
  confirmSupport: 'seals',
  confirmBlitzSupport: 'seals',
  endDeployment: 'seals',
  endExploitation: 'seals',
  draw: 'seals',
  lift: 'gesture',
  go: 'gesture',
  dig: 'gesture',
  rail: 'gesture',
  ship: 'gesture',
  assault: 'gesture',
  takeUp: 'gesture',
  deploy: 'gesture',
  blitzTo: 'gesture',
  endActivation: 'secret',
  passImpulse: 'secret',
  drawStrategic: 'secret',
}
const options = kiev41.options.map(({ id }) => id)
test.each(kiev41.scenarios.map(({ id }) => id))(
  '%s: nobody is asked a harmless question with one answer',
  id => {
    const offers = newOffers()
    const asked = new Set<string>()
    for (let seed = 1; seed <= 4; seed++) {
      playEagerly(id, seed % 2 ? options : [], [seed, 29], ({ s }) => {
        if (list(kiev41, s, waiting(kiev41, s)[0]!, offers).count > 1) return
        asked.add(kiev41.verbs[verbOf(offers.actions[0]!)]!.name)
        if (alone[kiev41.verbs[verbOf(offers.actions[0]!)]!.name] === 'seals') expect(offers.closes[0]).toBe(true)
      })
    }
    expect([...asked].filter(verb => !alone[verb])).toEqual([])
  },
  60_000,
)

const frame = (s: State): object => top(s)
const front = { 'A-HQ-6': '52', 'A-IN-44': '52', 'A-IN-29': '52', 'U-IN-5A': '36', 'U-IN-6A': '53' }
const held = scenarios.river.axisControls
const marching = (...orders: readonly (readonly [string, string])[]): State =>
  orders.reduce(
    (s, [block, area]) => give(give(s, 'lift', block), 'go', area),
    give(
      give(give(give(impulse({ blocks: front, axis: held }), 'tactical'), 'lift', 'A-HQ-6'), 'go', '52'),
      'endActivation',
    ),
  )

test('10.12i the one battle that is owed is declared by itself, and can still be left by taking orders back', () => {
  const told = order(give(marching(['A-IN-44', '53']), 'endCommand'), 'confirmSupport')
  expect(verbs(told.state)).toEqual(['fight'])
  expect(frame(told.state)).toMatchObject({ step: 'battles', declared: spaceOf('53') })
  const done = apply(kiev41, marching(['A-IN-44', '53']), 0, actionOf('endCommand'))
  expect(isApplied(done) && done.border).toBeNull()
})
test('10.12i of two battles the attacker names the first, the second is then declared by itself', () => {
  const two = give(give(marching(['A-IN-44', '53'], ['A-IN-29', '36']), 'endCommand'), 'confirmSupport')
  expect(verbs(two)).toEqual(['declareBattle'])
  let fought = give(give(two, 'declareBattle', '53'), 'fight')
  while (stepNow(fought) === 'hits') {
    const offers = list(kiev41, fought, deciding(fought), newOffers())
    const done = apply(kiev41, fought, deciding(fought), offers.actions[0]!)
    if (isApplied(done)) fought = done.state
  }
  expect([verbs(fought), frame(fought)]).toEqual([['fight'], expect.objectContaining({ declared: spaceOf('36') })])
})

function pooled(s: State, ...ids: readonly string[]): State {
  const d = draftOn(kiev41, s)
  for (const id of ids) put(d, 'at', blockOf(id), POOL)
  kiev41.derive(d)
  return s
}
const holdsKiev = { turn: 2, blocks: { 'U-HQ-S': '94' }, axis: ['14'] }
test('2.6a the last block of a pool is no choice, whoever holds Kiev; drawn alone it is in hand at once', () => {
  const start = give(pooled(turn(holdsKiev), 'U-IN-5A'), 'activateLeader')
  const s = give(start, 'draw', 1)
  expect([deciding(s), stepNow(s), verbs(s)]).toEqual([SOVIET, 'deployment', ['deploy']])
  const chosen = give(give(pooled(turn(holdsKiev), 'U-IN-5A', 'U-IN-6A'), 'activateLeader'), 'draw', 1)
  expect(stepNow(chosen)).toBe('kievChoice')
})
test('11.0e with one block in the pool the strategic draw asks for no number, and says that it closes undo', () => {
  const s = pooled(impulse({ ...holdsKiev, active: SOVIET, initiative: SOVIET, axis: ['14', '4'] }), 'U-IN-5A')
  const offers = list(kiev41, s, SOVIET, newOffers())
  expect(offers.closes[offers.actions.indexOf(actionOf('strategicReinforce'))]).toBe(true)
  expect(verbs(give(s, 'strategicReinforce'))).toEqual(['deploy'])
})
