import {
  apply,
  decision,
  digest,
  isApplied,
  recordAction,
  start,
  view,
  waiting,
  type Core,
  type GameRecord,
  type RecordedAction,
} from '../../engine'
import { gameOf } from '../../games'
import type { Playing } from '../game/playing'
import { atOnce } from '../slices'
import { believedBy } from './beliefs'
import { momentBeside, momentsOf } from './chapters'
import { kiev41Measure } from './kiev41'
import { gazesFor } from './replayStore'
import { statisticsOf } from './statistics'
import { tapeOf, toldOn, toldTo } from './tape'

const game = gameOf('kiev41')!
const scenario = game.scenarios.find(({ id }) => id === 'preludes')!.id

/** A game of so many actions, each the one a small counter points at. */
function played(count: number): { record: GameRecord; last: Core } {
  let state = start(game, scenario, [], [41, 1941])
  const actions: RecordedAction[] = []
  for (let i = 0, turn = 7; i < count && !state.over; i++) {
    const side = waiting(game, state)[0]!
    const { actions: offered } = decision(game, state, side)!
    turn = (turn * 48271) % 2147483647
    const action = offered[turn % offered.length]!
    const done = apply(game, state, side, action)
    if (!isApplied(done)) throw new Error(done.reason)
    state = done.state
    actions.push(recordAction(game, side, action, state))
  }
  return { record: { game: 'kiev41', version: 1, scenario, options: [], seed: [41, 1941], actions }, last: state }
}
const { record, last } = played(400)
const tape = tapeOf(game, record)

test('the tape ends where the game ended, for every eye', () => {
  expect(tape.log).toHaveLength(record.actions.length)
  for (const eyes of [0, 1, 'table'] as const) expect(tape.view(9999, eyes)).toEqual(view(game, last, eyes))
  expect(tape.view(0, 0)).toEqual(view(game, start(game, scenario, [], [41, 1941]), 0))
  expect(record.actions.at(-1)!.digest).toBe(digest(game, last))
})

test('moments are what those eyes could see; nobody sees more of them than both together', () => {
  const count = (gaze: 0 | 1 | 'table' | 'open') => momentsOf(tape.log, gaze).length
  expect(count('open')).toBeGreaterThanOrEqual(Math.max(count(0), count(1)))
  expect(count('table')).toBeLessThanOrEqual(Math.min(count(0), count(1)))
  expect(count(1)).toBeGreaterThan(0)
})

test('steps go from moment to moment and from battle to battle, and stay at the ends', () => {
  const battle = new Set(['battleBegan'])
  const moments = [
    { step: 3, kinds: new Set(['moved']) },
    { step: 5, kinds: battle },
    { step: 9, kinds: new Set(['moved']) },
  ]
  expect(momentBeside(moments, 3, 1)).toBe(5)
  expect(momentBeside(moments, 3, -1)).toBe(0)
  expect(momentBeside(moments, 9, 1)).toBe(9)
  expect(momentBeside(moments, 0, 1, 'battleBegan')).toBe(5)
  expect(momentBeside(moments, 5, -1, 'battleBegan')).toBe(5)
})

test('open words name the piece that only one side knew', () => {
  const events = [
    { kind: 'moved', to: 0 as const, what: [{ piece: 4 }] },
    { kind: 'moved', to: 1 as const, what: [{ token: 9 }] },
    { kind: 'drawn', to: 1 as const, what: [{ piece: 5 }] },
  ]
  const entry = { by: 0 as const, action: 0, rule: '', border: null, events }
  expect(toldTo(entry, 'open').map(({ what }) => what)).toEqual([[{ piece: 4 }], [{ piece: 5 }]])
  expect(toldTo(entry, 1).map(({ what }) => what)).toEqual([[{ token: 9 }], [{ piece: 5 }]])
})

test('two faces turned up one after the other, each for the other side, are two things', () => {
  const events = [
    { kind: 'revealed', to: 0 as const, what: [{ token: 3 }, { piece: 4 }, { n: 2 }] },
    { kind: 'revealed', to: 1 as const, what: [{ token: 9 }, { piece: 5 }, { n: 2 }] },
  ]
  expect(toldTo({ by: 0, action: 0, rule: '', border: null, events }, 'open')).toEqual(events)
})

test('with open eyes every block is called by its name, and the face turned up is its own', () => {
  const lines: string[] = []
  for (let step = 1; step <= tape.log.length; step++)
    for (const event of toldOn(tape, step, 'open')) {
      lines.push(game.words.event(tape.view(step, 'open'), event))
      if (event.kind === 'revealed') expect(event.what[0]).toEqual(event.what[1])
    }
  expect(lines.filter(line => /turned face up/.test(line)).length).toBeGreaterThan(5)
  expect(lines.filter(line => /enemy block|a \w+ block/i.test(line))).toEqual([])
})

test('expected hits follow from the number needed: 4 to 6 is half the dice', () => {
  const event = { kind: 'rolled', to: 0 as const, what: [{ piece: 0 }, { space: 1 }, { n: 4 }, { n: 6 }, { n: 3 }] }
  expect(kiev41Measure.volley(tape.view(0, 'table'), event)).toEqual({ side: 0, dice: 2, hits: 1, expected: 1 })
})

test('samples begin with the set-up and end with the end; losses only grow; turns are in order', () => {
  const { samples, luck, turns } = atOnce(statisticsOf(tape, kiev41Measure))
  expect(samples[0]!.step).toBe(0)
  expect(samples.at(-1)!.step).toBe(tape.log.length)
  expect(samples[0]!.lost).toEqual([0, 0])
  for (let i = 1; i < samples.length; i++)
    for (const side of [0, 1] as const)
      expect(samples[i]!.lost[side]).toBeGreaterThanOrEqual(samples[i - 1]!.lost[side])
  expect(luck[0].hits).toBeLessThanOrEqual(luck[0].dice)
  expect(turns.map(({ step }) => step)).toEqual([...turns.map(({ step }) => step)].sort((a, b) => a - b))
})

test('a belief about every enemy token on the map, beside what was, and the chances of one token sum to one', () => {
  const believed = atOnce(believedBy(tape, 1, tape.log.length))
  const onMap = tape.view(9999, 1).tokens.filter(({ at }) => at >= 0)
  expect(believed.map(({ token }) => token)).toEqual(onMap.map(({ token }) => token))
  expect(believed.every(({ was }) => was !== null)).toBe(true)
  for (const { guesses, chance } of believed) {
    expect(guesses.reduce((sum, guess) => sum + guess.chance, 0)).toBeLessThanOrEqual(1.0001)
    expect(chance).toBeLessThanOrEqual(1)
  }
})

test('while the game runs only the eyes that look may look back; over, any', () => {
  const table = { seats: ['person', 'ai'] as const, privacy: 'curtain' as const }
  const now = { outcome: null, table, curtain: { is: 'open', eyes: 0, held: false } } as unknown as Playing
  expect(gazesFor(now)).toEqual([0])
  expect(gazesFor({ ...now, curtain: { is: 'covered', next: 0, handOver: true } })).toEqual([])
  expect(gazesFor({ ...now, outcome: { winner: 0, rule: '2' } })).toEqual(['open', 0, 1])
})
