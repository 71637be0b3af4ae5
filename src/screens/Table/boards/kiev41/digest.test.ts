import type { Event } from '../../../../stores'
import { playedAtRandom } from '../../../../stores/testing/played'
import { heardBy } from '../../../../stores'
import { kiev41Board } from '.'
import { foldBattles } from '../../foldBattles'
import { digest } from './digest'

const said = (kind: string, ...what: Event['what']): Event => ({ kind, what, to: 0 }) as Event
const [AXIS_TANK, SOVIET_BLOCK] = [{ piece: 6 }, { piece: 60 }] as const
const die = (n: number) => ({ n })

test('a battle in one breath: rolls beside what could be expected, and losses', () => {
  const told = digest([
    said('battleBegan', die(0), { space: 30 }),
    said('rolled', SOVIET_BLOCK, { space: 30 }, die(6), die(6), die(2)),
    said('blockHit', AXIS_TANK, { space: 30 }),
    said('rolled', AXIS_TANK, { space: 30 }, die(4), die(4), die(5), die(1)),
    said('blockHit', SOVIET_BLOCK, { space: 30 }),
    said('lineBroken', die(1), { space: 30 }),
    said('battleEnded', { space: 30 }, die(2)),
  ])
  expect(told).toBe(
    'Axis: 2 hits from 3 (1.5 expected), lost 1 step. Soviet: 1 hit from 2 (0.3 expected), lost 1 step and its Defensive Line.',
  )
})

test('in played games every battle of the log is one passage, and nothing around it is swallowed', () => {
  const { log } = playedAtRandom('kiev41', 'campaign', 2, 500)
  const heard = log.flatMap((entry, number) =>
    heardBy(entry, 0).map((event, place) => ({ entry: number, place, event })),
  )
  const passages = foldBattles(heard, kiev41Board.battles)
  const battles = passages.filter(({ battle }) => battle)
  const count = (kind: string): number => heard.filter(({ event }) => event.kind === kind).length
  expect(battles.length).toBe(count('battleBegan'))
  expect(battles.length).toBeGreaterThan(3)
  const alone = passages.filter(({ battle }) => !battle).map(({ lead }) => lead.event.kind)
  expect(alone).not.toContain('rolled')
  expect(alone).not.toContain('battleEnded')
  const all = passages.reduce((sum, { battle }) => sum + (battle?.length ?? 1), 0)
  expect(all).toBe(heard.length)
})
