import { kiev41 } from '..'
import { apply, isApplied, list, mix, newOffers, start, waiting } from '../../../engine'
import type { State } from '../state'
import { eagerAnswer } from '../testing/eager'
import { Umpire } from '../testing/umpire'

const options = kiev41.options.map(({ id }) => id)
const MOST = 5000

/** A whole eager game under the eyes of the umpire; it looks at every seventh list, and at every battle. */
function umpired(scenario: string, chosen: readonly string[], seed: number): Umpire {
  const umpire = new Umpire(chosen.length > 0)
  const offers = newOffers()
  let s: State = start(kiev41, scenario, chosen, [seed, 9])
  for (let n = 0; s.over === null && n < MOST; n++) {
    if (mix(seed, n) % 7 === 0) umpire.look(s)
    const side = waiting(kiev41, s)[0]!
    const done = apply(kiev41, s, side, eagerAnswer(s, side, list(kiev41, s, side, offers), mix(mix(seed, n), 9)))
    if (!isApplied(done)) throw new Error(`${done.rule}: ${done.reason}`)
    umpire.hear(s, done.events)
    s = done.state
  }
  return umpire
}

describe('10.0 moves, commands, support and battles agree with a second reading of the book', () => {
  const games = kiev41.scenarios.flatMap(({ id }) => [31, 33].map(seed => [id, [] as readonly string[], seed] as const))
  const seen = { listings: 0, battles: 0 }
  test.each([...games, ['campaign', options, 32] as const])('in %s %j %d', (scenario, chosen, seed) => {
    const umpire = umpired(scenario, chosen, seed)
    expect(umpire.faults).toEqual([])
    seen.listings += umpire.listings
    seen.battles += umpire.battles
  })
  test('in many positions and battles', () => {
    expect(seen.listings).toBeGreaterThan(300)
    expect(seen.battles).toBeGreaterThan(300)
  })
})
