import type { Action, Core, Decision, Game, Side, View } from '../../../engine'
import { mix, otherSide, restore, waiting } from '../../../engine'
import type { Kiev41State } from '../../../games/kiev41'
import { insight } from '../../../games/kiev41'
import type { Temper } from '../../evaluate/kiev41/temper'
import { officerTemper } from '../../evaluate/kiev41/temper'
import { seedOf } from '../../search/seed'
import type { Mind, Work } from '../../types'
import type { Plan } from './activation'
import { answerOf } from './answer'
import type { Desk } from './desk'
import { back, deskOn, imagined, marked, offersAt, play, scoreOf, stepAt, unmark } from './desk'
import { lightHabits, officerHabits } from './habits'
import { bestOf, impulsePlans } from './impulse'

type V = View<Kiev41State>

/** Other ways to look at the same position: each gives its own plans. */
const bold: Temper = { ...officerTemper, exposure: 1.1, battle: 1.2, activation: 0.5 }
const careful: Temper = { ...officerTemper, exposure: 3, battle: 0.9, activation: 1.3 }
const hunter: Temper = { ...officerTemper, isolation: 2.2, exposure: 1.5, pull: 0.28 }
const towards = (key: number): Temper => ({ ...officerTemper, pull: 0.36, effort: key })

const MOST_EFFORTS = 2
/** The main efforts worth a thought: enemy keys with most own troops near. */
function effortsOf(desk: Desk): readonly number[] {
  const { s } = desk.d
  const troops = (key: number): number => {
    const distance = insight.distancesFrom(key)
    let near = 0
    for (let area = 0; area < insight.AREAS; area++)
      if (distance[area]! <= 4) near += s.count[desk.side * insight.SPACES + area]!
    return near
  }
  const keys = desk.goals.keys.filter(key => s.control[key] !== desk.side)
  return keys.sort((a, b) => troops(b) - troops(a) || a - b).slice(0, MOST_EFFORTS)
}
const sameAs = (a: Plan, b: Plan): boolean =>
  a.touches.length === b.touches.length && a.touches.every((action, i) => action === b.touches[i])

function* candidates(desk: Desk): Work<Plan[]> {
  const plans: Plan[] = []
  const tempers = [officerTemper, bold, careful, hunter, ...effortsOf(desk).map(towards)]
  for (const temper of tempers) {
    const own = deskOn(desk.d, desk.side, temper, officerHabits)
    for (const plan of yield* impulsePlans(own)) if (!plans.some(other => sameAs(other, plan))) plans.push(plan)
  }
  return plans
}
/** Every plan by the same measure: what its officer would say of it. */
function weighed(desk: Desk, plan: Plan, own: readonly Plan[]): Plan {
  const known = own.find(other => sameAs(other, plan))
  if (known) return known
  const here = marked(desk)
  const base = scoreOf(desk)
  for (const action of plan.touches.slice(0, -1)) play(desk, action)
  const gain = scoreOf(desk) - base - activations(desk)
  back(desk, here)
  unmark(desk)
  return { touches: plan.touches, gain }
}
function activations(desk: Desk): number {
  let cost = 0
  for (let hq = insight.FIRST[desk.side]!; hq < insight.END[desk.side]!; hq++)
    if (desk.d.s.active[hq] === 1 && hq !== insight.GUDERIAN)
      cost += desk.goals.turnsLeft === 0 ? 0.3 : desk.temper.activation
  return cost
}

const isImpulseOf = (desk: Desk, side: Side): boolean =>
  desk.d.s.over === null && desk.d.s.marker[insight.markers.active] === side && stepAt(desk) !== 'declaration'
/** Plays on lightly for whoever is asked until the impulse of that side is over. */
function* finishImpulse(desks: readonly [Desk, Desk], side: Side): Work<void> {
  const { d } = desks[0]
  for (let turn = 0; turn < 400 && isImpulseOf(desks[0], side); turn++) {
    const desk = desks[waiting(d.game, d.s)[0]!]!
    const here = marked(desk)
    const touches = yield* answerOf(desk)
    back(desk, here)
    unmark(desk)
    playWhile(desk, touches)
  }
}
/** The touches, as far as they are still offered. */
function playWhile(desk: Desk, touches: readonly Action[]): void {
  const { d } = desk
  for (const action of touches) {
    if (d.s.over !== null || waiting(d.game, d.s).indexOf(desk.side) < 0) return
    const offers = offersAt(desk)
    const at = offers.actions.indexOf(action)
    if (at < 0 || at >= offers.count) return
    play(desk, action)
  }
}
const DICE = 4
/** The impulse played out with several dice; what comes of it on average, and the reply in the middling case. */
function* foresee(desk: Desk, plan: Plan, world: number): Work<number> {
  const foe = otherSide(desk.side)
  const own = deskOn(desk.d, desk.side, officerTemper, lightHabits)
  const other = deskOn(desk.d, foe, officerTemper, lightHabits)
  const pair: readonly [Desk, Desk] = desk.side === 0 ? [own, other] : [other, own]
  const start = marked(desk)
  const outcomes: { readonly seed: number; readonly score: number }[] = []
  for (let seed = 0; seed < DICE; seed++) {
    yield* playOut(desk, plan, pair, start, mix(world, seed))
    outcomes.push({ seed, score: scoreOf(desk) })
    restore(desk.d, start)
    yield 'what may come of it'
  }
  const mean = outcomes.reduce((sum, { score }) => sum + score, 0) / DICE
  outcomes.sort((a, b) => a.score - b.score || a.seed - b.seed)
  const middle = outcomes[DICE >> 1]!
  yield* playOut(desk, plan, pair, start, mix(world, middle.seed))
  const reply = yield* replyCost(desk, other)
  restore(desk.d, start)
  unmark(desk)
  return mean - reply
}
function* playOut(desk: Desk, plan: Plan, pair: readonly [Desk, Desk], start: Core, luck: number): Work<void> {
  restore(desk.d, { ...start, seed: [luck, mix(luck, 9)] })
  playWhile(desk, plan.touches)
  yield* finishImpulse(pair, desk.side)
}
/** What the enemy's best answer takes away. */
function* replyCost(desk: Desk, other: Desk): Work<number> {
  if (desk.d.s.over !== null || stepAt(desk) !== 'declaration') return 0
  const fresh = deskOn(desk.d, other.side, officerTemper, lightHabits)
  const best = bestOf(yield* impulsePlans(fresh))
  return Math.max(0, best.gain)
}

const MOST_ROLLED = 5
const WORLDS = 2
const REPLY_SHARE = 0.6
function* search(
  game: Game<Kiev41State>,
  view: V,
  now: Decision,
  hope: (touches: readonly Action[]) => void,
): Work<readonly Action[]> {
  const desk = deskOn(imagined(game, view, seedOf(game, view, 0)), now.by, officerTemper, officerHabits)
  const own = yield* impulsePlans(desk)
  hope(bestOf(own).touches)
  const all = (yield* candidates(desk)).map(plan => weighed(desk, plan, own))
  const best = all.sort((a, b) => b.gain - a.gain).slice(0, MOST_ROLLED)
  const values = best.map(() => 0)
  for (let world = 0; world < WORLDS; world++) {
    const table = deskOn(imagined(game, view, seedOf(game, view, world)), now.by, officerTemper, officerHabits)
    for (let i = 0; i < best.length; i++) values[i]! += (yield* foresee(table, best[i]!, world)) / WORLDS
  }
  let chosen = 0
  const value = (i: number): number => best[i]!.gain * (1 - REPLY_SHARE) + values[i]! * REPLY_SHARE
  for (let i = 1; i < best.length; i++) if (value(i) > value(chosen)) chosen = i
  return best[chosen]!.touches
}

export const marshal: Mind<Kiev41State> = {
  *plan(game, view, now, hope) {
    if (now.step === 'declaration') return yield* search(game, view, now, hope)
    const desk = deskOn(imagined(game, view, seedOf(game, view, 0)), now.by, officerTemper, officerHabits)
    return yield* answerOf(desk)
  },
}
