import { kiev41 } from '..'
import { decision, list, newOffers, refuse, view, waiting } from '../../../engine'
import { fuzzGame } from '../../../engine/testing/fuzz'
import { playEagerly } from '../testing/eager'

const options = kiev41.options.map(({ id }) => id)

test.each(kiev41.scenarios.map(({ id }) => id))(
  'fog, undo, liveness and replay hold in a random game of %s',
  scenario => {
    expect(fuzzGame(kiev41, scenario, options, [3, 5]).fault).toBeNull()
  },
  60_000,
)

test('every position of eager games has an answer', () => {
  for (let seed = 0; seed < 6; seed++) {
    const offers = newOffers()
    const { winner } = playEagerly('campaign', seed % 2 ? options : [], [seed, 3], d => {
      const side = waiting(kiev41, d.s)[0]!
      if (list(kiev41, d.s, side, offers).count === 0)
        throw new Error(`no answer at ${decision(kiev41, d.s, side)?.step}`)
    })
    expect(winner).toMatch(/0|1/)
  }
}, 60_000)

test('a block or an area that is not offered is refused with a rule wherever blocks are moved', () => {
  playEagerly('river', [], [4, 4], d => {
    const side = waiting(kiev41, d.s)[0]!
    const now = decision(kiev41, d.s, side)!
    if (['activation', 'command', 'exploitation'].indexOf(now.step) < 0) return
    const v = view(kiev41, d.s, side)
    const touch = now.midway ? 'space' : 'piece'
    const refusal = refuse(kiev41, v, [touch], (d.s.seq * 7) % 112)
    expect(refusal?.rule).toMatch(/^\d/)
  })
}, 60_000)
