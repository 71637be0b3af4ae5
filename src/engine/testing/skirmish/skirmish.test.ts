import { act } from '../../action'
import { apply, decision, isApplied, peek } from '../../apply'
import type { Side } from '../../contract'
import { HIDDEN } from '../../contract'
import { draftOn, looseOf, put } from '../../draft'
import { formatAction } from '../../notation'
import { start, verbId, waiting } from '../../run'
import { copyOf } from '../../tables'
import { forecast, refuse, view } from '../../view'
import { playRandomly, playWords } from '../positions'
import { spaceIds, towns } from './board'
import { enter, leave } from './effects'
import type { OrderFrame } from './frames'
import { skirmish } from './index'
import { pieceIds } from './pieces'
import type { SkirmishState } from './state'
import { Misc } from './state'

const begin = (): SkirmishState => start(skirmish, 'meeting', [], [7, 41])
const spaceOf = (id: string): number => spaceIds.indexOf(id)
const pieceOf = (id: string): number => pieceIds.indexOf(id)
const wordsOf = (s: SkirmishState, side: Side): readonly string[] =>
  decision(skirmish, s, side)!.actions.map(action => formatAction(skirmish, action))

/** A position in the middle of an order of one side, blocks put where the test wants them. */
function anOrder(side: Side, formation: number, places: { readonly [piece: string]: string }): SkirmishState {
  const s = copyOf(skirmish, begin())
  const d = draftOn(skirmish, s)
  for (const id of pieceIds) leave(d, pieceOf(id))
  for (const [id, place] of Object.entries(places)) enter(d, pieceOf(id), spaceOf(place))
  const order: OrderFrame = { step: 'order', side, formation, lifted: -1 }
  looseOf(s).frames = [{ step: 'game' }, { step: 'turn', row: 3 } as never, { step: 'cup', drawn: -1 } as never, order]
  return s
}
const inHand = (s: SkirmishState, side: Side, piece: string): SkirmishState =>
  playWords(skirmish, s, [[side, `lift ${piece}`]])

test('1.0 a turn brings chits back and asks both sides for their plans', () => {
  const s = begin()
  expect(s.misc[Misc.Turn]).toBe(1)
  expect(waiting(skirmish, s)).toEqual([0, 1])
  expect(decision(skirmish, s, 0)!.step).toBe('plans')
})

test('1.1 both sides choose in secret, in either order, to the same state', () => {
  const north: readonly [Side, string] = [0, 'choose 1']
  const south: readonly [Side, string] = [1, 'choose 2']
  const one = playWords(skirmish, begin(), [north, south])
  const other = playWords(skirmish, begin(), [south, north])
  expect(Array.from(one.cells)).toEqual(Array.from(other.cells))
  expect(view(skirmish, one, 0).chit[5]).toBe(HIDDEN)
  expect(view(skirmish, one, 1).chit[1]).toBe(HIDDEN)
  expect(view(skirmish, one, 0).chit[1]).toBe(1)
})

const planned: readonly (readonly [Side, string])[] = [
  [0, 'choose 0'],
  [0, 'choose 1'],
  [1, 'choose 0'],
  [1, 'choose 1'],
]

test('1.2 after the last choice a chit is drawn for all to see', () => {
  const s = playWords(skirmish, begin(), planned)
  const drawn = (s.frames[s.frames.length - 1] as unknown as { drawn: number }).drawn
  expect([0, 1, 3, 4]).toContain(drawn)
  expect(view(skirmish, s, 0).chit[drawn]).toBe(2)
  expect(view(skirmish, s, 1).chit[drawn]).toBe(2)
})

test('1.3 the first side may let a draw pass or send a formation of its own instead, once a turn', () => {
  const s = playWords(skirmish, begin(), planned)
  expect(waiting(skirmish, s)).toEqual([0])
  expect(wordsOf(s, 0)).toEqual(['letPass', 'cancel 0', 'cancel 1', 'cancel 2'])
  const sent = playWords(skirmish, s, [[0, 'cancel 2']])
  expect(sent.misc[Misc.Interrupt]).toBe(0)
  expect(sent.frames[sent.frames.length - 1]).toMatchObject({ step: 'order', side: 0, formation: 2 })
})

test('1.3 a standing order lets every draw of the turn pass unasked, and the other side cannot see it', () => {
  const s = playWords(skirmish, begin(), [[0, 'neverAsk'], ...planned])
  expect(decision(skirmish, s, 0)?.step ?? decision(skirmish, s, 1)!.step).toBe('order')
  expect(view(skirmish, s, 1).standing[0]).toBe(HIDDEN)
})

test('2.1 only blocks of the ordered formation that have not moved can be picked up', () => {
  const s = anOrder(0, 1, { N1: '0101', N2: '0301', N5: '0501', S1: '0706' })
  expect(wordsOf(s, 0).filter(text => text.startsWith('lift'))).toEqual(['lift N2', 'lift N5'])
  const moved = playWords(skirmish, s, [
    [0, 'lift N2'],
    [0, 'stay'],
  ])
  expect(wordsOf(moved, 0).filter(text => text.startsWith('lift'))).toEqual(['lift N5'])
  expect(refuse(skirmish, view(skirmish, moved, 0), ['piece'], pieceOf('N2'))).toMatchObject({ rule: '2.1' })
  expect(refuse(skirmish, view(skirmish, moved, 0), ['piece'], pieceOf('S1'))).toMatchObject({ rule: '2.1' })
})

test('2.2 a block spends what the ground costs, and no more than its allowance', () => {
  const s = inHand(anOrder(0, 1, { N2: '0101', S1: '0706' }), 0, 'N2')
  const now = decision(skirmish, s, 0)!
  const costs = new Map(now.actions.map((action, i) => [formatAction(skirmish, action), now.costs[i]]))
  expect(costs.get('go 0201')).toBe(1)
  expect(costs.get('go 0301')).toBe(3)
  expect(costs.has('go 0401')).toBe(false)
  expect(refuse(skirmish, view(skirmish, s, 0), ['space'], spaceOf('0705'))).toMatchObject({ rule: '2.2' })
})

test('2.3 a block cannot enter a space with an enemy', () => {
  const s = inHand(anOrder(0, 1, { N2: '0101', S1: '0201' }), 0, 'N2')
  expect(wordsOf(s, 0)).not.toContain('go 0201')
  expect(refuse(skirmish, view(skirmish, s, 0), ['space'], spaceOf('0201'))).toMatchObject({ rule: '2.3' })
})

test('2.4 no more than two blocks stand in a space, but they may be passed', () => {
  const s = inHand(anOrder(0, 0, { N1: '0101', N2: '0201', N3: '0201', S1: '0706' }), 0, 'N1')
  expect(wordsOf(s, 0)).not.toContain('go 0201')
  expect(wordsOf(s, 0)).toContain('go 0301')
  expect(refuse(skirmish, view(skirmish, s, 0), ['space'], spaceOf('0201'))).toMatchObject({ rule: '2.4' })
})

test('2.5 a block stops beside an enemy', () => {
  const free = wordsOf(inHand(anOrder(0, 0, { N1: '0101', S1: '0706' }), 0, 'N1'), 0)
  const watched = wordsOf(inHand(anOrder(0, 0, { N1: '0101', S1: '0202' }), 0, 'N1'), 0)
  expect(free).toContain('go 0301')
  expect(watched).toEqual(['go 0201', 'go 0102', 'stay'])
})

test('2.0 ending an order hides what was shown and shuffles stacks', () => {
  const s = anOrder(0, 0, { N1: '0101', N2: '0101', S1: '0706' })
  const d = draftOn(skirmish, s)
  put(d, 'known', 0, 3)
  put(d, 'fact', 0, 3)
  const ended = apply(skirmish, s, 0, act(verbId(skirmish, 'endOrder')))
  if (!isApplied(ended)) throw new Error(ended.reason)
  expect(ended.state.known[0]).toBe(1)
  expect(ended.state.mixed[ended.state.token[0]!]).toBe(ended.state.mixed[ended.state.token[1]!])
  expect(view(skirmish, ended.state, 1).facts).toEqual([
    { piece: 0, value: 3, among: ended.state.mixed[ended.state.token[0]!] },
  ])
})

test('3.1 a stack can be attacked by a block beside it', () => {
  const s = anOrder(0, 0, { N1: '0101', S1: '0201', S2: '0706' })
  expect(wordsOf(s, 0)).toContain('strike 0201')
  expect(wordsOf(s, 0)).not.toContain('strike 0706')
  expect(refuse(skirmish, view(skirmish, s, 0), ['space'], spaceOf('0706'))).toMatchObject({ rule: '3.1' })
})

test('3.2 blocks of the formation join one by one', () => {
  const s = playWords(skirmish, anOrder(0, 0, { N1: '0101', N4: '0102', N2: '0101', S1: '0201' }), [[0, 'strike 0201']])
  expect(wordsOf(s, 0)).toEqual(['join N1', 'join N4'])
  expect(wordsOf(playWords(skirmish, s, [[0, 'join N4']]), 0)).toEqual(['join N1', 'roll'])
})

test('3.3 the roll shows everybody who fights and uses chance', () => {
  const s = playWords(skirmish, anOrder(0, 0, { N1: '0101', S1: '0201', S2: '0706' }), [
    [0, 'strike 0201'],
    [0, 'join N1'],
  ])
  expect(forecast(skirmish, view(skirmish, s, 0))!.outcomes.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1)
  const done = apply(skirmish, s, 0, act(verbId(skirmish, 'roll')))
  if (!isApplied(done)) throw new Error(done.reason)
  expect(done.border).toBe('chance')
  expect([done.state.known[0], done.state.known[6]]).toEqual([3, 3])
  expect(done.events.filter(event => event.kind === 'rolled')).toHaveLength(2)
})

/** The defender of 0201 has been hit. */
function aLoss(places: { readonly [piece: string]: string }): SkirmishState {
  const s = anOrder(0, 0, places)
  looseOf(s).frames = s.frames.concat([{ step: 'loss', side: 1, target: spaceOf('0201') } as never])
  return s
}

test('4.0 the defender answers a hit with both looking', () => {
  const now = decision(skirmish, aLoss({ N1: '0101', S1: '0201' }), 1)!
  expect(now.secrecy).toBe('open')
})

test('4.1 he may take a step from a block of his choice', () => {
  const s = aLoss({ N1: '0101', S1: '0201', S2: '0201' })
  expect(wordsOf(s, 1)).toEqual(expect.arrayContaining(['lose S1', 'lose S2']))
  expect(playWords(skirmish, s, [[1, 'lose S2']]).steps[7]).toBe(1)
})

test('4.2 or fall back where the stack fits and no enemy is near', () => {
  const s = aLoss({ N1: '0101', S1: '0201', S2: '0201', S3: '0302' })
  const away = wordsOf(s, 1).filter(text => text.startsWith('fallBack'))
  expect(away).toEqual(['fallBack 0301', 'fallBack 0202'])
  const gone = playWords(skirmish, s, [[1, 'fallBack 0301']])
  expect([gone.at[6], gone.at[7]]).toEqual([spaceOf('0301'), spaceOf('0301')])
})

test('5.1 after the last turn the side with more towns wins', () => {
  const over = playRandomly(skirmish, 'meeting', [11, 41]).over!
  expect(['5.1', '5.2']).toContain(over.rule)
  const s = anOrder(0, 0, { N1: spaceIds[towns[0]!]!, S1: '0706' })
  const d = draftOn(skirmish, s)
  put(d, 'misc', Misc.Turn, 4)
  for (const town of towns) put(d, 'control', town, 1)
  const ended = playWords(skirmish, s, [[0, 'endOrder']])
  expect(ended.over).toEqual({ winner: 0, rule: '5.1', reason: 'towns 4 : 0' })
})

test('5.2 a side without blocks has lost at once', () => {
  const s = aLoss({ N1: '0101', S4: '0201' })
  const done = playWords(skirmish, s, [[1, 'lose S4']])
  expect(done.over).toMatchObject({ winner: 0, rule: '5.2' })
  expect(decision(skirmish, done, 0)).toBeNull()
})

test('5.3 a side may give up at any own decision', () => {
  expect(playWords(skirmish, begin(), [[1, 'resign']]).over).toMatchObject({ winner: 0, rule: '5.3' })
})

test('a tap that only looks leaves no trace', () => {
  const s = anOrder(0, 0, { N1: '0101', S1: '0706' })
  const shown = peek(skirmish, s, 0, act(verbId(skirmish, 'lift'), 0))!
  expect(shown.midway).toBe(true)
  expect(shown.actions.length).toBeGreaterThan(3)
  expect((s.frames[3] as OrderFrame).lifted).toBe(-1)
})
