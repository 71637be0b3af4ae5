import type { Clockwork } from './opponent/pondering'

/** Work that may pause after every small piece of it. */
export type Sliced<T> = Generator<void, T, void>

const SLICE = 12

/** Does it all at once: for tests and scripts. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** A slice a frame until it is done; gives what calls it off. */
export function inSlices<T>(work: Sliced<T>, clockwork: Clockwork, onDone: (result: T) => void): () => void {
  let callOff: () => void
  const slice = (): void => {
    const until = clockwork.now() + SLICE
    while (clockwork.now() < until) {
      const { done, value } = work.next()
      if (done) return onDone(value)
    }
    callOff = clockwork.later(slice, 0)
  }
  callOff = clockwork.later(slice, 0)
  return () => callOff()
}
