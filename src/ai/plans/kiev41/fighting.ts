import type { Action } from '../../../engine'
import { act, firstOf, secondOf, verbOf } from '../../../engine'
import { insight } from '../../../games/kiev41'
import { campsOf } from '../../evaluate/kiev41/camps'
import type { Outlook } from '../../evaluate/kiev41/pending'
import { battleGain, nearby, outlook, supportAt } from '../../evaluate/kiev41/pending'
import { blockWorth } from '../../evaluate/kiev41/values'
import type { Work } from '../../types'
import type { Desk } from './desk'
import { back, marked, offersAt, play, scoreOf, touch, unmark, verb } from './desk'

const { AREAS, battleOdds, mayFight, SPACES } = insight

const expected = (chances: readonly number[]): number => chances.reduce((sum, chance, n) => sum + n * chance, 0)
function stepWorth(desk: Desk, side: number, area: number): number {
  const { s } = desk.d
  let worth = 0
  let steps = 0
  for (let block = insight.FIRST[side]!; block < insight.END[side]!; block++) {
    if (s.at[block] !== area) continue
    worth += blockWorth(block, s.steps[block]!)
    steps += s.steps[block]!
  }
  return steps === 0 ? 1 : worth / steps
}
/** What the battle as it stands is expected to bring, by its exact odds. */
export function gainOf(desk: Desk, area: number): number {
  const { s } = desk.d
  if (!desk.habits.exact) {
    const quick = outlook(s, campsOf(s, false), desk.side, area, supportAt(s, desk.side, area))
    return battleGain(s, desk.side, area, desk, quick)
  }
  const odds = battleOdds(s, desk.side, area)
  const camps = campsOf(s, false)
  const own = desk.side * SPACES + area
  const foe = (1 - desk.side) * SPACES + area
  const enemyLoss = expected(odds.defenderLoses)
  const numbers: Outlook = {
    cleared: odds.cleared,
    ownLoss: expected(odds.attackerLoses),
    enemyLoss,
    enemySteps: camps.steps[foe]!,
    ownSteps: camps.steps[own]! - expected(odds.attackerLoses),
    answer: camps.steps[foe] === 0 ? 0 : camps.guard[foe]! * (1 - enemyLoss / camps.steps[foe]!),
    near: nearby(camps, desk.side, area),
    // The attack is made: what it takes counts in full.
    isCut: false,
    ownStep: stepWorth(desk, desk.side, area),
    enemyStep: stepWorth(desk, 1 - desk.side, area),
  }
  return battleGain(s, desk.side, area, desk, numbers)
}

function battlesAt(desk: Desk): readonly number[] {
  const areas: number[] = []
  for (let area = 0; area < AREAS; area++)
    if (desk.d.s.count[desk.side * SPACES + area]! > 0 && isFoughtNow(desk, area)) areas.push(area)
  return areas
}
const isFoughtNow = (desk: Desk, area: number): boolean =>
  mayFight(desk.d.s, desk.side, area) ||
  (desk.d.s.battle[area] === 2 && desk.d.s.force[(1 - desk.side) * SPACES + area]! > 0)

const LOOKING = 'guns and bombers'
const LEAST = 0.02
/** Guns, bombers and fleets, each where it adds most; then the support is confirmed. */
export function* supportOrders(desk: Desk, closing: string): Work<readonly Action[]> {
  const touches: Action[] = []
  const areas = battlesAt(desk)
  const gains = new Map<number, number>()
  for (const area of areas) gains.set(area, gainOf(desk, area))
  for (let round = 0; round < 16; round++) {
    const best = yield* bestSupport(desk, areas, gains)
    if (best === -1) break
    play(desk, best)
    touches.push(best)
    gains.set(secondOf(best), gainOf(desk, secondOf(best)))
  }
  return [...touches, touch(closing)]
}
function* bestSupport(desk: Desk, areas: readonly number[], gains: Map<number, number>): Work<Action> {
  const offers = offersAt(desk)
  let best = -1
  let most = LEAST
  const here = marked(desk)
  for (let i = 0; i < offers.count; i++) {
    const area = secondOf(offers.actions[i]!)
    if (offers.closes[i] || areas.indexOf(area) < 0) continue
    play(desk, offers.actions[i]!)
    const gain = gainOf(desk, area) - gains.get(area)!
    back(desk, here)
    if (gain > most) {
      most = gain
      best = offers.actions[i]!
    }
    yield LOOKING
  }
  unmark(desk)
  return best
}

/** The next battle: the best first; what need not be fought only where it pays. */
export function* battleOrder(desk: Desk): Work<readonly Action[]> {
  const offers = offersAt(desk)
  const fight = touch('fight')
  let best = -1
  let most = -1e9
  let isFree = false
  for (let i = 0; i < offers.count; i++) {
    const action = offers.actions[i]!
    if (action === fight) return [fight]
    if (action === touch('endBattles')) isFree = true
    if (verbOf(action) !== verb('declareBattle')) continue
    const isOwed = desk.d.s.contestedBefore[firstOf(action)] === 0
    const gain = gainOf(desk, firstOf(action)) + (isOwed ? 100 : 0)
    yield 'battles'
    if (gain > most) {
      most = gain
      best = action
    }
  }
  if (best === -1 || (isFree && most < 0.1)) return [touch('endBattles')]
  return [best, fight]
}

const WORTH_BLITZING = 0.3
export function* blitzOrder(desk: Desk): Work<readonly Action[]> {
  const end = touch('endBlitz')
  if (!desk.habits.blitzes) return [end]
  const base = scoreOf(desk)
  const lifts = offersAt(desk)
  let best: readonly Action[] = [end]
  let most = WORTH_BLITZING
  const here = marked(desk)
  for (let i = 0; i < lifts.count; i++) {
    if (verbOf(lifts.actions[i]!) !== verb('liftBlitz')) continue
    play(desk, lifts.actions[i]!)
    const places = offersAt(desk)
    const lifted = marked(desk)
    for (let k = 0; k < places.count; k++) {
      play(desk, places.actions[k]!)
      const gain = scoreOf(desk) - base + blitzGain(desk, firstOf(places.actions[k]!))
      if (gain > most) {
        most = gain
        best = [lifts.actions[i]!, act(verb('blitzTo'), firstOf(places.actions[k]!))]
      }
      back(desk, lifted)
      yield 'the blitz'
    }
    unmark(desk)
    back(desk, here)
  }
  unmark(desk)
  return best
}
/** A blitz battle has to be fought. */
const blitzGain = (desk: Desk, area: number): number =>
  desk.d.s.battle[area] === 2 && !desk.d.s.over ? gainOf(desk, area) : 0
