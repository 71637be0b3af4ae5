import type { Action } from './action'
import type { Applied, Border, Core, Side } from './contract'

/** One action that can still be taken back. */
interface Taken<S extends Core> {
  readonly side: Side
  readonly action: Action
  readonly before: S
}
/** What a side may take back and do again, and what closed the way before it. */
export interface History<S extends Core> {
  readonly taken: readonly Taken<S>[]
  readonly undone: readonly { readonly side: Side; readonly action: Action }[]
  readonly closedBy: Border
}
export const newHistory = <S extends Core>(): History<S> => ({ taken: [], undone: [], closedBy: null })

/** On a table where both look, whatever anybody learns closes undo. */
export interface Watching {
  readonly bothLook: boolean
}

/** The history after an action was applied to `before`. */
export function remember<S extends Core>(
  history: History<S>,
  before: S,
  side: Side,
  action: Action,
  done: Applied<S>,
  watching: Watching,
): History<S> {
  const border = done.border ?? (watching.bothLook && done.learnt !== 0 ? 'reveal' : null)
  if (border !== null) return { taken: [], undone: [], closedBy: border }
  // When both sides choose in secret, nobody takes back what the other chose before him.
  const isOwn = history.taken.every(taken => taken.side === side)
  const past = isOwn ? history : { taken: [], closedBy: 'handover' as const }
  return { taken: [...past.taken, { side, action, before }], undone: [], closedBy: past.closedBy }
}

export interface Undone<S extends Core> {
  readonly state: S
  readonly history: History<S>
}
/** Takes back the last touch; null at the border. */
export function undo<S extends Core>(history: History<S>): Undone<S> | null {
  const last = history.taken[history.taken.length - 1]
  if (!last) return null
  const { side, action } = last
  return {
    state: last.before,
    history: { ...history, taken: history.taken.slice(0, -1), undone: [...history.undone, { side, action }] },
  }
}
/** The touch that redo would play again. */
export const nextRedo = <S extends Core>(
  history: History<S>,
): { readonly side: Side; readonly action: Action } | null => history.undone[history.undone.length - 1] ?? null
/** The history after the touch of `nextRedo` was applied again. */
export function redone<S extends Core>(history: History<S>, before: S): History<S> {
  const next = nextRedo(history)
  if (!next) return history
  return { ...history, taken: [...history.taken, { ...next, before }], undone: history.undone.slice(0, -1) }
}
