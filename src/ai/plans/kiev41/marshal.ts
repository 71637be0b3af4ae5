import type { Action, Core, Decision, Game, Side, View } from '../../../engine'
import { mix, otherSide, restore, waiting } from '../../../engine'
import type { Kiev41State } from '../../../games/kiev41'
import { insight } from '../../../games/kiev41'
import type { Temper } from '../../evaluate/kiev41/temper'
import type { Mind, Work } from '../../types'
import type { Plan } from './activation'
import { activationCost, exhaustionCost } from './activation'
import { answerOf } from './answer'
import type { Desk } from './desk'
import { back, deskOn, marked, marshalDesk, marshalFor, offersAt, play, scoreOf, stepAt, touch, unmark } from './desk'
import { lightHabits, marshalHabits } from './habits'
import { bestOf, impulsePlans, keptStars, mayPlay, tactical } from './impulse'

type V = View<Kiev41State>

/** Other ways to look at the same position: each gives its own plan. */
const bold = (own: Temper): Temper => ({
  ...own,
  exposure: own.exposure * 0.5,
  battle: own.battle * 1.2,
  activation: own.activation * 0.5,
})
const careful = (own: Temper): Temper => ({
  ...own,
  exposure: own.exposure * 1.6,
  frailty: own.frailty * 1.6,
  activation: own.activation * 1.5,
})
const towards = (own: Temper, key: number): Temper => ({ ...own, pull: own.pull * 1.6, effort: key })

const MOST_EFFORTS = 1
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

/** Tactical Impulses as others would play them, by the desk's own measure. */
function* alternatives(desk: Desk): Work<Plan[]> {
  const own = desk.temper
  const efforts = effortsOf(desk).map(key => towards(own, key))
  const plans: Plan[] = []
  for (const temper of [bold(own), careful(own), ...efforts])
    plans.push(yield* tactical(deskOn(desk.d, desk.side, temper, marshalHabits)))
  return plans
}
function weighed(desk: Desk, plan: Plan): Plan {
  const here = marked(desk)
  const base = scoreOf(desk)
  for (const action of plan.touches.slice(0, -1)) play(desk, action)
  const { cost, spared } = starsSpent(desk)
  const gain = scoreOf(desk) - base - cost
  back(desk, here)
  unmark(desk)
  return { touches: plan.touches, gain, cost, spared }
}
function starsSpent(desk: Desk): Pick<Plan, 'cost' | 'spared'> {
  const kept = keptStars(desk)
  let price = 0
  let exhausted = 0
  for (let hq = insight.FIRST[desk.side]!; hq < insight.END[desk.side]!; hq++) {
    if (desk.d.s.active[hq] !== 1 || hq === insight.GUDERIAN) continue
    price += activationCost(desk, hq)
    exhausted += exhaustionCost(desk, hq)
  }
  return { cost: kept * price + exhausted, spared: (1 - kept) * price }
}
/** A Pass now is the second in a row: what the next turn brings to both would drown everything else. */
const endsTurn = (desk: Desk): boolean => desk.d.s.marker[insight.markers.passes] === 1
/** Its own plan and those of others, the best attacks by its own measure first, none twice; then what needs no HQ. */
function* candidates(desk: Desk, own: readonly Plan[]): Work<Plan[]> {
  const quiet = own.filter(plan => !isTactical(plan) && (!isPass(plan) || !endsTurn(desk)))
  const strikes: Plan[] = []
  if (mayPlay(desk, 'tactical'))
    for (const plan of [...own.filter(isTactical), ...(yield* alternatives(desk))])
      if (!strikes.some(known => sameAs(known, plan))) strikes.push(weighed(desk, plan))
  strikes.sort((a, b) => b.gain - b.spared - a.gain + a.spared)
  return [...strikes.slice(0, MOST_ROLLED), ...quiet]
}
const isTactical = ({ touches }: Plan): boolean => touches[0] === touch('tactical')
const isPass = ({ touches }: Plan): boolean => touches[0] === touch('passImpulse')
/** Among attacks stars count in full, for each can be spent once; against waiting only what would be kept of them. */
function chosenOf(plans: readonly Plan[], values: readonly number[]): Plan {
  let strike = -1
  let best = -1
  const thrifty = (i: number): number => values[i]! - plans[i]!.spared
  for (let i = 0; i < plans.length; i++)
    if (isTactical(plans[i]!) && (strike < 0 || thrifty(i) > thrifty(strike))) strike = i
  for (let i = 0; i < plans.length; i++)
    if ((i === strike || !isTactical(plans[i]!)) && (best < 0 || values[i]! > values[best]!)) best = i
  return plans[best]!
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
const DICE = 3
/** The impulse played out with several dice; what comes of it on average, and the reply in the middling case. */
function* foresee(desk: Desk, plan: Plan, world: number): Work<number> {
  const foe = otherSide(desk.side)
  const own = deskOn(desk.d, desk.side, marshalFor(desk.d.s, desk.side), lightHabits)
  const other = deskOn(desk.d, foe, marshalFor(desk.d.s, foe), lightHabits)
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
  return mean - plan.cost - reply
}
function* playOut(desk: Desk, plan: Plan, pair: readonly [Desk, Desk], start: Core, luck: number): Work<void> {
  restore(desk.d, { ...start, seed: [luck, mix(luck, 9)] })
  playWhile(desk, plan.touches)
  yield* finishImpulse(pair, desk.side)
}
/** What the enemy's best answer takes away. */
function* replyCost(desk: Desk, other: Desk): Work<number> {
  if (desk.d.s.over !== null || stepAt(desk) !== 'declaration') return 0
  const fresh = deskOn(desk.d, other.side, other.temper, lightHabits)
  const best = bestOf(yield* impulsePlans(fresh))
  return Math.max(0, best.gain)
}

const MOST_ROLLED = 3
const WORLDS = 2
/** How much what was played out counts beside the first estimate. */
const PLAYED = 0.6
function* search(
  game: Game<Kiev41State>,
  view: V,
  now: Decision,
  hope: (touches: readonly Action[]) => void,
): Work<readonly Action[]> {
  const desk = marshalDesk(game, view, now.by)
  const own = yield* impulsePlans(desk)
  const first = bestOf(own)
  hope(first.touches)
  if (isPass(first) && endsTurn(desk)) return first.touches
  const best = yield* candidates(desk, own)
  const values = best.map(() => 0)
  for (let world = 0; world < WORLDS; world++) {
    const table = marshalDesk(game, view, now.by, world)
    for (let i = 0; i < best.length; i++) values[i]! += (yield* foresee(table, best[i]!, world)) / WORLDS
  }
  return chosenOf(
    best,
    best.map(({ gain }, i) => gain * (1 - PLAYED) + values[i]! * PLAYED),
  ).touches
}

export const marshal: Mind<Kiev41State> = {
  *plan(game, view, now, hope) {
    if (now.step === 'declaration') return yield* search(game, view, now, hope)
    const desk = marshalDesk(game, view, now.by)
    return yield* answerOf(desk)
  },
}
