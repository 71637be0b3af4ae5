import type { Player, Thinker } from '../../ai'
import type { Core, Decision, Side, View } from '../../engine'
import { nextSlice } from './pondering'
import { Runner, type Asking, type Host, type Thought } from './runner'

/** A clock turned by hand: every touch takes a millisecond. */
function clockByHand() {
  let time = 0
  let queue: { work: () => void; due: number }[] = []
  return {
    spend: (milliseconds: number) => (time += milliseconds),
    now: () => time,
    later: (work: () => void, wait: number) => {
      const entry = { work, due: time + wait }
      queue.push(entry)
      return () => (queue = queue.filter(other => other !== entry))
    },
    /** Runs what is due within so many milliseconds; gives how many pieces of work that were. */
    turn: (milliseconds: number): number => {
      const due = queue.filter(entry => entry.due <= time + milliseconds)
      queue = queue.filter(entry => !due.includes(entry))
      time += milliseconds
      for (const { work } of due) work()
      return due.length
    },
    waits: () => queue.map(({ due }) => due - time),
  }
}
const decision = (by: Side): Decision => ({
  by,
  step: 'ask',
  rule: '1',
  secrecy: 'open',
  midway: false,
  actions: [7, 8],
  costs: [0, 0],
  closes: [false, false],
  anytime: [],
})
const view = { eyes: 1, over: null, frames: [], tokens: [], facts: [] } as unknown as View<Core>

interface Scene {
  readonly asks: Side[]
  readonly needs?: number
  readonly fails?: boolean
}
function seated({ asks, needs = 100, fails = false }: Scene) {
  const clock = clockByHand()
  const played: number[] = []
  const shown: (Thought | null)[] = []
  const slices: number[] = []
  const given: unknown[] = []
  const isShown = { now: true }
  const player: Player = {
    choose: () => 7,
    ponder: (...all): Thinker => {
      given.push(all)
      let left = needs
      return {
        think: touches => {
          slices.push(touches)
          clock.spend(touches)
          return (left -= touches) <= 0
        },
        best: () => (left <= 0 ? 8 : 7),
        looking: () => 'Uman',
      }
    },
  }
  const host: Host = {
    clockwork: clock,
    asking: (): Asking | null => {
      const side = asks[0]
      return side === undefined ? null : { side, view, decision: decision(side), heard: [] }
    },
    player: () => player,
    answer: async (_side, action) => {
      if (fails) return false
      played.push(action)
      asks.shift()
      return true
    },
    isShown: () => isShown.now,
    show: thought => shown.push(thought),
  }
  return { runner: new Runner(host), clock, played, shown, slices, given, isShown }
}
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
async function thinkThrough(clock: ReturnType<typeof clockByHand>) {
  for (let frame = 0; frame < 200 && clock.turn(0) > 0; frame++) await settled()
}

test('thinks a slice a frame, never longer than a frame allows, and plays what it found', async () => {
  const { runner, clock, played, slices, shown } = seated({ asks: [1], needs: 100 })
  runner.wake()
  expect(slices).toEqual([])
  await thinkThrough(clock)
  expect(Math.max(...slices)).toBeLessThanOrEqual(10)
  expect(slices.length).toBeGreaterThan(9)
  expect(played).toEqual([8])
  expect(shown.some(thought => thought?.looking === 'Uman' && thought.share > 0)).toBe(true)
})

test('a slice shrinks on a slow device and grows on a fast one', () => {
  expect(nextSlice(100, 50)).toBe(20)
  expect(nextSlice(100, 1)).toBe(200)
  expect(nextSlice(1, 400)).toBe(1)
})

test('waits between its actions as long as a person wants to look', async () => {
  const { runner, clock, played, isShown } = seated({ asks: [1, 1] })
  isShown.now = false
  runner.wake()
  await thinkThrough(clock)
  for (let looks = 0; looks < 20; looks++) clock.turn(100)
  await settled()
  expect(played).toHaveLength(1)
  isShown.now = true
  clock.turn(100)
  await thinkThrough(clock)
  expect(played).toHaveLength(2)
})

test('skipping ends the waiting, until a person decides', async () => {
  const { runner, clock, played, shown, isShown } = seated({ asks: [1, 1, 1] })
  isShown.now = false
  runner.wake()
  await thinkThrough(clock)
  runner.skip()
  await thinkThrough(clock)
  expect(played).toHaveLength(3)
  expect(shown.at(-1)).toBeNull()
})

test('hurried, it plays the best so far', async () => {
  const { runner, clock, played } = seated({ asks: [1], needs: 100000 })
  runner.wake()
  clock.turn(0)
  runner.hurry()
  await settled()
  expect(played).toEqual([7])
})

test('held, it neither thinks nor plays; going on, it has lost nothing', async () => {
  const { runner, clock, played, slices, given } = seated({ asks: [1] })
  runner.wake()
  clock.turn(0)
  clock.turn(0)
  runner.hold()
  runner.hurry()
  expect(clock.turn(10000)).toBe(0)
  runner.wake()
  expect(clock.turn(10000)).toBe(0)
  expect(played).toEqual([])
  expect(slices).toHaveLength(2)
  runner.goOn()
  await thinkThrough(clock)
  expect(played).toEqual([8])
  expect(given).toHaveLength(1)
})

test('held between two actions, it waits to be let go on', async () => {
  const { runner, clock, played, isShown } = seated({ asks: [1, 1] })
  isShown.now = false
  runner.wake()
  await thinkThrough(clock)
  isShown.now = true
  runner.hold()
  clock.turn(5000)
  await thinkThrough(clock)
  expect(played).toHaveLength(1)
  runner.goOn()
  await thinkThrough(clock)
  expect(played).toHaveLength(2)
})

test('gone from the table, it does nothing more', async () => {
  const { runner, clock, played, shown } = seated({ asks: [1] })
  runner.wake()
  clock.turn(0)
  runner.leave()
  await thinkThrough(clock)
  runner.wake()
  await thinkThrough(clock)
  expect(played).toEqual([])
  expect(shown.at(-1)).toBeNull()
})

test('when its action cannot be written down it stops rather than trying for ever', async () => {
  const { runner, clock, given } = seated({ asks: [1], fails: true })
  runner.wake()
  await thinkThrough(clock)
  expect(given).toHaveLength(1)
  runner.wake()
  expect(clock.turn(10000)).toBe(0)
  runner.goOn()
  await thinkThrough(clock)
  expect(given).toHaveLength(2)
})

type Secret = Extract<keyof Asking['view'], 'seed' | 'draws' | 'seq' | 'cells'>
test('what it is given has no room for a seed, a counter or the state', async () => {
  const { runner, given } = seated({ asks: [1] })
  const none: [Secret] extends [never] ? true : false = true
  runner.wake()
  expect(none).toBe(true)
  expect(given[0]).toHaveLength(3)
})
