import type { Player, Thinker } from '../../ai'
import type { Action, Core, Decision, Event, Side, View } from '../../engine'
import { Pondering, type Clockwork, type Progress } from './pondering'

/** All an opponent is ever given: what its side sees, is asked, and has heard. */
export interface Asking {
  readonly side: Side
  readonly view: View<Core>
  readonly decision: Decision
  readonly heard: readonly Event[]
}
export interface Thought extends Progress {
  readonly side: Side
}

/** The table as the opponent meets it. */
export interface Host {
  readonly clockwork: Clockwork
  /** What a seat of the AI is asked now; null while a person decides or the game is over. */
  asking(): Asking | null
  player(side: Side): Player
  /** Plays it and writes it down; false when that failed. */
  answer(side: Side, action: Action): Promise<boolean>
  /** What was just done has been shown to whoever watches. */
  isShown(): boolean
  show(thought: Thought | null): void
}

const TYPICAL = 600
const LOOK_AGAIN = 50
/** Decisions that took no thought say nothing about how long one takes. */
const learnt = (typical: number, touches: number): number =>
  touches < 50 ? typical : Math.round(typical * 0.7 + touches * 0.3)

/** Answers for the seats of the AI, one action after another, at a pace a person can follow. */
export class Runner {
  private pondering: Pondering | null = null
  private callOff: (() => void) | null = null
  private isAnswering = false
  private isHeld = false
  private isSkipping = false
  private hasLeft = false
  private typical = TYPICAL

  constructor(private readonly host: Host) {}

  /** The game has moved: perhaps it is asked now. */
  wake(): void {
    if (this.hasLeft || this.isHeld || this.isAnswering || this.callOff || this.pondering) return
    const asking = this.host.asking()
    if (asking) return this.begin(asking)
    this.isSkipping = false
    this.host.show(null)
  }
  /** Stops thinking and playing until `goOn`; nothing thought is lost. */
  hold(): void {
    this.isHeld = true
    this.pondering?.stop()
    this.rest()
  }
  goOn(): void {
    if (!this.isHeld) return
    this.isHeld = false
    if (this.pondering) this.pondering.run()
    else this.wake()
  }
  /** The best so far has to do. */
  hurry(): void {
    if (!this.isHeld) this.pondering?.hurry()
  }
  /** No more waiting until a person decides. */
  skip(): void {
    this.isSkipping = true
    if (!this.callOff) return
    this.rest()
    this.wake()
  }
  leave(): void {
    this.hasLeft = true
    this.pondering?.stop()
    this.pondering = null
    this.rest()
    this.host.show(null)
  }

  private rest(): void {
    this.callOff?.()
    this.callOff = null
  }
  private begin({ side, view, decision, heard }: Asking): void {
    const thinker = this.host.player(side).ponder(view, decision, heard)
    const show = (progress: Progress): void => this.host.show({ side, ...progress })
    show({ looking: '', share: 0, touches: 0 })
    this.pondering = new Pondering(thinker, this.host.clockwork, this.typical, show, touches => {
      this.typical = learnt(this.typical, touches)
      void this.answer(side, thinker)
    })
    this.pondering.run()
  }
  private async answer(side: Side, thinker: Thinker): Promise<void> {
    this.pondering = null
    this.isAnswering = true
    const isPlayed = await this.host.answer(side, thinker.best())
    this.isAnswering = false
    if (!isPlayed) this.isHeld = true
    else if (!this.isHeld && !this.hasLeft) this.waitAndWake()
  }
  private waitAndWake(wait = 0): void {
    this.callOff = this.host.clockwork.later(() => {
      this.callOff = null
      if (this.isSkipping || this.host.isShown()) this.wake()
      else this.waitAndWake(LOOK_AGAIN)
    }, wait)
  }
}
