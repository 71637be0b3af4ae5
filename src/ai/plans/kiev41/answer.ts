import type { Action } from '../../../engine'
import { top } from '../../../engine'
import type { insight } from '../../../games/kiev41'
import type { Work } from '../../types'
import { commandOrders } from './command'
import type { Desk } from './desk'
import { back, marked, offersAt, play, scoreOf, touch, unmark, VIA } from './desk'
import { battleOrder, blitzOrder, supportOrders } from './fighting'
import { bestOf, declaredPlan, exploitation, impulsePlans } from './impulse'
import { airChoice, deploymentOrder, drawChoice, hitChoice, kievChoice, logisticsChoice, pointsChoice } from './rear'

type Answer = (desk: Desk) => Work<readonly Action[]>
const quick = (choice: (desk: Desk) => Action): Answer =>
  function* (desk) {
    return [choice(desk)]
  }

/** A block is in hand: the best of its places. */
function* bestTouch(desk: Desk): Work<readonly Action[]> {
  const offers = offersAt(desk)
  const here = marked(desk)
  let best = offers.actions[0]!
  let most = -1e9
  for (let i = 0; i < offers.count; i++) {
    if (offers.actions[i]! >>> 26 === VIA) continue
    play(desk, offers.actions[i]!)
    const score = scoreOf(desk)
    back(desk, here)
    if (score > most) {
      most = score
      best = offers.actions[i]!
    }
    yield 'moves'
  }
  unmark(desk)
  return [best]
}
const isHolding = (desk: Desk): boolean => ((top(desk.d.s) as insight.MoveFrame).lifted ?? -1) >= 0

function* commandAnswer(desk: Desk): Work<readonly Action[]> {
  return [...(yield* commandOrders(desk)), touch('endCommand')]
}
function* impulseAnswer(desk: Desk): Work<readonly Action[]> {
  return bestOf(yield* impulsePlans(desk)).touches
}
const whenHolding =
  (answer: Answer): Answer =>
  desk =>
    isHolding(desk) ? bestTouch(desk) : answer(desk)

/** Every step that asks, and how it is answered. */
const answers: { readonly [step: string]: Answer } = {
  declaration: impulseAnswer,
  activation: whenHolding(declaredPlan),
  command: whenHolding(commandAnswer),
  exploitation: whenHolding(exploitation),
  support: desk => supportOrders(desk, 'confirmSupport'),
  blitzSupport: desk => supportOrders(desk, 'confirmBlitzSupport'),
  battles: battleOrder,
  blitz: whenHolding(blitzOrder),
  logistics: quick(logisticsChoice),
  logisticsPoints: quick(pointsChoice),
  strategicDraw: quick(drawChoice),
  kievChoice: quick(kievChoice),
  deployment: deploymentOrder,
  hits: quick(hitChoice),
  sevastopolLoss: quick(hitChoice),
  naval: quick(airChoice),
  flakSplit: quick(airChoice),
}
/** The next touches of the desk's side at the step on top. The draft may be left anywhere. */
export function answerOf(desk: Desk): Work<readonly Action[]> {
  const answer = answers[top(desk.d.s).step]
  return answer ? answer(desk) : bestTouch(desk)
}
