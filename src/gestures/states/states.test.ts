import { advance, type Effect, idle, type Pointer, type State, type Table } from './index'

/** A hand over a table with one movable piece in a square around 100, 100. */
function aHand() {
  const table: Table = { movableAt: (x, y) => (Math.abs(x - 100) < 20 && Math.abs(y - 100) < 20 ? 'tank' : null) }
  let state: State = idle
  let time = 0
  let pointers: Pointer[] = []
  let effects: Effect[] = []
  const feed = (kind: 'press' | 'move' | 'release' | 'cancel' | 'tick') => {
    const turn = advance(state, { kind, pointers, time }, table)
    state = turn.state
    effects = [...effects, ...turn.effects]
  }
  const others = (id: number) => pointers.filter(pointer => pointer.id !== id)
  const hand = {
    press: (x: number, y: number, id = 1) => {
      pointers = [...pointers, { id, x, y }]
      feed('press')
      return hand
    },
    move: (x: number, y: number, id = 1) => {
      time += 16
      pointers = pointers.map(pointer => (pointer.id === id ? { id, x, y } : pointer))
      feed('move')
      return hand
    },
    release: (id = 1) => {
      pointers = others(id)
      feed('release')
      return hand
    },
    cancel: () => {
      pointers = []
      feed('cancel')
      return hand
    },
    wait: (milliseconds: number) => {
      time += milliseconds
      feed('tick')
      return hand
    },
    get name() {
      return state.name
    },
    get effects() {
      return effects
    },
    get did() {
      return effects.map(effect => effect.kind).filter(kind => kind !== 'stop')
    },
  }
  return hand
}

const orders = ['lift', 'drag', 'drop']

test('a press and a release on one spot is a tap, where it began', () => {
  const hand = aHand().press(300, 300)
  expect(hand.name).toBe('pressing')
  hand.move(303, 302).release()
  expect(hand.name).toBe('idle')
  expect(hand.effects.at(-1)).toEqual({ kind: 'tap', x: 300, y: 300 })
})

test('two taps on one spot are a tap and a double tap', () => {
  expect(aHand().press(300, 300).release().wait(120).press(304, 300).release().did).toEqual(['tap', 'doubleTap'])
})

test.each([
  ['too late', 400, 304],
  ['too far apart', 100, 360],
])('%s two taps stay two taps', (_, pause, x) => {
  expect(aHand().press(300, 300).release().wait(pause).press(x, 300).release().did).toEqual(['tap', 'tap'])
})

test('a third quick tap is a tap again', () => {
  const hand = aHand()
  for (let i = 0; i < 3; i++) hand.press(300, 300).release().wait(50)
  expect(hand.did).toEqual(['tap', 'doubleTap', 'tap'])
})

test('one finger on the ground pans and then throws', () => {
  const hand = aHand().press(300, 300).move(320, 300)
  expect(hand.name).toBe('panning')
  hand.move(340, 300).release()
  expect(hand.did).toEqual(['pan', 'pan', 'fling'])
  expect(hand.effects.at(-1)).toMatchObject({ kind: 'fling', vx: 40 / 32, vy: 0 })
})

test('a finger that rests before it leaves throws nothing', () => {
  expect(aHand().press(300, 300).move(340, 300).wait(200).release().did).toEqual(['pan', 'settle'])
})

test('one finger on a movable piece carries it and drops it', () => {
  const hand = aHand().press(100, 100).move(120, 110)
  expect(hand.name).toBe('dragging')
  hand.move(200, 220).release()
  expect(hand.did).toEqual(['lift', 'drag', 'drag', 'drop'])
  expect(hand.effects.at(-1)).toEqual({ kind: 'drop', piece: 'tank', x: 200, y: 220 })
})

test('a tap on a movable piece is a tap', () => {
  expect(aHand().press(100, 100).release().did).toEqual(['tap'])
})

test('two fingers move the camera even when both lie on a piece', () => {
  const hand = aHand().press(95, 100).press(110, 100, 2)
  expect(hand.name).toBe('pinching')
  hand.move(60, 100).move(150, 100, 2).release(2).release()
  expect(hand.did.filter(kind => orders.includes(kind) || kind === 'tap')).toEqual([])
})

test('a second finger while dragging puts the piece back', () => {
  const hand = aHand().press(100, 100).move(150, 150).press(300, 300, 2)
  expect(hand.name).toBe('pinching')
  expect(hand.did).toEqual(['lift', 'drag', 'dropCancelled'])
  hand.move(320, 320, 2).release(2)
  expect(hand.name).toBe('panning')
  expect(hand.release().did).not.toContain('drop')
})

test('spreading two fingers zooms at their middle', () => {
  const hand = aHand().press(300, 300).press(400, 300, 2).move(500, 300, 2)
  expect(hand.effects.slice(-2)).toEqual([
    { kind: 'pan', dx: 50, dy: 0 },
    { kind: 'pinch', x: 400, y: 300, factor: 2 },
  ])
})

test('the finger left after a pinch goes on panning', () => {
  const hand = aHand().press(300, 300).press(400, 300, 2).release(1)
  expect(hand.name).toBe('panning')
  expect(hand.move(420, 300, 2).effects.at(-1)).toEqual({ kind: 'pan', dx: 20, dy: 0 })
})

test('a third finger does not make the map jump', () => {
  const hand = aHand().press(300, 300).press(400, 300, 2).press(900, 900, 3).release(1)
  expect(hand.name).toBe('pinching')
  expect(hand.did).toEqual([])
})

test('a long press is told once and is no tap', () => {
  const hand = aHand().press(300, 300).wait(300).wait(300).wait(300)
  expect(hand.name).toBe('held')
  expect(hand.release().did).toEqual(['hold'])
  expect(hand.name).toBe('idle')
})

test('a piece that was pressed long can still be carried away', () => {
  const hand = aHand().press(100, 100).wait(600).move(160, 100)
  expect(hand.name).toBe('dragging')
  expect(hand.release().did).toEqual(['hold', 'lift', 'drag', 'drop'])
})

test.each([
  ['pressing', (hand: ReturnType<typeof aHand>) => hand.press(300, 300), []],
  ['panning', (hand: ReturnType<typeof aHand>) => hand.press(300, 300).move(330, 300), ['pan', 'settle']],
  [
    'dragging',
    (hand: ReturnType<typeof aHand>) => hand.press(100, 100).move(150, 100),
    ['lift', 'drag', 'dropCancelled'],
  ],
])('when the system takes the touch away while %s nothing is ordered', (name, begin, did) => {
  const hand = begin(aHand())
  expect(hand.name).toBe(name)
  expect(hand.cancel().did).toEqual(did)
  expect(hand.name).toBe('idle')
})

test('every press stops a gliding map', () => {
  expect(aHand().press(300, 300).effects[0]).toEqual({ kind: 'stop' })
  expect(
    aHand()
      .press(300, 300)
      .release()
      .press(10, 10)
      .effects.filter(effect => effect.kind === 'stop'),
  ).toHaveLength(2)
})
