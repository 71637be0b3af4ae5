import type { Thinker } from '../../ai'

/** Time and frames, handed in so that tests can turn them by hand. */
export interface Clockwork {
  /** Milliseconds. */
  now(): number
  /** Does it after so many milliseconds; 0 is the next frame. Gives what calls it off. */
  later(work: () => void, milliseconds: number): () => void
}
export interface Progress {
  readonly looking: string
  /** How far it has come, 0 to 1, against what such thoughts have taken so far. */
  readonly share: number
  readonly touches: number
}

/** A slice leaves most of a frame at 30 a second to the screen. */
const SLICE = 10
const FIRST_SLICE = 4
const MOST_TOUCHES = 8192

/** How many touches the next slice may try, from what this one took. */
export function nextSlice(touches: number, took: number): number {
  const fitting = took <= 0 ? touches * 2 : Math.floor((touches * SLICE) / took)
  return Math.max(1, Math.min(fitting, touches * 2, MOST_TOUCHES))
}

/** One thought, thought a slice a frame until it is done, hurried or called off. */
export class Pondering {
  private slice = FIRST_SLICE
  private touches = 0
  private callOff: (() => void) | null = null
  private isDone = false

  constructor(
    private readonly thinker: Thinker,
    private readonly clockwork: Clockwork,
    private readonly typical: number,
    private readonly onSlice: (progress: Progress) => void,
    private readonly onDone: (touches: number) => void,
  ) {}

  /** Thinks on from where it stopped. */
  run(): void {
    if (this.callOff || this.isDone) return
    this.callOff = this.clockwork.later(() => this.think(), 0)
  }
  stop(): void {
    this.callOff?.()
    this.callOff = null
  }
  /** The best so far has to do. */
  hurry(): void {
    this.stop()
    this.finish()
  }

  private think(): void {
    this.callOff = null
    const start = this.clockwork.now()
    const isThrough = this.thinker.think(this.slice)
    this.touches += this.slice
    this.slice = nextSlice(this.slice, this.clockwork.now() - start)
    if (isThrough) return this.finish()
    this.onSlice(this.progress())
    this.run()
  }
  private finish(): void {
    if (this.isDone) return
    this.isDone = true
    this.onDone(this.touches)
  }
  private progress(): Progress {
    const { touches, typical } = this
    return { looking: this.thinker.looking(), share: touches / (touches + typical), touches }
  }
}
