import { act, type Action, type Decision } from '../../engine'
import { drop, emptyHand, liveIn, tap, waysTo, type Hand, type TouchContext, type VerbShape } from './touch'

const verbs: readonly VerbShape[] = [
  { touch: ['piece'] },
  { touch: ['space'] },
  { touch: [] },
  { touch: ['piece', 'space'] },
  { touch: ['piece'], gathers: true },
  { touch: ['number'] },
]
const lift = (piece: number): Action => act(0, piece)
const go = (space: number): Action => act(1, space)
const stop: Action = act(2)
const aim = (piece: number, space: number): Action => act(3, piece, space)
const join = (piece: number): Action => act(4, piece)
const roll = (n: number): Action => act(5, n)

interface Sketch {
  readonly midway?: boolean
  readonly closing?: readonly Action[]
}
const asks = (actions: readonly Action[], { midway = false, closing = [] }: Sketch = {}): Decision => ({
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
const ahead =
  (table: Readonly<Record<string, Decision>>): TouchContext['preview'] =>
  chain =>
    table[chain.join()] ?? null
const context = (decision: Decision, table: Readonly<Record<string, Decision>> = {}): TouchContext => ({
  verbs,
  decision,
  preview: ahead(table),
})
const piece = (id: number) => ({ kind: 'piece', id }) as const
const space = (id: number) => ({ kind: 'space', id }) as const

const marching = context(asks([lift(7), lift(8), stop]), {
  [String(lift(7))]: asks([go(3), go(4)], { midway: true, closing: [go(4)] }),
  [String(lift(8))]: asks([go(5)], { midway: true }),
})
const holding: Hand = { chain: [lift(7)], half: null, from: piece(7) }

test('tapping a piece holds it without a trace and lights where it may go', () => {
  expect(tap(marching, emptyHand, piece(7))).toEqual({ kind: 'hold', hand: holding })
  expect([...liveIn(marching, holding).spaces.keys()]).toEqual([3, 4])
  expect(liveIn(marching, emptyHand).buttons.map(({ action }) => action)).toEqual([stop])
})

describe('a button that only leads on', () => {
  const begin: Action = act(verbs.length)
  const declaring: TouchContext = {
    ...context(asks([begin, stop]), {
      [String(begin)]: asks([lift(7), stop]),
      [[begin, lift(7)].join()]: asks([go(3)], { midway: true }),
    }),
    verbs: [...verbs, { touch: [], leadsOn: true }],
  }
  const lifted: Hand = { chain: [begin, lift(7)], half: null, from: piece(7) }

  test('is pressed by tapping a piece behind it, and leaves no trace until the space is tapped', () => {
    expect([...liveIn(declaring, emptyHand).pieces.keys()]).toEqual([7])
    expect(tap(declaring, emptyHand, piece(7))).toEqual({ kind: 'hold', hand: lifted })
    expect(tap(declaring, lifted, space(3))).toEqual({ kind: 'play', actions: [begin, lift(7), go(3)] })
    expect(tap(declaring, lifted, piece(7))).toEqual({ kind: 'putDown' })
  })

  test('is pressed by dragging as well', () => {
    expect(drop(declaring, 7, 3)).toEqual({ kind: 'play', actions: [begin, lift(7), go(3)] })
  })

  test('is not pressed by what lies elsewhere, nor when it closes undo', () => {
    expect(tap(declaring, emptyHand, piece(8)).kind).toBe('refuse')
    const closing = { ...declaring, decision: asks([begin, stop], { closing: [begin] }) }
    expect(tap(closing, emptyHand, piece(7)).kind).toBe('refuse')
    expect([...liveIn(closing, emptyHand).pieces.keys()]).toEqual([])
  })
})

test('tapping a lit space plays both touches at once', () => {
  expect(tap(marching, holding, space(3))).toEqual({ kind: 'play', actions: [lift(7), go(3)] })
})

test('what closes undo asks for a deliberate press', () => {
  expect(tap(marching, holding, space(4))).toEqual({ kind: 'confirm', actions: [lift(7), go(4)] })
})

test('tapping the piece again puts it down, another piece takes its place', () => {
  expect(tap(marching, holding, piece(7))).toEqual({ kind: 'putDown' })
  expect(tap(marching, holding, piece(8))).toEqual({
    kind: 'hold',
    hand: { chain: [lift(8)], half: null, from: piece(8) },
  })
})

test('a dim space is refused with what is in the hand', () => {
  expect(tap(marching, holding, space(9))).toEqual({ kind: 'refuse', chain: [lift(7)], touch: [space(9)] })
  expect(tap(marching, emptyHand, space(9))).toEqual({ kind: 'refuse', chain: [], touch: [space(9)] })
})

test('dropping is tapping one after the other', () => {
  expect(drop(marching, 7, 3)).toEqual({ kind: 'play', actions: [lift(7), go(3)] })
  expect(drop(marching, 7, 4)).toEqual({ kind: 'confirm', actions: [lift(7), go(4)] })
  expect(drop(marching, 7, 9)).toEqual({ kind: 'refuse', chain: [lift(7)], touch: [space(9)] })
  expect(drop(marching, 6, 3)).toEqual({ kind: 'refuse', chain: [], touch: [piece(6)] })
})

test('a two-part touch waits for its second part', () => {
  const aiming = context(asks([aim(7, 3), aim(7, 4), aim(8, 3)]))
  const half: Hand = { chain: [], half: piece(7), from: piece(7) }
  expect(tap(aiming, emptyHand, piece(7))).toEqual({ kind: 'hold', hand: half })
  expect([...liveIn(aiming, half).spaces.keys()]).toEqual([3, 4])
  expect(tap(aiming, half, space(4))).toEqual({ kind: 'play', actions: [aim(7, 4)] })
  expect(drop(aiming, 8, 3)).toEqual({ kind: 'play', actions: [aim(8, 3)] })
  expect(tap(aiming, half, space(9))).toEqual({ kind: 'refuse', chain: [], touch: [piece(7), space(9)] })
})

test('gathering plays at once, though an order is being put together', () => {
  const gathering = context(asks([join(7), join(8), stop]), { [String(join(7))]: asks([join(8)], { midway: true }) })
  expect(tap(gathering, emptyHand, piece(7))).toEqual({ kind: 'play', actions: [join(7)] })
})

test('in the middle of an order another piece ends it where one way out leads there', () => {
  const midway = context(asks([go(5), stop], { midway: true }), {
    [String(stop)]: asks([lift(8)]),
    [`${stop},${lift(8)}`]: asks([go(6)], { midway: true }),
  })
  expect(tap(midway, emptyHand, piece(8))).toEqual({
    kind: 'hold',
    hand: { chain: [stop, lift(8)], half: null, from: piece(8) },
  })
  expect(drop(midway, 8, 6)).toEqual({ kind: 'play', actions: [stop, lift(8), go(6)] })
})

test('in the middle of an order the piece in the hand may be dropped on', () => {
  const midway = context(asks([go(5), stop], { midway: true }))
  expect(drop(midway, 7, 5)).toEqual({ kind: 'play', actions: [go(5)] })
})

test('a piece that can do several things lights the map and offers the rest as buttons', () => {
  const dig = act(4, 7)
  const both = context(asks([dig, lift(7)]), { [String(lift(7))]: asks([go(3)], { midway: true }) })
  expect(tap(both, emptyHand, piece(7))).toEqual({
    kind: 'choose',
    hand: holding,
    offers: [{ action: dig, cost: 1, closes: false }],
  })
})

test('in the middle of an order the first way is the plain one, the others can be asked for', () => {
  const via = act(6, 5)
  const ways: TouchContext = {
    ...context(asks([go(5), via, stop], { midway: true })),
    verbs: [...verbs, { touch: ['space'] }],
  }
  expect(tap(ways, emptyHand, space(5))).toEqual({ kind: 'play', actions: [go(5)] })
  expect(waysTo(ways, emptyHand, space(5)).map(({ action }) => action)).toEqual([go(5), via])
  expect(waysTo(ways, emptyHand, space(6))).toEqual([])
})

test('numbers are live as buttons of their own', () => {
  const counting = context(asks([roll(1), roll(2)]))
  expect(liveIn(counting, emptyHand).numbers).toHaveLength(2)
  expect(tap(counting, emptyHand, { kind: 'number', id: 2 })).toEqual({ kind: 'play', actions: [roll(2)] })
})
