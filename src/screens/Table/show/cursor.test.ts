import type { Eyes, Playing } from '../../../stores'
import { playedAtRandom } from '../../../stores/testing/played'
import { boardFor } from '../boards'
import { begin, caughtUp, foughtAt, isAhead, keepUp, onward, sightOf, type Cursor, type Reel } from './cursor'

const played = playedAtRandom('kiev41', 'preludes', 1, 260)
const board = boardFor('kiev41')
const firstFight = played.log.findIndex(({ events }) => events.some(({ kind }) => kind === 'rolled'))
const firstMarch = played.log.findIndex(({ events }) => events.some(({ kind }) => kind === 'moved'))

interface Change {
  readonly eyes?: Eyes
  readonly length?: number
  readonly seats?: Playing['table']['seats']
  readonly seen?: readonly [number, number]
  readonly privacy?: Playing['table']['privacy']
  readonly depth?: number
}
function reelOf(change: Change = {}, isInstant = false, isStill = false): Reel {
  const { eyes = 0, length = played.log.length, seats = ['person', 'person'], seen, privacy = 'curtain' } = change
  const playing = {
    save: { id: 'save' },
    table: { seats, privacy },
    view: played.viewAfter(length, eyes),
    log: played.log.slice(0, length),
    seen: seen ?? [length, length],
    undo: { depth: change.depth ?? 0, redoable: false, closedBy: null },
  } as unknown as Playing
  return { board, playing, viewAfter: count => played.viewAfter(count, eyes), isInstant, isStill }
}
/** All the moments from here to the end. */
function through(reel: Reel, from: Cursor): readonly Cursor[] {
  const out = [from]
  for (let cursor = from; cursor.count < reel.playing.log.length;) {
    cursor = onward(reel, cursor)
    out.push(cursor)
    if (out.length > 5000) throw new Error('it never ends')
  }
  return out
}

test('a game that is opened stands where it stands', () => {
  const cursor = begin(reelOf())
  expect(cursor).toMatchObject({ count: played.log.length, beats: 0, until: 0 })
  expect(isAhead(reelOf(), cursor)).toBe(true)
})

test('after a hand-over the side watches what it has not seen, to the end, and then it has', () => {
  const reel = reelOf({ eyes: 1, seen: [0, 0] })
  const cursor = begin(reel)
  expect(cursor.count).toBeLessThan(played.log.length)
  expect(cursor.until).toBe(played.log.length)
  const moments = through(reel, cursor)
  expect(moments.at(-1)?.count).toBe(played.log.length)
  for (let i = 1; i < moments.length; i++) expect(moments[i]!.count).toBeGreaterThanOrEqual(moments[i - 1]!.count)
})
test('its own quiet actions are not shown to it again, the dice are', () => {
  const reel = reelOf({ eyes: 0, seen: [0, 0] })
  const shown = new Set(through(reel, begin(reel)).map(({ count }) => count))
  expect(shown.has(firstFight)).toBe(true)
  const own = played.log.findIndex(({ by }, i) => by === 0 && sightOf(reel, i) === 'march')
  expect(own).toBeGreaterThanOrEqual(0)
  expect(shown.has(own)).toBe(false)
})
test('who plays both sides, or may still take back, has seen everything', () => {
  for (const change of [{ privacy: 'off' }, { privacy: 'open' }, { depth: 2 }] as const)
    expect(begin(reelOf({ ...change, seen: [0, 0] })).count).toBe(played.log.length)
})

test('what nobody at the screen did is watched, one thing after the other; the game is not behind what is shown', () => {
  const before = keepUp(reelOf({ length: firstMarch, seats: ['ai', 'ai'], eyes: 'table' }), {
    ...begin(reelOf({ length: firstMarch, eyes: 'table' })),
  })
  const reel = reelOf({ length: firstMarch + 1, seats: ['ai', 'ai'], eyes: 'table' })
  const cursor = keepUp(reel, before)
  expect(cursor.count).toBe(firstMarch)
  expect(isAhead(reel, cursor)).toBe(false)
  expect(onward(reel, cursor).count).toBe(firstMarch + 1)
})
test('a move of one’s own glides while the game goes on', () => {
  const { by } = played.log[firstMarch]!
  const before = begin(reelOf({ length: firstMarch, eyes: by }))
  const reel = reelOf({ length: firstMarch + 1, eyes: by })
  const cursor = keepUp(reel, before)
  expect(sightOf(reel, cursor.count)).toBe('march')
  expect(isAhead(reel, cursor)).toBe(true)
})

test('dice roll, come to rest, and then the next moment comes', () => {
  const eyes = played.log[firstFight]!.by
  const reel = reelOf({ length: firstFight + 1, eyes })
  const first = keepUp(reel, begin(reelOf({ length: firstFight, eyes })))
  expect(first).toMatchObject({ count: firstFight, beats: 1, isRolling: false })
  const { exchange } = foughtAt(reel, firstFight)!
  const moments = through(reel, first).filter(({ beats }) => beats > 0)
  const rolling = moments.filter(({ isRolling }) => isRolling).length
  const inThis = exchange.beats.slice(0, exchange.ends[0])
  expect(rolling).toBe(inThis.filter(({ kind }) => kind === 'volley').length)
  expect(moments.length).toBe(inThis.length + rolling)
})
test('with reduced motion nothing tumbles, yet every moment is shown', () => {
  const eyes = played.log[firstFight]!.by
  const reel = reelOf({ length: firstFight + 1, eyes }, false, true)
  const moments = through(reel, keepUp(reel, begin(reelOf({ length: firstFight, eyes }))))
  expect(moments.some(({ isRolling }) => isRolling)).toBe(false)
  expect(moments.filter(({ beats }) => beats > 0)).toHaveLength(foughtAt(reel, firstFight)!.exchange.ends[0]!)
})
test('when both look at what one began, the battle is shown to both', () => {
  const eyes = played.log[firstFight]!.by
  const before = begin(reelOf({ length: firstFight, eyes }))
  expect(keepUp(reelOf({ length: firstFight + 1, eyes: 'table' }), before)).toMatchObject({
    eyes: 'table',
    count: firstFight,
    beats: 1,
  })
})

test('it can always catch up, and at once when nothing is to be waited for', () => {
  const reel = reelOf({ eyes: 1, seen: [0, 0] })
  expect(caughtUp(reel, begin(reel)).count).toBe(played.log.length)
  expect(begin(reelOf({ eyes: 1, seen: [0, 0] }, true)).count).toBe(played.log.length)
  const behind = begin(reel)
  expect(keepUp(reelOf({ eyes: 1, seen: [0, 0] }, true), behind).count).toBe(played.log.length)
})
test('what is taken back is not shown', () => {
  const cursor = begin(reelOf())
  expect(keepUp(reelOf({ length: 5 }), cursor).count).toBe(5)
})
