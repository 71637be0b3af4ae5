import type { Core, Eyes, Forecast, Frame, Game, Refusal, Touch, View } from './contract'
import { HIDDEN } from './contract'
import { top } from './draft'
import { layoutOf, windowsOf } from './tables'

/** Everything those eyes may know and nothing else. Copies: a window would hand out the whole buffer. */
export function view<S extends Core>(game: Game<S>, s: S, eyes: Eyes): View<S> {
  const seen: { [key: string]: unknown } = {
    eyes,
    over: s.over,
    tokens: game.tokens(s, eyes),
    facts: game.facts(s, eyes),
    frames: s.frames.map(frame => (frame.side === eyes ? frame : shown(game, frame))),
  }
  for (const name of layoutOf(game).names) {
    const spec = game.tables[name]!
    if (spec.seen === 'never') continue
    const cells = windowsOf(s)[name]!.slice()
    if (spec.seen === 'knows')
      for (let i = 0; i < cells.length; i++) if (!game.knows(s, eyes, name, i)) cells[i] = HIDDEN
    seen[name] = cells
  }
  return seen as unknown as View<S>
}
/** A frame as others see it: its step, its side and the fields the step shows. */
function shown<S extends Core>(game: Game<S>, frame: Frame): Frame {
  const out: { [key: string]: unknown } = { step: frame.step }
  if (frame.side !== undefined) out['side'] = frame.side
  for (const field of game.steps[frame.step]!.shows ?? [])
    out[field] = (frame as unknown as { [key: string]: unknown })[field]
  return out as unknown as Frame
}

/** Why a touch is not offered: asked of the step's verbs that take such a touch, then of the step; from the view alone. */
export function refuse<S extends Core>(
  game: Game<S>,
  v: View<S>,
  touch: readonly Touch[],
  first: number,
  second = 0,
): Refusal | null {
  if (v.over) return { rule: v.over.rule, reason: 'The game is over.' }
  const frame = top(v)
  const wanted = touch.join()
  for (const verb of game.steps[frame.step]!.verbs ?? []) {
    const reason = verb.touch.join() === wanted ? verb.refuse?.(v, frame, first, second) : null
    if (reason) return reason
  }
  return game.steps[frame.step]!.refuse?.(v, frame, touch, first, second) ?? null
}

/** The odds of the order being put together, from the verb that would close it. */
export function forecast<S extends Core>(game: Game<S>, v: View<S>): Forecast | null {
  if (v.over) return null
  for (const verb of game.steps[top(v).step]!.verbs ?? []) {
    const odds = verb.forecast?.(v, top(v))
    if (odds) return odds
  }
  return null
}
