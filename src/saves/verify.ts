import type { Core, Game, RecordedAction } from '../engine'
import { digest, replayOn } from '../engine'

export interface Verified<S extends Core> {
  /** The last state that agrees with the record. */
  readonly state: S
  /** The actions that agree, each with its digest. */
  readonly actions: readonly Required<RecordedAction>[]
  /** Why it went no further; null at the end. */
  readonly reason: string | null
}

/** Called now and then with the number of actions checked, so that a long check can let the screen breathe. */
export type Progress = (checked: number) => Promise<void> | void
const PROGRESS_EVERY = 100

/** Replays with every check there is; a rule that breaks down counts as a divergence too. */
export async function verify<S extends Core>(
  game: Game<S>,
  from: S,
  actions: readonly RecordedAction[],
  progress?: Progress,
): Promise<Verified<S>> {
  const agreed: Required<RecordedAction>[] = []
  let state = from
  for (const action of actions) {
    const next = replayed(game, state, action)
    if (typeof next === 'string') return { state, actions: agreed, reason: next }
    state = next
    agreed.push({ side: action.side, text: action.text, digest: action.digest ?? digest(game, state) })
    if (progress && agreed.length % PROGRESS_EVERY === 0) await progress(agreed.length)
  }
  return { state, actions: agreed, reason: null }
}

function replayed<S extends Core>(game: Game<S>, state: S, action: RecordedAction): S | string {
  try {
    const { state: next, divergence } = replayOn(game, state, [action])
    return divergence ? `${action.text}: ${divergence.reason}` : next
  } catch (cause) {
    return `${action.text}: ${String(cause)}`
  }
}
