import type { Action, Core, Decision, Event, Game, View } from '../../engine'
import type { Mind, Player, Thinker, Work } from '../types'

/** A plan is kept as the touches that are left of it, and holds while the next one is offered. */
interface Kept {
  touches: readonly Action[]
}
const isOffered = (now: Decision, action: Action | undefined): action is Action =>
  action !== undefined && now.actions.indexOf(action) >= 0

class Planning<S extends Core> implements Thinker {
  private hoped: readonly Action[]
  private label = ''
  private isDone: boolean
  private readonly work: Work<readonly Action[]> | null

  constructor(
    private readonly kept: Kept,
    private readonly now: Decision,
    game: Game<S>,
    view: View<S>,
    mind: Mind<S>,
  ) {
    const isKept = isOffered(now, kept.touches[0])
    this.hoped = isKept ? kept.touches : [now.actions[0]!]
    this.isDone = isKept || now.actions.length === 1
    this.work = this.isDone ? null : mind.plan(game, view, now, touches => this.hopeFor(touches))
  }
  private hopeFor(touches: readonly Action[]): void {
    if (isOffered(this.now, touches[0])) this.hoped = touches
  }
  think(touches: number): boolean {
    for (let i = 0; i < touches && !this.isDone; i++) {
      const next = this.work!.next()
      if (next.done) {
        this.hopeFor(next.value)
        this.isDone = true
      } else this.label = next.value
    }
    return this.isDone
  }
  /** Answering uses the first touch up. */
  best(): Action {
    this.kept.touches = this.hoped.slice(1)
    return this.hoped[0]!
  }
  looking(): string {
    return this.label
  }
}

const SLICE = 4096
/** A player with a mind for one game, seated for one game. */
export function playerWith<S extends Core>(game: Game<S>, mind: Mind<S>): Player {
  const kept: Kept = { touches: [] }
  const ponder = (view: View<Core>, now: Decision, _heard: readonly Event[]): Thinker =>
    new Planning(kept, now, game, view as unknown as View<S>, mind)
  return {
    ponder,
    choose(view, now, heard) {
      const thinker = ponder(view, now, heard)
      while (!thinker.think(SLICE));
      return thinker.best()
    },
  }
}
