import type { Action } from './action'
import { verbOf } from './action'
import type { Applied, Border, Core, Decision, Draft, Game, Refusal, Side } from './contract'
import { open, top } from './draft'
import { actionsOf, newOffers } from './offers'
import { advance, list, listVerb, stepOf, waiting } from './run'

/** What a side is asked now and everything it may answer; null when it is not asked. */
export function decision<S extends Core>(game: Game<S>, s: S, side: Side): Decision | null {
  if (waiting(game, s).indexOf(side) < 0) return null
  const step = stepOf(game, s)
  const { actions, costs, closes } = list(game, s, side, newOffers())
  return {
    by: side,
    step: top(s).step,
    rule: step.rule,
    secrecy: step.secrecy ?? 'open',
    midway: step.midway?.(top(s)) ?? false,
    actions,
    costs,
    closes,
    anytime: actionsOf(list(game, s, side, newOffers(), game.anytime)),
  }
}

export const isApplied = <S extends Core>(done: Applied<S> | Refusal): done is Applied<S> => 'state' in done

/** A player's action: a refusal, or a new state and what was told. The old state is untouched either way. */
export function apply<S extends Core>(game: Game<S>, s: S, side: Side, action: Action): Applied<S> | Refusal {
  const place = placeOf(game, s, side, action)
  if (typeof place !== 'number') return place
  const announced = checked.closes[place]!
  const d = open(game, s, [])
  advance(d, side, action)
  const border = borderOf(game, s, d, side)
  if (isUnannounced(border, announced)) throw new Error(`${game.verbs[verbOf(action)]!.name} closed undo unannounced`)
  return { state: d.s, events: d.told!, border, learnt: d.learnt }
}

/** The legal answers an action is looked up among: refilled by every check. */
const checked = newOffers()
/** Where the action stands among the legal ones of its verb. */
function placeOf<S extends Core>(game: Game<S>, s: S, side: Side, action: Action): number | Refusal {
  if (s.over) return { rule: s.over.rule, reason: 'The game is over.' }
  const { rule } = stepOf(game, s)
  if (waiting(game, s).indexOf(side) < 0) return { rule, reason: 'It is not your decision.' }
  const { actions, count } = listVerb(game, s, side, checked, verbOf(action))
  for (let i = 0; i < count; i++) if (actions[i] === action) return i
  return { rule, reason: 'That is not among the legal actions now.' }
}

function borderOf<S extends Core>(game: Game<S>, before: S, d: Draft<S>, side: Side): Border {
  if (d.s.draws !== before.draws) return 'chance'
  if (d.learnt & (1 << side)) return 'reveal'
  return waiting(game, d.s).indexOf(side) < 0 ? 'handover' : null
}
const isUnannounced = (border: Border, announced: boolean): boolean =>
  (border === 'chance' || border === 'reveal') && !announced

/** What would be offered next if the action closes nothing: a piece lifted, not moved. */
export function peek<S extends Core>(game: Game<S>, s: S, side: Side, action: Action): Decision | null {
  const done = apply(game, s, side, action)
  return isApplied(done) && done.border === null ? decision(game, done.state, side) : null
}
