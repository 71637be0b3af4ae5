import type { Action } from '../../../engine'
import { firstOf, verbOf } from '../../../engine'
import { insight } from '../../../games/kiev41'
import { blockWorth, fullWorth } from '../../evaluate/kiev41/values'
import type { Work } from '../../types'
import type { Desk } from './desk'
import { back, marked, offersAt, play, scoreOf, touch, unmark, verb } from './desk'

const { AREAS, fireAt, first, isAirHq, isHq, isTacticalHq, LEADER, logisticsValue, maxSteps, neighbour, SPACES } =
  insight

/** 7.0 A Pause gives only the leader back: worth it when little is lost and months are left to use him. */
export function logisticsChoice(desk: Desk): Action {
  const { s } = desk.d
  const leader = LEADER[desk.side]!
  const lost = maxSteps[leader]! - s.steps[leader]!
  const isPaying = lost * Math.max(0, desk.goals.turnsLeft) > logisticsValue(s, desk.side) * 1.5
  return touch(isPaying ? 'pauseLogistics' : 'activateLeader')
}

function isNearEnemy(desk: Desk, block: number): boolean {
  const area = desk.d.s.at[block]!
  const foe = (1 - desk.side) * SPACES
  for (let k = first[area]!; k < first[area + 1]!; k++) if (desk.d.s.count[foe + neighbour[k]!]! > 0) return true
  return desk.d.s.count[foe + area]! > 0
}
/** In the last turn stars count where they can be fired: bombers and guns near what is to be taken. */
function lastRestore(desk: Desk, block: number, steps: number): number {
  const near = desk.goals.pull[block]![desk.d.s.at[block]!]! / desk.temper.pull
  return 30 + near * 1.5 - steps + (isAirHq[block] === 1 ? 4 : 0) + (steps === 1 ? 3 : 0)
}
/** HQs before anything else, those on their Heart first; then steps by what a point buys, at the front first. */
function restoreValue(desk: Desk, block: number): number {
  const steps = desk.d.s.steps[block]!
  if (desk.goals.turnsLeft === 0 && isHq[block] === 1) return lastRestore(desk, block, steps)
  if (isTacticalHq[block] === 1) return 20 - steps * 2
  if (isAirHq[block] === 1) return 18 - steps
  if (isHq[block] === 1) return 15
  const gain = blockWorth(block, steps + 1) - blockWorth(block, steps)
  const near = desk.d.s.at[block]! < AREAS && isNearEnemy(desk, block) ? 1.4 : 1
  return (gain / fireAt(block, steps + 1)) * near * (steps === 1 ? 1.3 : 1)
}
/** 7.2.2 The next point, or when all are spent as many reinforcements as there are. */
export function pointsChoice(desk: Desk): Action {
  const offers = offersAt(desk)
  let best = -1
  let most = 0
  let draw = -1
  for (let i = 0; i < offers.count; i++) {
    const action = offers.actions[i]!
    if (verbOf(action) === verb('draw')) {
      if (draw === -1 || firstOf(action) > firstOf(draw)) draw = action
      continue
    }
    const value = restoreValue(desk, firstOf(action))
    if (value > most) {
      most = value
      best = action
    }
  }
  return best === -1 ? draw : best
}
/** 11.0 As many as may be drawn. */
export function drawChoice(desk: Desk): Action {
  const offers = offersAt(desk)
  let best = offers.actions[0]!
  for (let i = 0; i < offers.count; i++) if (firstOf(offers.actions[i]!) > firstOf(best)) best = offers.actions[i]!
  return best
}
const pickValue = (block: number): number => fullWorth(block) + (isHq[block] === 1 ? 6 : 0)
/** 2.6 The best block of the pool. */
export function kievChoice(desk: Desk): Action {
  const offers = offersAt(desk)
  let best = -1
  for (let i = 0; i < offers.count; i++) {
    const action = offers.actions[i]!
    if (verbOf(action) !== verb('pick')) continue
    if (best === -1 || pickValue(firstOf(action)) > pickValue(firstOf(best))) best = action
  }
  return best === -1 ? offers.actions[0]! : best
}

/** 5.0 Each block where the position likes it best. */
export function* deploymentOrder(desk: Desk): Work<readonly Action[]> {
  const offers = offersAt(desk)
  for (let i = 0; i < offers.count; i++)
    if (verbOf(offers.actions[i]!) === verb('endDeployment')) return [offers.actions[i]!]
  let lift = -1
  for (let i = 0; i < offers.count; i++) {
    const action = offers.actions[i]!
    if (verbOf(action) !== verb('takeUp')) continue
    if (lift === -1 || fullWorth(firstOf(action)) > fullWorth(firstOf(lift))) lift = action
  }
  if (lift !== -1) play(desk, lift)
  const place = yield* bestDeployment(desk)
  return lift === -1 ? [place] : [lift, place]
}
function* bestDeployment(desk: Desk): Work<Action> {
  const places = offersAt(desk)
  const here = marked(desk)
  let best = places.actions[0]!
  let most = -1e9
  for (let i = 0; i < places.count; i++) {
    play(desk, places.actions[i]!)
    const score = scoreOf(desk)
    back(desk, here)
    if (score > most) {
      most = score
      best = places.actions[i]!
    }
    yield 'reinforcements'
  }
  unmark(desk)
  return best
}

/** 10.15 The step that is missed least. */
export function hitChoice(desk: Desk): Action {
  const offers = offersAt(desk)
  const cost = (action: Action): number => {
    const block = firstOf(action)
    const steps = desk.d.s.steps[block]!
    return blockWorth(block, steps) - (steps > 1 ? blockWorth(block, steps - 1) : 0)
  }
  let best = offers.actions[0]!
  for (let i = 1; i < offers.count; i++) if (cost(offers.actions[i]!) < cost(best)) best = offers.actions[i]!
  return best
}
/** Bombers: as few against fleets as must be; hits spread so that none is lost. */
export function airChoice(desk: Desk): Action {
  const offers = offersAt(desk)
  for (let i = 0; i < offers.count; i++)
    if (verbOf(offers.actions[i]!) === verb('sendNoMore')) return offers.actions[i]!
  return offers.actions[0]!
}
