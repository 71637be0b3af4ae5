import { isSecretScreen, isShy, hold, leave, movedOn, opening, reveal, type Asked, type Table } from './curtain'

const friends: Table = { seats: ['person', 'person'], privacy: 'curtain' }
const solo: Table = { seats: ['person', 'ai'], privacy: 'curtain' }
const flat: Table = { seats: ['person', 'person'], privacy: 'flat' }
const secret = (...waiting: readonly (0 | 1)[]): Asked => ({ waiting, secrecy: 'secret' })
const open = (...waiting: readonly (0 | 1)[]): Asked => ({ waiting, secrecy: 'open' })
const over: Asked = { waiting: [], secrecy: 'open' }

test('a secret decision opens covered, whoever opened the app', () => {
  expect(opening(friends, secret(1))).toEqual({ is: 'covered', next: 1, handOver: true })
})

test('an open decision is taken with both looking', () => {
  expect(opening(friends, open(1))).toEqual({ is: 'open', eyes: 'table', held: false })
})

test('the same side goes on without a hand-over', () => {
  const looking = reveal(opening(friends, secret(0)))
  expect(movedOn(friends, secret(0), looking)).toEqual({ is: 'open', eyes: 0, held: false })
})

test('another side covers the screen', () => {
  const looking = reveal(opening(friends, secret(0)))
  expect(movedOn(friends, secret(1), looking)).toEqual({ is: 'covered', next: 1, handOver: true })
})

test('after an open decision both have looked: the same side takes the device again', () => {
  const table = movedOn(friends, open(1), reveal(opening(friends, secret(0))))
  expect(table).toEqual({ is: 'open', eyes: 'table', held: false })
  expect(movedOn(friends, secret(0), table)).toEqual({ is: 'covered', next: 0, handOver: true })
})

test('when both choose in secret, who holds the device goes first', () => {
  const looking = reveal(opening(friends, secret(1)))
  expect(movedOn(friends, secret(0, 1), looking)).toEqual({ is: 'open', eyes: 1, held: false })
  expect(movedOn(friends, secret(0), looking)).toEqual({ is: 'covered', next: 0, handOver: true })
})

test('leaving the app covers a side and returns to the same side', () => {
  const looking = reveal(opening(friends, secret(0)))
  expect(leave(friends, looking)).toEqual({ is: 'covered', next: 0, handOver: false })
  expect(leave(friends, opening(friends, open(0)))).toEqual({ is: 'open', eyes: 'table', held: false })
})

test('a game against the AI never covers', () => {
  expect(opening(solo, secret(0))).toEqual({ is: 'open', eyes: 0, held: false })
  expect(movedOn(solo, secret(1), opening(solo, secret(0)))).toEqual({ is: 'open', eyes: 0, held: false })
  expect(leave(solo, opening(solo, secret(0)))).toEqual({ is: 'open', eyes: 0, held: false })
})

test('on a flat table faces show only while held', () => {
  const resting = opening(flat, secret(1))
  expect(resting).toEqual({ is: 'open', eyes: 'table', held: false })
  const held = hold(flat, secret(1), resting, true)
  expect(held).toEqual({ is: 'open', eyes: 1, held: true })
  expect(leave(flat, held)).toEqual(resting)
  expect(hold(flat, secret(1), held, false)).toEqual(resting)
})

test('without a curtain the screen follows who decides', () => {
  const trusting: Table = { seats: ['person', 'person'], privacy: 'off' }
  expect(opening(trusting, secret(1))).toEqual({ is: 'open', eyes: 1, held: false })
})

test('a finished game is for everybody', () => {
  expect(movedOn(friends, over, opening(friends, secret(1)))).toEqual({ is: 'open', eyes: 'table', held: false })
})

test('on a flat table the faces stay up while the eye is held and the same side decides', () => {
  const flat: Table = { seats: ['person', 'person'], privacy: 'flat' }
  const covered = opening(flat, secret(0))
  expect(isShy(flat, secret(0), covered)).toBe(true)
  const held = hold(flat, secret(0), covered, true)
  expect(isShy(flat, secret(0), held)).toBe(false)
  expect(movedOn(flat, secret(0), held)).toEqual(held)
  expect(movedOn(flat, secret(1), held)).toEqual({ is: 'open', eyes: 'table', held: false })
  expect(movedOn(flat, open(0), held)).toEqual({ is: 'open', eyes: 'table', held: false })
  expect(hold(flat, secret(0), held, false)).toEqual(covered)
})

test('only what one of two people may not see is kept from pictures', () => {
  const looking = { is: 'open', eyes: 0, held: false } as const
  expect(isSecretScreen(friends, looking)).toBe(true)
  expect(isSecretScreen(friends, { ...looking, eyes: 'table' })).toBe(false)
  expect(isSecretScreen(friends, { is: 'covered', next: 0, handOver: true })).toBe(false)
  expect(isSecretScreen(flat, { ...looking, held: true })).toBe(true)
  expect(isSecretScreen(solo, looking)).toBe(false)
  expect(isSecretScreen({ ...friends, privacy: 'off' }, looking)).toBe(false)
})

test('who answered last before both and goes on alone is not handed what he holds', () => {
  const table = { is: 'open', eyes: 'table', held: false } as const
  expect(movedOn(friends, secret(0), table, 0)).toEqual({ is: 'covered', next: 0, handOver: false })
  expect(movedOn(friends, secret(1), table, 0)).toEqual({ is: 'covered', next: 1, handOver: true })
})
