import {
  act,
  amend,
  apply,
  below,
  copyOf,
  decision,
  decodeState,
  digest,
  draftOn,
  drawFrom,
  drop,
  encodeState,
  firstOf,
  formatAction,
  inOrder,
  insertAfter,
  isApplied,
  mark,
  newHistory,
  nextRedo,
  open,
  orders,
  parseAction,
  recordAction,
  redone,
  remember,
  replay,
  replayTrusted,
  restore,
  secondOf,
  start,
  substitute,
  undo,
  verbId,
  verbOf,
  view,
  waiting,
} from '.'
import type { GameRecord, RecordedAction, Row } from '.'
import { playRandomly, playWords } from './testing/positions'
import { skirmish } from './testing/skirmish'
import type { SkirmishState } from './testing/skirmish'

const begin = (): SkirmishState => start(skirmish, 'meeting', [], [3, 41])

test('an action is a verb and two things, and can be told apart again', () => {
  for (const [verb, first, second] of [
    [0, 0, 0],
    [62, 8191, 8191],
    [31, 5, 4000],
  ] as const) {
    const action = act(verb, first, second)
    expect([verbOf(action), firstOf(action), secondOf(action)]).toEqual([verb, first, second])
    expect(action).not.toBe(-1)
  }
})

test('every offered action survives being written down', () => {
  playRandomly(skirmish, 'meeting', [5, 41], ({ before, side }) => {
    for (const action of decision(skirmish, before, side)!.actions) {
      expect(parseAction(skirmish, formatAction(skirmish, action))).toBe(action)
    }
  })
})

test.each([
  '',
  'fly',
  'lift',
  'lift N1 N2',
  'lift Q9',
  'choose -1',
  'choose 1.5',
  'choose 99999',
  'go 9999',
  ' lift N1',
])('the text "%s" is no action', text => expect(parseAction(skirmish, text)).toBeNull())

test('apply refuses what is not offered, names a rule and touches nothing', () => {
  const s = begin()
  const before = digest(skirmish, s)
  expect(apply(skirmish, s, 0, act(verbId(skirmish, 'roll')))).toMatchObject({ rule: '1.1' })
  const waitingForNorth = playWords(skirmish, s, [
    [1, 'choose 0'],
    [1, 'choose 1'],
  ])
  expect(apply(skirmish, waitingForNorth, 1, act(verbId(skirmish, 'choose'), 2))).toMatchObject({
    reason: 'It is not your decision.',
  })
  const over = playWords(skirmish, s, [[0, 'resign']])
  expect(apply(skirmish, over, 1, act(verbId(skirmish, 'choose'), 2))).toMatchObject({ reason: 'The game is over.' })
  expect(digest(skirmish, s)).toBe(before)
})

test('apply never changes the state it was given', () => {
  playRandomly(skirmish, 'meeting', [6, 41], ({ before, side, action }) => {
    const digestBefore = digest(skirmish, before)
    apply(skirmish, before, side, action)
    expect(digest(skirmish, before)).toBe(digestBefore)
  })
})

test('a view holds no seed, no counters and no window on the state', () => {
  const s = begin()
  const seen = view(skirmish, s, 0)
  expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['seed']))
  for (const key of ['seed', 'draws', 'seq', 'cells', 'fact', 'slot']) expect(key in seen).toBe(false)
  expect((seen.at as Int16Array).buffer).not.toBe(s.cells.buffer)
})

/** A whole game with its digests. */
function aRecord(seed: number): { record: GameRecord; end: SkirmishState } {
  const actions: RecordedAction[] = []
  const end = playRandomly(skirmish, 'meeting', [seed, 41], ({ side, action, after }) => {
    actions.push(recordAction(skirmish, side, action, after))
  })
  return { record: { game: 'skirmish', version: 1, scenario: 'meeting', options: [], seed: [seed, 41], actions }, end }
}

test('a record replays to the same state, checked or trusted', () => {
  const { record, end } = aRecord(8)
  expect(replay(skirmish, record)).toMatchObject({ played: record.actions.length, divergence: null })
  expect(digest(skirmish, replay(skirmish, record).state)).toBe(digest(skirmish, end))
  const from = start(skirmish, 'meeting', [], record.seed)
  expect(digest(skirmish, replayTrusted(skirmish, from, record.actions))).toBe(digest(skirmish, end))
})

test.each([
  ['an unknown word', { text: 'fly N1' }, /no such action/],
  ['an illegal action', { text: 'roll' }, /not among the legal/],
  ['another digest', { digest: '0000000000000000' }, /differs/],
])('a replay stops at %s and keeps everything before it', (_, fault, reason) => {
  const { record } = aRecord(9)
  const actions = record.actions.map((action, i) => (i === 5 ? { ...action, ...fault } : action))
  const replayed = replay(skirmish, { ...record, actions })
  expect(replayed.played).toBe(5)
  expect(replayed.divergence).toMatchObject({ at: 5 })
  expect(replayed.divergence!.reason).toMatch(reason)
  expect(digest(skirmish, replayed.state)).toBe(record.actions[4]!.digest)
})

test('a snapshot gives the same state back, derived tables and all', () => {
  playRandomly(skirmish, 'meeting', [10, 41], ({ after }) => {
    const back = decodeState(skirmish, JSON.parse(JSON.stringify(encodeState(skirmish, after))))!
    expect(digest(skirmish, back)).toBe(digest(skirmish, after))
    expect(Array.from(back.cells)).toEqual(Array.from(after.cells))
  })
})

test.each([
  ['another format', { format: 99 }],
  ['another game', { game: 'kiev41' }],
  ['another version', { version: 2 }],
  ['a wrong digest', { digest: 'ffffffffffffffff' }],
  ['a changed counter', { draws: 999 }],
  ['a missing table', { tables: {} }],
])('a snapshot with %s is not believed', (_, change) => {
  expect(decodeState(skirmish, { ...encodeState(skirmish, begin()), ...change })).toBeNull()
})

test('mark and restore leave no trace on an open draft', () => {
  const s = begin()
  const d = open(skirmish, s)
  const kept = mark(d, new Int16Array(s.cells.length))
  d.game.verbs[0]!.play(d, d.s.frames[d.s.frames.length - 1]!, 0, 1, 0)
  expect(digest(skirmish, d.s)).not.toBe(digest(skirmish, s))
  restore(d, kept)
  expect(digest(skirmish, d.s)).toBe(digest(skirmish, s))
})

test('walking all whole orders leaves no trace and meets each gathered set once', () => {
  let met = 0
  playRandomly(skirmish, 'meeting', [12, 41], ({ before, side }) => {
    if (before.seq % 9 !== 0) return
    const d = open(skirmish, before)
    const seen = new Set<string>()
    orders(d, side, touches => {
      const key = touches.join()
      expect(seen.has(key)).toBe(false)
      seen.add(key)
      met++
    })
    expect(digest(skirmish, d.s)).toBe(digest(skirmish, before))
  })
  expect(met).toBeGreaterThan(100)
})

test('undo goes back touch by touch to the border and redo forward again', () => {
  let s = begin()
  let history = newHistory<SkirmishState>()
  const digests = [digest(skirmish, s)]
  for (const text of ['choose 0', 'neverAsk'] as const) {
    const action = parseAction(skirmish, text)!
    const done = apply(skirmish, s, 0, action)
    if (!isApplied(done)) throw new Error(done.reason)
    history = remember(history, s, 0, action, done, { bothLook: false })
    s = done.state
    digests.push(digest(skirmish, s))
  }
  const back = undo(history)!
  expect(digest(skirmish, back.state)).toBe(digests[1])
  const first = undo(back.history)!
  expect(digest(skirmish, first.state)).toBe(digests[0])
  expect(undo(first.history)).toBeNull()
  const next = nextRedo(first.history)!
  const again = apply(skirmish, first.state, next.side, next.action)
  if (!isApplied(again)) throw new Error(again.reason)
  expect(digest(skirmish, again.state)).toBe(digests[1])
  expect(redone(first.history, first.state).taken).toHaveLength(1)
})

test('chance, what the actor learns and the other side deciding close undo; nothing else does', () => {
  const borders = new Set<string>()
  playRandomly(skirmish, 'meeting', [13, 41], ({ before, side, action }) => {
    const done = apply(skirmish, before, side, action)
    if (!isApplied(done)) throw new Error(done.reason)
    borders.add(String(done.border))
    const usedChance = done.state.draws !== before.draws
    const asksAnother = waiting(skirmish, done.state).indexOf(side) < 0
    expect(done.border === null).toBe(!usedChance && !asksAnother && (done.learnt & (1 << side)) === 0)
    const history = remember(newHistory<SkirmishState>(), before, side, action, done, { bothLook: false })
    expect(history.taken.length).toBe(done.border === null ? 1 : 0)
    expect(history.closedBy).toBe(done.border)
  })
  expect([...borders].sort()).toEqual(['chance', 'handover', 'null'])
})

test('on a table where both look, whatever anybody learns closes undo', () => {
  const s = begin()
  const done = { state: s, events: [], border: null, learnt: 2 } as const
  expect(remember(newHistory<SkirmishState>(), s, 0, 0, done, { bothLook: true }).closedBy).toBe('reveal')
  expect(remember(newHistory<SkirmishState>(), s, 0, 0, done, { bothLook: false }).taken).toHaveLength(1)
})

test('chance is even, and the counter tells how much was used', () => {
  const d = draftOn(skirmish, copyOf(skirmish, begin()))
  const before = d.s.draws
  const seen = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 60000; i++) seen[below(d, 6)]!++
  expect(d.s.draws - before).toBeGreaterThanOrEqual(60000)
  for (const count of seen) expect(Math.abs(count - 10000)).toBeLessThan(400)
})

test('a pile gives each of its members once and then nothing', () => {
  const d = draftOn(skirmish, copyOf(skirmish, begin()))
  const drawn = Array.from({ length: 6 }, () => drawFrom(d, 'chit', { from: 0, to: 6 }, 0, 2))
  expect(drawn.slice().sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
  expect(drawFrom(d, 'chit', { from: 0, to: 6 }, 0, 2)).toBe(-1)
})

test('a table of rows can be amended by name', () => {
  const row = (name: string): Row<SkirmishState> => ({ name, go: () => ({ step: name }) })
  const rows = [row('a'), row('b'), row('c')]
  const changed = amend(rows, [drop('b'), insertAfter('a', row('x')), substitute('c', row('y'))])
  expect(changed.map(one => one.name)).toEqual(['a', 'x', 'y'])
  expect(() => amend(rows, [drop('z')])).toThrow('no row z')
  expect(inOrder('1.0', rows).shows).toEqual(['row'])
})

test('two states that differ anywhere have different digests', () => {
  const s = begin()
  const seen = new Set([digest(skirmish, s)])
  for (const table of [
    'at',
    'steps',
    'token',
    'known',
    'fact',
    'mixed',
    'done',
    'chit',
    'control',
    'misc',
    'standing',
  ] as const) {
    const other = copyOf(skirmish, s)
    ;(other[table] as unknown as Int16Array)[0]! += 1
    seen.add(digest(skirmish, other))
  }
  expect(seen.size).toBe(12)
})
