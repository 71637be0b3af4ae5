import { atOnce, inSlices, type Sliced } from './slices'

function* counted(to: number): Sliced<number> {
  for (let i = 0; i < to; i++) yield
  return to
}
/** Every look at the clock takes a millisecond. */
function clock() {
  let time = 0
  let next: (() => void) | null = null
  return {
    now: () => time++,
    later: (work: () => void) => {
      next = work
      return () => (next = null)
    },
    turn: () => {
      const work = next
      next = null
      work?.()
      return work !== null
    },
  }
}

test('long work leaves the frame again and again, and ends with its result', () => {
  const clockwork = clock()
  const done = jest.fn()
  inSlices(counted(100), clockwork, done)
  let frames = 0
  while (clockwork.turn()) frames++
  expect(frames).toBeGreaterThan(5)
  expect(done).toHaveBeenCalledWith(100)
})
test('called off, it does nothing more', () => {
  const clockwork = clock()
  const done = jest.fn()
  const callOff = inSlices(counted(100), clockwork, done)
  clockwork.turn()
  callOff()
  while (clockwork.turn());
  expect(done).not.toHaveBeenCalled()
})
test('at once it is the same', () => {
  expect(atOnce(counted(3))).toBe(3)
})
