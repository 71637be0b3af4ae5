import { kiev41 } from '..'
import { playEagerly } from '../testing/eager'
import { invariants } from '../testing/invariants'

const options = kiev41.options.map(({ id }) => id)
const broken: { [title: string]: string } = {}
let seen = 0

beforeAll(() => {
  for (const { id } of kiev41.scenarios)
    for (const seed of [2, 8])
      playEagerly(id, seed === 2 ? options : [], [seed, 77], d => {
        if (d.s.frames[d.s.frames.length - 1]!.step !== 'declaration') return
        seen++
        for (const [title, holds] of Object.entries(invariants)) {
          const fault = holds(d.s)
          if (fault !== null) broken[title] ??= `${id} ${seed}, decision ${d.s.seq}: ${fault}`
        }
      })
}, 60_000)

test('hundreds of impulses were looked at', () => {
  expect(seen).toBeGreaterThan(200)
})
test.each(Object.keys(invariants))('%s, before every impulse of eager games', title => {
  expect(broken[title]).toBeUndefined()
})
